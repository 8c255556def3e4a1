"""What people settle beside the game: undo, draws, giving up, time, and returning to a seat."""

from __future__ import annotations

from metalworks import messages
from metalworks.messages import Code
from metalworks.server.hosted import entries as log
from metalworks.server.hosted.commands.checks import check_at_hand, check_fresh, check_level, check_playing
from metalworks.server.hosted.entries import Entries
from metalworks.server.hosted.table import STAND_IN, HostedTable
from metalworks.server.refusal import Refuse

MOST_UNDOS = 500  # in one match


def undo(hosted: HostedTable, seat: int, seq: int) -> Entries:
    """Undo the last step of a seat: at once, or with the consent of the others."""
    check_playing(hosted)
    check_at_hand(hosted, seat)
    check_fresh(hosted, seat, seq)
    match, _ = hosted.playing()
    if match.undos + hosted.rewindings >= MOST_UNDOS:
        raise Refuse(Code.STATE, "undos-spent", most=MOST_UNDOS)
    if match.can_undo(seat):
        return [log.Moved([match.undo_line(seat)])]
    last = match.last_step(seat)
    if last is None:
        raise Refuse(Code.ILLEGAL, "refused-nothing-to-undo", game=hosted.game)
    if hosted.undo_request is not None:
        raise Refuse(Code.STATE, "undo-asked-already")
    if not hosted.others(seat):  # computers consent by themselves
        return [log.Rewound(last)]
    return [log.UndoAsked(seat, last)]


def answer_undo(hosted: HostedTable, seat: int, agree: bool) -> Entries:
    """Consent to an undo or refuse it; the asking seat withdraws its request by refusing."""
    check_playing(hosted)
    asked = hosted.undo_request
    if asked is None or not asked.may_be_answered(seat, agree):
        raise Refuse(Code.STATE, "nothing-to-answer")
    answered = log.UndoAnswered(seat, agree)
    if agree and not hosted.missing_after(asked, seat):
        return [answered, log.Rewound(asked.to)]
    return [answered]


def offer_draw(hosted: HostedTable, seat: int) -> Entries:
    """Offer a draw to the other people."""
    check_playing(hosted)
    check_at_hand(hosted, seat)
    if any(hosted.chairs[other].level for other in hosted.living()) or not hosted.others(seat):
        raise Refuse(Code.STATE, "draw-people-only")
    if hosted.draw_offer is not None:
        raise Refuse(Code.STATE, "draw-offered-already")
    return [log.DrawOffered(seat)]


def answer_draw(hosted: HostedTable, seat: int, agree: bool) -> Entries:
    """Consent to a draw or refuse it; the offering seat withdraws its offer by refusing."""
    check_playing(hosted)
    asked = hosted.draw_offer
    if asked is None or not asked.may_be_answered(seat, agree):
        raise Refuse(Code.STATE, "nothing-to-answer")
    return [log.DrawAnswered(seat, agree)]


def concede(hosted: HostedTable, seat: int) -> Entries:
    """Give up."""
    check_playing(hosted)
    return [log.Conceded(seat)]


def claim_time(hosted: HostedTable, claim: messages.ClaimTime, at: float) -> Entries:
    """Do something about a seat that has run out of time."""
    check_playing(hosted)
    if claim.late >= len(hosted.chairs) or claim.late == claim.seat or not hosted.clocks.is_late(claim.late, at):
        raise Refuse(Code.TIME, "time-not-up", seat=claim.late)
    level = claim.level or STAND_IN
    check_level(level)
    return [log.TimeClaimed(claim.late, claim.kind, level)]


def take_back(hosted: HostedTable, seat: int) -> Entries:
    """Return to my seat, which a computer plays."""
    check_playing(hosted)
    if not hosted.chairs[seat].stand_in:
        raise Refuse(Code.STATE, "seat-not-away", seat=seat)
    return [log.TakenBack(seat)]
