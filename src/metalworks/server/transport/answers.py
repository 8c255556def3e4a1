"""Refusals as answers: the HTTP status and body, and the message over a WebSocket."""

from __future__ import annotations

from metalworks import messages
from metalworks.messages import Code
from metalworks.server.refusal import Refuse

STATUS = {
    Code.SHAPE: 400,
    Code.IDENTITY: 401,
    Code.SEAT: 403,
    Code.STALE: 409,
    Code.ILLEGAL: 409,
    Code.MISSING: 404,
    Code.STATE: 409,
    Code.RATE: 429,
    Code.TIME: 409,
    Code.BUSY: 503,
}


def body(refuse: Refuse) -> messages.Refusal:
    """A refusal as the body of an HTTP answer."""
    return messages.Refusal(
        code=refuse.code,
        key=refuse.key,
        arguments=dict(refuse.arguments),
        rule=refuse.rule,
        game=refuse.game,
        text=refuse.text(),
    )


def message(refuse: Refuse, re: str | None) -> messages.Refused:
    """A refusal as a message over a WebSocket."""
    return messages.Refused(
        re=re,
        code=refuse.code,
        key=refuse.key,
        arguments=dict(refuse.arguments),
        rule=refuse.rule,
        game=refuse.game,
        text=refuse.text(),
    )
