"""A whole journal as text, step by step."""

from __future__ import annotations

from typing import TextIO

from metalworks.table.match import Match
from metalworks.terminal.boards import board_of
from metalworks.terminal.scene import scene_of, texts_of
from metalworks.terminal.screens.dialogs import reason_line, winner_line
from metalworks.terminal.screens.replay import ALL, Eyes


def print_replay(whole: Match, viewer: Eyes, language: str, target: TextIO) -> None:
    """Every step's events in words, then the table as it is left, and the result."""
    texts = texts_of(language, whole.game.id, whole.sheet)
    seen_by = None if viewer == ALL else viewer
    names = whole.names
    print(texts("terminal-replay-title", title=whole.game.title, names=", ".join(names)), file=target)
    match, lines = Match.open(whole.journal.dumps())
    for number, line in enumerate(lines, 1):
        before = match.steps
        match.follow(line, number + 1)
        for event in match.events(seen_by, before):
            print(f"{number:4}  {texts.say(event, names)}", file=target)
    scene = scene_of(match, seen_by, language, acting=False)
    print(file=target)
    for said in board_of(match.game.id).in_lines.board_lines(scene):
        print(said, file=target)
    print(file=target)
    if match.result is None:
        print(texts("terminal-replay-unfinished"), file=target)
        return
    print(winner_line(match.result, names, language), file=target)
    for name, points in zip(names, match.result.points, strict=True):
        print(f"{name}: {texts('terminal-points', points=points)}", file=target)
    print(reason_line(match.result, names, match.game.id, language), file=target)
