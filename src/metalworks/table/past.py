"""What a match keeps of its past, so that going back costs the same however long it is."""

from __future__ import annotations

from bisect import bisect_left

from metalworks.contract.types import Event
from metalworks.kernel.state import POSSIBLE, State
from metalworks.table.step import Step

MARK = 50  # steps between two states that are kept of the whole match
SPARSE = 4  # the further back, the fewer of them: as far apart as this part of the way to the end
RUNG = 16  # steps between two states that are kept within an epoch
LAST_RUNGS = 4  # of the states without the last step of a seat: what is undone is near the end


class Marks:
    """States of the whole match: at every MARK-th step, further back at fewer and fewer; some dozens in all."""

    __slots__ = ("last", "states", "steps")

    def __init__(self, steps: list[Step[Event]], start: State) -> None:
        self.steps = steps  # of the match
        self.states: dict[int, State] = {0: start}  # the state after so many steps
        self.last = 0  # the last of them

    def come_by(self, state: State) -> None:
        """Keep the present state if it was long ago that one was kept."""
        if len(self.steps) - self.last >= MARK:
            self.keep(state)

    def keep(self, state: State) -> None:
        self.states[len(self.steps)] = state.copy()
        self.last = len(self.steps)
        self._thin()

    def _thin(self) -> None:
        """Drop the states that are nearer to each other than they need to be so far back."""
        marks = sorted(self.states)
        for at in range(len(marks) - 2, 0, -1):
            before, after = marks[at - 1], marks[at + 1]
            if after - before <= max(MARK, (self.last - after) // SPARSE):
                del self.states[marks[at]]
                marks[at] = after

    def go_back(self, to: int) -> State:
        """The state after the first so many steps, now that there are no others."""
        for mark in [mark for mark in self.states if mark > to]:
            del self.states[mark]
        return self.state_after(to)

    def state_after(self, to: int) -> State:
        """The state after the first so many steps, without those of them that were undone since."""
        steps, marks = self.steps, self.states
        start = max(mark for mark in marks if mark <= to)
        # The way must not begin between a step and its undo.
        number = len(steps)
        while number > start:
            number -= 1
            undoes = steps[number].undoes
            if undoes is not None and undoes < start:
                start = max(mark for mark in marks if mark <= undoes)
        state = marks[start].copy()
        marked, open_undos = start, 0
        for number in range(start, to):
            step = steps[number]
            if number - marked >= MARK and not open_undos:
                marks[number] = state.copy()
                marked = number
            if step.is_undo:
                open_undos -= 1
            elif step.undone:
                open_undos += 1
            elif step.seat is None:
                state.resolve(step.code)
            else:
                state.apply(step.seat, step.code)
        self.last = max(marks)
        self._thin()
        return state


class Epoch:
    """What can still be undone: the steps since something was revealed or a turn began.

    The state is kept at every RUNG-th of them, and for each seat that was asked about, the state without its last step
    goes along.
    """

    __slots__ = ("marks", "number", "rungs", "rungs_without", "standing", "steps", "without")

    def __init__(self, marks: Marks, opening: State) -> None:
        self.marks = marks
        self.steps = marks.steps
        self.number = int(opening.epoch)
        self.standing: list[int] = []  # the numbers of its steps that were not undone
        self.rungs = {0: opening}  # before each RUNG-th of them; some may be missing
        self.without: dict[int, State | None] = {}  # by seat, as `state_without`
        self.rungs_without: dict[int, dict[int, State]] = {}  # by seat: the last rungs of the way there

    def find_again(self) -> None:
        """What it consists of, after going back into it; its rungs are found when they are needed."""
        for number in range(len(self.steps) - 1, -1, -1):
            step = self.steps[number]
            if step.epoch != self.number:
                break
            if step.seat is not None and not step.is_undo and not step.undone:
                self.standing.append(number)
        self.standing.reverse()
        if self.standing:
            self.rungs.clear()

    def has_rung_within(self, more: int) -> bool:
        """Whether one of the next so many steps leads to a state that is kept."""
        return len(self.standing) % RUNG + more >= RUNG

    def stand(self, step: Step[Event], before: State, after: State) -> None:
        """One more step, the last of the match, which can be undone; with the states before and after it."""
        self.standing.append(len(self.steps) - 1)
        is_rung = len(self.standing) % RUNG == 0
        if is_rung:
            self.rungs[len(self.standing) // RUNG] = after.copy()
        assert step.seat is not None
        for seat, state in self.without.items():
            if state is not None and seat != step.seat:
                gone_on = self.without[seat] = self.carry_on(state, step)
                if is_rung and gone_on is not None:
                    self._keep_without(seat, len(self.standing) // RUNG, gone_on)
        self.without[step.seat] = before
        self.rungs_without.pop(step.seat, None)

    def take_out(self, seat: int, number: int) -> None:
        """A seat has undone this step: what is known without later ones holds no more."""
        at = self._place(number)
        for rung in range(at // RUNG + 1, len(self.standing) // RUNG + 1):
            self.rungs.pop(rung, None)
        del self.standing[at]
        self.without.clear()
        self.rungs_without.pop(seat, None)
        for rungs in self.rungs_without.values():
            for rung in [rung for rung in rungs if rung * RUNG > at]:
                del rungs[rung]

    def state_without(self, seat: int, number: int) -> State | None:
        """The state as if this last step of a seat had not been; None if there is none.

        Where seats choose at once, what others did since may end the epoch without it. Then something
        hidden would be revealed, and that is no undo.
        """
        if seat not in self.without:
            self.without[seat] = self._replay_without(seat, self._place(number))
        return self.without[seat]

    def _replay_without(self, seat: int, at: int) -> State | None:
        state: State | None
        own = self.rungs_without.get(seat)
        if own:
            rung = max(own)
            state = own[rung].copy()
        else:
            rung = next((rung for rung in range(at // RUNG, -1, -1) if rung in self.rungs), at // RUNG)
            if rung not in self.rungs:
                self.rungs[rung] = self.marks.state_after(self.standing[rung * RUNG])
            state = self.rungs[rung].copy()
        for place in range(rung * RUNG, len(self.standing)):
            if state is None:
                break
            if place % RUNG == 0:
                if place > at:
                    self._keep_without(seat, place // RUNG, state)
                elif place // RUNG not in self.rungs:
                    self.rungs[place // RUNG] = state.copy()
            if place != at:
                state = self.carry_on(state, self.steps[self.standing[place]])
        return state

    def carry_on(self, state: State, step: Step[Event]) -> State | None:
        """Take a step of the epoch from another state, in place; None where that is not possible, or ends the epoch."""
        assert step.seat is not None
        if state.reason(step.seat, step.code) != POSSIBLE:
            return None
        state.apply(step.seat, step.code)
        return state if state.epoch == self.number else None

    def _keep_without(self, seat: int, rung: int, state: State) -> None:
        """One more rung without the last step of a seat."""
        rungs = self.rungs_without.setdefault(seat, {})
        rungs[rung] = state.copy()
        if len(rungs) > LAST_RUNGS:
            del rungs[min(rungs)]

    def _place(self, number: int) -> int:
        """Where a step is among those that stand."""
        return bisect_left(self.standing, number)
