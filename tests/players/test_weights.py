"""What was learned: whole numbers that belong to one game, and what is said of files that do not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from typer.testing import CliRunner

from metalworks import GAMES, game
from metalworks.arena.kept import BadStudy
from metalworks.arena.tournament import Hall, Pairing, tournament_of
from metalworks.cli import app
from metalworks.contract.problems import Problem
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, State, lowest_seat
from metalworks.players import check_player, player
from metalworks.players.weights import (
    HAND,
    BadWeights,
    Made,
    Weights,
    appraisal_of,
    inputs_of,
    packaged,
    read_weights,
    with_weights,
)

HIDDEN = 3


def weights(name: str, seed: int = 0) -> Weights:
    """Small random numbers for a game; seed 0 is a network that says nothing."""
    rules = game(name)
    rng = Rng(seed)
    inputs = inputs_of(rules)

    def numbers(count: int) -> list[int]:
        return [int(rng.below(401)) - 200 if seed else 0 for _ in range(count)]

    return Weights(
        game=rules.id,
        rules=rules.rules_version,
        content=rules.load_content().reference,
        made=Made("metalworks train", 1, 2, 3.0, 0.5, 0.6),
        inward=numbers(inputs * HIDDEN),
        bias=numbers(HIDDEN),
        outward=numbers(HIDDEN),
        direct=numbers(inputs),
    )


def calm_positions(name: str, count: int) -> list[State]:
    rules = game(name)
    state = rules.start(rules.official_seats[0], rules.read_options({}), rules.load_content())
    rng = Rng(4)
    found: list[State] = []
    while len(found) < count:
        waiting = int(state.waiting())
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            continue
        if rules.appraisal.is_calm(state):
            found.append(state.copy())
        seat = lowest_seat(waiting)
        actions = state.candidates(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_learned_corrects_what_is_written_by_hand(name: str) -> None:
    rules = game(name)
    silent, speaking = (with_weights(rules, weights(name, seed)) for seed in (0, 1))
    differ = 0
    for state in calm_positions(name, 12):
        by_hand = rules.appraisal.values(state)
        assert silent.values(state) == by_hand
        learned = speaking.values(state)
        assert sum(learned) == pytest.approx(1.0)
        differ += learned != by_hand
    assert differ >= 10


def test_the_network_is_a_clipped_layer_and_a_straight_one() -> None:
    """Counted by hand: two inputs, two units."""
    full, one = 1 << 14, 1 << 17
    network = msgspec.structs.replace(
        weights("metallum"),
        inward=[full // 4, -full, full, full],  # of each input: to the first unit, and to the second
        bias=[0, full // 2],
        outward=[1 << 10, 3 << 10],
        direct=[one, 0],
    ).network()

    def logit(first: int, second: int) -> float:
        return network.logit(vec[i64]([i64(first), i64(second)]))

    assert logit(0, 0) == pytest.approx(0 + 3 * 0.5)
    assert logit(1, 0) == pytest.approx(0.25 + 0 + 1)  # the second unit is below 0
    assert logit(0, 1) == pytest.approx(1 + 3)  # both are at most 1
    assert logit(-1, 0) == pytest.approx(0 + 3 - 1)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_bytes(weights("metallurgie", 1).dumps())
    assert read_weights(file, game("metallurgie")) == weights("metallurgie", 1).sealed()
    assert len(check_player(f"search:20@{file}", game("metallurgie"))) == 32
    assert check_player(f"search:20@{HAND}", game("metallurgie")) == ""


def bad(tmp_path: Path, data: bytes, name: str = "metallurgie") -> str:
    file = tmp_path / "weights.json"
    file.write_bytes(data)
    with pytest.raises(BadWeights) as caught:
        read_weights(file, game(name))
    assert str(file) in caught.value.text()
    assert caught.value.key not in caught.value.text()
    return caught.value.key


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    data = weights("metallurgie", 1).dumps()
    assert bad(tmp_path, b"") == "weights-damaged"
    assert bad(tmp_path, data[: len(data) // 2]) == "weights-damaged"
    assert bad(tmp_path, data.replace(b'"games": 1', b'"games": 9')) == "weights-damaged"
    assert bad(tmp_path, bytes(range(256))) == "weights-damaged"


def test_foreign_weights_are_refused(tmp_path: Path) -> None:
    mine = weights("metallurgie", 1)
    assert bad(tmp_path, weights("metallum", 1).dumps()) == "weights-foreign"
    assert bad(tmp_path, msgspec.structs.replace(mine, rules=mine.rules + 1).dumps()) == "weights-foreign"
    assert bad(tmp_path, msgspec.structs.replace(mine, content="other").dumps()) == "weights-foreign"
    assert bad(tmp_path, msgspec.structs.replace(mine, direct=mine.direct[1:]).dumps()) == "weights-other-inputs"
    assert bad(tmp_path, msgspec.structs.replace(mine, outward=[1]).dumps()) == "weights-damaged"


def test_weights_that_are_not_there_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match=r"none\.json"):
        check_player(f"search:20@{tmp_path / 'none.json'}", game("metallum"))
    with pytest.raises(Problem, match=r"1\.5s"):
        player("search:20x@hand")


@pytest.mark.parametrize("lang", ["en", "de", "pl"])
def test_the_arena_refuses_them_before_it_plays(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "weights.json"
    file.write_bytes(weights("metallum", 1).dumps())
    folder = tmp_path / "arena"
    words = ["arena", "metallurgie", "search:20@hand", f"search:20@{file}", "--folder", str(folder), "--lang", lang]
    result = CliRunner().invoke(app, words)
    assert isinstance(result.exception, BadWeights)
    assert "metallum" in result.exception.text(lang)
    assert not folder.exists()


def test_other_weights_of_the_same_name_are_other_players(tmp_path: Path) -> None:
    rules = game("metallurgie")
    file = tmp_path / "weights.json"
    players = ["random", f"search:20@{file}"]
    file.write_bytes(weights("metallurgie", 1).dumps())
    Hall(tmp_path / "arena", tournament_of(rules, 2, players, Pairing.LADDER))
    file.write_bytes(weights("metallurgie", 2).dumps())
    with pytest.raises(BadStudy) as caught:
        Hall(tmp_path / "arena", tournament_of(rules, 2, players, Pairing.LADDER))
    assert caught.value.key == "study-other"


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_of_the_package_fit_its_rules(name: str) -> None:
    file = packaged(game(name))
    if file is None:
        assert appraisal_of(name) is game(name).appraisal
        return
    found = read_weights(file, game(name))
    assert found.made.command.startswith("metalworks train")
    assert found.made.games > 100
    assert len(file.read_bytes()) < 1_000_000
    assert appraisal_of(name).network is not None
    assert appraisal_of(name, HAND).network is None
