"""Uvicorn's HTTP, which does not wait for ever: for requests that are not finished, for answers that nobody reads.

Nor does it listen for ever: what comes before the body of a request, and after it, is bounded.

And nobody holds all connections that the system allows: those of one address are counted. WebSockets, which people keep
open, are counted elsewhere. Behind a proxy all connections are the proxy's, and whoever took the last of them would
shut out everybody: there the proxy counts, which alone knows its visitors (deploy/nginx.conf).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from metalworks.server.transport.addresses import neighbourhood

LIMIT = 20.0  # seconds for a whole request, before the first one, and for the next part of an answer
MOST = 500  # connections of one address at once
# Bytes of an address and headers. The parser puts each together from what comes, and copies all of it every time.
HEAD = 65_536
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

_open: Counter[str] = Counter()


def _believed(allowed: list[str] | str) -> _TrustedHosts:
    """The proxies that `FORWARDED_ALLOW_IPS` names."""
    return _parsed(allowed if isinstance(allowed, str) else ",".join(allowed))


_parsed = cache(_TrustedHosts)


class Impatient(HttpToolsProtocol):
    """One connection: a timer runs whenever the client owes us something."""

    _timer: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _address: str | None = None  # while it is counted
    _head = 0  # bytes since the last ones of a body, or the end of a request or of its headers

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not self._is_proxy(host):
            address = neighbourhood(host)
            if _open[address] >= MOST:
                transport.abort()
                return
            self._address = address
            _open[address] += 1
        self._wait()

    def _is_proxy(self, host: str) -> bool:
        """Whether uvicorn believes it about where requests come from."""
        return self.config.proxy_headers and host in _believed(self.config.forwarded_allow_ips)

    def connection_lost(self, exc: Exception | None) -> None:
        self._be_content()
        self._be_read()
        self._discount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > HEAD and not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(TOO_LONG)
                self.transport.close()
            else:  # in the middle of an answer
                self.transport.abort()

    def on_headers_complete(self) -> None:
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._head = 0
        self._be_content()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._be_content()
        self._discount()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        if self._timer is not None:  # a request that has not wholly come: nobody waits for the rest
            self.transport.abort()
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self._later()

    def resume_writing(self) -> None:
        self._be_read()
        super().resume_writing()

    def _later(self) -> asyncio.TimerHandle:
        loop: Any = self.loop
        timer: asyncio.TimerHandle = loop.call_later(LIMIT, self.transport.abort)
        return timer

    def _wait(self) -> None:
        self._be_content()
        self._timer = self._later()

    def _be_content(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _be_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _discount(self) -> None:
        if self._address is not None:
            _open[self._address] -= 1
            if not _open[self._address]:
                del _open[self._address]
            self._address = None
