"""Which positions of Metal Adventures are possible, so that play can go on from them."""

from __future__ import annotations

from metalworks.contract.problems import BadPosition
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules.content import SHIPS, Content
from metalworks.kernel.state import FRAME_INTS

Values = dict[str, int | list[int]]

# Steps that stand only on top of a battle, of an open draft, and those that can be the outermost one.
_OF_BATTLE = (
    rules.SPACE_DRAWING, rules.DIE_ROLLING, rules.FAKTOR_ROLLING, rules.BATTLE, rules.TARGETING, rules.ALLYING,
    rules.GATHERING, rules.HELPING, rules.WORD, rules.DECLARING, rules.ROLLED, rules.SPOILS,
)  # fmt: skip
_OF_DRAFT = (rules.TERMS, rules.ANSWERING, rules.CALLING, rules.PICKING)
_OUTERMOST = (rules.DEALING, rules.MENU, rules.GAME_OVER)


def impossible(field: str, value: object, rule: str) -> BadPosition:
    """A value that the rules do not allow, with the clause that forbids it."""
    return BadPosition("position-against-rules", game="metal_adventures", field=field, value=str(value), rule=rule)


def check(values: Values, seats: int, content: Content) -> None:
    """A position must be one that play can go on from: cards, captains and steps that fit each other."""
    bases = [base for base in _numbers(values, "base") if base != rules.NO_CARD]
    if len(set(bases)) != len(bases):
        raise impossible("base", bases, "MAD-1.2")
    for owned in _numbers(values, "owned"):
        if owned.bit_count() > rules.MOST_IMPROVEMENTS:
            raise impossible("improvements", owned.bit_count(), "MAD-3.5")
    for face in _numbers(values, "faktor"):
        if face % 2:
            raise impossible("faktor", face, "MAD-5.40")
    for card in range(len(content.improvement_type)):
        if _number(values, "bazaar") >> card & 1 and not content.moment_of(card):
            raise impossible("improvements", card + 1, "MAD-3.5")
    _check_hands(values, seats)
    _check_space(values)
    _check_frames(values, seats)


def _number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def _numbers(values: Values, name: str) -> list[int]:
    value = values[name]
    assert isinstance(value, list)
    return value


def _check_hands(values: Values, seats: int) -> None:
    """MAD-3.4: at most two trophies in hand, three only while all choose."""
    is_setup = _numbers(values, "frames")[0] == rules.DEALING
    for seat in range(seats):
        hand = _numbers(values, "hand")[seat * rules.HAND : (seat + 1) * rules.HAND]
        if not is_setup and hand[-1] != rules.NO_CARD:
            raise impossible("trophies", len(hand), "MAD-3.4")


def _check_space(values: Values) -> None:
    """MAD-5.2: at most three ships face up, and a ship is a target exactly in a battle against one."""
    if _number(values, "face_up").bit_count() > rules.FACE_UP_SHIPS:
        raise impossible("ships", "u", "MAD-5.2")
    if _number(values, "mixed") | _number(values, "mixed_events") and (
        _number(values, "near")
        | _number(values, "deep")
        | _number(values, "near_events")
        | _number(values, "deep_events")
    ):
        raise impossible("ships", "m", "MAD-5.2")
    piles = ("near", "deep", "mixed", "face_up", "karokum", "gone")
    placed = sum(_number(values, pile) for pile in piles) + sum(_numbers(values, "wrecks"))
    missing = [ship for ship in range(SHIPS) if not placed >> ship & 1]
    kind, target = _number(values, "kind"), _number(values, "target")
    fights_ship = kind in (rules.IN_SPACE, rules.VIA_KAROKUM) and target != rules.NO_CARD
    if missing not in ([], [target] if fights_ship else []):
        raise impossible("ships", "t", "MAD-5.2")
    if kind == rules.ON_PLANET and not 0 <= target <= 2:
        raise impossible("battle", target, "MAD-5.1")


def _check_frames(values: Values, seats: int) -> None:
    """What is going on: from the outermost step inwards, each where it can stand."""
    frames = _numbers(values, "frames")
    steps = frames[::FRAME_INTS]
    kind = _number(values, "kind")
    if steps[0] not in _OUTERMOST or any(step in _OUTERMOST for step in steps[1:]):
        raise impossible("frames", steps[0], "MAD-4.2")
    if (kind == rules.NO_BATTLE) != (rules.BATTLE not in steps):
        raise impossible("frames", rules.BATTLE, "MAD-5.1")
    if kind != rules.NO_BATTLE and len(_numbers(values, "dice")) != rules.DICE:
        raise impossible("dice", "-", "MAD-5.6")
    if kind == rules.WITH_CAPTAIN and not 0 <= _number(values, "target") < seats:
        raise impossible("battle", _number(values, "target"), "MAD-5.30")
    if any(step in _OF_BATTLE for step in steps) and kind == rules.NO_BATTLE:
        raise impossible("frames", steps[-1], "MAD-5.1")
    if any(step in _OF_DRAFT for step in steps) and not _numbers(values, "offer"):
        raise impossible("offers", "-", "MAD-7.17")
    if steps[-1] == rules.CHOOSING and len(_numbers(values, "chosen")) != seats:
        raise impossible("chosen", "-", "MAD-1.3")
    if rules.LAST_CHANCE_STEP < steps[-1] <= rules.LAST_AUTOMATIC_STEP:
        raise impossible("frames", steps[-1], "MAD-4.2")  # nothing is left to decide there
