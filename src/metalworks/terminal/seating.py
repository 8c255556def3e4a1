"""Who sits where, from the words of a command line."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.problems import BadOption
from metalworks.contract.texts import Texts
from metalworks.players import LEVELS, is_player, player
from metalworks.table.journal import Seat

HUMAN = "human"
OPPONENT = "smith"


def seating(kinds: Sequence[str], names: Sequence[str], language: str) -> tuple[Seat, ...]:
    """A seat for each kind, `human` or the level of a computer player."""
    texts = Texts(language)
    if len(names) > len(kinds):
        raise BadOption("terminal-many-names", given=len(names), places=len(kinds))
    seats: list[Seat] = []
    for number, kind in enumerate(kinds):
        level = "" if kind == HUMAN else kind
        default = level_name(texts, level) if level else texts("terminal-name-person")
        if kinds.count(kind) > 1:
            default = f"{default} {kinds[:number].count(kind) + 1}"
        given = " ".join(names[number].split()) if number < len(names) else ""
        seats.append(Seat(given or default, level))
    return tuple(seats)


def level_name(texts: Texts, level: str) -> str:
    """What a computer player is called; one that is described by its budget has no other name."""
    player(level)  # refuses a level that does not exist
    return texts(f"level-{level}") if is_player(level) else level


def rivals(texts: Texts, seats: Sequence[Seat]) -> list[str]:
    """Who the computer players are, a line for each level: face, name and character."""
    met = dict.fromkeys(seat.computer for seat in seats if seat.computer in LEVELS)
    return [f"{LEVELS[level].face} {texts(f'level-{level}')}: {texts(f'level-{level}-help')}" for level in met]


def kinds_of(seats: str | None, players: int | None, default: int) -> list[str]:
    """`human,greedy,random`, or a number of players of whom the first is a person."""
    if seats is not None:
        kinds = [kind.strip() for kind in seats.split(",")]
        if players is not None and players != len(kinds):
            raise BadOption("terminal-seats-or-players", places=len(kinds), players=players)
        return [kind.lower() for kind in kinds]
    return [HUMAN] + [OPPONENT] * ((players if players is not None else default) - 1)


def levels() -> tuple[str, ...]:
    return (HUMAN, *LEVELS)
