"""What a screen shows at one moment: built after every step, so that drawing never asks the engine."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from metalworks.contract.game import Game
from metalworks.contract.texts import Argument, Texts
from metalworks.contract.types import Action, Event, Result, View
from metalworks.table.journal import Seat
from metalworks.table.match import Match


@dataclass(frozen=True)
class Scene:
    """One moment of a match, as the person at the screen may know it."""

    game: Game
    seats: tuple[Seat, ...]
    view: View
    events: tuple[Event, ...]
    waiting: tuple[int, ...]
    result: Result | None
    texts: Texts
    viewer: int | None  # whose eyes: a seat, or None for a spectator
    legal: tuple[Action, ...] = ()  # what the viewer may do now
    can_undo: bool = False
    words: Mapping[Action, Mapping[str, Argument]] = field(default_factory=dict)  # what their texts need besides

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def is_mine(self) -> bool:
        """Whether the person at the screen must decide now."""
        return self.viewer is not None and self.viewer in self.waiting

    def in_language(self, language: str) -> Scene:
        return replace(self, texts=Texts(language, self.game.id))

    def say(self, action: Action) -> str:
        more = tuple(self.words.get(action, {}).items())
        return say(self.texts.language, self.game.id, action, self.names, more)

    def says(self) -> list[str]:
        """What happened in words, the same several times in a row once, with how often."""
        lines: list[tuple[str, int]] = []
        for event in self.events:
            words = say(self.texts.language, self.game.id, event, self.names)
            if lines and lines[-1][0] == words:
                lines[-1] = (words, lines[-1][1] + 1)
            else:
                lines.append((words, 1))
        return [words if times == 1 else f"{words} ×{times}" for words, times in lines]


@functools.lru_cache(maxsize=16_384)
def say(
    language: str,
    game: str,
    thing: Action | Event,
    names: tuple[str, ...],
    more: tuple[tuple[str, Argument], ...] = (),
) -> str:
    """An action or event in words, remembered: the whole log is told anew after every step."""
    return Texts(language, game).say(thing, names, **dict(more))


def scene_of(match: Match, viewer: int | None, language: str, *, acting: bool = True) -> Scene:
    """The present moment of a match for a viewer; without `acting` he only looks."""
    acts = acting and viewer is not None
    legal = tuple(match.legal(viewer)) if acts and viewer is not None else ()
    return Scene(
        game=match.game,
        seats=match.journal.header.seats,
        view=match.view(viewer),
        events=tuple(match.events(viewer)),
        waiting=match.waiting,
        result=match.result,
        texts=Texts(language, match.game.id),
        viewer=viewer,
        legal=legal,
        can_undo=acts and viewer is not None and match.can_undo(viewer),
        words={action: match.words(action) for action in legal},
    )
