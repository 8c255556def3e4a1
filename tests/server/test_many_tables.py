"""The strongest level at twenty tables at once: nobody waits long, neither for it nor for the server."""

from __future__ import annotations

import pytest

from metalworks.load_test import run_computers


@pytest.mark.long  # by the clock on the wall: not beside other tests
@pytest.mark.compiled_only
@pytest.mark.timeout(600)
def test_twenty_tables_against_the_strongest_level() -> None:
    pace = run_computers(tables=20, seconds=60.0)
    assert pace.decisions > 200
    assert pace.decision_most_s < 10
    assert pace.moves > 100
    assert pace.p99_ms < 200
