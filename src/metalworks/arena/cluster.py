"""The same work over a Ray cluster, whose nodes may come and go."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from metalworks.arena.workers import AHEAD
from metalworks.contract.extras import need
from metalworks.contract.numbers import whole_number
from metalworks.contract.problems import Problem

Task = TypeVar("Task")
Found = TypeVar("Found")

PATIENCE = 5.0  # seconds for the head of a cluster to answer
MOST_PORT = 65_535


def spread_over_cluster(work: Callable[[Task], Found], tasks: Iterable[Task], address: str) -> Iterator[Found]:
    """What work finds for each task; a task whose node is lost is given to another one."""
    _reach(address)
    need("cluster", "ray")
    import ray

    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        detail = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise Problem("arena-ray-silent", address=address, detail=detail) from None
    try:
        remote = ray.remote(num_cpus=1, max_retries=-1)(work_on).remote
        given = ray.put(work)
        coming = iter(tasks)
        running: list[ray.ObjectRef[Found]] = []
        while True:
            _reach(address, "arena-ray-lost")  # Ray itself ends the process after a minute, without a word of ours
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            running += [remote(given, task) for task in islice(coming, max(0, room))]
            if not running:
                return
            done, running = ray.wait(running, num_returns=1, timeout=PATIENCE)
            for one in done:
                yield _found(ray, one)
    finally:
        ray.shutdown()


def _found(ray: Any, one: Any) -> Any:
    """What a node has found; a problem of a node is told like one's own."""
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Problem):
            raise error.cause from None
        raise


def work_on(work: Callable[[Task], Found], task: Task) -> Found:
    """One task on a node."""
    return work(task)


def _reach(address: str, key: str = "arena-ray-silent") -> None:
    """Whether anybody listens there; Ray itself waits for minutes."""
    host, _, written = address.removeprefix("ray://").rpartition(":")
    port = whole_number(written)
    if not host or port is None or not 0 < port <= MOST_PORT:
        raise Problem("arena-ray-silent", address=address, detail="HOST:PORT")
    try:
        with socket.create_connection((host, port), PATIENCE):
            pass
    except OSError as error:
        raise Problem(key, address=address, detail=error.strerror or str(error)) from None
    except UnicodeError:  # what no host can be called, such as `a..b`
        raise Problem("arena-ray-silent", address=address, detail="HOST:PORT") from None
