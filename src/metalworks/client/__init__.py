"""A client of the table server, for tests and for bots: see `examples/bot.py` and `docs/server.md`.

async with Client("http://127.0.0.1:8000") as client:
    info = await client.create("metallurgie", ["me", "greedy"])
    async with client.play(info.id) as seat:
        async for turn in seat.turns():
            await seat.act(turn, turn.legal[0])
"""

from metalworks.contract.extras import need

need("client", "httpx", "websockets")

from metalworks.client.client import Client  # noqa: E402  (what it needs comes first)
from metalworks.client.table import Lost, Refusal, Table, Turn  # noqa: E402

__all__ = ["Client", "Lost", "Refusal", "Table", "Turn"]
