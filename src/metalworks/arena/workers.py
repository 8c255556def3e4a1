"""Work spread over processes; what is asked for next may depend on what was found so far."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from metalworks.contract.problems import Problem
from metalworks.players.processes import end_with_parent

Task = TypeVar("Task")
Found = TypeVar("Found")

AHEAD = 2  # tasks for each worker that are handed out, so that none stands idle


def check_worker(expected: Sequence[object], found: Sequence[object]) -> None:
    """Refuse to work where other things are installed than there where the work is handed out."""
    if list(found) != list(expected):
        told = (", ".join(str(part) or "–" for part in parts) for parts in (found, expected))
        raise Problem("arena-other-worker", worker=platform.node(), found=next(told), expected=next(told))


def spread(
    work: Callable[[Task], Found], tasks: Iterable[Task], jobs: int, method: str | None = None
) -> Iterator[Found]:
    """What work finds for each task, in the order in which it is done; tasks are taken as workers need them.

    `method` is how processes are started: a process with threads of its own must not be forked.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    coming = iter(tasks)
    running: set[Future[Found]] = set()
    pool: ProcessPoolExecutor | None = None
    try:
        while True:
            for task in islice(coming, AHEAD * jobs - len(running)):
                pool = pool or ProcessPoolExecutor(jobs, get_context(method), end_with_parent)
                running.add(pool.submit(work, task))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:  # the system has ended a worker, for want of memory as a rule
        raise Problem("arena-lost-worker", jobs=jobs) from None
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
