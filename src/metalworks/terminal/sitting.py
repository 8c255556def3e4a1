"""A match at this terminal: which seats people hold, who looks at the screen, and its save file."""

from __future__ import annotations

from metalworks.contract.types import Action, Viewer
from metalworks.players import Company, thinking
from metalworks.players.analysis import Best, advise
from metalworks.table.match import Match
from metalworks.table.save import SaveFile
from metalworks.terminal.boards import board_of
from metalworks.terminal.scene import Scene, scene_of


class Sitting:
    """People and computers around one match; every step is saved at once.

    Who must decide or is asked is waited for. Whoever merely may act is given the chance once, before
    a computer goes on; where that would tell the others what they hold, only the person at the screen.
    """

    def __init__(self, save: SaveFile) -> None:
        self.save = save
        self.match: Match = save.match
        seats = self.match.journal.header.seats
        self.people = tuple(number for number, seat in enumerate(seats) if not seat.computer)
        # One person alone always sees their own cards; several take turns at the screen.
        self.viewer: Viewer = self.people[0] if len(self.people) == 1 else None
        self._board = board_of(self.match.game.id)
        self.seconds: float | None = None  # for a decision of the strongest level, instead of its own
        self._company = Company()
        self._let_pass: dict[int, set[int]] = {}  # by seat: what they could have done since they last acted

    @property
    def is_hot_seat(self) -> bool:
        return len(self.people) > 1

    @property
    def is_discreet(self) -> bool:
        """Whether people at this keyboard must not learn who of them could act."""
        return self.is_hot_seat and self._board.secret_chances

    def computer_to_move(self) -> int | None:
        """A computer's seat that is waited for now."""
        return next((seat for seat in self.match.waiting if seat not in self.people), None)

    def person_to_move(self) -> int | None:
        """A person who is waited for now: the one at the screen, if they are one of them."""
        waiting = [seat for seat in self.match.waiting if seat in self.people]
        if self.viewer in waiting:
            return self.viewer
        return waiting[0] if waiting else None

    def may_act(self) -> int | None:
        """A person who is not waited for and may do something new: the one at the screen, if they are one of them."""
        able = [seat for seat in self.people if self._options(seat) - self._let_pass.get(seat, set())]
        if self.viewer in able:
            return self.viewer
        return able[0] if able and not self.is_discreet else None

    def let_pass(self, seat: int) -> None:
        """A person who may act has been given the chance; they get another when they may do something else."""
        self._let_pass[seat] = self._let_pass.get(seat, set()) | self._options(seat)

    def _options(self, seat: int) -> set[int]:
        if seat in self.match.waiting:
            return set()
        action = self.match.game.action
        return {code for code in self.match.legal_codes(seat) if self._board.is_chance(action(code))}

    def hand_over_to(self) -> int | None:
        """Who must take the keyboard before play goes on."""
        person = self.person_to_move()
        return person if self.is_hot_seat and person != self.viewer else None

    def next_person(self) -> int | None:
        """Who else can act at this screen, after the person who has it now; anybody if that is a secret."""
        here = -1 if self.viewer is None else self.viewer
        order = sorted(self.people, key=lambda seat: (seat <= here, seat))
        others = [seat for seat in order if seat != self.viewer]
        return next((seat for seat in others if self.is_discreet or self.match.legal_codes(seat)), None)

    def scene(self, language: str) -> Scene:
        return scene_of(self.match, self.viewer, language)

    def play(self, action: Action) -> None:
        """What the person at the screen does; Refused with the reason if they may not."""
        seat = self.viewer if self.viewer is not None else self.match.waiting[0]
        self.match.play(seat, action)
        self._let_pass.pop(seat, None)
        self.save.write()

    def undo(self) -> None:
        if self.viewer is not None:
            self.match.undo(self.viewer)
            self.save.write()

    def think(self, seat: int) -> int:
        """What the computer in this seat does, in the rules' own numbers; may take a while."""
        level = thinking(self.match.journal.header.seats[seat].computer, self.seconds)
        return self._company.choose(self.match, seat, level)

    def advice(self) -> Best:
        """What the person at the screen had best do, and how it compares; takes about two seconds."""
        assert self.viewer is not None
        state, rng = self.match.sample(self.viewer)
        return advise(self.match.game, state, self.viewer, rng)

    def play_computer(self, seat: int, code: int) -> None:
        self.match.play(seat, code)
        self.save.write()

    def rematch(self) -> Sitting:
        """The same people, options and cards, with a new seed."""
        header = self.match.journal.header
        again = Match.new(header.game, header.seats, options=header.options, content=self.match.content)
        return Sitting(SaveFile.create(again, self.save.path.parent))
