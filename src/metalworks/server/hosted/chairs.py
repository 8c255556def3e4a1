"""Who has which seat of a table, and what seats ask of each other outside the game."""

from __future__ import annotations

from metalworks.server.hosted.entries import ChairPlan


class Chair:
    """A seat of the table and who has it."""

    __slots__ = ("conceded", "level", "name", "person", "stand_in")

    def __init__(self, plan: ChairPlan) -> None:
        self.name = plan.name
        self.person = plan.person
        self.level = plan.level
        self.stand_in = ""  # the level of the computer that plays for the person
        self.conceded = False

    @property
    def is_open(self) -> bool:
        return not self.person and not self.level

    @property
    def computer(self) -> str:
        """The level of the computer player that decides for this seat now."""
        return self.level or self.stand_in


class Consent:
    """Something a seat asks of others, an undo or a draw: who has not agreed yet."""

    __slots__ = ("missing", "seat")

    def __init__(self, seat: int, missing: list[int]) -> None:
        self.seat = seat
        self.missing = missing

    def may_be_answered(self, seat: int, agree: bool) -> bool:
        """By those who are asked; the seat that asks can only withdraw it."""
        return seat in self.missing or (seat == self.seat and not agree)


class UndoConsent(Consent):
    """Consent to an undo: how far it goes."""

    __slots__ = ("to",)

    def __init__(self, seat: int, missing: list[int], to: int) -> None:
        super().__init__(seat, missing)
        self.to = to  # lines of the journal that would remain
