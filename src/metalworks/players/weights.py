"""What was learned by `metalworks train`: a file of whole numbers that belongs to one game, its rules and its cards."""

from __future__ import annotations

import functools
import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.game import Game
from metalworks.contract.problems import Problem
from metalworks.games import game as game_named
from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.network import Network
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, lowest_seat

FILE = "weights.json"  # of a game, beside its `computer/appraisal.py`
HAND = "hand"  # instead of a file: what is written by hand, and nothing learned


class BadWeights(Problem):
    """A file of weights that cannot be used: which one, and why."""


class Made(msgspec.Struct, frozen=True):
    """How weights came to be."""

    command: str
    games: int
    positions: int
    seconds: float  # of all processes together
    loss: float  # log loss on games that were not learned from,
    hand_loss: float  # and that of what is written by hand


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """A network and what it belongs to."""

    game: str
    rules: int
    content: str
    made: Made
    inward: list[int]
    bias: list[int]
    outward: list[int]
    direct: list[int]
    check: str = ""  # of all the rest

    def sealed(self) -> Weights:
        """The same with its check."""
        return msgspec.structs.replace(self, check=self.digest())

    def digest(self) -> str:
        rest = msgspec.structs.replace(self, check="")
        return hashlib.sha256(msgspec.json.encode(rest)).hexdigest()[:32]

    def dumps(self) -> bytes:
        """The text of a file."""
        return msgspec.json.format(msgspec.json.encode(self.sealed()), indent=0).replace(b",\n", b", ") + b"\n"

    def network(self) -> Network:
        rows = (self.inward, self.bias, self.outward, self.direct)
        return Network(*(vec[i64]([i64(number) for number in row]) for row in rows))


def read_weights(file: Path | Traversable, game: Game) -> Weights:
    """A file of weights for this game; BadWeights if it is damaged or was made for something else."""
    name = str(file)
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadWeights("weights-missing", file=name, detail=error.strerror or str(error)) from None
    try:
        found = msgspec.json.decode(data, type=Weights)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadWeights("weights-damaged", file=name, detail=str(error)) from None
    if found.check != found.digest():
        raise BadWeights("weights-damaged", file=name, detail=found.check)
    mine = (game.id, game.rules_version, game.load_content().reference)
    if (found.game, found.rules, found.content) != mine:
        made_for = f"{found.game}, {found.rules}, {found.content}"
        raise BadWeights("weights-foreign", file=name, found=made_for, expected=", ".join(map(str, mine)), game=game.id)
    if len(found.direct) != inputs_of(game) or len(found.inward) != len(found.direct) * len(found.bias):
        raise BadWeights("weights-other-inputs", file=name, found=len(found.direct), expected=inputs_of(game))
    if len(found.outward) != len(found.bias):
        raise BadWeights("weights-damaged", file=name, detail=f"{len(found.outward)} / {len(found.bias)}")
    return found


@functools.cache
def inputs_of(game: Game) -> int:
    """How many numbers a network of this game is told of a seat; 0 where it has nothing to learn from."""
    seats = game.seat_counts[0]
    state = game.start(seats, game.read_options({}), game.load_content())
    rng = Rng(0)
    while (waiting := int(state.waiting())) == CHANCE or not game.appraisal.is_calm(state):
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
        else:
            seat = lowest_seat(waiting)
            state.apply(seat, state.candidates(seat)[0])
    rows = game.appraisal.rows(state, [0.0] * seats)
    return len(rows[0]) if rows else 0


def packaged(game: Game) -> Traversable | None:
    """The weights that come with the package: those that the arena found stronger than what is written by hand."""
    file = files(game.package) / "computer" / FILE
    return file if file.is_file() else None


@functools.cache
def appraisal_of(name: str, source: str = "") -> Appraisal:
    """How positions of a game are valued: with the weights of the package, of a file, or by HAND alone."""
    game = game_named(name)
    if source == HAND:
        return game.appraisal
    file = Path(source) if source else packaged(game)
    return game.appraisal if file is None else with_weights(game, read_weights(file, game))


def weights_check(game: Game, source: str) -> str:
    """By what weights are told apart; nothing where a source has none."""
    file = None if source == HAND else Path(source) if source else packaged(game)
    return read_weights(file, game).check if file is not None else ""


def with_weights(game: Game, weights: Weights) -> Appraisal:
    """What is written by hand, corrected by a network."""
    appraisal = type(game.appraisal)()
    appraisal.network = weights.network()
    return appraisal
