"""The position notation: everything survives it, what is hidden is `?`, and what cannot be is refused."""

from __future__ import annotations

import pytest

from metalworks import BadPosition, Match
from metalworks.games.metal_adventures import GAME, position
from metalworks.games.metal_adventures.notation import FIELDS
from metalworks.games.metal_adventures.reading import VISITED, packed
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, State


def walk(seats: int, seed: int, every: int = 9) -> list[State]:
    """Some states of a random game."""
    state = GAME.start(seats, GAME.read_options({}), GAME.load_content())
    rng = Rng(seed)
    found: list[State] = []
    for number in range(1500):
        waiting = int(state.waiting())
        if waiting == OVER:
            break
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
        else:
            asked = [seat for seat in range(seats) if waiting >> seat & 1]
            seat = asked[rng.below(len(asked))]
            codes = state.legal(seat)
            state.apply(seat, codes[rng.below(len(codes))])
        if number % every == 0:
            found.append(state.copy())
    return found


def test_the_fields_are_those_of_the_rules_in_their_order() -> None:
    for state in walk(4, 3, every=97):
        assert isinstance(state, Table)
        values = {name: _plain(getattr(state, name)) for name in VISITED}
        assert packed(values, state.content, 4, int(state.hunters)) == state.to_bytes()


def _plain(value: object) -> int | list[int]:
    return value if isinstance(value, int) else [int(number) for number in value]  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_positions_read_back(seats: int) -> None:
    content = GAME.load_content()
    for state in walk(seats, seats):
        text = GAME.position(state)
        again = GAME.read_position(text, content)
        assert GAME.position(again) == text
        assert [list(again.legal(seat)) for seat in range(seats)] == [list(state.legal(seat)) for seat in range(seats)]
        assert [GAME.view(again, seat) for seat in (*range(seats), None)] == [
            GAME.view(state, seat) for seat in (*range(seats), None)
        ]


@pytest.mark.rule("MAD-1.8")
def test_what_a_viewer_may_not_know_is_a_question_mark() -> None:
    text = position(trophies=([1, 2], [3], []), held=[1], trophy_deck=[9])
    match = Match.at("metal_adventures", text)
    assert "trophies=1!,2/3/-" in match.position
    assert "trophies=1!,2/?/-" in match.position_for(0)
    assert "trophies=?,?/3/-" in match.position_for(1)
    assert "trophies=?,?/?/-" in match.position_for(None)
    assert match.position_for(2).count("9") == match.position_for(0).count("9")  # a revealed trophy everybody knows
    with pytest.raises(BadPosition, match="trophies"):
        Match.at("metal_adventures", match.position_for(None))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", "7"),
        ("hunters", "none"),
        ("base", "1/1/2"),
        ("damage", "5/0/0"),
        ("faktor", "3/0/0"),
        ("credits", "3/3"),
        ("bank", "12"),
        ("ships", "n" * 57),
        ("ships", "t" + "n" * 29 + "d" * 28),
        ("improvements", ",".join(["0"] * 24)),
        ("improvements", ",".join(["z"] * 24)),
        ("trophies", "1,2,3/-/-"),
        ("trophies", "1/1/-"),
        ("deck", "1"),
        ("known", "19:0"),
        ("promises", "0>0:c1@1,1#0"),
        ("promises", "0>1:q@1,1#0"),
        ("offers", "6:0>1:open:gc1:-,-:-,-"),
        ("refused", "zz"),
        ("tour", "on:11"),
        ("visited", "EE"),
        ("battle", "1:planet:1:0:-:-:-:-:-:0:0:-:0:-:-:0"),
        ("frames", "battle:0:1:0:0"),
        ("frames", "menu:0:0:0:0;terms:0:1:0:0"),
        ("frames", "menu:9:0:0:0"),
        ("frames", "nowhere:0:0:0:0"),
    ],
)
def test_impossible_positions_name_their_field(field: str, value: str) -> None:
    fields = dict(part.split("=", 1) for part in position().split())
    fields[field] = value
    with pytest.raises(BadPosition) as caught:
        GAME.read_position(" ".join(f"{name}={fields[name]}" for name in FIELDS), GAME.load_content())
    assert caught.value.arguments["field"] in FIELDS
    assert "{" not in caught.value.text("pl")


def test_cards_are_named_by_key_or_number() -> None:
    assert position(wrecks=(["crown_auditor"], [], [])) == position(wrecks=([15], [], []))
    with pytest.raises(BadPosition, match="ships"):
        position(wrecks=(["no_such_ship"], [], []))
