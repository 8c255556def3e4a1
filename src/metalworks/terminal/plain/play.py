"""A match line by line: the table in readable text, moves by number or in words."""

from __future__ import annotations

from typing import TextIO

from metalworks.contract.problems import Problem
from metalworks.contract.texts import LANGUAGES
from metalworks.contract.types import Action
from metalworks.terminal.boards import board_of
from metalworks.terminal.rules import rules_lines
from metalworks.terminal.screens.dialogs import reason_line, winner_line
from metalworks.terminal.sitting import Sitting


class Leave(Exception):
    """The person quits, or the input has ended."""


class PlainTable:
    """Prints, asks, plays; everything of the full-screen table that words can carry."""

    def __init__(self, sitting: Sitting, language: str, source: TextIO, target: TextIO) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.board = board_of(sitting.match.game.id)
        self.language = language
        self.source = source
        self.target = target
        self._told: dict[int | None, int] = {}  # by viewer: the steps he has been told of
        self._moves: list[Action] = []

    def run(self) -> None:
        """Play to the end of the match or of the input."""
        self._say(self._words("terminal-plain-welcome", title=self.match.game.title))
        try:
            while not self.match.is_over:
                self._round()
        except (Leave, KeyboardInterrupt) as reason:
            self._say(self._words("terminal-plain-bye", file=str(self.sitting.save.path)))
            if isinstance(reason, KeyboardInterrupt):
                raise
            return
        self._tell_news()
        self._say_result()

    def _round(self) -> None:
        """One decision, of a computer or of a person."""
        computer = self.sitting.computer_to_move()
        if computer is not None:
            self.sitting.play_computer(computer, self.sitting.think(computer))
            if not self.sitting.people:
                self._tell_news()
            return
        person = self.sitting.hand_over_to()
        if person is not None:
            if self.board.has_secrets(self.sitting.scene(self.language)):
                self._say("", self._words("terminal-plain-handover", name=self.match.names[person]))
                self._hear()
            self.sitting.viewer = person
        scene = self.sitting.scene(self.language)
        self._tell_news()
        viewer = self.sitting.viewer
        assert viewer is not None
        self._say("", f"{scene.names[viewer]}: {self.board.in_words.status(scene)}")
        self._say(*self.board.in_lines.board_lines(scene), *self.board.in_lines.hand_lines(scene))
        self._list_moves()
        while not self._answer():
            pass

    def _answer(self) -> bool:
        """Hear and obey once; whether the match has changed."""
        scene = self.sitting.scene(self.language)
        self._say(self._words("terminal-plain-prompt", prompt=self.board.in_words.prompt(scene)))
        words = self._hear().split()
        if not words:
            return False
        command = words[0].lower()
        if command in ("lang", "language"):
            self._change_language(words[1:])
        elif command in _TELLING:
            _TELLING[command](self)
        elif command in ("quit", "q", "exit"):
            raise Leave
        else:
            return self._do(command, words)
        return False

    def _do(self, command: str, words: list[str]) -> bool:
        """A step of the match."""
        scene = self.sitting.scene(self.language)
        try:
            if command in ("undo", "u"):
                self.sitting.undo()
                return True
            action = self._numbered(command) if command.isdigit() and len(words) == 1 else None
            action = action or self.board.in_lines.read(scene, words)
            if action is None:
                key = "terminal-plain-number" if command.isdigit() else "terminal-plain-unknown"
                self._say(self._words(key, number=command, words=" ".join(words), count=len(self._moves)))
                return False
            self.sitting.play(action)
        except Problem as problem:
            self._say(problem.text(self.language))
            return False
        return True

    def _numbered(self, number: str) -> Action | None:
        at = int(number) - 1
        return self._moves[at] if 0 <= at < len(self._moves) else None

    # -- telling ---------------------------------------------------------------------------

    def _list_moves(self) -> None:
        """The legal moves with their numbers, those of one heading in one line."""
        scene = self.sitting.scene(self.language)
        self._moves = []
        for heading, actions in self.board.in_lines.groups(scene):
            entries: list[str] = []
            for action in actions:
                self._moves.append(action)
                entries.append(f"{len(self._moves)}: {self.board.in_lines.label(scene, action)}")
            if heading:
                self._say(f"{heading}", "  " + "   ".join(entries))
            else:
                self._say(*entries)

    def _tell_news(self) -> None:
        """What happened since this viewer was last told."""
        viewer = self.sitting.viewer
        scene = self.sitting.scene(self.language)
        fresh = self.match.events(viewer, self._told.get(viewer, 0))
        self._told[viewer] = self.match.steps
        self._say(*(scene.texts.say(event, scene.names) for event in fresh))

    def _tell_all(self) -> None:
        said = self.sitting.scene(self.language).says()
        self._say(*(said or [self._words("terminal-plain-nothing-new")]))

    def _tell_board(self) -> None:
        self._say(*self.board.in_lines.board_lines(self.sitting.scene(self.language)))

    def _tell_hand(self) -> None:
        self._say(*self.board.in_lines.hand_lines(self.sitting.scene(self.language)))

    def _tell_save(self) -> None:
        self._say(self._words("terminal-saved", file=str(self.sitting.save.path)))

    def _help(self) -> None:
        self._say(self._words("terminal-plain-help"))
        for command, key in _COMMANDS.items():
            self._say(f"  {command:9} {self._words(key)}")

    def _rules(self) -> None:
        self._say(*rules_lines(self.match.game.id, self.language))

    def _say_result(self) -> None:
        result = self.match.result
        assert result is not None
        self._say("", self._words("terminal-result"), winner_line(result, self.match.names, self.language))
        for name, points in zip(self.match.names, result.points, strict=True):
            self._say(f"{name}: {self._words('terminal-points', points=points)}")
        self._say(reason_line(result, self.match.names, self.match.game.id, self.language))

    # -- hearing and saying ----------------------------------------------------------------

    def _change_language(self, words: list[str]) -> None:
        if words and words[0] in LANGUAGES:
            self.language = words[0]
            self._say(self._words("terminal-language-now"))
            self._list_moves()
        else:
            said = words[0] if words else ""
            self._say(self._words("terminal-unknown-language", language=said, known=", ".join(LANGUAGES)))

    def _words(self, key: str, **arguments: str | int) -> str:
        return self.sitting.scene(self.language).texts(key, **arguments)

    def _say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.target)
        self.target.flush()

    def _hear(self) -> str:
        line = self.source.readline()
        if not line:
            raise Leave
        return line


_COMMANDS = {
    "undo": "terminal-key-undo",
    "board": "terminal-plain-help-board",
    "hand": "terminal-plain-help-hand",
    "moves": "terminal-plain-help-moves",
    "log": "terminal-plain-help-log",
    "rules": "terminal-key-rules",
    "lang de": "terminal-plain-help-lang",
    "save": "terminal-plain-help-save",
    "quit": "terminal-key-quit",
}

_TELLING = {
    "help": PlainTable._help,
    "?": PlainTable._help,
    "log": PlainTable._tell_all,
    "board": PlainTable._tell_board,
    "hand": PlainTable._tell_hand,
    "moves": PlainTable._list_moves,
    "rules": PlainTable._rules,
    "save": PlainTable._tell_save,
}
