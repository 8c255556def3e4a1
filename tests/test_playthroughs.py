"""Every view of every seat at every step of some matches is what it was."""

from __future__ import annotations

import pytest

from .playthrough import Plan, path_of, plans, playthrough


@pytest.mark.parametrize("plan", plans(), ids=lambda plan: "-".join(map(str, plan)))
def test_a_playthrough_comes_out_as_kept(plan: Plan) -> None:
    kept = path_of(plan)
    assert kept.is_file(), "not recorded yet: python -m tests.playthrough"
    assert kept.stat().st_size < 200_000
    found = playthrough(plan)
    for number, (was, now) in enumerate(zip(kept.read_text("utf-8").split("\n"), found.split("\n"), strict=False), 1):
        assert now == was, f"{kept.name}:{number}; if it is meant: python -m tests.playthrough"
    assert found == kept.read_text("utf-8")
