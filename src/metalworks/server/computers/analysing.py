"""A process that looks at one finished game in hindsight: reads its journal, writes a line for each decision."""

from __future__ import annotations

import contextlib
import os
import sys

import msgspec

from metalworks.players.analysis import walk

try:
    import resource
except ImportError:  # no such limits on this system
    resource = None  # type: ignore[assignment]


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(15)  # people at the tables come first, then the computer players
    if resource is not None:  # the system sees to it, even where the server was killed and nobody else would
        limit = int(sys.argv[2])
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a player prints must not get between the lines
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        for _, judged in walk(sys.stdin.read(), int(sys.argv[1])):
            if judged is not None:
                output.write(msgspec.json.encode(judged) + b"\n")
                output.flush()


if __name__ == "__main__":
    main()
