"""Where requests come from and which name they were sent to, as far as that can be believed."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Collection, Iterable
from functools import cache

from litestar.connection import ASGIConnection

HOME = ("local", "lan", "home", "home.arpa", "internal", "fritz.box")  # endings that no site of the internet has
LOCAL = ("127.0.0.1", "::1", "localhost")
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The address whose visitors are counted together: of IPv6 the network, because a household has a whole one."""
    return neighbourhood(connection.client.host if connection.client else "")


@cache
def _network(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def neighbourhood(host: str) -> str:
    if _network.cache_info().currsize > 10_000:
        _network.cache_clear()
    return _network(host)


def network_of(text: str) -> str:
    """An address or a network as blocks name it, the former by its neighbourhood; a ValueError if it is neither."""
    if "/" not in text:
        return neighbourhood(str(ipaddress.ip_address(text)))
    network = ipaddress.ip_network(text, strict=False)
    if isinstance(network, ipaddress.IPv6Network):
        old = network.network_address.ipv4_mapped
        if old is None or network.prefixlen < 96:
            return str(network if network.prefixlen < 64 else ipaddress.ip_network((network[0], 64), strict=False))
        network = ipaddress.ip_network((old, network.prefixlen - 96))
    return str(network if network.prefixlen < network.max_prefixlen else network[0])


class Blocks:
    """The addresses and the networks from which nobody may come."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self._alone = frozenset(named)
        self._wide = [network for name in self._alone for network in _wider(name)]

    def __bool__(self) -> bool:
        return bool(self._alone)

    def has(self, address: str) -> bool:
        """Whether an address, as `address_of` tells it, is among them."""
        if address in self._alone:
            return True
        if not self._wide:
            return False
        try:
            first = ipaddress.ip_network(address).network_address
        except ValueError:  # what a proxy has written
            return False
        return any(first in network for network in self._wide)


def _wider(name: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The network of this name, if it is more than one neighbourhood."""
    try:
        network = ipaddress.ip_network(name, strict=False)
    except ValueError:  # earlier releases took anything
        return []
    return [network] if network.prefixlen < (64 if network.version == 6 else 32) else []


def is_direct(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether it comes from this machine, and through no proxy on it."""
    local = connection.client is not None and connection.client.host in LOCAL
    return local and not any(name in connection.headers for name in FORWARDED)


@cache
def own_names() -> frozenset[str]:
    """What this machine calls itself in its own network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, *(f"{short}.{ending}" for ending in HOME)})


def is_ours(host: str, names: Collection[str]) -> bool:
    """Whether a Host header names this server, so that no other site's name can be made to point here.

    A number cannot be made to point elsewhere. Names are those of the machine, and those that the server was given.
    """
    found = re.fullmatch(r"\[([0-9a-f:.]+)\](?::\d+)?|([^:\[\]]+)(?::\d+)?", host.lower())
    if found is None:
        return False
    name = found[1] or found[2].rstrip(".")
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in names or name in own_names()
    return True
