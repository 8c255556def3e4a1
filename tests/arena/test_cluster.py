"""Tournaments and lessons on a real Ray cluster; of its two nodes one is killed on the way."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import metalworks
from metalworks.arena.cluster import spread_over_cluster
from metalworks.arena.kept import FILE
from metalworks.arena.ratings import standings
from metalworks.arena.tournament import Fought, Hall, Pairing, hold, tournament_of
from metalworks.arena.workers import spread
from metalworks.contract.problems import Problem
from metalworks.training.self_play import Lesson, play, play_for

GAMES = 16


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_killed_node_loses_no_game_and_counts_none_twice(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="needs metalworks[cluster]")
    from ray.cluster_utils import Cluster

    tournament = tournament_of(metalworks.game("metallurgie"), 2, ["random", "greedy"], Pairing.ROUND_ROBIN)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    counted: list[Fought] = []
    try:
        second = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()

        def done(fought: Fought) -> None:
            counted.append(fought)
            if len(counted) == 4:  # both nodes are in the middle of a game, more are handed out
                cluster.remove_node(second, allow_graceful=False)

        hall = Hall(tmp_path / "cluster", tournament)
        hold(hall, GAMES, None, functools.partial(spread_over_cluster, address=cluster.address), done)
        assert len(cluster.list_all_nodes()) == 1
    finally:
        cluster.shutdown()
    assert len(counted) == len({fought.fixture for fought in counted}) == GAMES
    assert len((tmp_path / "cluster" / FILE).read_text("utf-8").splitlines()) == GAMES + 1
    for fixture in hall.games:
        assert metalworks.Match.replay(hall.journal_of(fixture).read_text("utf-8")).is_over
    alone = Hall(tmp_path / "alone", tournament)
    hold(alone, GAMES, None, functools.partial(spread, jobs=1), lambda fought: None)
    assert standings(alone) == standings(hall)


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster of one node."""
    pytest.importorskip("ray", reason="needs metalworks[cluster]")
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield found
    found.shutdown()


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_node_refuses_what_it_would_play_otherwise_and_teaches_what_one_would(cluster: Any, tmp_path: Path) -> None:
    game = metalworks.game("metallurgie")
    over_cluster = functools.partial(spread_over_cluster, address=cluster.address)
    tournament = tournament_of(game, 2, ["random", "greedy"], Pairing.ROUND_ROBIN)
    hall = Hall(tmp_path, msgspec.structs.replace(tournament, rules=tournament.rules + 1))
    with pytest.raises(Problem) as caught:
        hold(hall, 2, None, over_cluster, lambda fought: None)
    assert type(caught.value) is Problem
    assert caught.value.key == "arena-other-worker"
    lessons = [Lesson("metallurgie", number, 2, 2) for number in range(2)]
    work = functools.partial(play_for, game.rules_version, game.load_content().reference)
    found = {played.number: played.rows for played in over_cluster(work, lessons)}
    assert found == {lesson.number: play(lesson).rows for lesson in lessons}


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_cluster_that_is_lost_on_the_way_is_said(cluster: Any, tmp_path: Path) -> None:
    """Ray itself would end the process after a minute."""
    tournament = tournament_of(metalworks.game("metallurgie"), 2, ["random", "greedy"], Pairing.ROUND_ROBIN)
    hall = Hall(tmp_path, tournament)

    def lose(_: Fought) -> None:
        if len(hall.games) == 2:
            cluster.head_node.kill_gcs_server()

    with pytest.raises(Problem) as caught:
        hold(hall, GAMES, None, functools.partial(spread_over_cluster, address=cluster.address), lose)
    assert caught.value.key == "arena-ray-lost"
    assert 2 <= len(Hall(tmp_path, tournament).games) < GAMES
