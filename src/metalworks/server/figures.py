"""The boards of the rules: positions that show a rule, and what comes of trying it out. Nothing of it is stored."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgspec

from metalworks.contract.problems import Refused
from metalworks.contract.rulebook import Figure, figures
from metalworks.messages import Code, FigureMoment, Figures
from metalworks.messages import Figure as ShownFigure
from metalworks.server.refusal import of_problem
from metalworks.table.match import Match


@functools.cache
def all_figures(game: str) -> Figures:
    """The figures of a game with what is done on them: always the same."""
    sheet = None
    shown: list[ShownFigure] = []
    for name, figure in figures(game).items():
        match = _begin(game, figure)
        sheet = match.sheet
        moments = [_moment(match, figure, 0)]
        for deed in figure.deeds:
            before = match.steps
            match.play(figure.seat if deed.seat is None else deed.seat, deed.action)
            moments.append(_moment(match, figure, before))
        shown.append(
            ShownFigure(
                id=name,
                seat=figure.seat,
                seats=match.seats,
                pieces=list(figure.pieces),
                open=figure.open,
                place=figure.place,
                moments=moments,
            )
        )
    return Figures(figures=shown, sheet=None if sheet is None else msgspec.to_builtins(sheet))


def tried(game: str, figure: Figure, actions: Sequence[dict[str, object]]) -> FigureMoment:
    """The moment after a reader's last action; refused where a rule forbids one of them."""
    match = _begin(game, figure)
    before = 0
    for action in actions:
        before = match.steps
        meant = match.game.read_action(action)
        try:
            match.play(figure.seat, meant)
        except Refused as refused:
            raise of_problem(refused, Code.ILLEGAL) from None
    return _moment(match, figure, before)


def _begin(game: str, figure: Figure) -> Match:
    return Match.at(game, figure.position, seed=figure.seed)


def _moment(match: Match, figure: Figure, since: int) -> FigureMoment:
    plain: Any = msgspec.to_builtins
    return FigureMoment(
        view=plain(match.view(figure.seat)),
        events=plain(match.events(figure.seat, since)),
        legal=plain(match.legal(figure.seat)),
        role=match.role(figure.seat),
        waiting=list(match.waiting),
    )
