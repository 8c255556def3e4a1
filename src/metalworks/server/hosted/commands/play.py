"""Decisions within the game: a person's, a computer's, and the silence of somebody who did not answer."""

from __future__ import annotations

from metalworks.contract.problems import Refused
from metalworks.contract.types import Action
from metalworks.games import game as game_named
from metalworks.messages import Code
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.commands.checks import check_at_hand, check_fresh, check_playing
from metalworks.server.hosted.entries import Entries
from metalworks.server.hosted.table import HostedTable
from metalworks.server.refusal import Refuse, of_problem
from metalworks.table.journal import Line


def read_action(hosted: HostedTable, data: bytes) -> Action:
    """The shape of an action; the first check of all."""
    try:
        return game_named(hosted.game).read_action(data)
    except Refused as refused:
        raise of_problem(refused, Code.SHAPE) from None


def own_seat(hosted: HostedTable, person: str | None, seat: int) -> None:
    """Identity, then seat: may this person decide for this seat?"""
    if person is None:
        raise Refuse(Code.IDENTITY, "no-identity")
    if seat >= len(hosted.chairs) or hosted.chairs[seat].person != person:
        raise Refuse(Code.SEAT, "not-your-seat", seat=seat)
    if hosted.chairs[seat].conceded:
        raise Refuse(Code.SEAT, "seat-conceded", seat=seat)


def act(hosted: HostedTable, seat: int, seq: int, action: Action) -> Entries:
    """A decision of a seat."""
    check_playing(hosted)
    check_at_hand(hosted, seat)
    check_fresh(hosted, seat, seq)
    return [log.Moved(_lines(hosted, seat, action))]


def act_code(hosted: HostedTable, seat: int, code: int) -> Entries:
    """The same for a computer player, in the rules' own numbers."""
    check_playing(hosted)
    return [log.Moved(_lines(hosted, seat, code))]


def lapse(hosted: HostedTable, seat: int, at: float) -> Entries:
    """Silence, the answer of a person whose answer clock has run out."""
    check_playing(hosted)
    left = hosted.clocks.answer_left(seat, at)
    silence = hosted.playing()[0].silence(seat)
    if left is None or left > 0 or silence is None:
        raise Refuse(Code.TIME, "time-not-up", seat=seat)
    return [log.Moved(_lines(hosted, seat, silence), lapsed=True)]


def _lines(hosted: HostedTable, seat: int, action: Action | int) -> list[Line]:
    match, _ = hosted.playing()
    try:
        return match.decide(seat, action) if isinstance(action, int) else match.plan(seat, action)
    except Refused as refused:
        raise of_problem(refused, Code.ILLEGAL) from None
