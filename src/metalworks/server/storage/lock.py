"""One SQLite file is for one server: two would each believe that their memory is the truth."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import IO

from metalworks.contract.problems import Problem
from metalworks.server.storage.database import file_of

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Held as long as this process serves a file; the system lets go of it, however the process ends."""

    def __init__(self, address: str) -> None:
        database = file_of(address)
        self._file: IO[bytes] | None = None
        if database is None or fcntl is None:
            return
        path = Path(f"{database}.lock")
        path.parent.mkdir(parents=True, exist_ok=True)
        # For its owner only: whoever can open it can hold it, and no server would start.
        self._file = os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "ab")
        try:
            with contextlib.suppress(OSError):  # it was made by an earlier release, and by somebody else
                os.fchmod(self._file.fileno(), 0o600)
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise Problem("serve-database-taken", file=str(database)) from None
        except OSError:  # no locks on this file system
            self._file.close()
            raise

    def release(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None
