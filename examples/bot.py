"""A bot for the table server: joins the first open public table, or opens one, and plays it to the end.

python examples/bot.py http://127.0.0.1:8000 metallurgie
"""

import asyncio
import random
import sys

from metalworks.client import Client, Lost, Refusal


async def main(address: str, game: str) -> None:
    async with Client(address) as client:
        await client.rename("Random bot")
        tables = await client.tables("open", game)
        if tables:
            table = await client.join(tables[0].id)
        else:
            table = await client.create(game, ["me", "open"], public=True)
        async with client.play(table.id) as seat:
            async for turn in seat.turns():
                try:
                    await seat.act(turn, random.choice(turn.legal))
                except (Refusal, Lost) as trouble:
                    print(repr(trouble))  # the game went on meanwhile, or the line was cut: look again
            print("over:", seat.info.outcome if seat.info else "")


asyncio.run(main(sys.argv[1], sys.argv[2]))
