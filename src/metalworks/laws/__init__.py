"""The laws of every game, checked on random play through the contract.

A game gets them all for free; `metalworks/games/<game>/laws.py` adds which pieces it counts.

    from metalworks import laws
    laws.check("metallurgie", seats=3, seed=7)     # raises laws.LawBroken
    python -m metalworks.laws metallurgie          # by the hundred thousand
"""

from metalworks.kernel.checked import LawBroken
from metalworks.laws.memory import check_memory
from metalworks.laws.modes import check_modes
from metalworks.laws.run import check, check_quickly, variants

__all__ = ["LawBroken", "check", "check_memory", "check_modes", "check_quickly", "variants"]
