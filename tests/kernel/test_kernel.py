"""Random numbers, bytes and streams: what the engine and a match stand on."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.pack import Packer, Unpacker
from metalworks.kernel.rng import Rng
from metalworks.kernel.state import lowest_seat
from metalworks.table.chance import Streams, new_seed

SIZED = st.integers(1 - 2**62, 2**62 - 1)


def numbers(values: list[int]) -> vec[i64]:
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


def test_the_same_seed_gives_the_same_numbers_in_both_modes() -> None:
    """Written down once; this test runs compiled and interpreted."""
    rng = Rng(7)
    first = [int(rng.next()) for _ in range(4)]
    assert first == [195826814, 2171394937, 4143898039, 1309185868]
    text = ",".join(str(int(rng.below(1000))) for _ in range(1000))
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "52129385ccece5ba"


@given(st.integers(0, 2**62))
def test_numbers_have_32_bits(seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.next() < 2**32 for _ in range(20))


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [int(Rng(seed).below(10)) for seed in range(2000)]
    assert max(Counter(firsts).values()) < 280  # 200 expected
    assert min(Counter(firsts).values()) > 130


@given(st.integers(0, 2**62), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_below_is_even() -> None:
    rng = Rng(1)
    found = Counter(int(rng.below(6)) for _ in range(60_000))
    assert set(found) == set(range(6))
    # Chi-squared with five degrees of freedom: 20.5 is passed once in a thousand seeds.
    assert sum((count - 10_000) ** 2 / 10_000 for count in found.values()) < 20.5


def test_weighted_follows_the_weights_and_never_picks_a_zero() -> None:
    rng = Rng(2)
    found = Counter(int(rng.weighted(numbers([0, 1, 0, 3, 6, 0]))) for _ in range(20_000))
    assert set(found) == {1, 3, 4}
    for outcome, share in ((1, 0.1), (3, 0.3), (4, 0.6)):
        assert abs(found[outcome] / 20_000 - share) < 0.015


@given(st.lists(SIZED), st.lists(SIZED, max_size=20))
def test_what_is_packed_is_unpacked(values: list[int], listed: list[int]) -> None:
    packer = Packer()
    for value in values:
        packer.put(value)
    packer.put_vec(numbers(listed))
    packer.put(-1)
    unpacker = Unpacker(packer.bytes())
    assert [int(unpacker.get()) for _ in values] == values
    assert [int(value) for value in unpacker.get_vec()] == listed
    assert unpacker.get() == -1
    assert unpacker.at == len(packer.bytes())


@pytest.mark.parametrize(("value", "size"), [(0, 1), (63, 1), (-64, 1), (64, 2), (-65, 2), (8191, 2), (8192, 3)])
def test_small_numbers_take_few_bytes(value: int, size: int) -> None:
    packer = Packer()
    packer.put(value)
    assert len(packer.bytes()) == size


@pytest.mark.parametrize(("seats", "lowest"), [(0b1, 0), (0b110, 1), (0b101000, 3)])
def test_the_lowest_seat(seats: int, lowest: int) -> None:
    assert lowest_seat(seats) == lowest


# -- The streams of a match -----------------------------------------------------------------------

WEIGHTS = [5, 0, 1, 4]


def falls(seed: str, count: int) -> list[int]:
    streams = Streams(seed)
    return [streams.fall(numbers(WEIGHTS), at) for at in range(count)]


def test_a_seed_gives_the_same_chance_again() -> None:
    assert falls("a", 200) == falls("a", 200)
    assert falls("a", 200) != falls("b", 200)


def test_each_outcome_depends_on_its_place_only() -> None:
    """So a match goes on alike after a restart, whatever was drawn in between."""
    streams = Streams("a")
    streams.player(0, 3).next()
    assert [streams.fall(numbers(WEIGHTS), at) for at in reversed(range(50))] == falls("a", 50)[::-1]


def test_chance_follows_the_weights() -> None:
    found = Counter(falls("weights", 4000))
    assert set(found) == {0, 2, 3}
    for outcome, share in ((0, 0.5), (2, 0.1), (3, 0.4)):
        assert abs(found[outcome] / 4000 - share) < 0.03


def test_players_have_streams_of_their_own() -> None:
    streams = Streams("a")
    firsts = {int(streams.player(seat, at).next()) for seat in range(6) for at in range(50)}
    assert len(firsts) == 300
    assert int(streams.player(1, 1).next()) == int(Streams("a").player(1, 1).next())


def test_new_seeds_are_new() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
