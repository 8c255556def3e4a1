"""The games as OpenSpiel games, with explicit chance, information states and observations.

Importing this registers `metalworks_metallum`, `metalworks_metallurgie` and `metalworks_metal_adventures`. The number
of players and the options of a game are parameters: `pyspiel.load_game("metalworks_metallurgie(players=3)")`. So is
`limit`: a game of more decisions is broken off, and nobody has won; 0 sets none.

Seats that choose at once do so one after the other, without seeing each other's choice, which is the same to them. What
a seat may do though nobody waits for it is not offered, because OpenSpiel asks one player at a time.
"""

from __future__ import annotations

from metalworks.contract.extras import need

need("openspiel", "numpy", "pyspiel")

import hashlib
from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel

from metalworks.adapters.encoding import DIGIT, Encoding, Floats, bounds_of, rewards_of
from metalworks.contract.game import Game
from metalworks.games import GAMES
from metalworks.games import game as game_named
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, SPECTATOR, State, lowest_seat

PREFIX = "metalworks_"
RECALL = 16  # bytes of the digest of all that a player has seen
NOBODY = -1  # the actor of a chance outcome


class Recall(NamedTuple):
    """What each player has seen and done up to a state, as digests."""

    state: State  # never changed
    digests: tuple[bytes, ...]
    seen: tuple[bytes, ...]  # what each player saw last

    @classmethod
    def nothing(cls, state: State) -> Recall:
        seats = int(state.seats)
        return cls(state, (bytes(RECALL),) * seats, (b"",) * seats).look(state)

    def look(self, state: State) -> Recall:
        """Each player looks at a state; one who sees nothing new learns nothing."""
        digests, seen = list(self.digests), list(self.seen)
        for player in range(len(seen)):
            now = ",".join(map(str, state.observe(player))).encode()
            if now != seen[player]:
                digests[player] = _digest(digests[player] + now)
                seen[player] = now
        return Recall(state, tuple(digests), tuple(seen))

    def after(self, steps: list[tuple[int, int]]) -> Recall:
        found, state = self, self.state.copy()
        for actor, code in steps:
            if actor == NOBODY:
                state.resolve(code)
            else:
                state.apply(actor, code)
                own = _digest(found.digests[actor] + b"did %d" % code)
                found = found._replace(digests=(*found.digests[:actor], own, *found.digests[actor + 1 :]))
            found = found.look(state)
        return found


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=RECALL).digest()


class Past:
    """How a state came about: a chain of steps that states share. Digests are worked out only when asked for.

    An information state of OpenSpiel remembers all that a player has seen; `State.observe` only what still matters.
    """

    __slots__ = ("_before", "_recall", "_step")

    def __init__(self, before: Past | None, step: tuple[int, int], recall: Recall | None = None) -> None:
        self._before = before
        self._step = step
        self._recall = recall

    def recall(self) -> Recall:
        if self._recall is None:
            steps: list[tuple[int, int]] = []
            link = self
            while link._recall is None:
                steps.append(link._step)
                assert link._before is not None
                link = link._before
            self._recall = link._recall.after(steps[::-1])
            self._before = None  # nobody needs to look further back
        return self._recall


class Position:
    """A state, its rules, its past, and how many decisions are left; OpenSpiel deeply copies what its states hold."""

    __slots__ = ("left", "past", "rules", "state")

    def __init__(self, rules: Game, state: State, past: Past, left: int) -> None:
        self.rules = rules
        self.state = state
        self.past = past
        self.left = left  # -1 where there is no limit

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.rules, self.state.copy(), self.past, self.left)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        """OpenSpiel writes down what its states hold as a pickle."""
        recall = self.past.recall()
        return _read_again, (self.rules.id, self.state.to_bytes(), recall.digests, recall.seen, self.left)


def _read_again(name: str, state: bytes, digests: tuple[bytes, ...], seen: tuple[bytes, ...], left: int) -> Position:
    """A position as it was written down."""
    rules = game_named(name)
    found = rules.from_bytes(state)
    return Position(rules, found, Past(None, (NOBODY, 0), Recall(found.copy(), digests, seen)), left)


class MetalworksGame(pyspiel.Game):
    """One game with its number of players and its options."""

    def __init__(self, rules: Game, game_type: pyspiel.GameType, params: Mapping[str, Any] | None) -> None:
        given = dict(params or {})
        seats = given.pop("players", _players(rules))
        self.limit: int = given.pop("limit", 0)
        rules.check_seats(seats)
        self.rules = rules
        self.start = rules.start(seats, rules.read_options(given), rules.load_content())
        self.past = Past(None, (NOBODY, 0), Recall.nothing(self.start))
        self.encoding = Encoding(rules, seats)
        bounds = bounds_of(rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.start.codes()),
            max_chance_outcomes=bounds.outcomes,
            num_players=seats,
            min_utility=-1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit or bounds.decisions_per_seat * seats,
        )
        super().__init__(game_type, info, dict(params or {}))

    def new_initial_state(self) -> MetalworksState:
        return MetalworksState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class MetalworksState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: MetalworksGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules, game.start.copy(), game.past, game.limit or -1)

    @property
    def state(self) -> State:
        """The state of the rules."""
        return self.position.state

    @property
    def rules(self) -> Game:
        return self.position.rules

    def current_player(self) -> int:
        waiting = int(self.state.waiting())
        if waiting == OVER or self.position.left == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if waiting == CHANCE else int(lowest_seat(waiting))

    def is_terminal(self) -> bool:
        return self.position.left == 0 or int(self.state.waiting()) == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(code) for code in self.state.legal(player)) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [int(weight) for weight in self.state.outcomes()]
        whole = sum(weights)
        return [(outcome, weight / whole) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == int(pyspiel.PlayerId.CHANCE):
            self.state.resolve(action)
            player = NOBODY
        else:
            self.state.apply(player, action)
            self.position.left -= 1
        self.position.past = Past(self.position.past, (player, action))

    def _action_to_string(self, player: int, action: int) -> str:
        named = (
            self.rules.outcome(self.state, action)
            if player == int(pyspiel.PlayerId.CHANCE)
            else self.rules.action(action)
        )
        return msgspec.json.encode(named).decode()

    def returns(self) -> list[float]:
        if int(self.state.waiting()) == OVER:
            return rewards_of(self.state.returns())
        return [0.0] * int(self.state.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MetalworksState:
        """A state that a player cannot tell from this one; its history is still the real one."""
        other: MetalworksState = self.clone()
        state = self.state.resample(player, Rng(int(sampler() * (1 << 53))))
        recall = self.position.past.recall()
        past = Past(None, (NOBODY, 0), recall._replace(state=state.copy()))
        other.position = Position(self.rules, state, past, self.position.left)
        return other

    def __str__(self) -> str:
        return self.rules.position(self.state)


class Observer:
    """What a player sees, as a tensor and as text; with perfect recall also a digest of all that they have seen.

    Public information alone is what a spectator sees; private information alone is where a player sees more.
    """

    def __init__(
        self, game: MetalworksGame, kind: pyspiel.IIGObservationType, params: Mapping[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observers have no parameters, not {dict(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer sees with the eyes of one player")
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._remembers = kind.perfect_recall
        self._encoding = game.encoding
        players = game.num_players()
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (players,)), ("numbers", self._encoding.shape)]
        if self._remembers:
            pieces.append(("recall", (RECALL,)))
        self.tensor: Floats = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, Floats] = {}
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: MetalworksState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self._encoding.write(self._numbers(state, player), self.dict["numbers"])
        if self._remembers:
            digest = state.position.past.recall().digests[player]
            self.dict["recall"][:] = np.frombuffer(digest, np.uint8) / DIGIT

    def string_from(self, state: MetalworksState, player: int) -> str:
        numbers = ",".join(map(str, self._numbers(state, player)))
        recall = f" {state.position.past.recall().digests[player].hex()}" if self._remembers else ""
        return f"{player}: {numbers}{recall}"

    def _numbers(self, state: MetalworksState, player: int) -> list[int]:
        own = [int(number) for number in state.state.observe(player)]
        if self._public and self._private:
            return own
        common = [int(number) for number in state.state.observe(SPECTATOR)]
        if self._public:
            return common
        if not self._private:
            return []
        return [number if number != other else 0 for number, other in zip_longest(own, common, fillvalue=0)]


def _players(rules: Game) -> int:
    """The fewest players that the rulebook names."""
    return rules.official_seats[0]


def _register(rules: Game) -> None:
    usual = rules.read_options({})
    options = {name: msgspec.to_builtins(getattr(usual, name)) for name in rules.options.__struct_fields__}
    counts = rules.seat_counts
    game_type = pyspiel.GameType(
        short_name=PREFIX + rules.id,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": _players(rules), "limit": 0, **options},
        default_loadable=True,
    )

    class Registered(MetalworksGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(rules, game_type, params)

    pyspiel.register_game(game_type, Registered)


for _name in GAMES:
    _register(game_named(_name))
