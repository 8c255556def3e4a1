"""Who sits where, from the words of a command line."""

from __future__ import annotations

from collections.abc import Sequence

from metalworks.contract.problems import BadOption
from metalworks.contract.texts import Texts
from metalworks.players import LEVELS, player
from metalworks.table.journal import Seat

HUMAN = "human"
OPPONENT = "smith"


def seating(kinds: Sequence[str], names: Sequence[str], language: str) -> tuple[Seat, ...]:
    """A seat for each kind, `human` or the level of a computer player."""
    texts = Texts(language)
    if len(names) > len(kinds):
        raise BadOption("terminal-many-names", given=len(names), places=len(kinds))
    people = sum(kind == HUMAN for kind in kinds)
    computers = len(kinds) - people
    seats: list[Seat] = []
    for number, kind in enumerate(kinds):
        level = "" if kind == HUMAN else kind
        if level:
            player(level)  # refuses a level that does not exist
        of_kind = sum(bool(seat.computer) == bool(level) for seat in seats) + 1
        alone = (computers if level else people) == 1
        default = texts("terminal-name-computer" if level else "terminal-name-person")
        if not alone:
            default = f"{default} {of_kind}"
        given = " ".join(names[number].split()) if number < len(names) else ""
        seats.append(Seat(given or default, level))
    return tuple(seats)


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


def read_options(pairs: Sequence[str]) -> dict[str, object]:
    """`bonus=true` as values: true, false and whole numbers are what they look like."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("terminal-option-shape", option=pair)
        options[name.strip()] = _value(value.strip())
    return options


def _value(text: str) -> object:
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    return int(text) if text.lstrip("-").isdigit() else text
