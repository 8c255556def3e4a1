"""The table: a match being played, for any game, around the board of that game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from metalworks.contract.problems import Problem
from metalworks.contract.texts import Texts
from metalworks.contract.types import Action, Role
from metalworks.terminal.advice import advice_line
from metalworks.terminal.boards.board import Choice, Desk, Piece
from metalworks.terminal.palette import INK, INK_2, SCORE
from metalworks.terminal.rules import rules_text
from metalworks.terminal.scene import Scene
from metalworks.terminal.screens.around import BoardScreen
from metalworks.terminal.screens.dialogs import HandOver, HelpScreen, ResultScreen
from metalworks.terminal.screens.speaking import key_bar
from metalworks.terminal.sitting import Sitting

RECENT = 60  # lines of the log that are shown while others act


class TableScreen(BoardScreen):
    """Plays at the board, with the moves there are below the log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("i", "advice", show=False),
        Binding("a", "list", show=False),
        Binding("p", "pass", show=False),
        Binding("r", "rules", show=False),
        Binding("l,L,f2", "language", show=False),
        Binding("question_mark,f1", "keys", show=False),
        Binding("q,ctrl+q,ctrl+c", "quit", show=False, priority=False),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.match.game.id)
        self.sitting = sitting
        self.board.choose = self._try
        self.board.hint = self._hint
        self.desk: Desk = self.board.desk()
        self.scene: Scene = self.desk.lay_out(sitting.scene("en"))
        self.thinking: int | None = None
        self.offered: int | None = None  # who may act while the computers wait for them
        self.leaving = False
        self.listed: Sequence[Action] = ()
        self._letting_computers_play = False
        self._result_shown = False

    # -- what there is ---------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        moves = [Static(id="actions-title", classes="heading"), OptionList(id="actions")]
        return self._frame(may_focus_log=True, below_log=moves, above_prompt=[Static(id="news")])

    def on_mount(self) -> None:
        pattern = next((widget for widget in self.board.query("*") if widget.can_focus), None)
        self.set_focus(pattern)
        self._take_up()

    def _take_up(self) -> None:
        """Look at the match and go on: hand over, let computers play, or show the result."""
        self.run_worker(self._go_on(), group="play")

    # -- playing ---------------------------------------------------------------------------

    async def _go_on(self) -> None:
        if self._letting_computers_play:
            return
        self._letting_computers_play = True
        self.offered = None
        try:
            async with self.terminal.engine:
                self._look()
            seen = len(self.scene.events)
            while await self._computer_step():
                # No pause after a step that the viewer cannot see.
                await asyncio.sleep(self.terminal.pace if len(self.scene.events) != seen else 0)
                seen = len(self.scene.events)
        finally:
            self._letting_computers_play = False
        self._settle()

    async def _computer_step(self) -> bool:
        """One decision of a computer, thought out in a thread; whether there was one."""
        async with self.terminal.engine:
            seat = None if self.leaving else self.sitting.computer_to_move()
            if seat is None or self.sitting.may_act() is not None:
                return False
            self.thinking = seat
            self._show_prompt()
            try:
                code = await asyncio.to_thread(self.sitting.think, seat)
                if not self.leaving:
                    self.sitting.play_computer(seat, code)
            except Problem as problem:
                self.terminal.complain(problem)
            finally:
                self.thinking = None
            self._look()
        return True

    def _settle(self) -> None:
        """Computers are done: the next person, or the end."""
        if self.leaving:
            return
        if self.scene.result is not None:
            self._show_result()
            return
        if self.sitting.computer_to_move() is not None:
            self.offered = self.sitting.may_act()
        person = self.sitting.hand_over_to() if self.offered is None else self.offered
        if person is None:
            return
        if person != self.sitting.viewer:
            self._give_keyboard(person)
        else:
            self._draw()

    def _give_keyboard(self, person: int) -> None:
        """To another person, with nobody's secrets on the screen in between."""
        if not self.board.has_secrets(self.scene):
            self.sitting.viewer = person
            self._look()
            return
        before = self.sitting.viewer
        may_return = before is not None and self.sitting.match.legal_codes(before)
        self.sitting.viewer = None
        self._look()

        def taken(by_next: bool | None) -> None:
            if by_next is None:
                self.action_quit()
                return
            self.sitting.viewer = person if by_next else before
            self._look()

        name = self.sitting.match.names
        self.app.push_screen(HandOver(name[person], name[before] if may_return and before is not None else ""), taken)

    def _try(self, choice: Choice) -> None:
        if not self.scene.legal:  # not this person's decision; the prompt says whose
            self._refuse(self.board.in_words.prompt(self.scene))
        elif isinstance(choice, Piece):
            self._handle(choice)
        else:
            self.run_worker(self._act(choice), group="play")

    def _handle(self, piece: Piece) -> None:
        """A step on the desk, which the match does not learn of."""
        try:
            self.desk.handle(self.scene, piece)
        except Problem as problem:
            self._refuse(problem.text(self.terminal.language))
            return
        self._tidy()

    def _tidy(self) -> None:
        self.scene = self.desk.lay_out(self.scene)
        self._draw()

    async def _act(self, action: Action | None) -> None:
        """Carry out an action of the person at the screen, or undo their last one."""
        async with self.terminal.engine:
            try:
                if action is None:
                    self.sitting.undo()
                else:
                    self.sitting.play(action)
            except Problem as problem:
                self._refuse(problem.text(self.terminal.language))
                return
            self._look()
        await self._go_on()

    def _show_result(self) -> None:
        if self._result_shown or self.scene.result is None:
            return
        self._result_shown = True
        names = self.sitting.match.names
        self.app.push_screen(ResultScreen(self.scene.result, names, self.scene.game.id), self._after_result)

    def _after_result(self, answer: str | None) -> None:
        if answer == "rematch":
            try:
                self.terminal.sit_down(self.sitting.rematch())
            except Problem as problem:
                self.terminal.complain(problem)
        elif answer == "to-menu":
            self.terminal.to_menu()
        elif answer == "quit":
            self.action_quit()

    # -- showing ---------------------------------------------------------------------------

    def _look(self) -> None:
        """Take in the present moment of the match and draw it."""
        self.scene = self.desk.lay_out(self.sitting.scene(self.terminal.language))
        self._draw()

    def speak(self) -> None:
        self.scene = self.scene.in_language(self.terminal.language)
        self._draw()

    def _draw(self) -> None:
        scene = self.scene
        self._draw_around(scene)
        said = scene.says()
        # The whole log is there to read whenever its reader can act; while others do, laying it out again takes time.
        shown = said if scene.legal or scene.result is not None else said[-RECENT:]
        self._draw_log(Text("\n").join(_log_line(line, number, len(shown)) for number, line in enumerate(shown)))
        self._set("#news", Text(f"· {said[-1]}" if said else "", style=INK_2, overflow="ellipsis"))
        self._list_actions()
        self._show_prompt()
        self._set("#keys", self._key_bar())
        self.board.show(scene)

    def _list_actions(self) -> None:
        scene = self.scene
        self.listed = self.board.listed(scene)
        self._set("#actions-title", Text(scene.texts("terminal-actions", count=len(self.listed))))
        actions = self.query_one("#actions", OptionList)
        actions.clear_options()
        actions.add_options(Option(Text(scene.say(action))) for action in self.listed)

    def _show_prompt(self) -> None:
        """What is to be done, with a sign: a decision, a question, a chance to act, or waiting for others."""
        scene, texts = self.scene, self.scene.texts
        words = self.board.in_words.prompt(scene)
        if scene.silence is not None:
            sign, words = "?", f"{words} {texts('terminal-silence', action=scene.say(scene.silence).removesuffix('.'))}"
        elif scene.is_mine:
            sign = "▶"
        elif self.thinking is not None:
            sign, words = "…", texts("terminal-thinking", name=scene.names[self.thinking])
        elif self._may_pass():
            sign, words = "◇", texts("terminal-may", prompt=words)
        else:
            sign = "◇" if scene.role is Role.MAY else "…"
        style = f"bold {SCORE}" if scene.is_mine or self._may_pass() else INK_2
        self._set("#prompt", Text(f"{sign} {words}", style=style))

    def _may_pass(self) -> bool:
        """Whether the computers wait for the person at the screen, who need not do anything."""
        return self.offered is not None and self.offered == self.scene.viewer

    def _key_bar(self) -> str:
        texts = self.scene.texts
        board = [(key, words, f"screen.press('{key}')") for key, words in self.board.key_bar(texts)]
        passing = "silence" if self.scene.silence is not None else "may" if self._may_pass() else ""
        rest = [
            *([("p", texts("terminal-bar-pass", what=passing), "screen.pass")] if passing else []),
            ("u", texts("terminal-bar-undo"), "screen.undo"),
            ("i", texts("terminal-bar-hint"), "screen.advice"),
            ("a", texts("terminal-bar-list"), "screen.list"),
            ("r", texts("terminal-bar-rules"), "screen.rules"),
            ("L", texts("terminal-bar-language"), "screen.language"),
            ("?", texts("terminal-bar-keys"), "screen.keys"),
            ("q", texts("terminal-bar-quit"), "screen.quit"),
        ]
        entries = board + rest
        for less_needed in ("r", "L", "i", "a", "u"):  # all of them are in the list of keys
            if sum(len(key) + len(words) + 3 for key, words, _ in entries) > self.size.width:
                entries = [entry for entry in entries if entry[0] != less_needed]
        return key_bar(entries)

    def _refuse(self, words: str) -> None:
        self._set("#hint", Text(f"✕ {words}"))
        self.query_one("#hint").add_class("refused")

    def on_resize(self) -> None:
        self._set("#keys", self._key_bar())

    # -- what comes in ---------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Keys of the board: those for moving only while the board has the focus."""
        key = event.character if event.character in self.board.hot_keys else event.key
        on_board = self.focused is None or self.board in self.focused.ancestors_with_self
        if (key in self.board.hot_keys or (on_board and key in self.board.moving_keys)) and self.board.press(key):
            event.stop()
            event.prevent_default()

    def _hint(self, text: str) -> None:
        self._set("#hint", Text(text))
        self.query_one("#hint").remove_class("refused")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.listed):
            self._try(self.listed[event.option_index])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if self.query_one("#actions").has_focus and event.option_index < len(self.listed):
            self.board.mark(self.listed[event.option_index])

    def action_press(self, key: str) -> None:
        self.board.press("enter" if key == "↵" else key)

    def action_undo(self) -> None:
        """First what lies on the desk, then the last step in the match."""
        if self.desk.undo(self.scene):
            self._tidy()
        else:
            self.run_worker(self._act(None), group="play")

    def action_advice(self) -> None:
        self.run_worker(self._advise(), group="play")

    async def _advise(self) -> None:
        """What a computer player would do in the place of the person at the screen, and why."""
        async with self.terminal.engine:
            if not self.scene.is_mine:
                self._refuse(self.scene.texts("terminal-no-hint"))
                return
            self._hint(self.scene.texts("terminal-hint-soon"))
            best = await asyncio.to_thread(self.sitting.advice)
            self._hint(advice_line(self.scene, best))

    def action_pass(self) -> None:
        """Say nothing when asked, let play go on, or hand the keyboard to whoever else can act."""
        if self.scene.silence is not None:
            self._try(self.scene.silence)
        elif self.offered is not None:
            self.sitting.let_pass(self.offered)
            self._take_up()
        elif (person := self.sitting.next_person()) is not None:
            self._give_keyboard(person)

    def action_list(self) -> None:
        """Show or hide log and moves where there is no room for them."""
        self.toggle_class("-listing")
        if self.has_class("-listing"):
            self.query_one("#actions").focus()

    def action_rules(self) -> None:
        self.app.push_screen(HelpScreen("terminal-rules", lambda language: rules_text(self.scene.game.id, language)))

    def action_keys(self) -> None:
        self.app.push_screen(HelpScreen("terminal-keys", self._keys))

    def _keys(self, language: str) -> Table:
        texts = Texts(language, self.scene.game.id)
        table = Table.grid(padding=(0, 2))
        rows = [
            *self.board.key_help(texts),
            ("u", texts("terminal-key-undo")),
            ("i", texts("terminal-key-hint")),
            ("a", texts("terminal-key-list")),
            ("Tab", texts("terminal-key-tab")),
            ("p", texts("terminal-key-pass")),
            ("r", texts("terminal-key-rules")),
            ("L F2", texts("terminal-key-language")),
            ("? F1", texts("terminal-key-keys")),
            ("q", texts("terminal-key-quit")),
            (texts("terminal-mouse"), texts("terminal-key-mouse")),
        ]
        for key, words in rows:
            table.add_row(Text(key, style=f"bold {SCORE}"), Text(words, style=INK))
        return table

    def action_quit(self) -> None:
        """Every step is saved already; the command line says where."""
        self.leaving = True
        self.app.exit(self.sitting.save.path if self.scene.result is None else None)


def _log_line(words: str, number: int, count: int) -> Text:
    fresh = number >= count - 4
    return Text(words, style=INK if fresh else INK_2)
