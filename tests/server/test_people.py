"""Identities: guests, names, private links."""

from __future__ import annotations

import string

import httpx
import pytest

from metalworks.client import Client, Refusal
from metalworks.messages import Code
from tests.server.process import ServerProcess


async def test_a_visitor_is_a_guest_at_once(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.get("/api/me")
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        again = await http.get("/api/me")
        assert again.json() == answer.json()


async def test_a_name_can_be_changed(ann: Client) -> None:
    assert (await ann.rename("  Anna \x07 Lena ")).name == "Anna Lena"
    assert (await ann.me()).name == "Anna Lena"
    with pytest.raises(Refusal) as refused:
        await ann.rename("\u200b \x00")
    assert refused.value.key == "name-empty"
    with pytest.raises(Refusal) as refused:
        await ann.rename("x" * 41)
    assert refused.value.code is Code.SHAPE


async def test_a_private_link_moves_the_identity_once(ann: Client, ben: Client) -> None:
    info = await ann.create("metallurgie", ["me", "random"])
    link = await ann.link()
    assert link.path.endswith(link.token)
    moved = await ben.claim(link.token)
    assert moved == await ann.me()
    assert any(seat.yours for seat in (await ben.table(info.id)).seats)
    with pytest.raises(Refusal) as refused:
        await ben.claim(link.token)
    assert refused.value.status == 404


async def test_a_forged_cookie_is_nobody(server: ServerProcess, ann: Client) -> None:
    person = (await ann.me()).id
    # Any other last letter is a forgery, also where it stands for the same bits.
    others = [ann.cookie[:-1] + letter for letter in string.ascii_letters + string.digits if letter != ann.cookie[-1]]
    body = {"game": "metallurgie", "seats": [{"sitter": "me"}, {"sitter": "open"}]}
    async with httpx.AsyncClient(base_url=server.address) as http:
        for forged in (f"{person}.{'A' * 27}", person, "ä", *others):
            header = {"cookie": f"metalworks={forged}".encode()}
            answer = await http.post("/api/tables", json=body, headers=header)  # type: ignore[arg-type]
            assert answer.status_code == 401, forged
            assert answer.json()["code"] == "identity"


async def test_other_sites_cannot_act_for_a_visitor(server: ServerProcess, ann: Client) -> None:
    answer = await ann.http.patch("/api/me", json={"name": "Mallory"}, headers={"origin": "https://example.org"})
    assert answer.status_code == 403
    answer = await ann.http.patch("/api/me", json={"name": "Anna"}, headers={"origin": server.address})
    assert answer.status_code == 200
