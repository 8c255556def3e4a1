"""What a person has chosen is theirs on every device; and the games they have finished are a list of their own."""

from __future__ import annotations

import httpx
import pytest

from metalworks import messages
from metalworks.client import Client
from tests.server.process import ServerProcess

pytestmark = pytest.mark.compiled_only


async def test_settings_follow_a_person_to_another_device(server: ServerProcess, ann: Client, ben: Client) -> None:
    chosen = {"theme": "light", "volume": 30, "confirm": True}
    async with httpx.AsyncClient(base_url=server.address, cookies={"metalworks": ann.cookie}) as http:
        assert (await http.get("/api/me/settings")).json() == {}
        assert (await http.put("/api/me/settings", json=chosen)).json() == chosen
        assert (await http.put("/api/me/settings", json=chosen | {"volume": 40})).status_code == 200
    await ben.claim((await ann.link()).token)
    async with httpx.AsyncClient(base_url=server.address, cookies={"metalworks": ben.cookie}) as http:
        assert (await http.get("/api/me/settings")).json() == chosen | {"volume": 40}


async def test_settings_have_an_owner_and_an_end(server: ServerProcess, ann: Client) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        assert (await http.get("/api/me/settings")).status_code == 401
    async with httpx.AsyncClient(base_url=server.address, cookies={"metalworks": ann.cookie}) as http:
        wide = {f"{at}": "\N{GRINNING FACE}" * 80 for at in range(10)}  # four bytes a letter
        for too_much in ({str(at): at for at in range(41)}, {"theme": "x" * 81}, wide):
            answer = await http.put("/api/me/settings", json=too_much)
            assert (answer.status_code, answer.json()["key"]) == (400, "settings-too-many")


async def test_played_games_are_those_where_i_sat(server: ServerProcess, ann: Client, ben: Client) -> None:
    info = await ann.create("metallurgie", ["me", "random"], public=True)
    async with ann.play(info.id) as table:
        await table.ask(messages.Concede(seat=0))
    for person, expected in ((ann, [info.id]), (ben, [])):
        async with httpx.AsyncClient(base_url=server.address, cookies={"metalworks": person.cookie}) as http:
            answer = await http.get("/api/tables", params={"shelf": "played"})
            assert [table["id"] for table in answer.json()["tables"]] == expected
