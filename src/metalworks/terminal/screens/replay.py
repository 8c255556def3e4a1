"""The replay: a journal step by step, seen by a seat, a spectator, or with all cards open."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Literal

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer

from metalworks.contract.types import Viewer
from metalworks.table.match import Match
from metalworks.terminal.palette import INK, INK_2, SCORE
from metalworks.terminal.scene import Scene, scene_of
from metalworks.terminal.screens.around import BoardScreen
from metalworks.terminal.screens.dialogs import reason_line, winner_line
from metalworks.terminal.screens.speaking import key_bar

ALL: Literal["all"] = "all"
Eyes = Viewer | Literal["all"]  # a seat, None for a spectator, or all cards open


class ReplayScreen(BoardScreen):
    """Steps back and forth through the lines of a journal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n", "step(1)", show=False),
        Binding("left,p", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "last", show=False),
        Binding("space", "autoplay", show=False),
        Binding("v,tab", "viewer", show=False, priority=True),
        Binding("l,L,f2", "language", show=False),
        Binding("q,escape,ctrl+q,ctrl+c", "quit", show=False),
    ]

    def __init__(self, whole: Match, viewer: Eyes = ALL) -> None:
        super().__init__(whole.game.id)
        self.text = whole.journal.dumps()
        self.steps = len(whole.journal.lines)
        self.viewer = viewer
        self.at = 0
        self._match, self._lines = Match.open(self.text)
        self.scene: Scene | None = None
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        return self._frame(may_focus_log=False)

    def on_mount(self) -> None:
        self.set_focus(None)
        # Nobody needs to step through the deal.
        self._go(next((n for n, line in enumerate(self._lines) if not line.chance), self.steps))

    def _go(self, at: int) -> None:
        """Show the moment after so many lines; going back replays from the beginning."""
        at = max(0, min(self.steps, at))
        if at < self.at:
            self._match, self._lines = Match.open(self.text)
            self.at = 0
        for number in range(self.at, at):
            self._match.follow(self._lines[number], number + 2)
        self.at = at
        self.speak()

    def _look(self) -> Scene:
        match, language = self._match, self.terminal.language
        if self.viewer != ALL:
            return scene_of(match, self.viewer, language, acting=False)
        scene = scene_of(match, None, language, acting=False)
        views = [match.view(seat) for seat in range(match.seats)]
        return replace(scene, view=self.board.open_view(scene.view, views))

    def speak(self) -> None:
        self.scene = scene = self._look()
        texts = scene.texts
        where = texts("terminal-replay-step", step=self.at, steps=self.steps)
        self._draw_around(scene)
        said = scene.says()
        self._draw_log(Text("\n".join(said), style=INK_2))
        viewer = texts("terminal-replay-viewer", viewer=self._viewer_name())
        self._set("#prompt", Text(f"{where} · {viewer}", style=f"bold {SCORE}"))
        self._set("#hint", Text(self._ending() if self.at == self.steps else said[-1] if said else "", style=INK))
        self._set(
            "#keys",
            key_bar(
                [
                    ("←→", texts("terminal-bar-step"), "screen.step(1)"),
                    ("Home End", texts("terminal-bar-ends"), "screen.last"),
                    ("␣", texts("terminal-bar-auto"), "screen.autoplay"),
                    ("v", texts("terminal-bar-viewer"), "screen.viewer"),
                    ("L", texts("terminal-bar-language"), "screen.language"),
                    ("q", texts("terminal-quit"), "screen.quit"),
                ]
            ),
        )
        self.board.show(scene)

    def _ending(self) -> str:
        assert self.scene is not None
        result, names, language = self.scene.result, self.scene.names, self.terminal.language
        if result is None:
            return self.scene.texts("terminal-replay-unfinished")
        return f"★ {winner_line(result, names, language)} {reason_line(result, names, self.scene.game.id, language)}"

    def _viewer_name(self) -> str:
        if self.viewer == ALL:
            return self.texts("terminal-viewer-all")
        return self.texts("terminal-viewer-spectator") if self.viewer is None else self._match.names[self.viewer]

    def on_key(self, event: events.Key) -> None:
        if event.key in self.board.viewing_keys:
            self.board.press(event.key)
        elif event.key != "space":
            self._stop()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_step(self, by: int) -> None:
        self._go(self.at + by)

    def action_go(self, at: int) -> None:
        self._go(at)

    def action_last(self) -> None:
        self._go(self.steps)

    def action_autoplay(self) -> None:
        if self._timer is not None:
            self._stop()
        else:
            self._timer = self.set_interval(max(self.terminal.pace, 0.05), self._tick)

    def _tick(self) -> None:
        if self.at >= self.steps:
            self._stop()
        else:
            self._go(self.at + 1)

    def action_viewer(self) -> None:
        choices: list[Eyes] = [ALL, None, *range(self._match.seats)]
        self.viewer = choices[(choices.index(self.viewer) + 1) % len(choices)]
        self.speak()

    def action_quit(self) -> None:
        self.app.exit(None)
