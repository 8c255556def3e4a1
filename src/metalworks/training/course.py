"""The course of a training, kept in a folder: every game, what was learned after each generation, and how well."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np

from metalworks.arena.kept import BadStudy, Kept
from metalworks.contract.game import Game
from metalworks.contract.problems import BadOption
from metalworks.games import game as game_named
from metalworks.players.weights import Made, Weights, inputs_of
from metalworks.training.learner import Learner, Lessons, Params, lessons, log_loss, rounded, start
from metalworks.training.self_play import Lesson, Played, play_for

CHECKPOINT = "checkpoint.npz"
KEPT = 20  # generations that are learned from: what older ones teach is out of date
TESTED = 5  # of each generation one game in so many is not learned from


class Training(msgspec.Struct, frozen=True):
    """What is trained, and how; more games of the same training may follow later."""

    game: str
    rules: int
    content: str
    seats: tuple[int, ...]
    generation: int  # games between two times that something is learned
    iterations: int  # of a search, for a decision
    hidden: int
    by_search: int | None = None  # the generation, from 1, from which targets come from the search


class Learned(msgspec.Struct, frozen=True):
    """How well the results of one generation were foretold, before it was learned from."""

    generation: int
    games: int
    loss: float  # by what was learned until then,
    hand_loss: float  # and by hand
    seconds: float  # of processor time, for its games


def training_of(
    game: Game, seats: tuple[int, ...], generation: int, iterations: int, hidden: int, by_search: int | None = None
) -> Training:
    """A training, after a look at whether all of it exists."""
    for count in seats:
        game.check_seats(count)
    if not inputs_of(game):
        raise BadOption("train-nothing", title=game.title)
    content = game.load_content().reference
    return Training(game.id, game.rules_version, content, seats, generation, iterations, hidden, by_search)


class School(Kept[Training, Played]):
    """The folder of a training: its games, and a checkpoint after each generation."""

    def __init__(self, path: Path, training: Training) -> None:
        self.games: dict[int, Played] = {}
        super().__init__(path, training, Played)
        self.folder = path
        self.learned: list[Learned] = []
        self.learner = Learner(self._params())

    def remember(self, row: Played) -> None:
        self.games[row.number] = row

    def _params(self) -> Params:
        """The network of the last checkpoint, or a new one."""
        file = self.folder / CHECKPOINT
        if not file.exists():
            return start(inputs_of(game_named(self.header.game)), self.header.hidden, 1)
        try:
            with np.load(file, allow_pickle=False) as found:
                self.learned = msgspec.json.decode(bytes(found["learned"]), type=list[Learned])
                params = {name: found[name] for name in ("inward", "bias", "outward", "direct")}
        except (OSError, EOFError, ValueError, KeyError, BadZipFile, msgspec.DecodeError) as error:
            raise BadStudy("train-damaged", file=str(file), detail=str(error)) from None
        wanted = (inputs_of(game_named(self.header.game)), self.header.hidden)
        if params["inward"].shape != wanted:
            raise BadStudy("train-damaged", file=str(file), detail=f"{params['inward'].shape} / {wanted}")
        taught = len(self.learned) * self.header.generation
        kept = sum(number in self.games for number in range(taught))
        if kept < taught:
            raise BadStudy("train-lost-games", file=str(file), learned=taught, games=kept)
        return params

    def save(self) -> None:
        """A checkpoint, whole or not at all."""
        told = np.frombuffer(msgspec.json.encode(self.learned), np.uint8)
        fresh = self.folder / f"new-{CHECKPOINT}"  # numpy wants the ending
        arrays: dict[str, Any] = {name: np.asarray(value) for name, value in self.learner.params.items()}
        with self.writing():
            np.savez(fresh, learned=told, **arrays)
            fresh.replace(self.folder / CHECKPOINT)

    def generation(self, number: int) -> list[Played]:
        """The games of a generation that were played already."""
        first = number * self.header.generation
        return [self.games[at] for at in range(first, first + self.header.generation) if at in self.games]

    def weights(self, command: str) -> Weights:
        """What was learned so far, rounded."""
        game = self.header
        last = self.learned[-1]
        played = list(self.games.values())
        made = Made(
            command=command,
            games=len(played),
            positions=sum(one.positions for one in played),
            seconds=round(sum(one.seconds for one in played), 1),
            loss=round(last.loss, 4),
            hand_loss=round(last.hand_loss, 4),
        )
        numbers: dict[str, Any] = rounded(self.learner.params)
        return Weights(game=game.game, rules=game.rules, content=game.content, made=made, **numbers).sealed()


Spread = Callable[[Callable[[Lesson], Played], Iterable[Lesson]], Iterator[Played]]


def train(school: School, games: int, spread: Spread, done: Callable[[Played], None]) -> None:
    """Play and learn, generation by generation, until so many games are played; goes on where it stopped."""
    size = school.header.generation
    work = functools.partial(play_for, school.header.rules, school.header.content)
    with school.open() as file:
        for number in range(-(-games // size)):
            if number < len(school.learned):
                continue
            missing = [at for at in range(number * size, (number + 1) * size) if at not in school.games]
            for played in spread(work, _lessons(school, missing)):
                if played.number not in school.games:
                    school.add(file, played)
                    done(played)
            here = school.generation(number)
            fresh = lessons([one for one in here if one.number % TESTED == 0])
            school.learned.append(
                Learned(
                    number,
                    len(here),
                    log_loss(school.learner.params, fresh),
                    log_loss(None, fresh),
                    round(sum(one.seconds for one in here), 1),
                )
            )
            first = school.header.by_search
            school.learner.learn(_kept(school, number), number, first is not None and number + 1 >= first)
            school.save()


def _lessons(school: School, missing: Iterable[int]) -> Iterator[Lesson]:
    training = school.header
    weights = b""
    if school.learned:  # the first generation has learned nothing yet
        weights = msgspec.json.encode(school.weights(""))
    for at in missing:
        seats = training.seats[at % len(training.seats)]
        yield Lesson(training.game, at, seats, training.iterations, weights)


def _kept(school: School, number: int) -> list[Lessons]:
    """What is learned from after a generation: it and a few before it, less the games that are only tested on."""
    games = [one for at in range(max(0, number - KEPT + 1), number + 1) for one in school.generation(at)]
    return lessons([one for one in games if one.number % TESTED])
