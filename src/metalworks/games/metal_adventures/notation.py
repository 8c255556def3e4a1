"""The position notation of Metal Adventures: a whole table as one line of text.

Fields are `name=value`; `-` is nothing. Captains are separated by `/`, lists by `,`. Seats count from 0, cards from
1 in each of their lists. Sets of captains are their digits.

- `base` to `broken`: a number for each captain. `deeds` are those of the running turn, as the rules number them.
- `trophies`: the hands, the card held longest first, `!` after one that is held back. `deck`: the trophy deck, the
  top first; `.` is a place whose card nobody has seen. `drawn`: of which one will be kept. `chosen`: at set-up, what
  each captain puts under. `known`: `card:viewers` of every trophy that lies in a hand or in the deck; `w` stands for
  whoever only watches.
- `ships`: a letter each: n(ear), d(eep), m(ixed) in the deck, u(p), t(arget), k(arokum), x for gone, or the digit of
  the captain who has the wreck. `seen`: `card:viewers` of the wrecks that not everybody knows. `wrecks`: how many each
  captain has. `incidents`: the event cards in the same letters.
- `improvements`: where each is: d(eck), b1, b2 ... under it, o1 to o4 on offer, a(side), z for Bazaar, or its owner.
- `tour`: none, on or over, and the last action. `visited`, `raided`: planets, E, B and K. `called`: moments, f(ree)
  and a(lliance). `opened`: negotiations of this turn, `f2:1` for one with captain 2; rows f, a, g and, for the
  challenged in a gathering, c.
- `offers`: `slot:maker>other:state:terms:claims:picks`, separated by `;`. Terms are g(ive), w(ant), p(romise) or a(sk),
  then c2 (credits), i7 (improvement), wa (wreck: a ny, s olar, i mperial, b arrens, o cg, h unter), t(rophy), r1
  (release), j(oin), jf (with the die), bw, bs (wreck, support card of the battle), h(elp), p(eace), then @s, @t or @n
  for spoils, this turn, next turn; joined by `+`.
- `promises`: `1>2:c2@14,12#9!`: promiser, promisee, object, the turn at whose end it is due (0: spoils), the turn it
  was made in, its battle (0: none), `!` if it is bound.
- `battle`: how many there were; of the one in progress also kind, target, attackers, defenders, ally, traitor, who
  joined with the die, who committed it, boosts of the attack and of the defence, who escapes, 1 if it is won, the
  wreck and the support card it brought, 1 if a support card was forgone; separated by `:`.
  `dice`: orange, gray, and a Metal Faktor die for each of six seats.
- `frames`: what is going on, `step:who:a:b:c` from the outermost to the innermost, separated by `;`.

What a viewer may not see is `?`; such a position can be read by people only.
"""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.types import Viewer, viewer_number
from metalworks.games.metal_adventures.components import HUNTERS, members
from metalworks.games.metal_adventures.rules import components as rules
from metalworks.games.metal_adventures.rules import ledger
from metalworks.games.metal_adventures.rules import terms as coding
from metalworks.games.metal_adventures.rules.components import Table
from metalworks.games.metal_adventures.rules.content import EVENTS, IMPROVEMENTS, SHIPS
from metalworks.games.metal_adventures.rules.hidden import held_by, knows_trophy
from metalworks.games.metal_adventures.rules.offers import picker
from metalworks.kernel.state import FRAME_INTS, SPECTATOR

STEPS = (
    "-", "first_drawing", "base_dealing", "trophy_drawing", "space_drawing", "improvement_drawing", "die_rolling",
    "faktor_rolling", "dealing", "market_filling", "battle", "settlement", "giving", "ending", "incident",
    "trophies_drawing", "choosing", "menu", "resting", "keeping", "paying", "paying_trophy", "choice", "targeting",
    "allying", "gathering", "helping", "word", "declaring", "rolled", "spoils", "room", "settling", "terms", "picking",
    "answering", "calling", "over",
)  # fmt: skip
JOURNEYS = ("none", "travel", "rest")
TOURS = ("none", "on", "over")
KINDS = ("-", "space", "via_karokum", "planet", "challenge")
STATES = ("-", "draft", "picks", "open")
PLANET_LETTERS = "EBK"
ROWS = "fagc"
LIST_LETTERS = "gwpa"
DUE_LETTERS = " stn"
WRECK_LETTERS = "asiboh"
SINGLE = {
    "t": ledger.TROPHY_ITEM, "jf": ledger.JOIN_DIE_ITEM, "j": ledger.JOIN_ITEM, "bw": ledger.BATTLE_WRECK_ITEM,
    "bs": ledger.BATTLE_SUPPORT_ITEM, "h": ledger.HELP_ITEM, "p": ledger.PEACE_ITEM,
}  # fmt: skip
WORDS = {code: word for word, code in SINGLE.items()}

NUMBERS = (  # by captain
    "base", "turns", "damage", "judgment", "earned", "credits", "faktor", "kept", "broken", "deeds",
)  # fmt: skip
REQUIRED = ("seats", "turn", "active", "base", "ships", "improvements", "trophies", "frames")
OPTIONAL = (
    "hunters", "first", *NUMBERS[1:], "deck", "drawn", "chosen", "known", "seen", "wrecks", "incidents", "pot", "bank",
    "treasures", "journey", "tribute", "fought", "tour", "visited", "raided", "judged", "revealed", "winched", "struck",
    "called", "opened", "refused", "offers", "promises", "battle", "dice",
)  # fmt: skip
FIELDS = (*REQUIRED, *OPTIONAL)


def write(table: Table) -> str:
    """The whole position of a table, secrets included."""
    return _line(table, None, whole=True)


def write_for(table: Table, viewer: Viewer) -> str:
    """MAD-1.8, MAD-7.22: the position as far as a viewer may know it."""
    return _line(table, viewer, whole=False)


def _line(table: Table, viewer: Viewer, whole: bool) -> str:
    number = viewer_number(viewer)
    seats = range(int(table.seats))

    def sees(trophy: int) -> bool:
        return whole or bool(knows_trophy(table, trophy, number))

    def sees_wreck(ship: int) -> bool:
        return whole or bool(int(table.ship_seen[ship]) >> number & 1)

    held = int(table.held) if whole else int(held_by(table, number))

    def trophy(card: int) -> str:
        if card == rules.UNDECIDED:
            return "."
        return (f"{card + 1}" + ("!" if held >> card & 1 else "")) if sees(card) else "?"

    def hand(seat: int) -> str:
        cards = [int(table.hand[seat * rules.HAND + slot]) for slot in range(rules.HAND)]
        return _list(trophy(card) for card in cards if card != rules.NO_CARD)

    placed = [int(card) for card in (*table.hand, *table.queue, *table.drawn) if int(card) >= 0]
    own_wrecks = [ship for seat in seats for ship in members(int(table.wrecks[seat]))]
    values: dict[str, object] = {
        "seats": int(table.seats),
        "hunters": HUNTERS[int(table.hunters)].value,
        "turn": int(table.turn),
        "active": int(table.active),
        "first": int(table.first),
        **{name: _each(table, name) for name in NUMBERS},
        "base": "/".join(str(int(base) + 1) if int(base) >= 0 else "-" for base in table.base),
        "trophies": "/".join(hand(seat) for seat in seats),
        "deck": _list(trophy(int(card)) for card in table.queue),
        "drawn": _list(trophy(int(card)) for card in table.drawn),
        "chosen": "/".join(_chosen(int(card), whole or seat == viewer) for seat, card in enumerate(table.chosen))
        or "-",
        "known": _list(
            f"{card + 1}:{_viewers(table, int(table.trophy_seen[card]))}" for card in sorted(placed) if sees(card)
        ),
        "ships": "".join(_ship(table, ship, sees_wreck(ship)) for ship in range(SHIPS)),
        "seen": _list(
            f"{ship + 1}:{_viewers(table, int(table.ship_seen[ship]))}"
            for ship in sorted(own_wrecks)
            if sees_wreck(ship) and not _is_public(table, int(table.ship_seen[ship]))
        ),
        "wrecks": "/".join(str(int(table.wrecks[seat]).bit_count()) for seat in seats),
        "incidents": "".join(_incident(table, event) for event in range(EVENTS)),
        "improvements": ",".join(_improvement(table, card) for card in range(IMPROVEMENTS)),
        "pot": int(table.pot),
        "bank": int(table.bank),
        "treasures": ",".join(str(int(amount)) for amount in table.treasure),
        "journey": JOURNEYS[int(table.journey)],
        "tribute": int(table.tribute),
        "fought": int(table.fought),
        "tour": f"{TOURS[int(table.tour)]}:{int(table.tour_at)}",
        "visited": _letters(int(table.visited), PLANET_LETTERS),
        "raided": _letters(int(table.raided), PLANET_LETTERS),
        "judged": _digits(int(table.judged)),
        "revealed": _digits(int(table.revealed)),
        "winched": int(table.winched),
        "struck": int(table.struck),
        "called": _letters(int(table.called), ROWS),
        "opened": _list(
            f"{ROWS[at // rules.MOST_SEATS]}{at % rules.MOST_SEATS}:{int(number)}"
            for at, number in enumerate(table.opened)
            if int(number)
        ),
        "refused": _list(f"{int(key):x}" for key in table.refused),
        "offers": ";".join(
            _offer(table, slot, viewer, whole)
            for slot in range(len(table.offer))
            if int(table.offer[slot]) != rules.NO_OFFER
        )
        or "-",
        "promises": _promises(table),
        "battle": _battle(table),
        "dice": _list("-" if int(face) == rules.NOT_ROLLED else str(int(face)) for face in table.dice),
        "frames": _frames(table),
    }
    return " ".join(f"{field}={values[field]}" for field in FIELDS)


def _list(parts: Iterable[str]) -> str:
    return ",".join(parts) or "-"


def _each(table: Table, name: str) -> str:
    return "/".join(str(int(number)) for number in getattr(table, name))


def _chosen(card: int, is_shown: bool) -> str:
    if card == rules.NO_CARD:
        return "-"
    return str(card + 1) if is_shown else "?"


def _viewers(table: Table, mask: int) -> str:
    """Who knows a card, as digits and `w`."""
    seats = "".join(str(seat) for seat in range(int(table.seats)) if mask >> seat & 1)
    return (seats + ("w" if mask >> SPECTATOR & 1 else "")) or "-"


def _is_public(table: Table, mask: int) -> bool:
    everybody = (1 << int(table.seats)) - 1 | 1 << SPECTATOR
    return mask & everybody == everybody


def _digits(mask: int) -> str:
    return "".join(str(seat) for seat in members(mask)) or "-"


def _letters(mask: int, letters: str) -> str:
    return "".join(letters[number] for number in members(mask)) or "-"


def _ship(table: Table, ship: int, is_seen: bool) -> str:
    for letter, where in zip("ndmukx", _ship_piles(table), strict=True):
        if where >> ship & 1:
            return letter
    for seat in range(int(table.seats)):
        if int(table.wrecks[seat]) >> ship & 1:
            return str(seat) if is_seen else "?"
    return "t"


def _ship_piles(table: Table) -> tuple[int, ...]:
    return tuple(int(pile) for pile in (table.near, table.deep, table.mixed, table.face_up, table.karokum, table.gone))


def _incident(table: Table, event: int) -> str:
    piles = (table.near_events, table.deep_events, table.mixed_events, table.gone_events)
    return next(letter for letter, pile in zip("ndmx", piles, strict=True) if int(pile) >> event & 1)


def _improvement(table: Table, card: int) -> str:
    for seat in range(int(table.seats)):
        if int(table.owned[seat]) >> card & 1:
            return str(seat)
    for slot, other in enumerate(table.market, 1):
        if int(other) == card:
            return f"o{slot}"
    for place, other in enumerate(table.bottom, 1):
        if int(other) == card:
            return f"b{place}"
    piles = (table.stock, table.aside, table.bazaar)
    return next(letter for letter, pile in zip("daz", piles, strict=True) if int(pile) >> card & 1)


def item_word(item: int) -> str:
    """An object of a term or promise in short."""
    if item < ledger.IMPROVEMENT_ITEM:
        return f"c{item + 1}"
    if item < ledger.WRECK_ITEM:
        return f"i{item - ledger.IMPROVEMENT_ITEM + 1}"
    if item < ledger.TROPHY_ITEM:
        return f"w{WRECK_LETTERS[item - ledger.WRECK_ITEM]}"
    if ledger.RELEASE_ITEM <= item < ledger.JOIN_ITEM:
        return f"r{item - ledger.RELEASE_ITEM + 1}"
    return WORDS[item]


def _term(code: int) -> str:
    which, rest = divmod(code, coding.LIST_BASE)
    due, item = divmod(rest, coding.DUE_BASE)
    return f"{LIST_LETTERS[which]}{item_word(item)}" + (f"@{DUE_LETTERS[due]}" if due else "")


def _offer(table: Table, slot: int, viewer: Viewer, whole: bool) -> str:
    terms = "+".join(_term(int(coding.term_at(table, slot, at))) for at in range(int(table.length[slot]))) or "-"
    claims = ",".join("-" if int(claim) < 0 else str(int(claim)) for claim in _slice(table.claims, slot, rules.CLAIMS))
    picks = []
    for at, pick in enumerate(_slice(table.picks, slot, rules.PICKS)):
        mine = whole or int(picker(table, slot, at // rules.LIST_TERMS)) == viewer
        picks.append(("-" if pick == rules.NO_CARD else _pick(pick)) if mine else "?")
    parties = f"{int(table.maker[slot])}>{int(table.other[slot])}"
    return f"{slot}:{parties}:{STATES[int(table.offer[slot])]}:{terms}:{claims}:{','.join(picks)}"


def _slice(numbers: vec[i64], slot: int, size: int) -> list[int]:
    return [int(numbers[slot * size + at]) for at in range(size)]


def _pick(pick: int) -> str:
    return f"t{pick - rules.PICK_TROPHY + 1}" if pick >= rules.PICK_TROPHY else f"s{pick + 1}"


def _promises(table: Table) -> str:
    found = []
    for number in range(int(ledger.promise_count(table))):
        item, last, made, battle, bound = (
            int(ledger.entry(table, number, field))
            for field in (rules.ITEM, rules.LAST, rules.MADE, rules.OF_BATTLE, rules.BOUND)
        )
        parties = f"{int(ledger.promiser_of(table, number))}>{int(ledger.promisee_of(table, number))}"
        found.append(f"{parties}:{item_word(item)}@{last},{made}#{battle}" + ("!" if bound else ""))
    return ";".join(found) or "-"


def _battle(table: Table) -> str:
    if int(table.kind) == rules.NO_BATTLE:
        return str(int(table.battle))
    parts: list[object] = [
        int(table.battle),
        KINDS[int(table.kind)],
        _plus(table.target),
        _digits(int(table.attackers)),
        _digits(int(table.defenders)),
        _nobody(table.ally),
        _nobody(table.traitor),
        _digits(int(table.pledged)),
        _digits(int(table.committed)),
        int(table.attack_cards),
        int(table.defence_cards),
        _digits(int(table.escaping)),
        int(table.won),
        _plus(table.spoil_wreck),
        _plus(table.spoil_support),
        int(table.forgone),
    ]
    return ":".join(str(part) for part in parts)


def _plus(card: int) -> str:
    return "-" if int(card) == rules.NO_CARD else str(int(card) + 1)


def _nobody(seat: int) -> str:
    return "-" if int(seat) == rules.NOBODY else str(int(seat))


def _frames(table: Table) -> str:
    frames = [int(number) for number in table.frames]
    return ";".join(
        f"{STEPS[frames[at]]}:" + ":".join(str(number) for number in frames[at + 1 : at + FRAME_INTS])
        for at in range(0, len(frames), FRAME_INTS)
    )
