"""The games as PettingZoo environments: turn by turn with action masks, and all at once.

`env` is the usual one, in which an illegal action loses the game; `raw_env` raises `Refused` with the rule instead.
`parallel_env` asks all seats at every step, which suits games whose seats choose at once. Without a number of seats
there are as few as the rulebook names.
"""

from __future__ import annotations

from metalworks.contract.extras import need

need("pettingzoo", "pettingzoo")

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from metalworks.adapters.encoding import Encoding, Floats, Mask, mask_of, rewards_of
from metalworks.games import game as game_named
from metalworks.table.match import Match

Observation = dict[str, Floats | Mask]


class Table:
    """What both kinds of environment share: a match, its seats as agents, their spaces."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, object] | None, extra: int) -> None:
        self.rules = game_named(game)
        self.seats = self.rules.official_seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.match = Match.new(game, seats=self.seats, seed=0, options=self.options)
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.encoding = Encoding(self.rules, self.seats)
        self.codes = self.match.action_codes + extra
        self._random, _ = seeding.np_random()
        seen = spaces.Box(-1.0, 1.0, self.encoding.shape, np.float32)
        mask = spaces.Box(0, 1, (self.codes,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.codes) for agent in self.agents}

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        number = int(self._random.integers(1 << 62))
        self.match = Match.new(self.rules.id, seats=self.seats, seed=number, options=self.options)

    def observe(self, seat: int, mask: Mask) -> Observation:
        return {"observation": self.encoding.encode(self.match.observe(seat)), "action_mask": mask}

    def rewards(self) -> list[float]:
        """Nothing before the end."""
        return rewards_of(self.match.returns) if self.match.is_over else [0.0] * self.seats


class Seated:
    """What both kinds of environment say of their table in the same words."""

    extra: ClassVar[int] = 0  # actions beside those of the game

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.table = Table(game, seats, options, self.extra)
        self.possible_agents = list(self.table.agents)
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    @property
    def match(self) -> Match:
        """The match that is played, with its journal."""
        return self.table.match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_spaces[agent]

    def render(self) -> str | None:
        return self.match.position if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class raw_env(Seated, AECEnv[str, Observation, int]):  # noqa: N801  (the name that PettingZoo gives it)
    """Turn by turn: seats that choose at once do so one after the other, without seeing each other's choice."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "metalworks_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        legal = self.match.legal_codes(seat) if agent == self.agent_selection else []
        return self.table.observe(seat, mask_of(self.table.codes, legal))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(self.possible_agents.index(agent), _whole(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.match.is_over)
        self._select()
        self._accumulate_rewards()
        self._deads_step_first()

    def _select(self) -> None:
        if self.match.waiting:
            self.agent_selection = self.possible_agents[self.match.waiting[0]]


def env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> AECEnv[str, Observation, int]:
    """Turn by turn; an illegal action ends the game with a reward of -1 for whoever chose it."""
    table = raw_env(game, seats, options, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=-1))


class parallel_env(Seated, ParallelEnv[str, Observation, int]):  # noqa: N801  (the name that PettingZoo gives it)
    """All at once: every seat acts at every step, those that nobody waits for by `PASS`, the last action there is.

    A seat that may act though nobody waits for it can do so. Actions are carried out in the order of seats, those of
    seats that are waited for first; what is no longer possible then is left out, and `infos` says so.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "metalworks_parallel_v0", "render_modes": ["ansi"]}

    extra = 1

    @property
    def PASS(self) -> int:  # noqa: N802  (a constant of each game)
        return self.table.codes - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        waiting = self.match.waiting
        chosen = [_whole(actions[agent]) for agent in agents]
        for seat, code in enumerate(chosen):  # nothing is carried out before all is checked
            if code == self.PASS:
                if seat in waiting:
                    raise gymnasium.error.InvalidAction(f"seat {seat} is waited for and cannot pass")
            elif code not in self.match.legal_codes(seat):
                self.match.decide(seat, code)  # raises the refusal, with its rule
        infos: dict[str, dict[str, Any]] = {}
        for seat in sorted(range(len(agents)), key=lambda seat: seat not in waiting):
            left_out = chosen[seat] != self.PASS and chosen[seat] not in self.match.legal_codes(seat)
            if chosen[seat] != self.PASS and not left_out:
                self.match.advance(seat, chosen[seat])
            infos[agents[seat]] = {"left_out": True} if left_out else {}
        over = self.match.is_over
        rewards = dict(zip(agents, self.table.rewards(), strict=True))
        observations = self._observations()
        if over:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _legal(self, seat: int) -> list[int]:
        legal = self.match.legal_codes(seat)
        return legal if seat in self.match.waiting else [*legal, self.PASS]

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: self.table.observe(seat, mask_of(self.table.codes, self._legal(seat)))
            for seat, agent in enumerate(self.possible_agents)
        }


def _whole(action: int | np.integer[Any] | None) -> int:
    if action is None:
        raise gymnasium.error.InvalidAction("None is for agents whose game is over")
    return int(action)
