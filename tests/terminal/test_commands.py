"""Commands with good and bad input: messages, exit status, never a traceback."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

import metalworks
from metalworks import Match, _mode
from metalworks.players import choose
from metalworks.terminal.app import TerminalApp

from .conftest import COMMAND, Run, saves


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A whole recorded match."""
    match = Match.new("metallurgie", ["Ann", "Ben"], "4", {"bonus": True})
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, choose(match, seat, "greedy"))
    path = tmp_path / "match.journal"
    path.write_text(match.journal.dumps())
    return path


def refuses(call: Run, *words: str, lang: str = "C") -> str:
    done = call(*words, lang=lang)
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert done.stdout == ""
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
    return done.stderr


PLAY = ("play", "metallurgie", "--plain")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("play", "chess", "--plain"), "chess"),
        ((*PLAY, "--players", "9"), "9"),
        ((*PLAY, "--players", "1"), "2 to 4"),
        ((*PLAY, "--players", "0"), "0"),
        ((*PLAY, "--players", "-3"), "-3"),
        ((*PLAY, "--seats", "human"), "2 to 4"),
        ((*PLAY, "--seats", "human,wizard"), "wizard"),
        ((*PLAY, "--seats", "human,greedy", "--players", "3"), "3"),
        ((*PLAY, "--names", "a,b,c"), "3"),
        ((*PLAY, "--option", "bonus"), "bonus"),
        ((*PLAY, "--option", "bonus=maybe"), "bonus"),
        ((*PLAY, "--option", "bones=true"), "bones"),
        ((*PLAY, "--option", "bonus=²"), "bonus"),
        ((*PLAY, "--option", f"bonus={'9' * 5000}"), "bonus"),
        ((*PLAY, "--content", "nowhere.toml"), "nowhere.toml"),
        ((*PLAY, "--lang", "xx"), "xx"),
        ((*PLAY, "stray.journal"), "stray.journal"),
        (("play", "--plain"), "metallurgie"),
        (("play", "metallurgie"), "--plain"),
        (("play",), "--plain"),
        (("play", "--plain", "--resume"), "metalworks play"),
        (("play", "--plain", "--resume", "nowhere.journal"), "nowhere.journal"),
        (("replay", "nowhere.journal"), "nowhere.journal"),
        (("bench", "computers", "--tables", "²"), "²"),
        (("bench", "computers", "--tables", "201"), "201"),
        (("bench", "server", "--tables", "10,²"), "10,²"),
        (("bench", "server", "--tables", "0"), "0"),
        (("bench", "server", "--processes", "²"), "²"),
    ],
)
def test_bad_words_are_explained(call: Run, home: Path, words: tuple[str, ...], named: str) -> None:
    assert named in refuses(call, *words)
    assert not saves(home)


def test_problems_speak_the_chosen_language(call: Run) -> None:
    seen = {refuses(call, "play", "chess", "--plain", "--lang", language) for language in ("en", "de", "pl")}
    assert len(seen) == 3
    assert refuses(call, "play", "chess", "--plain", lang="de_AT.UTF-8") in seen


def test_replay_prints_the_whole_match(run: Run, call: Run, journal: Path) -> None:
    match = Match.replay(journal.read_text())
    result = match.result
    assert result is not None
    done = run("replay", str(journal), "--plain")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > len(match.journal.lines)
    assert f"({result.rule})" in done.stdout.splitlines()[-1]
    assert "\x1b" not in done.stdout
    one = run("replay", str(journal), "--plain", "--viewer", "1", "--lang", "pl")
    assert one.returncode == 0
    assert one.stdout != done.stdout
    assert "--viewer" not in refuses(call, "replay", str(journal), "--plain", "--viewer", "5")
    assert "²" in refuses(call, "replay", str(journal), "--plain", "--viewer", "²")


def test_replay_needs_a_terminal(run: Run, journal: Path) -> None:
    assert "--plain" in refuses(run, "replay", str(journal))


def broken(journal: Path, how: str) -> int:
    """Spoil a journal; the line that an error should name."""
    lines = journal.read_text().splitlines(keepends=True)
    middle = len(lines) // 2
    if how == "empty":
        lines, middle = [], 0
    elif how == "binary":
        journal.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\x00")
        return 0
    elif how == "foreign":
        lines, middle = ['{"some": "other file"}\n'], 0
    elif how == "newer":
        lines[0], middle = lines[0].replace('"metalworks":1', '"metalworks":99'), 0
    elif how == "other rules":
        lines[0], middle = re.sub(r'"rules":\d+', '"rules":99', lines[0]), 0
    elif how == "other game":
        lines[0], middle = lines[0].replace('"game":"metallurgie"', '"game":"chess"'), 0
    elif how == "truncated":
        lines[-1], middle = lines[-1][: len(lines[-1]) // 2], len(lines) - 1
    elif how == "garbled":
        lines[middle] = "garbage\n"
    elif how == "illegal":
        middle = next(n for n, line in enumerate(lines) if n > middle and '"action"' in line)
        lines[middle] = '{"seat":0,"action":{"action":"place_card","metal":"iron","at":[0,0]}}\n'
        seat = Match.replay("".join(lines[:middle])).waiting[0]
        lines[middle] = lines[middle].replace('"seat":0', f'"seat":{seat}')
    journal.write_text("".join(lines))
    return middle + 1 if middle else 0


BREAKS = ("empty", "binary", "foreign", "newer", "other rules", "other game", "truncated", "garbled", "illegal")


@pytest.mark.parametrize("how", BREAKS)
def test_broken_journals_are_explained_and_left_alone(call: Run, journal: Path, how: str) -> None:
    line = broken(journal, how)
    before = journal.read_bytes()
    words = refuses(call, "replay", str(journal), "--plain")
    if line:
        assert str(line) in words
    if how == "illegal":
        assert "MGI-" in words
        german = refuses(call, "replay", str(journal), "--plain", "--lang", "de")
        assert str(line) in german
        assert "MGI-" in german
        assert not set(words.split(": ")[1:]) & set(german.split(": ")[1:])  # the refusal too is in German
    if how != "truncated":  # that one can go on without its last line
        refuses(call, "play", "--plain", "--resume", str(journal))
        assert journal.read_bytes() == before


def test_help_and_version(run: Run, call: Run) -> None:
    assert call("--version").stdout.strip() == f"metalworks {metalworks.__version__}"
    for command in ((), ("play",), ("replay",), ("bench",), ("content",)):
        done = call(*command, "--help")
        assert done.returncode == 0
        assert "metalworks " in done.stdout
    for words in (["play"], ["bench"], ["content", "template"]):
        english, polish = run(*words, "--help"), run(*words, "--help", lang="pl_PL.UTF-8")
        assert english.returncode == polish.returncode == 0
        assert "Example" in english.stdout
        assert "Przykład" in polish.stdout
    assert "browser" in call("--help").stdout


def test_where_the_engine_is_not_compiled_people_are_told(call: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to a command itself stays as scripts expect it."""
    version = f"metalworks {metalworks.__version__}\n"
    for is_compiled, sentence in ((False, "not compiled"), (True, "")):
        monkeypatch.setattr(_mode, "has_compiled", lambda is_compiled=is_compiled: is_compiled)
        done = call("--version")
        assert (done.stdout, bool(done.stderr)) == (version, bool(sentence))
        assert sentence in done.stderr
        played = call("play", "metallurgie", "--plain", "--seats", "human,human", said="")
        assert ("not compiled" in played.stderr) is not is_compiled
        assert "not compiled" not in played.stdout
    monkeypatch.setattr(_mode, "has_compiled", lambda: False)
    assert "nicht kompiliert" in call("--version", lang="de_DE.UTF-8").stderr


async def test_the_full_screen_says_so_too() -> None:
    app = TerminalApp("en")
    app.is_slow = True
    async with app.run_test() as pilot:
        await pilot.pause()
        assert [note for note in app._notifications if "not compiled" in note.message]


def test_a_problem_in_the_real_program(run: Run) -> None:
    assert "chess" in refuses(run, "play", "chess")
    assert "--plain" in refuses(run, "play", "metallurgie")


def test_a_closed_pipe_is_no_accident(journal: Path) -> None:
    command = " ".join(COMMAND)
    script = f"{command} replay {journal} --plain | head -1"
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, env={**os.environ}, check=False)
    assert "Traceback" not in done.stderr
    assert len(done.stdout.splitlines()) == 1
