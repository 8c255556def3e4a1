"""The journal of a match between computers, for the pictures: `python web/scripts/journal.py GAME NAMES...`."""

from __future__ import annotations

import sys

from metalworks import Match
from metalworks.players import choose

game, *names = sys.argv[1:]
match = Match.new(game, names, seed="pictures")
while match.waiting:
    seat = match.waiting[0]
    match.play_code(seat, choose(match, seat, "greedy"))
sys.stdout.write(match.journal.dumps())
