"""What holds in every game: pieces and money are conserved, nothing leaks, every game ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from metalworks._mode import is_compiled
from metalworks.contract.game import noted
from metalworks.games.metallum import GAME
from metalworks.games.metallum.rules.components import (
    ACTIONS,
    BASE,
    BLUE,
    CARDS,
    CODES,
    DE,
    DISCARDED,
    EN,
    EXTRACTOR_PLACED,
    EXTRACTORS,
    GAME_OVER,
    HELD,
    IN_DECK,
    IN_MARKET,
    INCOME,
    MOVE_TILES,
    NO_CARD,
    OUT_OF_GAME,
    PHASE_ENDED,
    PL,
    PLACES,
    PROGRAM,
    PROGRAMMING,
    RED,
    ROUND_BEGUN,
    SET_ASIDE,
    TILES,
)
from metalworks.games.metallum.rules.content import Content
from metalworks.games.metallum.rules.game import Metallum, from_bytes, is_action, new_game
from metalworks.games.metallum.rules.modules import count_power, owner_of, place_of
from metalworks.games.metallum.rules.reasons import GAME_IS_OVER
from metalworks.kernel.playout import playout, trace
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import CHANCE, OVER, POSSIBLE, SPECTATOR

from .builder import Board, programming
from .house import HOUSE

EDITIONS = pytest.mark.parametrize("edition", [EN, DE, PL])


def seats_of(waiting: int) -> list[int]:
    return [seat for seat in (RED, BLUE) if waiting >> seat & 1]


def check_pieces(state: Metallum) -> None:
    """25 extractors, 12 tiles, 21 cards; nothing negative, nothing in two places."""
    for seat in (RED, BLUE):
        standing = [state.extractors[seat * PLACES + place] for place in range(PLACES)]
        assert sum(standing) + state.reserve[seat] == EXTRACTORS
        assert min(standing) >= 0
        assert state.reserve[seat] >= 0
        assert state.money[seat] >= 0
        assert state.phase >= ACTIONS or state.spent[seat] & state.program[seat] == 0
        assert (state.declined >> seat * TILES & (1 << TILES) - 1) & ~(state.program[seat] & ~MOVE_TILES) == 0
        assert (state.spent[seat] | state.program[seat]) >> TILES == 0
        assert state.discovered >> state.ship[seat] & 1 or state.waiting() == CHANCE
        for place in range(PLACES):
            if standing[place]:
                assert state.discovered >> place & 1
    in_market = {int(card) for card in state.market if card != NO_CARD}
    for card in range(CARDS):
        where = int(state.cards[card])
        assert (where == IN_MARKET) == (card in in_market)
        if owner_of(where) >= 0:
            assert (place_of(where) == HELD) == (card >= 12)
        else:
            assert where in (IN_DECK, IN_MARKET, DISCARDED, SET_ASIDE, OUT_OF_GAME)
    power = [int(number) for number in state.power]
    count_power(state)
    assert power == [int(number) for number in state.power]


def check_seats(state: Metallum, rng: Rng) -> None:
    """Legal lists hold, and are the same in what a seat cannot tell from the real state."""
    waiting = int(state.waiting())
    for seat in (RED, BLUE):
        actions = list(state.legal(seat))
        assert len(set(actions)) == len(actions)
        if waiting < CHANCE and waiting >> seat & 1:
            assert actions
        elif state.phase == PROGRAMMING:  # it may choose another program
            assert all(action >= PROGRAM * BASE for action in actions)
            assert PROGRAM * BASE + state.program[seat] not in actions
        else:
            assert actions == []
        seen = state.resample(seat, rng)
        assert isinstance(seen, Metallum)
        assert list(seen.legal(seat)) == actions
        assert seen.waiting() == waiting
        assert GAME.appraisal.appraise(seen, seat) == GAME.appraisal.appraise(state, seat)
        assert list(seen.observe(seat)) == list(state.observe(seat))
    anybody = state.resample(SPECTATOR, rng)
    assert anybody.waiting() == waiting


def play(seed: int, edition: int, content: Content = HOUSE) -> Board:
    rng = Rng(seed)
    state = new_game(content, edition)
    game = Board(state)
    epoch = -1
    while state.waiting() != OVER:
        check_pieces(state)
        check_seats(state, rng)
        data = state.to_bytes()
        assert from_bytes(data).to_bytes() == data
        waiting = int(state.waiting())
        assert state.epoch >= epoch
        epoch = int(state.epoch)
        before = state.copy()
        if waiting == CHANCE:
            state.resolve(rng.weighted(state.outcomes()))
            assert state.epoch > epoch
        else:
            seats = seats_of(waiting)
            seat = seats[rng.below(len(seats))]
            actions = state.legal(seat)
            action = actions[rng.below(len(actions))]
            state.apply(seat, action)
        assert before.to_bytes() == data  # copies are independent
    return game


@EDITIONS
def test_random_games_keep_the_laws(edition: int) -> None:
    for seed in range(int(os.environ.get("METALWORKS_GAMES", "12"))):
        game = play(seed * 3 + edition, edition)
        state = game.state
        assert [event[0] for event in game.events(ROUND_BEGUN)] == list(range(1, 10))
        assert len(game.events(PHASE_ENDED)) == 9 * 4
        assert len(game.events(GAME_OVER)) == 1
        for seat in (RED, BLUE):
            assert sum(event[1] for event in game.events(INCOME) if event[0] == seat) == state.money[seat]
        assert sum(state.returns()) == 1.0


def test_many_fast_games_end_with_pieces_conserved() -> None:
    for seed in range(300):
        state = new_game(HOUSE, seed % 3)
        playout(state, Rng(seed))
        check_pieces(state)
        assert state.round == 9


def test_copies_share_nothing_with_the_original() -> None:
    state = new_game(HOUSE, EN)
    start = state.to_bytes()
    for seed in range(20):
        playout(state.copy(), Rng(seed))
        assert state.to_bytes() == start


def test_programming_stays_within_one_epoch_until_both_have_chosen() -> None:
    rng = Rng(5)
    for _ in range(10):
        game = programming()
        epoch = game.state.epoch
        seat = rng.below(2)
        for _ in range(5):
            actions = game.state.legal(seat)
            game.state.apply(seat, actions[rng.below(len(actions))])
            assert game.state.epoch == epoch
        game.state.apply(1 - seat, game.state.legal(1 - seat)[0])
        assert game.state.epoch > epoch


@pytest.mark.rule("MET-3.1")
def test_nothing_of_a_program_leaks() -> None:
    """Whatever red chooses, blue's choices, blue's events and everything public are the same."""
    rng = Rng(11)

    def blue_sees(game: Board) -> tuple[object, ...]:
        state = game.state
        log = [int(number) for number in state.log]
        rows = [row for row in noted(log) if row[0] >> BLUE & 1]
        return (
            [int(action) for action in state.legal(BLUE)],
            rows,
            int(state.epoch),
            int(GAME.appraisal.appraise(state, BLUE)),
            list(state.observe(BLUE)),
            [int(tiles) for tiles in state.spent],
        )

    seen = set()
    for _ in range(60):
        game = programming(spent=((0, 4), (1, 7)))
        for _ in range(1 + rng.below(4)):
            actions = game.state.legal(RED)
            game.state.apply(RED, actions[rng.below(len(actions))])
        seen.add(repr(blue_sees(game)))
    assert len(seen) == 1


@EDITIONS
def test_what_is_legal_is_what_has_no_reason_against_it(edition: int) -> None:
    """Every code that can be named, at every decision of random games."""
    for seed in range(3 if is_compiled() else 1):
        state = new_game(HOUSE, edition)
        rng = Rng(seed * 3 + edition)
        every = 1 if is_compiled() else 12
        number = 0
        while (waiting := int(state.waiting())) != OVER:
            number += 1
            if number % every == 0:
                for seat in (RED, BLUE):
                    possible = [code for code in range(CODES) if state.reason(seat, code) == POSSIBLE]
                    assert possible == sorted(int(code) for code in state.legal(seat))
            if waiting == CHANCE:
                state.resolve(rng.weighted(state.outcomes()))
                continue
            seat = seats_of(waiting)[0]
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
        assert {state.reason(RED, code) for code in range(CODES) if is_action(code)} == {GAME_IS_OVER}


def test_the_owners_own_cards_play_as_well() -> None:
    """Any of the known effects, more than once, with other numbers and costs."""
    for seed in range(6):
        rng = Rng(seed)
        effects = [rng.below(12) for _ in range(12)] + [12 + rng.below(9) for _ in range(9)]
        content = Content(
            HOUSE.edges,
            HOUSE.complexity,
            vec[i64](effects),
            vec[i64]([rng.below(6) for _ in range(CARDS)]),
            vec[i64]([1 + rng.below(3) for _ in range(CARDS)]),
        )
        game = play(seed, seed % 3, content)
        for seat in (RED, BLUE):
            assert sum(event[1] for event in game.events(INCOME) if event[0] == seat) == game.state.money[seat]


@pytest.mark.rule("MET-E3", "MET-E4", "MET-E5", "MET-E6", "MET-E9", "MET-E12")
def test_editions_without_a_difference_in_play_offer_the_same() -> None:
    """As long as none of the real switches comes up, the three editions offer the same choices."""
    for seed in range(40):
        games = [new_game(HOUSE, edition) for edition in (EN, DE, PL)]
        rng = Rng(seed)
        while games[0].waiting() != OVER:
            waiting = int(games[0].waiting())
            if waiting == CHANCE:
                outcome = rng.weighted(games[0].outcomes())
                for game in games:
                    game.resolve(outcome)
                continue
            seat = seats_of(waiting)[0]
            offers = [[int(action) for action in game.legal(seat)] for game in games]
            if offers[0] != offers[1] or offers[0] != offers[2]:
                assert is_switch(games[0]), (offers, games[0].step())
                break
            action = offers[0][rng.below(len(offers[0]))]
            for game in games:
                game.apply(seat, action)


def is_switch(state: Metallum) -> bool:
    """Whether the choice is one of MET-E1, E2, E7, E8 or E11."""
    from metalworks.games.metallum.rules import components as c

    jam = c.SIGNAL_JAM
    jammed = state.power[jam] or state.power[c.PLANETARY_EFFECTS + jam]
    steps = (c.JUMPING, c.SHIFTING_TO, c.PLACING, c.ACQUIRING)
    empty = state.reserve[state.player] == 0
    return bool(jammed) or empty or int(state.step()) in steps


def test_events_are_recorded_only_while_somebody_listens() -> None:
    state = new_game(HOUSE, EN)
    playout(state, Rng(1))
    assert len(state.log) == 0
    game = Board(new_game(HOUSE, EN))
    playout(game.state, Rng(1))
    assert game.events(EXTRACTOR_PLACED)
    assert game.state.to_bytes() == state.to_bytes()


def traces() -> list[int]:
    return [int(trace(new_game(HOUSE, seed % 3), Rng(seed))) for seed in range(9)]


@pytest.mark.compiled_only
def test_both_modes_give_the_same_traces() -> None:
    here = Path(__file__).resolve()
    code = (
        f"import sys; sys.path.insert(0, {str(here.parent.parent)!r});"
        "from metallum.test_rules_laws import traces; print(traces())"
    )
    source = Path(sys.modules["metalworks"].__file__ or "").parent.parent
    for interpreted in ("", "1"):
        environment = {**os.environ, "METALWORKS_INTERPRETED": interpreted, "PYTHONPATH": str(source)}
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.strip() == str(traces())
