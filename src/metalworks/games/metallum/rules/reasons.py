"""Why an action is not possible, each reason as one number; `POSSIBLE` (0) is none.

The words and clauses of these numbers are in `metalworks.games.metallum.refusals`.
"""

from __future__ import annotations

from typing import Final

NO_SUCH_ACTION: Final = 1  # the code stands for nothing

# Not this seat, not this moment
GAME_IS_OVER: Final = 2
NOT_YOUR_TURN: Final = 3
OPPONENT_DECIDES_ORDER: Final = 4
OPPONENT_ASKED: Final = 5
PROGRAM_FIRST: Final = 6
PROGRAM_NOT_NOW: Final = 7
CHOOSE_ORDER_FIRST: Final = 8
ORDER_SETTLED: Final = 9
CARD_OR_PASS: Final = 10
NO_CARD_ASKED: Final = 11
NOTHING_BEGUN: Final = 12
FINISH_EFFECT: Final = 13
NOT_THIS_STEP: Final = 14

# Programs
PROGRAM_NO_MOVE: Final = 20
PROGRAM_SPENT: Final = 21
PROGRAM_SAME_TYPE: Final = 22
PROGRAM_NOT_ONE_PIECE: Final = 23
PROGRAM_NO_PIN: Final = 24
PROGRAM_NO_SOCKET: Final = 25
PROGRAM_COLOUR: Final = 26
PROGRAM_POSITION: Final = 27
PROGRAM_COMMITTED: Final = 28  # it is the one committed already

# Beginning an effect
TILE_DONE: Final = 30
TILE_NOT_IN_PROGRAM: Final = 31
MOVE_FIRST: Final = 32
NOTHING_TO_MINE: Final = 33
NOTHING_AFFORDABLE: Final = 34
NOTHING_TO_BUY_OR_TRANSPORT: Final = 35
NO_EXTRACTOR: Final = 36
INSTALLATION_ONCE: Final = 37
INSTALLATION_USED_UP: Final = 38
INSTALLATION_JAMMED: Final = 39
INSTALLATION_GUARDED: Final = 40
INSTALLATION_IDLE: Final = 41
CARD_NOT_HELD: Final = 42
CARD_OTHER_TIME: Final = 43
CARD_IDLE: Final = 44
CARD_SHIELDED: Final = 45

# Choices within an effect
WRONG_DISTANCE: Final = 50
NO_JUMP_TO_ITSELF: Final = 51
JUMP_NOT_DISCOVERED: Final = 52
NOT_DISCOVERED: Final = 53
NOT_WITH_SHIP: Final = 54
NO_OWN_THERE: Final = 55
NO_OPPOSING_THERE: Final = 56
NO_EXTRACTOR_THERE: Final = 57
NOT_FROM_TARGET: Final = 58
NO_REPLACEMENT: Final = 59
JAMMED: Final = 60
GUARDED: Final = 61
SHIELDED: Final = 62
NOT_THERE: Final = 63  # the planet that the step is about already, or with nothing to go on with
NOT_OPTIONAL: Final = 64
DELTA_TAKES_TWO: Final = 65
MARKER_THERE: Final = 66
NO_MARKER_THERE: Final = 67
SLOT_EMPTY: Final = 68
TOO_EXPENSIVE: Final = 69
NO_TRANSPORT: Final = 70
MODULE_NOT_YOURS: Final = 71
NOT_ACQUIRABLE: Final = 72
RERUN_MOVE: Final = 73
RERUN_NOT_SPENT: Final = 74
AIM_IDLE: Final = 75
