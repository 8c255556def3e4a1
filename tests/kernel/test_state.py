"""What every state has from the kernel: frames, notes, audiences."""

from __future__ import annotations

from metalworks.kernel.state import EVENT_INTS, FRAME_INTS, PUBLIC, SPECTATOR, State, all_but, only


def test_frames_are_a_stack_of_steps_with_three_arguments() -> None:
    state = State(2)
    assert (state.depth(), state.step()) == (0, 0)
    state.push(7, 1, 10, 20, 30)
    state.push(8, 0, 40)
    assert len(state.frames) == 2 * FRAME_INTS
    assert (state.depth(), state.step(), state.who()) == (2, 8, 0)
    assert [int(state.argument(number)) for number in range(3)] == [40, 0, 0]
    state.set_argument(2, 50)
    assert [int(state.argument(number)) for number in range(3)] == [40, 0, 50]
    state.pop()
    assert (state.depth(), state.step(), state.who()) == (1, 7, 1)
    assert [int(state.argument(number)) for number in range(3)] == [10, 20, 30]
    state.pop()
    assert (state.depth(), state.step(), len(state.frames)) == (0, 0, 0)


def test_a_copy_has_its_own_frames() -> None:
    state, other = State(2), State(2)
    state.push(7, 1, 10)
    other.copy_base(state)
    other.set_argument(0, 11)
    assert (int(state.argument(0)), int(other.argument(0))) == (10, 11)


def test_notes_are_kept_while_somebody_listens_and_taken_once() -> None:
    state = State(3)
    state.note(5, 1)
    assert list(state.take_log()) == []
    state.recording = True
    state.note(5, 1, 2, 3, 4, 6)
    state.note_for(only(2), 9)
    assert list(state.take_log()) == [PUBLIC, 5, 1, 2, 3, 4, 6, 0b100, 9, 0, 0, 0, 0, 0]
    assert len(state.take_log()) == 0
    assert EVENT_INTS == 7


def test_audiences_are_sets_of_viewers() -> None:
    for seat in range(16):
        assert only(seat) & all_but(seat) == 0
        assert only(seat) | all_but(seat) == PUBLIC
        assert all_but(seat) >> SPECTATOR & 1 == 1
    assert only(0) == 1
