"""A small network in whole numbers that says how well a seat stands; learned by `metalworks train`.

A row of features goes through one hidden layer, clipped between 0 and 1, and straight to the result as well.
All is multiplied by powers of two, so that both modes and all machines compute the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WEIGHT_BITS: Final = 14  # of what leads to the hidden layer: 1 << WEIGHT_BITS is one
HIDDEN_BITS: Final = 7  # of the hidden layer
RESULT_BITS: Final = 10  # of what leads from it to the result
FULL: Final = 1 << WEIGHT_BITS


class Network:
    """Weights, and what they make of a row of features."""

    def __init__(self, inward: vec[i64], bias: vec[i64], outward: vec[i64], direct: vec[i64]) -> None:
        self.inward: vec[i64] = inward  # [feature * hidden + unit]
        self.bias: vec[i64] = bias
        self.outward: vec[i64] = outward
        self.direct: vec[i64] = direct  # by feature

    def logit(self, features: vec[i64]) -> float:
        """The logarithm of a seat's chances, up to a number that is the same for all seats."""
        size = len(self.bias)
        units = self.bias[:]
        total: i64 = 0
        number: i64
        unit: i64
        for number in range(len(features)):
            feature = features[number]
            if feature != 0:
                total += feature * self.direct[number]
                first = number * size
                for unit in range(size):
                    units[unit] += feature * self.inward[first + unit]
        for unit in range(size):
            here = units[unit]
            if here > 0:
                total += (min(here, FULL) >> (WEIGHT_BITS - HIDDEN_BITS)) * self.outward[unit]
        return float(total) / float(1 << (HIDDEN_BITS + RESULT_BITS))
