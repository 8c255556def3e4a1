"""A match line by line: the table in readable text, moves by number or in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TextIO

from metalworks.contract.numbers import whole_number
from metalworks.contract.problems import Problem
from metalworks.contract.texts import LANGUAGES
from metalworks.contract.types import Role, Viewer
from metalworks.terminal.advice import advice_line
from metalworks.terminal.boards import board_of
from metalworks.terminal.boards.board import Choice, Piece
from metalworks.terminal.rules import rules_lines
from metalworks.terminal.scene import Scene
from metalworks.terminal.screens.dialogs import reason_line, winner_line
from metalworks.terminal.seating import rivals
from metalworks.terminal.sitting import Sitting


class Leave(Exception):
    """The person quits, or the input ends."""


class PlainTable:
    """Everything that the full-screen table does, in lines of text."""

    def __init__(self, sitting: Sitting, language: str, source: TextIO, target: TextIO) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.board = board_of(sitting.match.game.id)
        self.desk = self.board.desk()
        self.language = language
        self.source = source
        self.target = target
        self._read: dict[Viewer, int] = {}  # by viewer: the steps they have read of
        self._moves: list[Choice] = []
        self._called: int | None = None  # who was called to the keyboard though somebody else is waited for

    def run(self) -> None:
        """Play to the end of the match or of the input."""
        self._say(self._words("terminal-plain-welcome", title=self.match.game.title))
        if self.match.seats not in self.match.game.official_seats:
            self._say(self._words("terminal-unofficial", players=self.match.seats))
        self._say(*rivals(self._scene().texts, self.match.journal.header.seats))
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
        person = self.sitting.person_to_move() if computer is None else self.sitting.may_act()
        called, self._called = self._called, None
        person = person if called is None else called
        if computer is not None and person is None:
            self.sitting.play_computer(computer, self.sitting.think(computer))
            if not self.sitting.people:
                self._tell_news()
            return
        assert person is not None  # somebody is waited for until the match is over
        self._give_keyboard(person)
        scene = self._scene()
        self._tell_news()
        assert scene.viewer is not None
        self._say("", f"{scene.names[scene.viewer]}: {self.board.in_words.status(scene)}")
        self._say(*self.board.in_lines.board_lines(scene), *self.board.in_lines.hand_lines(scene))
        self._list_moves()
        while not self._answer():
            pass

    def _give_keyboard(self, person: int) -> None:
        """To a person, with a pause if there are secrets; until they take it, the last one can come back."""
        before = self.sitting.viewer
        if person == before:
            return
        if self.board.has_secrets(self._scene()):
            self._say("", self._words("terminal-plain-handover", name=self.match.names[person]))
            may_return = before is not None and self.match.legal_codes(before)
            if may_return and before is not None:
                self._say(self._words("terminal-plain-handover-back", name=self.match.names[before]))
            if self._hear().strip().lower() == "back" and may_return:
                return
        self.sitting.viewer = person

    def _answer(self) -> bool:
        """Handle one line of input; whether play goes on."""
        self._say(self._prompt())
        words = self._hear().split()
        if not words:
            return self._pass()
        command = words[0].lower()
        if command in ("lang", "language"):
            self._change_language(words[1:])
        elif command in _TELLING:
            _TELLING[command](self)
        elif command == "seat" and self.sitting.is_hot_seat:
            self._called = self._person(" ".join(words[1:]))
            return self._called is not None
        elif command in ("quit", "q", "exit"):
            raise Leave
        else:
            return self._do(command, words)
        return False

    def _person(self, name: str) -> int | None:
        """Somebody else at this keyboard, by name or the number of the seat; the next one if nobody is named."""
        people = [seat for seat in self.sitting.people if seat != self.sitting.viewer]
        if not name:
            return self.sitting.next_person()
        for seat in people:
            if name.lower() in (self.match.names[seat].lower(), str(seat + 1)):
                return seat
        names = ", ".join(self.match.names[seat] for seat in people)
        self._say(self._words("terminal-plain-no-person", name=name, names=names))
        return None

    def _prompt(self) -> str:
        scene = self._scene()
        words = self.board.in_words.prompt(scene)
        if scene.silence is not None:
            return self._words("terminal-plain-asked", prompt=words, action=scene.say(scene.silence).removesuffix("."))
        if not scene.is_mine:
            return self._words("terminal-plain-may", prompt=words)
        return self._words("terminal-plain-prompt", prompt=words)

    def _pass(self) -> bool:
        """An empty line: silence where it is an answer, and no wish to act where nobody waits."""
        scene = self._scene()
        if scene.silence is not None:
            self.sitting.play(scene.silence)
        elif not scene.is_mine and scene.viewer is not None:
            self.sitting.let_pass(scene.viewer)
        return scene.silence is not None or not scene.is_mine

    def _do(self, command: str, words: list[str]) -> bool:
        """A step of the match, or towards one."""
        scene = self._scene()
        try:
            if command in ("undo", "u"):
                return self._undo(scene)
            number = whole_number(command)
            choice = self._numbered(number) if number is not None and len(words) == 1 else None
            choice = choice or self.board.in_lines.read(scene, words)
            if choice is None:
                key = "terminal-plain-unknown" if number is None else "terminal-plain-number"
                self._say(self._words(key, number=command, words=" ".join(words), count=len(self._moves)))
                return False
            if isinstance(choice, Piece):
                self.desk.handle(scene, choice)
                self._tell_desk()
                return False
            self.sitting.play(choice)
        except Problem as problem:
            self._say(problem.text(self.language))
            return False
        return True

    def _undo(self, scene: Scene) -> bool:
        """First what lies on the desk, then the last step in the match."""
        if self.desk.undo(scene):
            self._tell_desk()
            return False
        self.sitting.undo()
        return True

    def _numbered(self, number: int) -> Choice | None:
        return self._moves[number - 1] if 0 < number <= len(self._moves) else None

    # -- telling ---------------------------------------------------------------------------

    def _list_moves(self) -> None:
        """The legal moves with their numbers, those of one heading in one line."""
        scene = self._scene()
        self._moves = []
        for heading, choices in self.board.in_lines.groups(scene):
            entries: list[str] = []
            for choice in choices:
                self._moves.append(choice)
                entries.append(f"{len(self._moves)}: {self.board.in_lines.label(scene, choice)}")
            if heading:
                self._say(f"{heading}", "  " + "   ".join(entries))
            else:
                self._say(*entries)

    def _tell_desk(self) -> None:
        """What the person has put together, and how it can go on."""
        self._tell_hand()
        self._list_moves()

    def _tell_news(self) -> None:
        """What happened since this viewer last read it."""
        viewer = self.sitting.viewer
        scene = self._scene()
        fresh = self.match.events(viewer, self._read.get(viewer, 0))
        self._read[viewer] = self.match.steps
        self._say(*(scene.texts.say(event, scene.names) for event in fresh))

    def _tell_all(self) -> None:
        said = self._scene().says()
        self._say(*(said or [self._words("terminal-plain-nothing-new")]))

    def _tell_board(self) -> None:
        # All of it, as for somebody who only looks: a board may say less when something is to be decided.
        self._say(*self.board.in_lines.board_lines(replace(self._scene(), role=Role.NONE)))

    def _tell_hand(self) -> None:
        self._say(*self.board.in_lines.hand_lines(self._scene()))

    def _tell_advice(self) -> None:
        scene = self._scene()
        self._say(advice_line(scene, self.sitting.advice()) if scene.is_mine else self._words("terminal-no-hint"))

    def _tell_save(self) -> None:
        self._say(self._words("terminal-saved", file=str(self.sitting.save.path)))

    def _help(self) -> None:
        self._say(self._words("terminal-plain-help"))
        for command, key in _COMMANDS.items():
            self._say(f"  {command:9} {self._words(key)}")
        if self.sitting.is_hot_seat:
            self._say(f"  {'seat':9} {self._words('terminal-plain-help-seat')}")
        self._say(*self.board.in_lines.help_lines(self._scene()))

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

    def _scene(self) -> Scene:
        return self.desk.lay_out(self.sitting.scene(self.language))

    def _words(self, key: str, **arguments: str | int) -> str:
        return self._scene().texts(key, **arguments)

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
    "hint": "terminal-key-hint",
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
    "hint": PlainTable._tell_advice,
    "rules": PlainTable._rules,
    "save": PlainTable._tell_save,
}
