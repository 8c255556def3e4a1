"""Uvicorn's HTTP, which does not wait for ever: requests that are begun and not finished are cut off."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LIMIT = 20.0  # seconds for a whole request, and before the first one


class Impatient(HttpToolsProtocol):
    """One connection: a timer runs whenever the client owes us something."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_content()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._be_content()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._be_content()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._be_content()
        loop: Any = self.loop
        self._timer = loop.call_later(LIMIT, self.transport.abort)

    def _be_content(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
