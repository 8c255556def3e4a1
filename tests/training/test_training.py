"""Learning: what is kept, that it goes on where it stopped, and that it learns what there is to learn."""

from __future__ import annotations

import functools
import json
import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from typer.testing import CliRunner

import metalworks
from metalworks.arena.kept import FILE, BadStudy
from metalworks.arena.workers import spread
from metalworks.cli import app
from metalworks.contract.problems import Problem
from metalworks.kernel.appraisal import ONE
from metalworks.players.weights import read_weights, with_weights
from metalworks.training.self_play import UNKNOWN, Lesson, Played, play, play_for

GAME = metalworks.game("metallurgie")
ALONE = functools.partial(spread, jobs=1)
ARGUMENTS = ["--generation", "10", "--iterations", "2", "--hidden", "4", "--jobs", "1"]


def nothing(played: Played) -> None:
    pass


@pytest.fixture
def needs_jax() -> None:
    pytest.importorskip("jax", reason="needs metalworks[train]: make test-research")
    pytest.importorskip("optax", reason="needs metalworks[train]: make test-research")


# -- games against oneself: no more is needed than to play ---------------------------------------


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", metalworks.GAMES)
def test_a_lesson_gives_the_same_game_again(name: str) -> None:
    seats = metalworks.game(name).official_seats[0]
    one, two = (play(Lesson(name, 3, seats, 2)) for _ in range(2))
    assert (one.rows, one.standings, one.result, one.searched) == (two.rows, two.standings, two.result, two.searched)
    assert one.positions > 5
    assert len(one.standings) == one.positions * seats
    assert len(one.numbers()) % (one.positions * seats) == 0
    assert sum(one.result) == pytest.approx(1.0)
    assert len(one.searched) == one.positions * seats
    expected = [one.searched[at : at + seats] for at in range(0, len(one.searched), seats)]
    known = [values for values in expected if UNKNOWN not in values]
    assert all(values == [UNKNOWN] * seats for values in expected if values not in known)
    assert len(known) > 5
    assert all(sum(values) == pytest.approx(1.0, abs=0.001) for values in known)
    assert play(Lesson(name, 4, seats, 2)).rows != one.rows


def test_a_worker_with_other_rules_or_cards_refuses() -> None:
    content = GAME.load_content().reference
    lesson = Lesson("metallurgie", 3, 2, 2)
    assert play_for(GAME.rules_version, content, lesson).rows == play(lesson).rows
    for rules, cards in ((GAME.rules_version + 1, content), (GAME.rules_version, "other@1")):
        with pytest.raises(Problem) as caught:
            play_for(rules, cards, lesson)
        assert caught.value.key == "arena-other-worker"


def test_the_command_names_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    result = CliRunner().invoke(app, ["train", "metallurgie"])
    assert "metalworks[train]" in str(result.exception)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["--seats", "2,x"], "train-bad-seats"),
        (["--seats", "²"], "train-bad-seats"),
        (["--seats", "2,"], "train-bad-seats"),
        (["--seats", "9"], "bad-seats"),
        (["--out", "{}/none/weights.json"], "file-no-folder"),
        (["--out", "{}"], "file-is-folder"),
        (["--out", "{}/new"], "file-is-folder"),
        (["--out", "{}/new/deeper/weights.json"], "file-no-folder"),
    ],
)
def test_bad_words_are_refused_before_anything_is_played(words: list[str], key: str, tmp_path: Path) -> None:
    given = [word.format(tmp_path) for word in words]
    result = CliRunner().invoke(app, ["train", "metallurgie", *given, "--folder", str(tmp_path / "new")])
    assert isinstance(result.exception, Problem), result.output
    assert result.exception.key == key
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("out", ["new/weights.json", "new/../new/weights.json", "weights.json"])
def test_the_weights_may_lie_in_a_folder_that_the_training_makes(
    out: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)  # which is looked for after the folders
    result = CliRunner().invoke(
        app, ["train", "metallurgie", "--folder", str(tmp_path / "new"), "--out", str(tmp_path / out)]
    )
    assert "metalworks[train]" in str(result.exception)


# -- learning ------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.compiled_only
@pytest.mark.usefixtures("needs_jax")
class TestLearning:
    def school(self, path: Path, hidden: int = 4):  # type: ignore[no-untyped-def]
        from metalworks.training.course import School, training_of

        return School(path, training_of(GAME, (2,), 10, 2, hidden))

    def test_it_goes_on_where_it_stopped(self, tmp_path: Path) -> None:
        from metalworks.training.course import train

        whole = self.school(tmp_path / "whole")
        train(whole, 30, ALONE, nothing)
        train(self.school(tmp_path / "parts"), 10, ALONE, nothing)

        def stop(played: Played) -> None:
            if played.number == 14:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            train(self.school(tmp_path / "parts"), 30, ALONE, stop)
        lines = (tmp_path / "parts" / FILE).read_text().splitlines(keepends=True)
        assert len(lines) == 16  # what is played is kept, though nothing was learned from it yet
        (tmp_path / "parts" / FILE).write_text("".join(lines[:-1]) + lines[-1][:40])  # killed while it wrote
        parts = self.school(tmp_path / "parts")
        fresh: list[int] = []
        train(parts, 30, ALONE, lambda played: fresh.append(played.number))
        assert fresh == list(range(14, 30))
        assert [one.loss for one in parts.learned] == [one.loss for one in whole.learned]
        assert parts.weights("").direct == whole.weights("").direct
        assert parts.weights("").inward == whole.weights("").inward

    def test_two_processes_learn_what_one_would(self, tmp_path: Path) -> None:
        """JAX has threads in this process, which must not be forked."""
        words = ["train", "metallurgie", "--games", "20", *ARGUMENTS[:-1]]
        losses = []
        for jobs in ("1", "2"):
            folder = tmp_path / jobs
            result = CliRunner().invoke(app, [*words, jobs, "--folder", str(folder), "--no-plot", "--json"])
            assert result.exit_code == 0, result.output
            assert len((folder / FILE).read_text().splitlines()) == 21
            losses.append([(one["games"], one["loss"]) for one in json.loads(result.stdout)])
        assert losses[0] == losses[1]
        one, two = (read_weights(tmp_path / jobs / "weights.json", GAME) for jobs in ("1", "2"))
        assert (one.inward, one.direct) == (two.inward, two.direct)

    def test_the_whole_numbers_say_what_was_learned(self, tmp_path: Path) -> None:
        import numpy as np

        from metalworks.training.course import train
        from metalworks.training.learner import lessons, shares

        school = self.school(tmp_path)
        train(school, 10, ALONE, nothing)
        network = with_weights(GAME, school.weights("")).network
        assert network is not None
        (found,) = lessons(list(school.games.values()))
        said = np.asarray(shares(school.learner.params, found.rows, found.standings))
        for at in range(0, len(found.rows), 25):
            logits = [
                float(found.standings[at, seat])
                + network.logit(vec[i64]([i64(round(float(number) * ONE)) for number in found.rows[at, seat]]))
                for seat in range(2)
            ]
            share = 1 / (1 + np.exp(logits[1] - logits[0]))
            assert share == pytest.approx(float(said[at, 0]), abs=0.02)

    def test_what_can_be_learned_is_learned(self) -> None:
        """Whoever has the first input wins: some generations later it is known."""
        import numpy as np

        from metalworks.training.learner import Learner, Lessons, log_loss, start

        rng = np.random.default_rng(1)
        rows = rng.integers(0, 2, (2_000, 2, 5)).astype(np.float32)
        first = rows[:, 0, 0] > rows[:, 1, 0]
        second = rows[:, 1, 0] > rows[:, 0, 0]
        results = np.stack([first + 0.5 * ~(first | second), second + 0.5 * ~(first | second)], 1).astype(np.float32)
        nothing_searched = np.full((2_000, 2), UNKNOWN, np.float32)
        alone = np.arange(2_000, dtype=np.int32)
        found = Lessons(rows, np.zeros((2_000, 2), np.float32), alone, results, nothing_searched)
        learner = Learner(start(5, 4, 1))
        before = log_loss(learner.params, [found])
        assert before == pytest.approx(log_loss(None, [found])) == pytest.approx(0.693, abs=0.001)
        for generation in range(24):
            learner.learn([found], generation)
        assert log_loss(learner.params, [found]) < 0.4  # 0.347 is what ties leave over

    def test_later_positions_teach_earlier_ones(self) -> None:
        import numpy as np

        from metalworks.training.learner import TRACE, Lessons, start, targets

        rows = np.zeros((3, 2, 2), np.float32)
        stands = np.array([[0.0, 0.0], [1.0, 0.0], [2.0, 0.0]], np.float32)
        won = np.tile(np.array([1.0, 0.0], np.float32), (3, 1))
        searched = np.array([[0.3, 0.7], [UNKNOWN, UNKNOWN], [0.1, 0.9]], np.float32)
        of = Lessons(rows, stands, np.zeros(3, np.int32), won, searched)
        wanted = targets(start(2, 1, 1), of)
        last = 1 / (1 + np.exp(-2.0))
        assert wanted[2].tolist() == [1.0, 0.0]
        assert float(wanted[1, 0]) == pytest.approx((1 - TRACE) * last + TRACE, abs=1e-5)
        by_search = targets(start(2, 1, 1), of, by_search=True)
        assert by_search[1:].tolist() == wanted[1:].tolist(), "nobody searched there, or the result is known"
        assert float(by_search[0, 0]) == pytest.approx((1 - TRACE) * 0.3 + TRACE * float(wanted[1, 0]), abs=1e-5)

    def test_targets_come_from_the_search_from_a_generation_on(self, tmp_path: Path) -> None:
        from metalworks.training.course import School, train, training_of

        learned = []
        for name, by_search in (("never", None), ("second", 2)):
            school = School(tmp_path / name, training_of(GAME, (2,), 10, 2, 4, by_search))
            train(school, 10, ALONE, nothing)
            first = school.weights("").direct
            train(school, 20, ALONE, nothing)
            learned.append((first, school.weights("").direct))
        assert learned[0][0] == learned[1][0]
        assert learned[0][1] != learned[1][1]
        with pytest.raises(BadStudy):
            School(tmp_path / "second", training_of(GAME, (2,), 10, 2, 4, 3))

    def test_another_training_and_a_damaged_checkpoint_are_left_alone(self, tmp_path: Path) -> None:
        from metalworks.training.course import CHECKPOINT, train

        train(self.school(tmp_path), 10, ALONE, nothing)
        with pytest.raises(BadStudy) as caught:
            self.school(tmp_path, hidden=8)
        assert caught.value.key == "study-other"
        damaged = (tmp_path / CHECKPOINT).read_bytes()[:200]
        (tmp_path / CHECKPOINT).write_bytes(damaged)
        with pytest.raises(BadStudy) as caught:
            self.school(tmp_path)
        assert caught.value.key == "train-damaged"
        assert (tmp_path / CHECKPOINT).read_bytes() == damaged
        assert len((tmp_path / FILE).read_text().splitlines()) == 11

    def test_a_checkpoint_needs_the_games_that_it_has_learned_from(self, tmp_path: Path) -> None:
        from metalworks.training.course import CHECKPOINT, train

        train(self.school(tmp_path), 10, ALONE, nothing)
        lines = (tmp_path / FILE).read_text().splitlines(keepends=True)
        for kept in ("".join(lines[:5]), None):
            (tmp_path / FILE).unlink()
            if kept is not None:
                (tmp_path / FILE).write_text(kept)
            with pytest.raises(BadStudy) as caught:
                self.school(tmp_path)
            assert caught.value.key == "train-lost-games"
        (tmp_path / FILE).unlink()
        with pytest.raises(BadStudy) as caught:
            self.school(tmp_path, hidden=8)  # of another network
        assert caught.value.key == "train-damaged"
        (tmp_path / CHECKPOINT).write_bytes(b"")
        with pytest.raises(BadStudy) as caught:
            self.school(tmp_path, hidden=8)
        assert caught.value.key == "train-damaged"

    def test_the_command_writes_weights_that_play(self, tmp_path: Path) -> None:
        file = tmp_path / "weights.json"
        words = [
            "train",
            "metallurgie",
            "--games",
            "15",
            *ARGUMENTS,
            "--folder",
            str(tmp_path / "t"),
            "--out",
            str(file),
        ]
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 0, result.output
        found = read_weights(file, GAME)
        assert found.made.games == 20
        assert found.made.command == (
            "metalworks train metallurgie --games 20 --seats 2 --generation 10 --iterations 2 --hidden 4"
        )
        assert (tmp_path / "t" / "curve.png").read_bytes().startswith(b"\x89PNG")
        arena = [
            "arena",
            "metallurgie",
            "search:4@hand",
            f"search:4@{file}",
            "--games",
            "2",
            "--jobs",
            "1",
            "--no-plot",
        ]
        result = CliRunner().invoke(app, [*arena, "--folder", str(tmp_path / "arena"), "--json"])
        assert result.exit_code == 0, result.output
        assert len(list((tmp_path / "arena" / "journals").iterdir())) == 2

    def test_the_command_writes_into_a_folder_that_it_makes(self, tmp_path: Path) -> None:
        file = tmp_path / "new" / "weights.json"
        words = ["train", "metallurgie", "--games", "10", *ARGUMENTS, "--no-plot"]
        result = CliRunner().invoke(app, [*words, "--folder", str(tmp_path / "new"), "--out", str(file)])
        assert result.exit_code == 0, result.output
        assert read_weights(file, GAME).made.games == 10

    @pytest.mark.parametrize("address", ["127.0.0.1:1", "h:²"])
    def test_a_cluster_that_is_not_there(self, address: str, tmp_path: Path) -> None:
        folder = str(tmp_path / "new")
        result = CliRunner().invoke(app, ["train", "metallurgie", "--ray", address, "--folder", folder])
        assert isinstance(result.exception, Problem)
        assert result.exception.key == "arena-ray-silent"
