"""Save files: complete after every step, and resumed whatever a crash left."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from metalworks import BadJournal, Match, Problem
from metalworks.players import choose
from metalworks.table.save import SaveFile, latest_unfinished, read_journal


def play(match: Match, steps: int) -> None:
    for _ in range(steps):
        if match.is_over:
            return
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, "random"))


@pytest.fixture
def save() -> SaveFile:
    return SaveFile.create(Match.new("metallurgie", ["Ann", "Ben"], "2"))


def test_every_step_is_on_the_disk(save: SaveFile) -> None:
    assert save.path.read_text() == save.match.journal.dumps()
    for _ in range(30):
        play(save.match, 1)
        save.write()
        assert save.path.read_text() == save.match.journal.dumps()


def test_undo_is_saved_too(save: SaveFile) -> None:
    seat = save.match.waiting[0]
    place = next(code for code in save.match.legal_codes(seat) if "metal" in str(save.match.game.action(code)))
    save.match.play(seat, place)
    save.write()
    save.match.undo(seat)
    save.write()
    again = SaveFile.resume(save.path)
    assert again.match.position == save.match.position


def test_a_crash_at_any_byte_loses_only_the_line_being_written(save: SaveFile) -> None:
    play(save.match, 12)
    save.write()
    whole = save.path.read_bytes()
    header = whole.index(b"\n") + 1
    for cut in range(header, len(whole), 7):
        save.path.write_bytes(whole[:cut])
        accepted = whole[:cut].count(b"\n")
        resumed = SaveFile.resume(save.path)
        kept = save.path.read_bytes()
        assert kept.count(b"\n") >= accepted
        assert kept == resumed.match.journal.dumps().encode()
        assert whole.startswith(whole[:cut].rpartition(b"\n")[0])
        copies = list(save.path.parent.glob("*.broken"))
        assert len(copies) == (not whole[:cut].endswith(b"\n") and not kept.startswith(whole[:cut]))
        for copy in copies:
            assert copy.read_bytes() == whole[:cut]
            copy.unlink()
        play(resumed.match, 3)
        resumed.write()
        assert Match.replay(save.path.read_text()).position == resumed.match.position


def test_a_name_cut_in_the_middle_of_a_letter(save: SaveFile) -> None:
    play(save.match, 3)
    save.write()
    whole = save.path.read_bytes()
    save.path.write_bytes(whole + '{"seat":0,"action":{"action":"ż'.encode()[:-1])
    assert SaveFile.resume(save.path).match.position == save.match.position


def test_the_latest_unfinished(save: SaveFile, home: Path) -> None:
    finished = SaveFile.create(Match.new("metallurgie", 2, "3"))
    play(finished.match, 10_000)
    finished.write()
    broken = home / "saves" / "broken.journal"
    broken.write_text("nothing\n")
    older = SaveFile.create(Match.new("metallurgie", 2, "4"))
    for age, path in enumerate((broken, finished.path, save.path, older.path)):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert latest_unfinished() == save.path
    assert latest_unfinished(game="metallurgie") == save.path
    with pytest.raises(Problem, match=str(home)):
        latest_unfinished(game="chess")


def test_saves_made_in_one_second_have_different_names() -> None:
    paths = {SaveFile.create(Match.new("metallurgie", 2, "3")).path for _ in range(3)}
    assert len(paths) == 3


def test_a_folder_that_cannot_be_written(home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file where the folder should be")
    with pytest.raises(Problem, match="saves"):
        SaveFile.create(Match.new("metallurgie", 2, "3"))


def test_what_is_no_text_names_its_line(save: SaveFile) -> None:
    save.path.write_bytes(b"\xff\xff\n" + save.path.read_bytes())
    with pytest.raises(BadJournal) as caught:
        read_journal(save.path)
    assert caught.value.line == 1
