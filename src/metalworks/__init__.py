"""Metalworks: Metallum, Metal Adventures and Metallurgie as real software."""

from metalworks import _mode

_mode.choose()
