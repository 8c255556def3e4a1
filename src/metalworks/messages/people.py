"""Requests about people: who I am, my name, my other devices."""

from __future__ import annotations

from typing import Annotated

import msgspec

from metalworks.messages.base import Name, Part


class Me(Part, frozen=True):
    """Who I am: `GET /api/me`, which makes a guest of a newcomer."""

    id: str
    name: str


class Rename(Part, frozen=True):
    """`PATCH /api/me`"""

    name: Name


class IdentityLink(Part, frozen=True):
    """`POST /api/me/link`: a private link that brings this identity to another device, once."""

    token: str
    path: str  # of the page to open there; it sends ClaimIdentity
    expires: float


class Session(Part, frozen=True):
    """A device on which I am known: `GET /api/me/sessions`; `DELETE /api/me/sessions/{id}` ends it.

    `DELETE /api/me/sessions` ends all but this one.
    """

    id: str
    created: float
    seen: float  # to the hour
    device: str  # what its browser said that it is
    this: bool  # the one that asks


class ClaimIdentity(Part, frozen=True):
    """`POST /api/me/claim`: take over the identity of a private link; answers Me and the cookie."""

    token: Annotated[str, msgspec.Meta(max_length=100)]
