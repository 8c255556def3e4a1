"""Metal Adventures line by line: the table in readable text, and actions in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from metalworks.contract.types import Action, Role
from metalworks.games.metal_adventures import actions as acts
from metalworks.games.metal_adventures.components import ANSWERS, NATIONS, PLANETS, Answer
from metalworks.games.metal_adventures.events import Side
from metalworks.games.metal_adventures.rules import tour as tours
from metalworks.games.metal_adventures.view import Journey, Phase, TourAction
from metalworks.games.metal_adventures.view_battle import AllyOdds, BattleView, HelperOdds, TargetOdds
from metalworks.terminal.boards.board import Choice
from metalworks.terminal.boards.metal_adventures import battle, cards, deals, tour
from metalworks.terminal.boards.metal_adventures.captains import lack
from metalworks.terminal.boards.metal_adventures.cards import sheet_of, view_of
from metalworks.terminal.boards.metal_adventures.pages import chance_of, helpers
from metalworks.terminal.boards.metal_adventures.sentence import (
    is_word,
    read_captain,
    read_card,
    read_counter,
    read_offer,
)
from metalworks.terminal.boards.metal_adventures.signs import percent
from metalworks.terminal.scene import Scene

_IN_BATTLE = (
    Phase.ALLYING, Phase.GATHERING, Phase.HELPING, Phase.WORD, Phase.DECLARING, Phase.DECLARING_CARDS, Phase.ROLLED,
    Phase.SPOILS,
)  # fmt: skip


# -- the table --------------------------------------------------------------------------------


def board_lines(scene: Scene) -> list[str]:
    """Everything at the start of a turn and for whoever only looks; otherwise what the moment is about."""
    view = view_of(scene)
    is_new = view.phase is Phase.CHOOSING or (view.phase is Phase.MENU and view.journey is Journey.UNCHOSEN)
    whole = is_new or scene.role not in (Role.MUST, Role.ASKED)
    lines: list[str] = []
    if whole:
        lines += [*_captains(scene), *_places(scene)]
    elif view.phase is Phase.RESTING_PURCHASE:
        lines += _market(scene)
    if whole or view.phase in (Phase.MENU, Phase.TARGETING):
        lines += [_chances(scene, odds) for odds in view.odds]
        lines += _tour(scene)
    if view.battle is not None and (whole or view.phase not in (Phase.TARGETING, Phase.CHOICE)):
        lines += _battle(scene, view.battle)
    return [*lines, *_offers(scene), *_promises(scene)]


def _captains(scene: Scene) -> list[str]:
    texts, lines = scene.texts, []
    for seat, captain in enumerate(view_of(scene).captains):
        lines.append(
            texts(
                "adventures-plain-captain",
                seat=scene.names[seat],
                power=captain.power,
                support=captain.support,
                damage=captain.damage,
                glory=captain.glory,
                judgment=captain.judgment,
                credits=captain.credits,
                faktor=captain.faktor,
                wrecks=captain.wrecks,
                trophies=captain.trophies,
                kept=captain.kept,
                broken=captain.broken,
            )
        )
        if captain.base is not None:
            lines.append(f"  {cards.base_words(scene, captain.base)}")
        if captain.improvements:
            owned = ", ".join(cards.improvement_short(scene, card) for card in captain.improvements)
            lines.append("  " + texts("adventures-plain-improvements", cards=owned))
        if captain.known_wrecks:
            known = ", ".join(cards.ship_short(scene, ship) for ship in captain.known_wrecks)
            lines.append("  " + texts("adventures-plain-wrecks", cards=known))
        if captain.known_trophies and seat != scene.viewer:
            seen = ", ".join(cards.name(scene, cards.trophy_of(scene, one)) for one in captain.known_trophies)
            lines.append("  " + texts("adventures-plain-trophies", cards=seen))
    return lines


def _places(scene: Scene) -> list[str]:
    view, texts = view_of(scene), scene.texts
    lines = [f"{texts('place-space')}: {texts('adventures-deck', number=view.space.deck)}."]
    lines += [f"  {cards.ship_words(scene, ship)}" for ship in view.space.ships]
    lines += [
        texts("adventures-plain-planet", planet=place.planet.value, power=place.power, number=place.treasure)
        for place in view.places
    ]
    lines.append(texts("adventures-pot", number=view.pot) + ".")
    lines += _market(scene)
    bazaar = ", ".join(cards.improvement_short(scene, card) for card in view.bazaar) or "–"
    karokum = ", ".join(cards.ship_short(scene, ship) for ship in view.karokum) or "–"
    return [*lines, f"{texts('adventures-bazaar')}: {bazaar}.", f"{texts('adventures-karokum')}: {karokum}."]


def _market(scene: Scene) -> list[str]:
    view = view_of(scene)
    offered = [(slot, card) for slot, card in enumerate(view.market, 1) if card is not None]
    return [
        f"{scene.texts('place-ocg')}:",
        *(f"  {slot}: {cards.improvement_words(scene, card)}" for slot, card in offered),
    ]


def _chances(scene: Scene, odds: TargetOdds) -> str:
    """`Against Exxalia: alone 12 %, with the Metal Faktor die 30 %; with Ben 45 %`."""
    if odds.ship is not None:
        target = cards.ship_short(scene, odds.ship)
    else:
        target = scene.names[odds.other or 0] if odds.planet is None else scene.texts(f"planet-{odds.planet.value}")
    parts = [scene.texts("adventures-plain-alone", target=target, chance=percent(odds.alone))]
    if odds.faktor is not None:
        parts.append(scene.texts("adventures-plain-die", chance=percent(odds.faktor)))
    return ", ".join([*parts, *_allies(scene, odds.allies)]) + "."


def _allies(scene: Scene, allies: Sequence[AllyOdds | HelperOdds]) -> list[str]:
    return [
        scene.texts("adventures-plain-with", name=scene.names[ally.other], chance=percent(ally.odds)) for ally in allies
    ]


def _tour(scene: Scene) -> list[str]:
    view = view_of(scene)
    if not view.tour or view.journey is not Journey.TRAVELLING:
        return []
    return [f"{scene.texts('term-tour')}:", *(f"  {_stop(scene, action)}" for action in view.tour)]


def _stop(scene: Scene, action: TourAction) -> str:
    """An action of the tour: its open ways, or why it is closed."""
    ways = [tour.way_words(scene, way) for way in action.ways if way.open]
    if ways:
        return " ".join(ways)
    first = action.ways[0] if action.ways else None
    why = tour.reason(scene, action.number, action.reason, action.rule, first)
    return f"{action.number} {scene.texts(f'tour-{action.number}')}: {why}"


def _battle(scene: Scene, fight: BattleView) -> list[str]:
    lines = [battle.title(scene, fight)]
    sums = ((Side.ATTACK, "adventures-attack", fight.attack), (Side.DEFENCE, "adventures-defence", fight.defence))
    for side, key, total in sums:
        parts = []
        for part in (part for part in fight.parts if part.side is side):
            words = scene.texts.phrase(part, scene.names)
            parts.append(words if part.seat is None else f"{scene.names[part.seat]} {words}")
        lines.append(f"  {scene.texts(key, number=total)}: {', '.join(parts) or '–'}")
    if fight.odds is not None:
        lines.append("  " + scene.texts("adventures-odds", chance=percent(fight.odds)))
    allies = _allies(scene, helpers(scene))
    if allies:
        lines.append(f"  {', '.join(allies)}.")
    if fight.ship is not None:
        lines.append(f"  {cards.ship_words(scene, fight.ship)}")
    return lines


def _offers(scene: Scene) -> list[str]:
    lines = []
    for offer in view_of(scene).offers:
        if offer.terms or offer.open:
            lines.append(f"{deals.offer_title(scene, offer)}:")
            lines += [f"  {words}" for words in deals.offer_lines(scene, offer)]
    return lines


def _promises(scene: Scene) -> list[str]:
    promises = view_of(scene).promises
    if not promises:
        return []
    said = [f"  {promise.number}: {deals.promise_words(scene, promise)}" for promise in promises]
    return [f"{scene.texts('adventures-promises')}:", *said]


def hand_lines(scene: Scene) -> list[str]:
    """The viewer's trophies, each with what it still lacks, and those drawn."""
    view = view_of(scene)
    lines = [
        scene.texts(
            "adventures-plain-trophy",
            number=number,
            words=cards.trophy_words(scene, mine.trophy),
            progress=lack(scene, mine),
        )
        for number, mine in enumerate(view.trophies, 1)
    ]
    return lines + [f"  {cards.trophy_words(scene, trophy)}" for trophy in view.drawn]


# -- the list of choices ----------------------------------------------------------------------

_HEADED: dict[type[Action], str] = {
    acts.Tour: "tour",
    acts.Challenge: "challenge",
    acts.OpenDeal: "deal",
    acts.AttackViaKarokum: "via",
    acts.DeclineOffer: "decline",
    acts.ClaimTrophy: "claim",
    acts.Discard: "discard",
}


def groups(scene: Scene) -> list[tuple[str, list[Choice]]]:
    """The same kind of choice under one heading that says its words; the rest first."""
    rest: list[Choice] = []
    headed: dict[str, list[Choice]] = {}
    for action in scene.legal:
        what = action.list.value if isinstance(action, acts.AddTerm) else _HEADED.get(type(action))
        if what is None:
            rest.append(action)
        else:
            headed.setdefault(scene.texts("adventures-heading", what=what), []).append(action)
    first: list[tuple[str, list[Choice]]] = [("", rest)] if rest else []
    return first + list(headed.items())


def label(scene: Scene, choice: Choice) -> str:
    """In words, with the chance that it leaves."""
    match choice:
        case acts.Challenge(other=other) | acts.OpenDeal(other=other):
            return scene.names[other]
        case acts.AddTerm(term=term):
            return scene.texts.phrase(term, scene.names)
        case acts.AttackViaKarokum(ship=ship):
            return cards.ship_short(scene, ship)
        case acts.Discard(improvement=card):
            return cards.improvement_short(scene, card)
        case acts.Reveal(trophy=trophy) | acts.HoldBack(trophy=trophy) | acts.PutUnder(trophy=trophy):
            assert isinstance(choice, Action)
            return f"{scene.say(choice)} {cards.trophy_words(scene, trophy)}"
    assert isinstance(choice, Action)
    chance = chance_of(scene, choice)
    return f"{scene.say(choice)} ({chance})" if chance else scene.say(choice)


# -- actions in words -------------------------------------------------------------------------

_PLAIN: dict[str, Action] = {
    "travel": acts.Travel(),
    "rest": acts.Rest(),
    "pay": acts.PayBrotherhood(),
    "judgment": acts.TakeJudgment(),
    "attack": acts.AttackInSpace(),
    "end": acts.EndTurn(),
    "call": acts.CallForOffers(),
    "alone": acts.GoAlone(),
    "join": acts.Join(),
    "stand": acts.StandBy(),
    "betray": acts.BetrayAttacker(),
    "commit": acts.CommitFaktor(),
    "back": acts.KeepFaktorBack(),
    "done": acts.Done(),
    "pass": acts.Pass(),
    "forgo": acts.Forgo(),
    "withdraw": acts.WithdrawOffer(),
    "drop": acts.DropOffer(),
    "break": acts.BreakPromise(),
    "plunder": acts.PlunderCredits(),
}
_CAPTAIN: dict[str, Callable[[int], Action]] = {"challenge": acts.Challenge, "deal": acts.OpenDeal}
_TROPHY: dict[str, Callable[[int], Action]] = {"reveal": acts.Reveal, "hold": acts.HoldBack, "under": acts.PutUnder}
_SHIP: dict[str, Callable[[int], Action]] = {"fight": acts.TakeOn, "via": acts.AttackViaKarokum}
_OTHERS = ("offer", "counter", "accept", "decline", "keep", "raid", "tour", "use", "discard")


def help_lines(scene: Scene) -> list[str]:
    return [scene.texts("adventures-plain-help")]


def read(scene: Scene, said: Sequence[str]) -> Choice | None:
    """`travel`, `challenge Ben`, `tour 2 wreck`, `offer P3 give 1c want join`; English or the table's language."""
    verb, rest = _verb(scene, said[0].lower()), [word.lower() for word in said[1:]]
    words = " ".join(rest)
    if verb in _PLAIN and not (verb == "break" and words):
        return _PLAIN[verb] if not rest else None
    if verb in _CAPTAIN:
        other = read_captain(scene, words)
        return None if other is None else _CAPTAIN[verb](other)
    if verb in _TROPHY:
        trophy = _trophy(scene, words)
        return None if trophy is None else _TROPHY[verb](trophy)
    if verb in _SHIP:
        ship = read_card(scene, words, sheet_of(scene).ships)
        return None if ship is None else _SHIP[verb](ship)
    return _READERS[verb](scene, rest) if verb in _READERS else None


def _verb(scene: Scene, said: str) -> str:
    known = (*_PLAIN, *_CAPTAIN, *_TROPHY, *_SHIP, *_OTHERS)
    return next((verb for verb in known if is_word(scene, said, verb)), "")


def _trophy(scene: Scene, words: str) -> int | None:
    """By its place in the hand, or by name."""
    mine = view_of(scene).trophies
    if words.isdecimal():
        place = int(words[:4])
        return mine[place - 1].trophy if 1 <= place <= len(mine) else None
    return read_card(scene, words, sheet_of(scene).trophies)


def _read_accept(scene: Scene, said: Sequence[str]) -> Action | None:
    """`accept`, `accept Ben`, `accept trophy 2`, `accept Ben wreck crown-auditor`."""
    other: int | None = None
    trophy: int | None = None
    ships: list[int] = []
    left = list(said)
    while left:
        word = left.pop(0)
        if is_word(scene, word, "trophy") and left:
            trophy = _trophy(scene, left.pop(0))
        elif is_word(scene, word, "wreck") and left:
            ships.append(read_card(scene, left.pop(0), sheet_of(scene).ships) or 0)
        elif other is None and (found := read_captain(scene, word)) is not None:
            other = found
        else:
            return None
    if other is None and trophy is None and not ships:
        return acts.AcceptOffer()
    return acts.SealOffer(other, tuple(ships), trophy)


def _read_decline(scene: Scene, said: Sequence[str]) -> Action | None:
    """`decline`, `decline no-trust`."""
    if not said:
        return acts.DeclineOffer()
    word = "-".join(said)
    answers = (answer for answer in ANSWERS if answer is not Answer.NONE)
    reason = next((one for one in answers if is_word(scene, word, one.value.replace("_", "-"))), None)
    return None if reason is None else acts.DeclineOffer(reason)


def _read_keep(scene: Scene, said: Sequence[str]) -> Action | None:
    """A promise: the one that is due, or by its number. Or the trophy to keep of those drawn."""
    words = " ".join(said)
    if view_of(scene).phase is Phase.KEEPING:
        trophy = read_card(scene, words, sheet_of(scene).trophies)
        return None if trophy is None else acts.KeepTrophy(trophy)
    if not said:
        return acts.KeepPromise()
    return acts.KeepPromise(int(words[:4])) if words.isdecimal() else None


def _read_raid(scene: Scene, said: Sequence[str]) -> Action | None:
    words = " ".join(said)
    for planet in PLANETS:
        if words in (planet.value, scene.texts(f"planet-{planet.value}").lower()):
            return acts.Raid(planet)
    return None


def _read_use(scene: Scene, said: Sequence[str]) -> Action | None:
    """A support card by number or name, against a captain where that is meant: `use limpet-mine Ben`."""
    for cut in range(len(said), 0, -1):
        card = read_card(scene, " ".join(said[:cut]), sheet_of(scene).improvements)
        other = read_captain(scene, " ".join(said[cut:])) if cut < len(said) else None
        if card is not None and (other is not None or cut == len(said)):
            return acts.UseCard(card, other)
    return None


def _read_discard(scene: Scene, said: Sequence[str]) -> Action | None:
    card = read_card(scene, " ".join(said), sheet_of(scene).improvements)
    return None if card is None else acts.Discard(card)


def _read_tour(scene: Scene, said: Sequence[str]) -> Action | None:
    """`tour 5`, `tour 2 wreck`, `tour 3 1` (wrecks), `tour 4 solar`, `tour 6 2` (slot), `tour 7 grog-ration`."""
    if not said or not said[0].isdecimal() or not 1 <= int(said[0][:4]) <= tours.TOUR_ACTIONS:
        return None
    number, words = int(said[0]), " ".join(said[1:])
    count = int(words[:4]) if words.isdecimal() else 0
    match number:
        case tours.COMPLETE_REPAIR | tours.EXPENDITURE if count or not words:
            return acts.Tour(number, wrecks=count)
        case tours.GLORY_TITLE:
            nation = next((one for one in NATIONS if words in (one.value, _nation(scene, one.value))), None)
            return None if nation is None else acts.Tour(number, nation=nation)
        case tours.PURCHASE if count:
            return acts.Tour(number, slot=count)
        case tours.SMUGGLING:
            card = read_card(scene, words, sheet_of(scene).improvements)
            return None if card is None else acts.Tour(number, improvement=card)
        case tours.SCRAPPING_BONUS:
            ship = read_card(scene, words, sheet_of(scene).ships)
            return None if ship is None else acts.Tour(number, ship=ship)
    pays = {"wreck": acts.Pay.WRECK, "trophy": acts.Pay.TROPHY, "credits": acts.Pay.CREDITS}
    pay = next((pay for word, pay in pays.items() if is_word(scene, words, word)), None)
    if words and pay is None:
        return None
    return acts.Tour(number) if number == tours.NEW_CHOICES else acts.Tour(number, pay=pay or acts.Pay.CREDITS)


def _nation(scene: Scene, nation: str) -> str:
    return scene.texts(f"nation-{nation}").lower()


_READERS: dict[str, Callable[[Scene, Sequence[str]], Action | None]] = {
    "offer": read_offer,
    "counter": read_counter,
    "accept": _read_accept,
    "decline": _read_decline,
    "keep": _read_keep,
    "raid": _read_raid,
    "tour": _read_tour,
    "use": _read_use,
    "discard": _read_discard,
    "break": lambda scene, said: acts.BreakPromise(),
}
