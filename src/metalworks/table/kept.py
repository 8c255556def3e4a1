"""A match as it stands, to be taken up again without going through its journal.

The journal remains the truth: what is kept here is good for the very code that wrote it, and a journal brings about the
same. `code_of` names that code.
"""

from __future__ import annotations

import functools
import hashlib
import operator
from collections.abc import Collection
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Generic

import msgspec

from metalworks.contract.types import Event, StepUndone
from metalworks.games import game as game_named
from metalworks.table.beginning import content_of
from metalworks.table.journal import Header, Journal, Line
from metalworks.table.match import Match
from metalworks.table.step import AnyEvent, Step

NEAR = 2  # states of an epoch that are kept: what is undone is near the end


class KeptMatch(msgspec.Struct, Generic[AnyEvent], array_like=True):
    """A `Match`."""

    header: Header
    lines: list[Line]
    steps: list[Step[AnyEvent]]
    state: bytes
    resolved: int
    own: list[list[int]]
    known: list[int]
    standing: list[int]  # the numbers of the steps of the epoch that stand
    epoch: int
    rungs: dict[int, bytes]  # states of the epoch, the first one and the last; others are found again when needed
    marks: dict[int, bytes]  # states of the match, to go back in it


def keep(match: Match) -> bytes:
    """A match as bytes."""
    epoch = match._epoch
    kept: KeptMatch[Event] = KeptMatch(
        header=match.journal.header,
        lines=match.journal.lines,
        steps=match._steps,
        state=match._state.to_bytes(),
        resolved=match._resolved,
        own=match._own,
        known=match._known,
        standing=epoch.standing,
        epoch=epoch.number,
        rungs={number: epoch.rungs[number].to_bytes() for number in _few(epoch.rungs)},
        marks={number: state.to_bytes() for number, state in match._marks.states.items()},
    )
    return msgspec.msgpack.encode(kept)


def take_up(game: str, data: bytes) -> Match:
    """The match that was kept."""
    rules = game_named(game)
    kept = decoder(game).decode(data)
    match = Match(rules, rules.from_bytes(kept.state), content_of(kept.header), Journal(kept.header, kept.lines))
    match._resolved, match._own, match._known = kept.resolved, kept.own, kept.known
    match._steps.extend(kept.steps)
    match._undos = sum(step.is_undo for step in kept.steps)
    marks, epoch = match._marks, match._epoch
    marks.states = {number: rules.from_bytes(mark) for number, mark in kept.marks.items()}
    marks.last = max(marks.states)
    epoch.standing, epoch.number = kept.standing, kept.epoch
    epoch.rungs = {number: rules.from_bytes(rung) for number, rung in kept.rungs.items()}
    return match


def _few(rungs: Collection[int]) -> list[int]:
    """Those that are kept."""
    return sorted({*sorted(rungs)[:1], *sorted(rungs)[-NEAR:]})


@functools.cache
def decoder(game: str) -> msgspec.msgpack.Decoder[KeptMatch[Event]]:
    """What reads the kept matches of a game; it takes longer to make than a short match to read."""
    events = functools.reduce(operator.or_, (*game_named(game).event_types, StepUndone))
    return msgspec.msgpack.Decoder(KeptMatch[events])  # type: ignore[valid-type]


@functools.cache
def code_of(game: str) -> str:
    """The code that plays a game, in a few letters: another one may read the same bytes differently."""
    digest = hashlib.blake2b(digest_size=12)
    rules = game_named(game)
    for package in ("metalworks.kernel", rules.package, f"{rules.package}.rules", "metalworks.table"):
        for file in sorted(_sources(files(package)), key=lambda file: file.name):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _sources(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".py")]
