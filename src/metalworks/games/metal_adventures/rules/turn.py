"""Chapter 4, a turn: travel or rest, the Brotherhood, what is open between actions, the end of turn and game."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import (
    effect_of,
    glory_of,
    pay,
    power_of,
    repair,
    set_faktor,
    take_judgment,
)
from metalworks.games.metal_adventures.rules.battles import attack_via_karokum, begin_battle, raid
from metalworks.games.metal_adventures.rules.challenge import challenge, challenge_reason
from metalworks.games.metal_adventures.rules.components import (
    ATTACK_IN_SPACE,
    ATTACK_VIA_KAROKUM,
    BANK,
    BASE,
    BROTHERHOOD_SPARED,
    BUY,
    BY_BROTHERHOOD,
    BY_DECK,
    BY_GLORY,
    BY_REST,
    BY_TURNS,
    CALL_FOR_OFFERS,
    CHALLENGE,
    DISCARD,
    END_OF_TURN,
    END_TURN,
    ENDING,
    FOR_BROTHERHOOD,
    FOR_REST,
    GAME_ENDED,
    GAME_OVER,
    IN_SPACE,
    KEEP_EARLY,
    LAST_CARDS,
    LAST_TURN,
    MARKET_SLOTS,
    MENU,
    MOST_SEATS,
    NO_CARD,
    NOT_BEGUN,
    OPEN_DEAL,
    PASS,
    PAY_BROTHERHOOD,
    POT,
    RAID,
    REST,
    RESTED,
    RESTED_AT,
    RESTING,
    SETTLEMENT,
    SWAP_TROPHY,
    TAKE_JUDGMENT,
    TAKE_OFFER,
    TOUR,
    TRAVEL,
    TRAVELLED,
    TRAVELLING,
    TURN_BEGUN,
    TURN_ENDED,
    UNCHOSEN,
    USE_CARD,
    WINNING_GLORY,
    Table,
    from_active,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import (
    DISCOUNT,
    HIDEAWAY,
    IMPROVEMENTS,
    PLANETS,
    SHIPS,
    TROPHIES,
    TURN,
)
from metalworks.games.metal_adventures.rules.deals import (
    accept,
    call_for_offers,
    call_reason,
    lapse_called,
    open_deal,
    open_reason,
    take_offer_reason,
)
from metalworks.games.metal_adventures.rules.improvements import (
    discard,
    discard_reason,
    has_room,
    use_reason,
    use_turn_card,
)
from metalworks.games.metal_adventures.rules.knowledge import trophies_in_hand
from metalworks.games.metal_adventures.rules.ledger import promise_count, void_all
from metalworks.games.metal_adventures.rules.promises import keep_early_reason, keep_promise
from metalworks.games.metal_adventures.rules.reasons import (
    BATTLE_DONE,
    BATTLE_MISSING,
    BROTHERHOOD_DONE,
    BROTHERHOOD_FIRST,
    BROTHERHOOD_SPARES,
    BROTHERHOOD_TOO_DEAR,
    FIFTH_IMPROVEMENT,
    HAS_ROOM,
    JOURNEY_CHOSEN,
    JOURNEY_FIRST,
    KAROKUM_EMPTY,
    KAROKUM_TOO_DEAR,
    NO_DAMAGE_TO_REST,
    NOT_NOW,
    NOT_ON_KAROKUM,
    NOT_ON_OFFER,
    NOTHING_LIKE_IT,
    PLANET_VISITED,
    RESTING_NOW,
    TOO_DEAR,
)
from metalworks.games.metal_adventures.rules.space import space_deck_size
from metalworks.games.metal_adventures.rules.tour import buy_at_ocg, take_tour_action, tour_actions, tour_reason
from metalworks.games.metal_adventures.rules.trophies import (
    draw_trophies,
    put_under,
    reveal_by_itself,
    swap_reason,
)
from metalworks.kernel.state import POSSIBLE

# -- between actions --------------------------------------------------------------------------


def menu_reason(table: Table, seat: i64, kind: i64, argument: i64) -> i64:
    """MAD-4.2: what the active player may do between actions; revealing and holding back aside."""
    if kind == TRAVEL or kind == REST:
        return journey_reason(table, seat, kind)
    if kind == PAY_BROTHERHOOD or kind == TAKE_JUDGMENT:
        return tribute_reason(table, seat, kind)
    if kind == ATTACK_IN_SPACE or kind == ATTACK_VIA_KAROKUM or kind == RAID or kind == CHALLENGE:
        return battle_reason(table, seat, kind, argument)
    if kind == TOUR:
        why = action_reason(table, seat)
        return why if why != POSSIBLE else tour_reason(table, seat, argument)
    if kind == END_TURN:
        if table.journey == UNCHOSEN:
            return JOURNEY_FIRST
        return POSSIBLE if table.journey == RESTED or table.fought != 0 else BATTLE_MISSING
    if kind == DISCARD:
        return discard_reason(table, seat, argument)
    if kind == USE_CARD:
        return use_reason(table, seat, argument)
    if kind == OPEN_DEAL:
        return open_reason(table, seat, argument)
    if kind == CALL_FOR_OFFERS:
        return call_reason(table)
    if kind == TAKE_OFFER:
        return take_offer_reason(table, argument)
    if kind == KEEP_EARLY:
        return keep_early_reason(table, seat, argument)
    return NOT_NOW


def journey_reason(table: Table, seat: i64, kind: i64) -> i64:
    """MAD-4.1: either travel or rest; rest only with damage; the choice stands."""
    if table.journey != UNCHOSEN:
        return JOURNEY_CHOSEN
    return NO_DAMAGE_TO_REST if kind == REST and table.damage[seat] == 0 else POSSIBLE


def is_spared(table: Table, seat: i64) -> bool:
    """MAD-4.3: exempt is only who has less main power than everybody else at that moment."""
    own = power_of(table, seat)
    other: i64
    for other in range(table.seats):
        if other != seat and power_of(table, other) <= own:
            return False
    return True


def tribute_reason(table: Table, seat: i64, kind: i64) -> i64:
    """MAD-4.3: 1 credit to the Pot or 1 judgment, also for who could pay."""
    if table.journey == UNCHOSEN:
        return JOURNEY_FIRST
    if table.journey == RESTED:
        return RESTING_NOW
    if table.tribute != 0:
        return BROTHERHOOD_DONE
    if is_spared(table, seat):
        return BROTHERHOOD_SPARES
    return BROTHERHOOD_TOO_DEAR if kind == PAY_BROTHERHOOD and table.credits[seat] == 0 else POSSIBLE


def action_reason(table: Table, seat: i64) -> i64:
    """MAD-4.2: the Brotherhood before any other action, none of them while resting."""
    if table.journey == UNCHOSEN:
        return JOURNEY_FIRST
    if table.journey == RESTED:
        return RESTING_NOW
    return BROTHERHOOD_FIRST if table.tribute == 0 and not is_spared(table, seat) else POSSIBLE


def battle_reason(table: Table, seat: i64, kind: i64, argument: i64) -> i64:
    """MAD-4.2, MAD-5.1, MAD-5.3, MAD-5.4: exactly one battle, of four kinds."""
    why = action_reason(table, seat)
    if why != POSSIBLE:
        return why
    if table.fought != 0:
        return BATTLE_DONE
    if kind == ATTACK_VIA_KAROKUM:
        if table.karokum == 0:
            return KAROKUM_EMPTY
        if table.credits[seat] < 2:
            return KAROKUM_TOO_DEAR
        is_there = argument < SHIPS and (table.karokum >> argument) & 1 != 0
        return POSSIBLE if is_there else NOT_ON_KAROKUM
    if kind == RAID:
        if argument >= PLANETS:
            return NOTHING_LIKE_IT
        return PLANET_VISITED if (table.visited >> argument) & 1 != 0 else POSSIBLE
    return challenge_reason(table, seat, argument) if kind == CHALLENGE else POSSIBLE


def menu_actions(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """All that has no reason against it, in a fixed order."""
    argument: i64
    for argument in range(TRAVEL, ATTACK_IN_SPACE + 1):
        actions = add_menu(table, seat, actions, argument, 0)
    may_act = action_reason(table, seat) == POSSIBLE
    if may_act and table.fought == 0:
        ships = table.karokum
        while ships != 0:
            actions = add_menu(table, seat, actions, ATTACK_VIA_KAROKUM, lowest(ships))
            ships &= ships - 1
        for argument in range(PLANETS):
            actions = add_menu(table, seat, actions, RAID, argument)
        for argument in range(table.seats):
            actions = add_menu(table, seat, actions, CHALLENGE, argument)
    if may_act:
        actions = tour_actions(table, seat, actions)
    actions = add_menu(table, seat, actions, END_TURN, 0)
    cards = table.owned[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        actions = append(actions, DISCARD * BASE + card)
        if table.content.moment_of(card) == TURN:
            for argument in range(8):
                actions = add_menu(table, seat, actions, USE_CARD, card * 8 + argument)
    for argument in range(table.seats):
        actions = add_menu(table, seat, actions, OPEN_DEAL, argument)
    actions = add_menu(table, seat, actions, CALL_FOR_OFFERS, 0)
    if len(table.offer) > 0:
        for argument in range(table.seats):
            actions = add_menu(table, seat, actions, TAKE_OFFER, argument)
    for argument in range(promise_count(table)):
        actions = add_menu(table, seat, actions, KEEP_EARLY, argument)
    return actions


def add_menu(table: Table, seat: i64, actions: vec[i64], kind: i64, argument: i64) -> vec[i64]:
    if menu_reason(table, seat, kind, argument) == POSSIBLE:
        return append(actions, kind * BASE + argument)
    return actions


def apply_menu(table: Table, seat: i64, kind: i64, argument: i64) -> None:
    """Deals, cards and discards do not end the free moment; everything else does (MAD-7.11)."""
    if kind == DISCARD:
        discard(table, seat, argument)
    elif kind == USE_CARD:
        use_turn_card(table, seat, argument)
    elif kind == OPEN_DEAL:
        open_deal(table, seat, argument)
    elif kind == CALL_FOR_OFFERS:
        call_for_offers(table, seat)
    elif kind == TAKE_OFFER:
        accept(table, argument, seat)
    elif kind == KEEP_EARLY:
        keep_promise(table, argument)
    elif kind == TRAVEL:
        table.journey = TRAVELLING
        table.note(TRAVELLED, seat)
    else:
        lapse_called(table)
        apply_action(table, seat, kind, argument)


def apply_action(table: Table, seat: i64, kind: i64, argument: i64) -> None:
    """One of the actions of MAD-3.7, or the end of the turn."""
    if kind == REST:
        rest(table, seat)
        return
    if kind == END_TURN:
        table.push(ENDING, seat, 0)
        return
    if kind == PAY_BROTHERHOOD:
        table.tribute = 1
        pay(table, seat, POT, 1, FOR_BROTHERHOOD)
        return
    if kind == TAKE_JUDGMENT:
        table.tribute = 1
        take_judgment(table, seat, BY_BROTHERHOOD)
        return
    if table.tribute == 0:
        table.tribute = 1
        table.note(BROTHERHOOD_SPARED, seat)
    if kind == ATTACK_IN_SPACE:
        begin_battle(table, IN_SPACE, NO_CARD)
    elif kind == ATTACK_VIA_KAROKUM:
        attack_via_karokum(table, argument)
    elif kind == RAID:
        raid(table, argument)
    elif kind == CHALLENGE:
        challenge(table, seat, argument)
    else:
        take_tour_action(table, seat, argument)


# -- rest (MAD-4.4) ---------------------------------------------------------------------------


def rest(table: Table, seat: i64) -> None:
    """Credits, full repair, a blank die; then a trophy may be swapped and a card bought."""
    table.journey = RESTED
    table.note(RESTED_AT, seat)
    pay(table, BANK, seat, 2 + effect_of(table, seat, HIDEAWAY), FOR_REST)
    repair(table, seat, table.damage[seat], BY_REST)
    set_faktor(table, seat, 0, BY_REST)
    table.push(RESTING, seat, 0 if trophies_in_hand(table, seat) > 0 else 1)


def rest_price(table: Table, seat: i64, card: i64) -> i64:
    """The printed cost plus 1, less what a discount takes off."""
    return max(0, table.content.improvement_cost[card] + 1 - effect_of(table, seat, DISCOUNT))


def resting_reason(table: Table, seat: i64, kind: i64, argument: i64) -> i64:
    """First the trophy, then the purchase; either may be passed."""
    if kind == PASS:
        return POSSIBLE
    if table.argument(0) == 0:
        return swap_reason(table, seat, argument) if kind == SWAP_TROPHY else NOT_NOW
    if kind == BUY:
        if argument >= MARKET_SLOTS or table.market[argument] == NO_CARD:
            return NOT_ON_OFFER
        if table.credits[seat] < rest_price(table, seat, table.market[argument]):
            return TOO_DEAR
        return POSSIBLE if has_room(table, seat) else FIFTH_IMPROVEMENT
    if kind == DISCARD:  # MAD-3.12: whoever is about to gain an improvement
        if has_room(table, seat) or not can_afford_any(table, seat):
            return HAS_ROOM
        return discard_reason(table, seat, argument)
    return NOT_NOW


def can_afford_any(table: Table, seat: i64) -> bool:
    slot: i64
    for slot in range(MARKET_SLOTS):
        card = table.market[slot]
        if card != NO_CARD and table.credits[seat] >= rest_price(table, seat, card):
            return True
    return False


def resting_actions(table: Table, seat: i64) -> vec[i64]:
    actions = vec[i64]([PASS * BASE])
    argument: i64
    for argument in range(TROPHIES):
        if resting_reason(table, seat, SWAP_TROPHY, argument) == POSSIBLE:
            actions = append(actions, SWAP_TROPHY * BASE + argument)
    for argument in range(MARKET_SLOTS):
        if resting_reason(table, seat, BUY, argument) == POSSIBLE:
            actions = append(actions, BUY * BASE + argument)
    for argument in range(IMPROVEMENTS):
        if resting_reason(table, seat, DISCARD, argument) == POSSIBLE:
            actions = append(actions, DISCARD * BASE + argument)
    return actions


def has_resting_choice(table: Table) -> bool:
    """Whether the one who rests could buy anything: a public fact, so a mere pass is not asked for."""
    return table.argument(0) == 0 or can_afford_any(table, table.who())


def apply_resting(table: Table, seat: i64, kind: i64, argument: i64) -> None:
    if kind == SWAP_TROPHY:
        table.set_argument(0, 1)
        put_under(table, seat, argument)
        draw_trophies(table, seat, 2)
    elif kind == BUY:
        price = rest_price(table, seat, table.market[argument])
        table.pop()
        buy_at_ocg(table, seat, argument, price)
    elif kind == DISCARD:
        discard(table, seat, argument)
    elif table.argument(0) == 0:
        table.set_argument(0, 1)
    else:
        table.pop()


# -- beginning and end ------------------------------------------------------------------------


def begin_turn(table: Table, seat: i64) -> None:
    """What happened this turn is empty again."""
    table.turn += 1
    table.active = seat
    table.turns[seat] += 1
    table.journey = UNCHOSEN
    table.tribute = 0
    table.fought = 0
    table.tour = NOT_BEGUN
    table.tour_at = 0
    table.visited = 0
    table.raided = 0
    table.judged = 0
    table.revealed = 0
    table.winched = 0
    table.struck = 0
    table.called = 0
    table.refused = vec[i64]()
    table.opened = vec[i64]([0] * (4 * MOST_SEATS))
    table.deeds = vec[i64]([0] * table.seats)
    table.note(TURN_BEGUN, seat, table.turn)
    table.push(MENU, seat)


def end_turn(table: Table) -> None:
    """The step ENDING, MAD-4.7: due promises, reveals, the check of MAD-4.5, next player."""
    if table.argument(0) == 0:
        table.set_argument(0, 1)
        table.push(SETTLEMENT, table.active, END_OF_TURN)
        return
    i: i64
    for i in range(table.seats):
        reveal_by_itself(table, from_active(table, i))
    table.note(TURN_ENDED, table.active)
    table.frames = vec[i64]()
    table.epoch += 1
    why = ending(table)
    if why == NO_CARD:
        begin_turn(table, from_active(table, 1))
        return
    void_all(table)
    table.note(GAME_ENDED, why)
    table.push(GAME_OVER, table.active)


def ending(table: Table) -> i64:
    """MAD-4.5, MAD-4.8: why the game ends now, or NO_CARD."""
    seat: i64
    for seat in range(table.seats):
        if glory_of(table, seat) >= WINNING_GLORY:
            return BY_GLORY
    if space_deck_size(table) <= LAST_CARDS:
        return BY_DECK
    for seat in range(table.seats):
        if table.turns[seat] < LAST_TURN:
            return NO_CARD
    return BY_TURNS


def winners(table: Table) -> i64:
    """MAD-4.5: most glory, then most credits; then the victory is shared."""
    best: i64 = 0
    seat: i64
    for seat in range(table.seats):
        first = lowest(best) if best != 0 else seat
        ahead = glory_of(table, seat) - glory_of(table, first)
        if ahead == 0:
            ahead = table.credits[seat] - table.credits[first]
        if ahead > 0:
            best = 1 << seat
        elif ahead == 0:
            best |= 1 << seat
    return best
