"""Refusals inside the server: raised wherever something is noticed, answered at the edge."""

from __future__ import annotations

from metalworks.contract.problems import Problem, Refused
from metalworks.contract.texts import Argument
from metalworks.messages import Code


class Refuse(Problem):
    """The server does not do it, and says why."""

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
