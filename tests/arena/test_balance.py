"""Studies of balance: what is counted, and that a study goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

import metalworks
from metalworks.arena.balance import balance
from metalworks.arena.play import play, run, study_of
from metalworks.arena.plots import draw
from metalworks.arena.store import FILE, BadStudy, Folder, Played
from metalworks.cli import app
from metalworks.contract.tally import Tally

STUDY = study_of(metalworks.game("metallurgie"), "random", {})


def folder(path: Path) -> Folder:
    return Folder(path, STUDY)


def played(winners: tuple[int, ...], length: int = 10, base: str = "a") -> Played:
    tally = Tally(length, "balance-steps", {"cards": {"one": 2}}, ({"base": base}, {"base": "b"}))
    return Played(2, 0, winners, (3, 4), "result-points", 50, 0.5, tally)


def test_a_game_of_a_study_is_the_same_again() -> None:
    one, two = play(STUDY, 2, 5), play(STUDY, 2, 5)
    assert msgspec.structs.replace(one, seconds=0.0) == msgspec.structs.replace(two, seconds=0.0)
    assert one.tally.counts["balance-events"]["turn-ended"] > 10
    assert play(STUDY, 2, 6).tally != one.tally


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(folder(tmp_path), [2], 3, 1, lambda seats, more: None)
    lines = (tmp_path / FILE).read_text().splitlines(keepends=True)
    (tmp_path / FILE).write_text("".join(lines[:-1]) + lines[-1][:40])  # killed while it wrote
    fresh: list[int] = []
    games = run(folder(tmp_path), [2], 4, 1, lambda seats, more: fresh.append(more))
    assert fresh == [2, 1, 1]  # two were whole, two are played now
    assert [game.seed for game in games[2]] == [0, 1, 2, 3]
    again = (tmp_path / FILE).read_text().splitlines(keepends=True)
    assert again[: len(lines) - 1] == lines[:-1]
    assert len(again) == 5


def test_processes_play_what_one_would(tmp_path: Path) -> None:
    alone = run(folder(tmp_path / "one"), [2, 3], 3, 1, lambda seats, more: None)
    together = run(folder(tmp_path / "two"), [2, 3], 3, 2, lambda seats, more: None)
    assert {seats: [game.points for game in games] for seats, games in alone.items()} == {
        seats: [game.points for game in games] for seats, games in together.items()
    }


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "study-foreign"),
        ("hello\n", "study-foreign"),
        (msgspec.json.encode(msgspec.structs.replace(STUDY, level="greedy")).decode() + "\n", "study-other"),
        (msgspec.json.encode(STUDY).decode() + "\nnonsense\n", "study-broken"),
    ],
)
def test_a_folder_of_something_else_is_left_alone(text: str, key: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(text)
    with pytest.raises(BadStudy) as caught:
        folder(tmp_path)
    assert caught.value.key == key
    assert (tmp_path / FILE).read_text() == text


def test_what_games_say_together() -> None:
    games = [played((0,), 10), played((0,), 12, "c"), played((0, 1), 14), played((1,), 30)]
    report = balance(2, games)
    assert report.length.median == 13
    assert (report.length.shortest, report.length.longest) == (10, 30)
    assert [share.share for share in report.by_seat] == [0.625, 0.375]
    assert report.by_seat[0].low < 0.625 < report.by_seat[0].high
    assert report.by_seat[0].times_fair == 1.25
    assert report.by_trait["base"]["c"].share == 1.0
    assert report.by_trait["base"]["a"].games == 3
    assert report.used == {"cards": {"one": 2.0}}
    assert report.endings == {"result-points": 1.0}


def test_a_study_is_drawn(tmp_path: Path) -> None:
    games = [played((number % 2,), 10 + number) for number in range(9)]
    draw(balance(2, games), games, "A study", str, tmp_path / "study.png")
    assert (tmp_path / "study.png").read_bytes().startswith(b"\x89PNG")


def test_the_command_and_its_options(tmp_path: Path) -> None:
    def study(*words: str) -> Result:
        command = ["balance", "metallurgie", "--games", "2", "--seats", "2", "--level", "random", "--jobs", "1"]
        return CliRunner().invoke(app, [*command, "--no-plots", "--json", "--folder", str(tmp_path), *words])

    first = study("--option", "bonus=true")
    assert first.exit_code == 0, first.output
    header, *games = (tmp_path / FILE).read_text().splitlines()
    assert msgspec.json.decode(header)["options"] == {"bonus": True}
    assert len(games) == 2
    refused = study().exception
    assert isinstance(refused, BadStudy)
    assert refused.key == "study-other"
