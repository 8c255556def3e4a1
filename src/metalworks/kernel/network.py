"""A small network in whole numbers that says how well a seat stands; learned by `metalworks train`.

A row of inputs goes through one hidden layer, clipped between 0 and 1, and straight to the result as well. Most
inputs are 0, and only the others cost time. All is multiplied by powers of two, so that both modes and all machines
compute the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEIGHT_BITS: Final = 14  # of what leads to the hidden layer: 1 << WEIGHT_BITS is one
HIDDEN_BITS: Final = 7  # of the hidden layer
RESULT_BITS: Final = 10  # of what leads from it to the result; what goes there straight has HIDDEN_BITS more
FULL: Final = 1 << 14


class Network:
    """Weights, and what they make of a row of inputs."""

    def __init__(self, inward: vec[i64], bias: vec[i64], outward: vec[i64], direct: vec[i64]) -> None:
        self.inward: vec[i64] = inward  # [input * hidden + unit]
        self.bias: vec[i64] = bias  # by unit
        self.outward: vec[i64] = outward  # by unit
        self.direct: vec[i64] = direct  # by input

    def logit(self, row: vec[i64]) -> float:
        """What is added to the logarithm of a seat's chances."""
        size = len(self.bias)
        units = self.bias[:]
        inward = self.inward
        total: i64 = 0
        number: i64
        unit: i64
        for number in range(len(row)):
            value = row[number]
            if value != 0:
                total += value * self.direct[number]
                first = number * size
                for unit in range(size):
                    units[unit] += value * inward[first + unit]
        for unit in range(size):
            here = units[unit]
            if here > 0:
                total += (min(here, FULL) >> (WEIGHT_BITS - HIDDEN_BITS)) * self.outward[unit]
        return float(total) / float(1 << (HIDDEN_BITS + RESULT_BITS))
