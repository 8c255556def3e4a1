"""Who is who: guests with a signed cookie, a name they can change, a private link to other devices."""

from __future__ import annotations

import random

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from metalworks.messages import Code
from metalworks.server.refusal import Refuse
from metalworks.server.storage.store import Store, new_id

COOKIE = "metalworks"
LASTS = 2 * 365 * 86_400

_METALS = ("Iron", "Copper", "Silver", "Gold", "Tin", "Zinc", "Cobalt", "Nickel", "Titanium", "Chrome")
_BEASTS = ("Fox", "Heron", "Otter", "Raven", "Lynx", "Badger", "Falcon", "Marten", "Ibex", "Wren")


class People:
    """Reads and writes identities."""

    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self.store = store
        self._signer = Signer(secret, salt="metalworks.identity")
        self._secure = secure

    def person(self, connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
        """The identity in the cookie of a request, if we signed it."""
        value = connection.cookies.get(COOKIE)
        if not value:
            return None
        try:
            person = self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None
        # The last letter of a signature has spare bits, so several spellings mean the same one: only ours counts.
        return person if self._signed(person) == value else None

    def _signed(self, person: str) -> str:
        return self._signer.sign(person).decode()

    def known(self, connection: ASGIConnection) -> str:  # type: ignore[type-arg]
        """The same; refused without one."""
        person = self.person(connection)
        if person is None:
            raise Refuse(Code.IDENTITY, "no-identity")
        return person

    async def name(self, person: str) -> str:
        """The name of a known person."""
        name = await self.store.name_of(person)
        if name is None:  # a cookie that we signed for a database we no longer have
            raise Refuse(Code.IDENTITY, "no-identity")
        return name

    async def welcome(self) -> tuple[str, str]:
        """A new guest: identity and name."""
        person, name = new_id(), f"{random.choice(_METALS)} {random.choice(_BEASTS)}"
        await self.store.add_person(person, name)
        return person, name

    def cookie(self, person: str, is_https: bool) -> Cookie:
        """HttpOnly: no script reads it. SameSite: no other site sends it."""
        return Cookie(
            key=COOKIE,
            value=self._signed(person),
            max_age=LASTS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._secure or is_https,
        )


def is_foreign(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a page of another site sends this."""
    origin = connection.headers.get("origin")
    if not origin:
        return False  # not a browser, or a page of ours
    return origin.partition("://")[2] != connection.headers.get("host", "")
