"""What a screen shows at one moment: built after every step, so that drawing never asks the engine."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from metalworks.contract.game import Game
from metalworks.contract.texts import Argument, Texts
from metalworks.contract.types import Action, Event, Result, Role, Sheet, View, Viewer
from metalworks.table.journal import Seat
from metalworks.table.match import Match


@dataclass(frozen=True)
class Scene:
    """One moment of a match, as the person at the screen may know it."""

    game: Game
    seats: tuple[Seat, ...]
    view: View
    sheet: Sheet | None
    events: tuple[Event, ...]
    waiting: tuple[int, ...]
    asked: tuple[int, ...]  # those of the waiting seats for which silence is an answer
    result: Result | None
    texts: Texts
    viewer: Viewer
    role: Role = Role.NONE  # of the viewer
    legal: tuple[Action, ...] = ()  # what the viewer may do now
    silence: Action | None = None  # what counts as the viewer's answer if they give none
    can_undo: bool = False
    words: Mapping[Action, Mapping[str, Argument]] = field(default_factory=dict)  # what their texts need besides
    draft: object = None  # what the viewer has put together at this terminal, see `Desk`

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def is_mine(self) -> bool:
        """Whether everybody waits for the person at the screen."""
        return self.role in (Role.MUST, Role.ASKED)

    def in_language(self, language: str) -> Scene:
        return replace(self, texts=texts_of(language, self.game.id, self.sheet))

    def say(self, action: Action) -> str:
        return say(self.texts, action, self.names, tuple(self.words.get(action, {}).items()))

    def says(self) -> list[str]:
        """What happened, in words; repeated lines are shown once, with a count."""
        lines: list[tuple[str, int]] = []
        for event in self.events:
            words = say(self.texts, event, self.names)
            if lines and lines[-1][0] == words:
                lines[-1] = (words, lines[-1][1] + 1)
            else:
                lines.append((words, 1))
        return [words if times == 1 else f"{words} ×{times}" for words, times in lines]

    def mark(self, seat: int) -> str:
        """Before the name of a seat: whether it is its turn, or it is asked."""
        return "?" if seat in self.asked else "▶" if seat in self.waiting else " "


@functools.lru_cache(maxsize=16)
def texts_of(language: str, game: str, sheet: Sheet | None) -> Texts:
    """The texts of a match: one object for all its scenes, so that `say` remembers what it has said."""
    return Texts(language, game, sheet=sheet)


@functools.lru_cache(maxsize=16_384)
def say(
    texts: Texts, thing: Action | Event, names: tuple[str, ...], more: tuple[tuple[str, Argument], ...] = ()
) -> str:
    """An action or event in words, remembered because the whole log is shown again after every step."""
    return texts.say(thing, names, **dict(more))


def scene_of(match: Match, viewer: Viewer, language: str, *, acting: bool = True) -> Scene:
    """The present moment of a match for a viewer; without `acting` they only watch."""
    scene = Scene(
        game=match.game,
        seats=match.journal.header.seats,
        view=match.view(viewer),
        sheet=match.sheet,
        events=tuple(match.events(viewer)),
        waiting=match.waiting,
        asked=match.asked,
        result=match.result,
        texts=texts_of(language, match.game.id, match.sheet),
        viewer=viewer,
    )
    if not acting or viewer is None:
        return scene
    legal = tuple(match.legal(viewer))
    return replace(
        scene,
        role=match.role(viewer),
        legal=legal,
        silence=match.silence(viewer),
        can_undo=match.can_undo(viewer),
        words={action: match.words(action) for action in legal},
    )
