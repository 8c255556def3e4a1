"""The games through PettingZoo, OpenSpiel and Gymnasium: each library's own checks, and what they cannot know."""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test

import metalworks
from metalworks.adapters import openspiel, openspiel_bots
from metalworks.adapters.encoding import Encoding, rewards_of
from metalworks.adapters.gymnasium import SeatEnv
from metalworks.adapters.pettingzoo import env, parallel_env, raw_env
from metalworks.contract.problems import BadOption, Refused
from metalworks.kernel.rng import Rng

pytestmark = pytest.mark.compiled_only  # the rules behind the doors are compared in both modes elsewhere

GAMES = list(metalworks.GAMES)
# Whole games where they are short; a part of the long ones.
CYCLES = {"metallum": 100, "metallurgie": 110, "metal_adventures": 60}


def quietly(check: Callable[..., object], *arguments: object, **named: object) -> None:
    """The checks warn of what is meant: observations are dictionaries with a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check(*arguments, **named)


# -- what is observed --------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_what_is_observed_can_be_read_again(name: str) -> None:
    game = metalworks.game(name)
    for seats in game.seat_counts:
        match = metalworks.Match.new(name, seats=seats, seed=seats)
        rng = random.Random(seats)
        encoding = Encoding(game, seats)
        for _ in range(40):
            if match.is_over:
                break
            seat = match.waiting[0]
            seen = match.observe(seat)
            found = encoding.encode(seen)
            assert found.shape == encoding.shape
            assert np.abs(found).max() <= 1
            assert encoding.decode(found) == seen
            match.advance(seat, rng.choice(match.legal_codes(seat)))


def test_numbers_of_every_size_are_encoded() -> None:
    encoding = Encoding(metalworks.game("metal_adventures"), 2)
    numbers = [0, -1, -300, 255, 256, (1 << 62) - 1, -(1 << 62) + 1]
    assert encoding.decode(encoding.encode(numbers)) == numbers
    with pytest.raises(OverflowError):
        encoding.encode([0] * (encoding.numbers + 1))
    with pytest.raises(OverflowError):
        Encoding(metalworks.game("metallurgie"), 2).encode([1 << 16])


def test_rewards_are_a_zero_sum() -> None:
    assert rewards_of([1.0, 0.0]) == [1.0, -1.0]
    assert rewards_of([0.5, 0.5]) == [0.0, 0.0]
    assert rewards_of([0.0, 1.0, 0.0]) == [-0.5, 1.0, -0.5]


# -- PettingZoo --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_turn_by_turn(name: str) -> None:
    quietly(api_test, env(name), num_cycles=CYCLES[name])
    quietly(seed_test, lambda: env(name), num_cycles=CYCLES[name] // 2)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_all_at_once(name: str) -> None:
    quietly(parallel_api_test, parallel_env(name), num_cycles=2 * CYCLES[name])


@pytest.mark.parametrize("name", GAMES)
def test_all_doors_open_on_the_smallest_official_table(name: str) -> None:
    fewest = metalworks.game(name).official_seats[0]
    assert len(raw_env(name).possible_agents) == len(parallel_env(name).possible_agents) == fewest
    assert SeatEnv(name, level="random").seats == fewest
    assert pyspiel.load_game(f"metalworks_{name}").num_players() == fewest


def test_pettingzoo_seats_by_number() -> None:
    quietly(api_test, raw_env("metal_adventures", seats=6, options={"hunters": "own_half"}), num_cycles=10)


def test_a_game_ends_with_its_rewards_and_a_journal() -> None:
    table = raw_env("metallurgie", seats=3)
    table.reset(seed=5)
    rng = random.Random(5)
    totals = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]).tolist() if seen else []
        table.step(None if over else rng.choice(legal))
    result = table.match.result
    assert result is not None
    assert totals == {f"seat_{seat}": 1.0 if seat in result.winners else -0.5 for seat in range(3)}
    again = metalworks.Match.replay(table.match.journal.dumps())
    assert again.result == result


def test_an_illegal_action_is_refused_or_loses() -> None:
    table = raw_env("metallurgie")
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[7])
    before = table.match.position
    with pytest.raises(Refused):
        table.step(illegal)
    assert table.match.position == before
    usual = env("metallurgie")
    usual.reset(seed=1)
    loser = usual.agent_selection
    usual.step(illegal)
    assert all(usual.terminations.values())
    assert usual.rewards[loser] == -1


def test_only_who_is_asked_has_actions() -> None:
    table = raw_env("metallum")
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_programs_are_chosen_at_once() -> None:
    table = parallel_env("metallum")
    observations, _ = table.reset(seed=3)
    rng = random.Random(3)
    at_once = 0
    while table.agents:
        waiting = table.match.waiting
        at_once += len(waiting) == 2
        actions = {}
        for seat, agent in enumerate(table.agents):
            legal = np.flatnonzero(observations[agent]["action_mask"]).tolist()
            assert (table.PASS in legal) == (seat not in waiting)
            actions[agent] = rng.choice(legal) if seat in waiting else table.PASS
        observations, rewards, over, _, infos = table.step(actions)
        assert not any(infos.values())
        assert sum(rewards.values()) == 0
    assert at_once > 3
    assert all(over.values())


def test_all_at_once_is_checked_before_anything_is_done() -> None:
    table = parallel_env("metallum")
    table.reset(seed=3)
    while len(table.match.waiting) < 2:
        seat = table.match.waiting[0]
        table.match.advance(seat, table.match.legal_codes(seat)[0])
    legal = table.match.legal_codes(0)[0]
    before = table.match.position
    with pytest.raises(gymnasium.error.InvalidAction):
        table.step({"seat_0": legal, "seat_1": table.PASS})
    with pytest.raises(Refused):
        table.step({"seat_0": legal, "seat_1": 0})
    assert table.match.position == before


# -- Gymnasium ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name: str) -> None:
    title = metalworks.game(name).title.replace(" ", "")
    made = gymnasium.make(f"Metalworks/{title}-v0", level="random")
    quietly(check_env, made.unwrapped, skip_render_check=True)


def test_a_seat_against_a_level() -> None:
    table = SeatEnv("metallurgie", seat=2, seats=3, level="random", render_mode="ansi")
    seen, _ = table.reset(seed=4)
    rng = random.Random(4)
    over, reward = False, 0.0
    while not over:
        assert 2 in table.match.waiting
        seen, reward, over, _, info = table.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert not info
    result = table.match.result
    assert result is not None
    assert reward == (1.0 if result.winners == (2,) else -0.5)
    assert table.render() == table.match.position_for(2)


def test_an_illegal_action_of_a_seat_says_why() -> None:
    table = SeatEnv("metallurgie", level="random")
    seen, _ = table.reset(seed=4)
    _, reward, over, _, info = table.step(int(np.flatnonzero(seen["action_mask"] == 0)[3]))
    assert (reward, over) == (-1.0, True)
    assert info["refused"]


@pytest.mark.parametrize("wrong", [{"level": "nobody"}, {"seat": 2}, {"seats": 9}, {"options": {"bonus": 3}}])
def test_what_there_is_not_is_told_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        SeatEnv("metallurgie", **wrong)


# -- OpenSpiel ---------------------------------------------------------------------------------

SIMULATED = [
    "metalworks_metallum",
    "metalworks_metallum(edition=pl)",
    "metalworks_metallurgie(players=2)",
    "metalworks_metallurgie(players=4,bonus=true)",
    "metalworks_metal_adventures(players=2,limit=150)",
    "metalworks_metal_adventures(players=6,hunters=own_half,limit=60)",
]


@pytest.mark.parametrize("name", SIMULATED)
def test_openspiel_random_simulation(name: str) -> None:
    """Every state is written down, read again and compared on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.long), pytest.param(6, marks=pytest.mark.long)]
)
def test_openspiel_random_simulation_of_a_whole_long_game(players: int) -> None:
    game = pyspiel.load_game(f"metalworks_metal_adventures(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_of_metal_adventures_through_openspiel(players: int) -> None:
    state = at_decision(f"metalworks_metal_adventures(players={players})", None, 4)
    assert state.is_terminal()
    assert len(state.history()) > 200
    assert sum(state.returns()) == pytest.approx(0.0)
    assert max(state.returns()) > 0
    assert state.returns() == rewards_of(state.state.returns())


@pytest.mark.parametrize("name", GAMES)
def test_a_state_that_is_read_again_goes_on_alike(name: str) -> None:
    for decisions in (0, 7, 30):
        state = at_decision(f"metalworks_{name}(players=2,limit=50)", decisions, 3)
        game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        assert game.get_parameters() == state.get_game().get_parameters()
        for _ in range(2):
            action = state.legal_actions()[-1]
            assert str(again) == str(state)
            assert again.history() == state.history()
            assert again.position.left == state.position.left
            for player in range(2):
                assert again.information_state_string(player) == state.information_state_string(player)
                assert again.observation_string(player) == state.observation_string(player)
            state.apply_action(action)
            again.apply_action(action)


@pytest.mark.parametrize(
    "name",
    [
        "metalworks_metallum(limit=12)",
        "metalworks_metallurgie(limit=12)",
        "metalworks_metal_adventures(players=2,limit=12)",
    ],
)
def test_openspiel_playthrough(name: str) -> None:
    """A playthrough, played again from the actions in its text, is the same text."""
    text = generate_playthrough.playthrough(name, [], seed=3)
    actions = [int(line.partition(": ")[2]) for line in text.splitlines() if line.startswith("action: ")]
    assert len(actions) >= 12  # chance is among them, and 12 decisions
    assert generate_playthrough.playthrough(name, actions, seed=4) == text


def at_decision(name: str, decisions: int | None, seed: int) -> Any:
    """After so many random decisions; None: at the end of the game."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(seed)
    taken = 0
    while not state.is_terminal() and (decisions is None or taken < decisions or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            taken += 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_is_the_same_to_its_player(name: str) -> None:
    rng = random.Random(1)
    differ = 0
    for decisions in range(1, 26, 3 if name != "metallum" else 1):
        state = at_decision(f"metalworks_{name}(players=2)", decisions, 1)
        for player in range(2):
            other = state.resample_from_infostate(player, rng.random)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            differ += str(other) != str(state)
    assert differ


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    """Two ways to one position look alike but are remembered apart; a copy remembers what its original does."""
    state = at_decision("metalworks_metal_adventures(players=2)", 40, 2)
    copied = state.clone()
    assert copied.information_state_string(1) == state.information_state_string(1)
    resampled = state.resample_from_infostate(0, random.Random(3).random)
    assert resampled.information_state_string(0) == state.information_state_string(0)
    fresh = pyspiel.load_game("metalworks_metal_adventures(players=2)").new_initial_state()
    fresh.position = openspiel.Position(fresh.rules, state.state.copy(), fresh.position.past, -1)
    assert fresh.observation_string(0) == state.observation_string(0)
    assert fresh.information_state_string(0) != state.information_state_string(0)


def test_information_states_are_the_same_however_they_are_asked_for() -> None:
    """Asked for at every step or once at the end."""
    often = pyspiel.load_game("metalworks_metallurgie(players=2)").new_initial_state()
    once = often.clone()
    rng = random.Random(6)
    for _ in range(80):
        actions = (
            [outcome for outcome, _ in often.chance_outcomes()] if often.is_chance_node() else often.legal_actions()
        )
        action = rng.choice(actions)
        often.apply_action(action)
        once.apply_action(action)
        often.information_state_string(0)
    assert often.information_state_string(1) == once.information_state_string(1)


def test_a_hidden_choice_is_learnt_when_it_is_shown() -> None:
    """Metallum: a player who has not chosen cannot tell which program the other one chose."""
    state = at_decision("metalworks_metallum", 0, 1)
    while len(state.legal_actions()) < 5 or int(state.state.waiting()) != 3:
        state.apply_action(state.legal_actions()[0] if not state.is_chance_node() else state.chance_outcomes()[0][0])
    one, two = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[-1])
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)


def test_openspiel_bots_play_our_games() -> None:
    state = at_decision("metalworks_metallurgie(players=2)", 110, 7)
    game = state.get_game()
    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 2.0, 4, rollouts, random_state=rng),
        ismcts.ISMCTSBot(
            game=game,
            evaluator=rollouts,
            uct_c=2.0,
            max_simulations=4,
            random_state=rng,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        ),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("bot", openspiel_bots.BOTS)
def test_openspiels_bots_with_a_clock_answer_in_time(bot: str) -> None:
    state = at_decision("metalworks_metallurgie(players=2)", 40, 7)
    clocked = openspiel_bots.BOTS[bot](state.get_game(), 1)
    clocked.seconds = 0.02
    begun = time.process_time()
    assert clocked.step(state) in state.legal_actions()
    assert 0.02 <= time.process_time() - begun < 1.0


@pytest.mark.parametrize("bot", openspiel_bots.BOTS)
def test_a_level_plays_openspiels_bots(bot: str) -> None:
    share, seconds = openspiel_bots.play("metallurgie", "random", bot, 3)
    assert share in (0.0, 0.5, 1.0)
    assert 0.0 < seconds < 0.05  # what a choice took the level, and so the bot


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["metallurgie", "random", "ismcts", "--games", "1", "--first", "3"], "random – ismcts: "),
        (["metallurgie", "nobody", "ismcts"], "Known levels"),
        (["metallurgie", "search:x", "mcts"], "thinking budget"),
        (["metallurgie", "search:5@nowhere.json", "mcts"], "nowhere.json"),
        (["metallurgie", "random", "mcts", "--games", "0"], "--games"),
        (["chess", "random", "mcts"], "chess"),
    ],
)
def test_games_against_openspiels_bots_from_the_command_line(
    words: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["openspiel_bots", *words])
    if "--first" in words:
        openspiel_bots.main()
    else:
        with pytest.raises(SystemExit):
            openspiel_bots.main()
    output = capsys.readouterr()
    assert told in output.out + output.err


def test_a_broken_off_game_has_no_winner() -> None:
    state = at_decision("metalworks_metallurgie(players=2,limit=9)", 9, 7)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_the_random_numbers_of_a_resample_come_from_the_caller() -> None:
    state = at_decision("metalworks_metallurgie(players=2)", 5, 7)
    one = state.resample_from_infostate(0, lambda: 0.25)
    assert str(one) == str(state.resample_from_infostate(0, lambda: 0.25))
    assert str(one) == state.rules.position(state.state.resample(0, Rng(1 << 51)))


@pytest.mark.parametrize("wrong", ["players=9", "hunters=nowhere"])
def test_openspiel_parameters_that_there_are_not(wrong: str) -> None:
    with pytest.raises(BadOption):
        pyspiel.load_game(f"metalworks_metal_adventures({wrong})")
