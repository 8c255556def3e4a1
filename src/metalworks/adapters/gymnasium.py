"""One seat of a game as a Gymnasium environment, the other seats held by a computer player.

Importing this registers `Metalworks/Metallum-v0`, `Metalworks/Metallurgie-v0` and `Metalworks/MetalAdventures-v0`.
"""

from __future__ import annotations

from metalworks.contract.extras import need

need("gymnasium", "gymnasium")

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from metalworks.adapters.encoding import Encoding, mask_of, rewards_of
from metalworks.contract.problems import BadOption, Refused
from metalworks.games import GAMES
from metalworks.games import game as game_named
from metalworks.players import Company, check_player
from metalworks.table.match import Match

Observation = dict[str, Any]  # a Floats and a Mask, by name


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat against computer players of one level; the reward comes at the end, 1 for a victory.

    An illegal action ends the game with a reward of -1, and `info["refused"]` says why with the rule;
    `action_mask` of the observation tells what is legal.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (as the base class has it)

    def __init__(
        self,
        game: str,
        seat: int = 0,
        seats: int | None = None,
        level: str = "greedy",
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.rules = game_named(game)
        check_player(level, self.rules)  # a level that there is not is told now
        self.seat = seat
        self.seats = self.rules.official_seats[0] if seats is None else seats
        if not 0 <= seat < self.seats:
            raise BadOption("refused-no-such-seat", number=str(seat), seats=self.seats)
        self.level = level
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.match = Match.new(game, seats=self.seats, seed=0, options=self.options)
        self._company = Company()
        self.encoding = Encoding(self.rules, self.seats)
        self.codes = self.match.action_codes
        self.action_space = spaces.Discrete(self.codes)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, self.encoding.shape, np.float32),
                "action_mask": spaces.Box(0, 1, (self.codes,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.match = Match.new(self.rules.id, seats=self.seats, seed=number, options=self.options)
        self._company = Company()
        self._others()
        return self._observation(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.match.play(self.seat, int(action))
        except Refused as refused:
            return self._observation(), -1.0, True, False, {"refused": str(refused), "rule": refused.rule}
        self._others()
        over = self.match.is_over
        reward = rewards_of(self.match.returns)[self.seat] if over else 0.0
        return self._observation(), reward, over, False, {}

    def _others(self) -> None:
        """The computer players go on until this seat is waited for."""
        while self.match.waiting and self.seat not in self.match.waiting:
            seat = self.match.waiting[0]
            self.match.advance(seat, self._company.choose(self.match, seat, self.level))

    def _observation(self) -> Observation:
        legal = self.match.legal_codes(self.seat)
        return {
            "observation": self.encoding.encode(self.match.observe(self.seat)),
            "action_mask": mask_of(self.codes, legal),
        }

    def render(self) -> str | None:
        return self.match.position_for(self.seat) if self.render_mode == "ansi" else None


def _register() -> None:
    for name in GAMES:
        title = game_named(name).title.replace(" ", "")
        gymnasium.register(f"Metalworks/{title}-v0", entry_point=SeatEnv, kwargs={"game": name})  # type: ignore[arg-type]


_register()
