"""What a match begins with: who sits at the table, the content, the head of its journal, the first state."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from metalworks.contract.game import Game
from metalworks.contract.problems import BadJournal, BadOption, Problem
from metalworks.contract.types import Content
from metalworks.games import game as game_named
from metalworks.kernel.state import State
from metalworks.table.chance import new_seed
from metalworks.table.journal import FORMAT, Header, Seat


def sit(seats: int | Sequence[str | Seat]) -> tuple[Seat, ...]:
    """Who sits at the table; of a number alone `P1` and so on."""
    if isinstance(seats, int):
        return tuple(Seat(f"P{number + 1}") for number in range(seats))
    return tuple(seat if isinstance(seat, Seat) else Seat(seat) for seat in seats)


def header_of(
    game: Game, content: Content, seats: tuple[Seat, ...], seed: int | str | None, options: object, position: str = ""
) -> Header:
    """What a new match is about; without a seed one that nobody knows."""
    shipped = content.reference == game.load_content().reference
    return Header(
        metalworks=FORMAT,
        game=game.id,
        rules=game.rules_version,
        content=content.reference,
        seats=seats,
        options=msgspec.convert(options, dict[str, object]),
        seed=new_seed() if seed is None else str(seed),
        position=position,
        content_source={} if shipped else content.source,
    )


def begun(header: Header) -> tuple[Game, State, Content]:
    """The game of a journal as it begins."""
    rules = game_named(header.game)
    if header.rules != rules.rules_version:
        raise BadJournal("journal-rules", line=1, title=rules.title, rules=header.rules, known=rules.rules_version)
    cards = content_of(header)
    try:
        if header.position:
            state = rules.read_position(header.position, cards)
            check_position_seats(state, len(header.seats))
        else:
            rules.check_seats(len(header.seats))
            state = rules.start(len(header.seats), rules.read_options(header.options), cards)
    except Problem as problem:
        raise BadJournal("journal-header", line=1, detail=str(problem)).because(problem) from problem
    return rules, state, cards


def content_of(header: Header) -> Content:
    """What a journal was played with."""
    rules = game_named(header.game)
    own = header.content_source
    cards = rules.build_content(own, "journal") if own else rules.load_content()
    if cards.reference != header.content:
        raise BadJournal("journal-content", line=1, content=header.content, known=cards.reference)
    return cards


def check_position_seats(state: State, seats: int) -> None:
    """A position says for how many it is."""
    if seats != state.seats:
        raise BadOption("bad-position-seats", seats=seats, needed=int(state.seats))
