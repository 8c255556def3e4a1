"""What a messenger shows of the link to a table."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from metalworks.client import Client
from metalworks.server import settings
from tests.server.process import ServerProcess

pytestmark = pytest.mark.compiled_only


async def test_a_link_says_who_invites_to_what(server: ServerProcess, ann: Client) -> None:
    if not (Path(settings.__file__).parent.parent / "web" / "index.html").is_file():
        pytest.skip("the web application has not been built")
    await ann.rename('Ann "A" <b>')
    info = await ann.create("metallum", ["me", "open"])
    async with httpx.AsyncClient(base_url=server.address) as http:
        page = (await http.get(f"/table/{info.id}")).text
        assert 'content="Ann &quot;A&quot; &lt;b&gt; invites you to Metallum"' in page
        assert f'content="{server.address}/previews/metallum.jpg"' in page
        german = (await http.get(f"/table/{info.id}", headers={"accept-language": "de-AT,en"})).text
        assert "lädt dich zu Metallum ein" in german
        unknown = await http.get("/table/nothing-here")
        assert unknown.status_code == 200
        assert "og:title" not in unknown.text
        assert (await http.get("/previews/metallum.jpg")).headers["content-type"] == "image/jpeg"
