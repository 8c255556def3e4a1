"""The fields of a state, each named once: `State.visit` shows them to a reader, a writer or a hasher.

Vecs can be neither pickled nor dumped, so the bytes of a state are written here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

# Two lanes of 31 bits, so that every product stays below 2^62: overflow would wrap silently when compiled.
_LANE: Final = (1 << 31) - 1
_LOW: Final = 1_103_515_245
_HIGH: Final = 1_812_433_253


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Sees every field of a state in order; what it returns becomes the field's value."""

    def number(self, value: i64) -> i64:
        """A field that is a whole number of up to 62 bits."""
        raise NotImplementedError  # abstract

    def numbers(self, values: vec[i64]) -> vec[i64]:
        """A field that is a list of whole numbers."""
        raise NotImplementedError  # abstract


class Writer(Fields):
    """Writes numbers as variable-length bytes; small numbers take one."""

    def __init__(self) -> None:
        self.data: bytearray = bytearray()

    def number(self, value: i64) -> i64:
        # Zigzag: the sign goes to the lowest bit, so that small negative numbers stay small.
        rest = value * 2 if value >= 0 else -value * 2 - 1
        while rest >= 128:
            self.data.append(rest & 127 | 128)
            rest >>= 7
        self.data.append(rest)
        return value

    def numbers(self, values: vec[i64]) -> vec[i64]:
        self.number(len(values))
        for value in values:
            self.number(value)
        return values

    def bytes(self) -> bytes:
        return bytes(self.data)


class Reader(Fields):
    """Reads back what a `Writer` wrote, in the same order."""

    def __init__(self, data: bytes) -> None:
        self.data: bytes = data
        self.at: i64 = 0

    def number(self, value: i64 = 0) -> i64:
        rest: i64 = 0
        shift: i64 = 0
        while True:
            byte: i64 = self.data[self.at]
            self.at += 1
            rest |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        return rest >> 1 if rest & 1 == 0 else -((rest + 1) >> 1)

    def numbers(self, values: vec[i64]) -> vec[i64]:
        return self.get_vec()

    def get_vec(self) -> vec[i64]:
        """The next list of numbers."""
        size = self.number()
        values = vec[i64](capacity=size)
        for _ in range(size):
            values = append(values, self.number())
        return values


class Hasher(Fields):
    """Mixes all fields into one number of 62 bits: equal states have equal hashes, in both modes."""

    def __init__(self) -> None:
        self.low: i64 = 7
        self.high: i64 = 11

    def number(self, value: i64) -> i64:
        if value < 0 or value > _LANE:  # in two parts, the upper one with the sign
            self.mix(value & _LANE)
            self.mix((value >> 31) & _LANE)
            self.mix(1 if value < 0 else 2)
        else:
            self.mix(value)
        return value

    def mix(self, part: i64) -> None:
        """Take in 31 bits."""
        low = self.low
        high = self.high
        self.low = ((low ^ part) * _LOW + 12345) & _LANE
        self.high = (high * _HIGH + part + (high >> 15)) & _LANE

    def numbers(self, values: vec[i64]) -> vec[i64]:
        self.mix(len(values))  # so that no two rows of lists look alike
        for value in values:
            self.number(value)
        return values

    def value(self) -> i64:
        """The hash: the multiplications leave the lowest bits weak, so the lanes are mixed once more."""
        low = self.low ^ (self.low >> 16)
        high = self.high ^ (self.high >> 15)
        return (high * 1_000_003 + low & _LANE) << 31 | (low * 69_069 + high & _LANE)
