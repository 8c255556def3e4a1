"""Random numbers, bytes and streams: what the engine and a match stand on."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.kernel.fields import Hasher, Reader, Writer
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
def test_what_is_written_is_read(values: list[int], listed: list[int]) -> None:
    writer = Writer()
    for value in values:
        assert writer.number(value) == value
    writer.numbers(numbers(listed))
    writer.number(-1)
    reader = Reader(writer.bytes())
    assert [int(reader.number()) for _ in values] == values
    assert [int(value) for value in reader.get_vec()] == listed
    assert reader.number() == -1
    assert reader.at == len(writer.bytes())


@pytest.mark.parametrize(("value", "size"), [(0, 1), (63, 1), (-64, 1), (64, 2), (-65, 2), (8191, 2), (8192, 3)])
def test_small_numbers_take_few_bytes(value: int, size: int) -> None:
    writer = Writer()
    writer.number(value)
    assert len(writer.bytes()) == size


def hashed(*fields: int | list[int]) -> int:
    hasher = Hasher()
    for field in fields:
        if isinstance(field, int):
            hasher.number(field)
        else:
            hasher.numbers(numbers(field))
    return int(hasher.value())


def test_a_hash_takes_every_field_its_size_and_its_place() -> None:
    different = [
        (1, 2), (2, 1), (1, 2, 0), ([1, 2],), ([1], [2]), ([1, 2], []), ([], [1, 2]), (-1,), (1,), (0,), (),
        ((1 << 31) - 1,), (1 << 31,), (1 << 40,), (1 << 40 | 1,), (1 << 61,), (-(1 << 61),), (-(1 << 31),),
    ]  # fmt: skip
    assert len({hashed(*fields) for fields in different}) == len(different)
    assert all(0 <= hashed(*fields) < 1 << 62 for fields in different)


def test_hashes_of_near_states_do_not_collide() -> None:
    """A board of forty fields with one or two of them changed: every pair of hashes differs in both halves."""
    board = [0] * 40
    found = set()
    for one in range(40):
        for other in range(one, 40):
            for value in range(1, 5):
                changed = board[:]
                changed[one] += value
                changed[other] += 3
                found.add((tuple(changed), hashed(changed)))
    boards, hashes = {board for board, _ in found}, {number for _, number in found}
    assert len(hashes) == len(boards)
    assert len({number & 0x7FFFFFFF for number in hashes}) > len(boards) * 0.999
    assert len({number >> 31 for number in hashes}) > len(boards) * 0.999


@pytest.mark.parametrize(("seats", "lowest"), [(0b1, 0), (0b110, 1), (0b101000, 3)])
def test_the_lowest_seat(seats: int, lowest: int) -> None:
    assert lowest_seat(seats) == lowest


# -- The streams of a match -----------------------------------------------------------------------

WEIGHTS = [5, 0, 1, 4]


def drawn(seed: str, count: int) -> list[int]:
    streams = Streams(seed)
    return [streams.draw(numbers(WEIGHTS), at) for at in range(count)]


def test_a_seed_gives_the_same_chance_again() -> None:
    assert drawn("a", 200) == drawn("a", 200)
    assert drawn("a", 200) != drawn("b", 200)


def test_each_outcome_depends_on_its_place_only() -> None:
    """So a match goes on alike after a restart, whatever was drawn in between."""
    streams = Streams("a")
    streams.player(0, 3).next()
    assert [streams.draw(numbers(WEIGHTS), at) for at in reversed(range(50))] == drawn("a", 50)[::-1]


def test_chance_follows_the_weights() -> None:
    found = Counter(drawn("weights", 4000))
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
