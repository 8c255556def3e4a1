"""Who is who: guests with a signed cookie, a name they can change, a private link to other devices."""

from __future__ import annotations

import random
from typing import NamedTuple

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from metalworks.messages import Code
from metalworks.server.hosted.names import clean_text
from metalworks.server.refusal import Refuse
from metalworks.server.sanctions import Sanctions
from metalworks.server.storage.ids import new_id
from metalworks.server.storage.store import Store

COOKIE = "metalworks"
SEPARATOR = "~"
DEVICE_LENGTH = 200
LASTS = 2 * 365 * 86_400

_METALS = ("Iron", "Copper", "Silver", "Gold", "Tin", "Zinc", "Cobalt", "Nickel", "Titanium", "Chrome")
_BEASTS = ("Fox", "Heron", "Otter", "Raven", "Lynx", "Badger", "Falcon", "Marten", "Ibex", "Wren")


class Identity(NamedTuple):
    """A person, and the session in which they are known on one device."""

    person: str
    session: str


class People:
    """Reads and writes identities."""

    def __init__(self, store: Store, secret: str, secure: bool, sanctions: Sanctions) -> None:
        self.store = store
        self._signer = Signer(secret, salt="metalworks.identity")
        self._secure = secure
        self._sanctions = sanctions

    def identity(self, connection: ASGIConnection) -> Identity | None:  # type: ignore[type-arg]
        """The identity in the cookie of a request, if we signed it and the session has not ended."""
        value = connection.cookies.get(COOKIE)
        if not value:
            return None
        try:
            signed = self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None
        # The last letter of a signature has spare bits, so several spellings mean the same one: only ours counts.
        if self._signer.sign(signed).decode() != value:
            return None
        person, _, session = signed.partition(SEPARATOR)
        # A cookie of before there were sessions is a session of its own, called like the person.
        identity = Identity(person, session or person)
        return identity if identity.session not in self._sanctions.ended else None

    def person(self, connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
        """The person of a request."""
        identity = self.identity(connection)
        return identity.person if identity is not None else None

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

    async def welcome(self, device: str) -> tuple[Identity, str]:
        """A new guest: identity and name."""
        identity, name = Identity(new_id(), new_id()), f"{random.choice(_METALS)} {random.choice(_BEASTS)}"
        await self.store.add_person(identity.person, name, identity.session, device)
        return identity, name

    async def admit(self, person: str, device: str) -> Identity:
        """A person on one more device."""
        identity = Identity(person, new_id())
        await self.store.add_session(identity.session, person, device)
        return identity

    def cookie(self, identity: Identity | None, is_https: bool) -> Cookie:
        """HttpOnly: no script reads it. SameSite: no other site sends it. Without an identity it is taken away."""
        value = self._signer.sign(SEPARATOR.join(identity)).decode() if identity is not None else ""
        return Cookie(
            key=COOKIE,
            value=value,
            max_age=LASTS if identity is not None else 0,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._secure or is_https,
        )


def link_path(token: str) -> str:
    """The page of the application that claims a private link."""
    return f"/link/{token}"


def device_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """What a browser says that it is, so that people recognise their devices."""
    return clean_text(connection.headers.get("user-agent", ""))[:DEVICE_LENGTH]


def is_foreign(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a page of another site sends this."""
    origin = connection.headers.get("origin")
    if not origin:
        return False  # not a browser, or a page of ours
    return origin.partition("://")[2] != connection.headers.get("host", "")
