"""A hint in one sentence: what to do, and why."""

from __future__ import annotations

from metalworks.players.analysis import CERTAIN, Best
from metalworks.terminal.scene import Scene


def advice_line(scene: Scene, best: Best) -> str:
    """What is best, what it promises, and how the next best compares."""
    move = _words(scene, best.action)
    if best.chance is None:
        return scene.texts("hint-only", move=move)
    share = round(best.chance * 100)
    if best.other is None:
        return scene.texts("hint-alone", move=move, share=share)
    less = round(best.other_chance * 100)
    is_better = best.chance - best.other_chance > CERTAIN * best.error and less < share
    key = "hint-better" if is_better else "hint-alike"
    return scene.texts(key, move=move, share=share, other=_words(scene, best.other), less=less)


def _words(scene: Scene, code: int) -> str:
    return scene.say(scene.game.action(code)).removesuffix(".")
