"""Parley, a small game that only tests play: it has every way to act that the contract knows.

In their turn captains make offers, call for bids, or end it. Whoever is offered something is asked:
silence declines. A call asks everybody else at once, and the bids stay secret until all are in:
silence bids nothing. Between the actions of a turn everybody else may wave, once a turn. An offer is
made in steps (open, add up to two amounts in ascending order, propose) that people send whole.

`METALWORKS_GAMES=tests.parley` makes it known to a process.
"""

from tests.parley.game import GAME

__all__ = ["GAME"]
