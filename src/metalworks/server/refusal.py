"""Refusals of the server: a code, a message key with arguments, the rule, and the HTTP status."""

from __future__ import annotations

from metalworks.contract.problems import Problem, Refused
from metalworks.contract.texts import Argument
from metalworks.server import protocol
from metalworks.server.protocol import Code

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


class Refuse(Problem):
    """The server does not do it; raised wherever it is noticed, told to the client at the edge."""

    def __init__(
        self, code: Code, key: str, /, *, rule: str = "", game: str | None = None, **arguments: Argument
    ) -> None:
        super().__init__(key, game=game, **arguments)
        self.code = code
        self.rule = rule


def of_problem(problem: Problem, code: Code = Code.SHAPE) -> Refuse:
    """A problem of the games or the journal as a refusal."""
    if isinstance(problem, Refuse):
        return problem
    rule = problem.rule if isinstance(problem, Refused) else str(problem.arguments.get("rule", ""))
    refuse = Refuse(code, problem.key, rule=rule, game=problem.game)
    refuse.arguments = problem.arguments
    return refuse


def body(refuse: Refuse) -> protocol.Refusal:
    """A refusal as the body of an HTTP answer."""
    return protocol.Refusal(
        code=refuse.code,
        key=refuse.key,
        arguments=dict(refuse.arguments),
        rule=refuse.rule,
        game=refuse.game,
        text=refuse.text(),
    )


def message(refuse: Refuse, re: str | None) -> protocol.Refused:
    """A refusal as a message over a WebSocket."""
    return protocol.Refused(
        re=re,
        code=refuse.code,
        key=refuse.key,
        arguments=dict(refuse.arguments),
        rule=refuse.rule,
        game=refuse.game,
        text=refuse.text(),
    )
