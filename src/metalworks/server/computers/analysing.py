"""A process that looks at one finished game in hindsight: reads its journal, writes a line for each decision."""

from __future__ import annotations

import contextlib
import os
import sys
import threading

try:
    import resource
except ImportError:  # no such limits on this system
    resource = None  # type: ignore[assignment]


def end_with_server() -> None:
    """The server writes nothing more; when it is gone, however it ended, nobody needs us."""
    os.read(0, 1)
    os._exit(1)


def main() -> None:
    iterations, cpu_limit, niceness = (int(number) for number in sys.argv[1:])
    with contextlib.suppress(OSError):
        os.nice(niceness)
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (cpu_limit, cpu_limit + 5))
    source, output = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    journal = source.read(int(source.readline() or b"0")).decode()
    threading.Thread(target=end_with_server, daemon=True).start()
    os.dup2(2, 1)  # whatever a player prints must not get between the lines

    import msgspec  # here, so that the server is watched before anything takes long

    from metalworks.players.analysis import walk

    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        for _, judged in walk(journal, iterations):
            if judged is not None:
                # What else might have been done, nobody asks a server.
                brief = msgspec.structs.replace(judged, errors=[], considered=[])
                output.write(msgspec.json.encode(brief) + b"\n")
                output.flush()


if __name__ == "__main__":
    main()
