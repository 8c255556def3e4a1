"""The WebSocket of a lobby: signals to people who are not at the table."""

from __future__ import annotations

from litestar import WebSocket, websocket

from metalworks.server.service import Serving
from metalworks.server.transport.connections import TOO_MANY, Connection
from metalworks.server.transport.delivery import finish
from metalworks.server.transport.link import link_of
from metalworks.server.transport.sockets.table import FOREIGN


@websocket("/api/signals")
async def signals(socket: WebSocket, service: Serving) -> None:  # type: ignore[type-arg]
    """Your turn, lists have changed, a rematch; what the client sends is not read."""
    if service.turned_away(socket) is not None:
        await socket.close(FOREIGN)
        return
    await socket.accept()
    connections = service.tables.signals.connections
    connection = Connection(link_of(socket.scope), service.people.person(socket), service.settings.limits)
    crowd = sum(1 for one in connections if one.who == connection.who)
    if crowd >= service.settings.limits.connections or service.is_stopping or service.is_full(connection.host):
        await socket.close(TOO_MANY)
        return
    connections.add(connection)
    try:
        with service.counted(connection.host):
            while connection.bucket.take():
                frame = await connection.link.receive()
                if frame["type"] == "websocket.disconnect":
                    break
    finally:
        connections.discard(connection)
        await finish(connection, TOO_MANY)
