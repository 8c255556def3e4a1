"""Chapter 6, the Tour of Pirates: ten actions in their order, with every way to pay.

TOUR is number * 64 + way. Ways: 1 Trophies: 0 two credits, 1 a trophy and a credit. 2 Minor repair: 0 a
credit, 1 a wreck. 3 Complete repair and 10 Extravagant expenditure: the number of wrecks paid, + 8 for each
that counts as two. 4 Glory title: the nation. 5 New choices: 0. 6 Purchase: the slot. 7 Smuggling: the card.
8 Amnesty: 0 two credits, 1 a Pirate Hunter wreck. 9 Scrapping bonus: the ship taken.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import (
    earn_glory,
    effect_of,
    give_amnesty,
    pay,
    repair,
)
from metalworks.games.metal_adventures.rules.components import (
    BANK,
    BASE,
    BY_TOUR,
    FOR_PURCHASE,
    FOR_TITLE,
    FOR_TOUR,
    HAND,
    IMPROVEMENT_BOUGHT,
    MARKET_FILLING,
    MARKET_RENEWED,
    MARKET_SLOTS,
    MOST_TROPHIES,
    NO_CARD,
    PAYING,
    PAYING_TROPHY,
    TOUR,
    TOUR_OVER,
    TOUR_TAKEN,
    TREASURE,
    UNDER_WAY,
    WRECK_PAID,
    WRECK_SWAPPED,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import (
    BAZAAR,
    DISCOUNT,
    DOCK,
    EXXALIA,
    IMPROVEMENTS,
    KAROKUM,
    OCG,
    SHIPS,
    WINCH,
)
from metalworks.games.metal_adventures.rules.improvements import deck_size, has_room, take_from_market
from metalworks.games.metal_adventures.rules.knowledge import (
    ANY_WRECK,
    HUNTER_WRECK,
    fits,
    fitting,
    holds_trophy,
    trophies_in_hand,
)
from metalworks.games.metal_adventures.rules.reasons import (
    FIFTH_IMPROVEMENT,
    JUDGED_NOW,
    NOT_YOUR_TROPHY,
    NOT_YOUR_WRECK,
    NOTHING_LIKE_IT,
    PLANET_CLOSED,
    TOUR_FORWARD,
    TOUR_IS_OVER,
    TOUR_NO_WAY,
    TOUR_NOTHING,
    TOUR_TOO_DEAR,
    TWO_TROPHIES,
    WRECK_UNFIT,
)
from metalworks.games.metal_adventures.rules.trophies import draw_trophies, put_under
from metalworks.kernel.state import POSSIBLE, PUBLIC

TROPHIES_ACTION: Final = 1
MINOR_REPAIR: Final = 2
COMPLETE_REPAIR: Final = 3
GLORY_TITLE: Final = 4
NEW_CHOICES: Final = 5
PURCHASE: Final = 6
SMUGGLING: Final = 7
AMNESTY: Final = 8
SCRAPPING_BONUS: Final = 9
EXPENDITURE: Final = 10
TOUR_ACTIONS: Final = 10
WAYS: Final = 64
DOUBLED: Final = 8  # in a way: so many wrecks count as two

COMPLETE_COST: Final = 2
EXPENDITURE_COST: Final = 6
TITLE_WRECKS: Final = 3


def planet_of(number: i64) -> i64:
    """On which planet a tour action is taken; NO_CARD at the OCG, which is never closed."""
    if number <= COMPLETE_REPAIR:
        return EXXALIA
    if number <= PURCHASE:
        return NO_CARD
    return BAZAAR if number <= AMNESTY else KAROKUM


def account_of(number: i64) -> i64:
    """MAD-6.1: costs on planets go to their treasure, at the OCG to the bank."""
    planet = planet_of(number)
    return BANK if planet == NO_CARD else TREASURE + planet


def tour_reason(table: Table, seat: i64, argument: i64) -> i64:
    """MAD-6.1, MAD-6.6, MAD-5.4: in their order, once each, not on a planet attacked this turn."""
    number = argument // WAYS
    way = argument % WAYS
    if number < 1 or number > TOUR_ACTIONS:
        return NOTHING_LIKE_IT
    if table.tour == TOUR_OVER:
        return TOUR_IS_OVER
    if number <= table.tour_at:
        return TOUR_FORWARD
    planet = planet_of(number)
    if planet != NO_CARD and (table.raided >> planet) & 1 != 0:
        return PLANET_CLOSED
    if number <= COMPLETE_REPAIR:
        return exxalia_reason(table, seat, number, way)
    if number <= PURCHASE:
        return ocg_reason(table, seat, number, way)
    if number <= AMNESTY:
        return bazaar_reason(table, seat, number, way)
    return karokum_reason(table, seat, number, way)


def afford(table: Table, seat: i64, price: i64) -> i64:
    return POSSIBLE if table.credits[seat] >= price else TOUR_TOO_DEAR


def exxalia_reason(table: Table, seat: i64, number: i64, way: i64) -> i64:
    """MAD-6.2, MAD-6.7."""
    if number == TROPHIES_ACTION:
        if way > 1:
            return TOUR_NO_WAY
        if way == 0:
            return TWO_TROPHIES if trophies_in_hand(table, seat) >= MOST_TROPHIES else afford(table, seat, 2)
        return TOUR_TOO_DEAR if trophies_in_hand(table, seat) == 0 else afford(table, seat, 1)
    if table.damage[seat] == 0:
        return TOUR_NOTHING
    if number == COMPLETE_REPAIR:
        return mix_reason(table, seat, COMPLETE_COST, way)
    if way == 0:
        return afford(table, seat, minor_price(table, seat))
    if way > 1 or minor_price(table, seat) == 0:
        return TOUR_NO_WAY
    return POSSIBLE if table.wrecks[seat] != 0 else TOUR_TOO_DEAR


def minor_price(table: Table, seat: i64) -> i64:
    """A dock of one's own makes Minor repair free."""
    return 0 if effect_of(table, seat, DOCK) > 0 else 1


def mix_reason(table: Table, seat: i64, cost: i64, way: i64) -> i64:
    """Any mix of credits and wrecks; a winch counts one wreck as two, once a turn."""
    wrecks = way % DOUBLED
    doubled = way // DOUBLED
    credits = cost - wrecks - doubled
    if doubled > wrecks or credits < 0:
        return TOUR_NO_WAY
    if doubled > effect_of(table, seat, WINCH) - table.winched:
        return TOUR_NO_WAY
    if wrecks > count(table.wrecks[seat]):
        return TOUR_TOO_DEAR
    return afford(table, seat, credits)


def ocg_reason(table: Table, seat: i64, number: i64, way: i64) -> i64:
    """MAD-6.3, MAD-6.7, MAD-3.10."""
    if number == GLORY_TITLE:
        if way >= OCG:  # OCG wrecks do not count
            return TOUR_NO_WAY
        return POSSIBLE if count(fitting(table, table.wrecks[seat], way + 1)) >= TITLE_WRECKS else TOUR_TOO_DEAR
    if number == NEW_CHOICES:
        if way != 0:
            return TOUR_NO_WAY
        return TOUR_NOTHING if deck_size(table) == 0 else afford(table, seat, 1)
    if way >= MARKET_SLOTS or table.market[way] == NO_CARD:
        return TOUR_NO_WAY
    if not has_room(table, seat):
        return FIFTH_IMPROVEMENT
    return afford(table, seat, price_at_ocg(table, seat, table.market[way]))


def price_at_ocg(table: Table, seat: i64, card: i64) -> i64:
    """The printed cost, less what a discount takes off."""
    return max(0, table.content.improvement_cost[card] - effect_of(table, seat, DISCOUNT))


def bazaar_reason(table: Table, seat: i64, number: i64, way: i64) -> i64:
    """MAD-6.4, MAD-6.7, MAD-3.10."""
    if number == SMUGGLING:
        if table.bazaar == 0:
            return TOUR_NOTHING
        if way >= IMPROVEMENTS or (table.bazaar >> way) & 1 == 0:
            return TOUR_NO_WAY
        if not has_room(table, seat):
            return FIFTH_IMPROVEMENT
        return afford(table, seat, 1 + table.content.improvement_cost[way])
    if table.judgment[seat] == 0:
        return TOUR_NOTHING
    if (table.judged >> seat) & 1 != 0:
        return JUDGED_NOW
    if way > 1:
        return TOUR_NO_WAY
    if way == 0:
        return afford(table, seat, 2)
    return POSSIBLE if fitting(table, table.wrecks[seat], HUNTER_WRECK) != 0 else TOUR_TOO_DEAR


def karokum_reason(table: Table, seat: i64, number: i64, way: i64) -> i64:
    """MAD-6.5, MAD-6.7."""
    if number == EXPENDITURE:
        return mix_reason(table, seat, EXPENDITURE_COST, way)
    if table.karokum == 0 or table.wrecks[seat] == 0:
        return TOUR_NOTHING
    if way >= SHIPS or (table.karokum >> way) & 1 == 0:
        return TOUR_NO_WAY
    return afford(table, seat, 1)


def tour_actions(table: Table, seat: i64, actions: vec[i64]) -> vec[i64]:
    """Every open action in every way."""
    if table.tour == TOUR_OVER:
        return actions
    number: i64 = table.tour_at + 1
    winches = effect_of(table, seat, WINCH) - table.winched
    while number <= TOUR_ACTIONS:
        if number == SMUGGLING or number == SCRAPPING_BONUS:
            ways = table.bazaar if number == SMUGGLING else table.karokum
            while ways != 0:
                actions = add_way(table, seat, actions, number, lowest(ways))
                ways &= ways - 1
        else:
            way: i64
            for way in range(ways_of(number, winches)):
                actions = add_way(table, seat, actions, number, way)
        number += 1
    return actions


def ways_of(number: i64, winches: i64) -> i64:
    """How many ways are worth a look."""
    if number == EXPENDITURE or number == COMPLETE_REPAIR:
        return DOUBLED * (1 + winches)
    return 4


def add_way(table: Table, seat: i64, actions: vec[i64], number: i64, way: i64) -> vec[i64]:
    if tour_reason(table, seat, number * WAYS + way) == POSSIBLE:
        return append(actions, TOUR * BASE + number * WAYS + way)
    return actions


# -- taking an action -------------------------------------------------------------------------


def take_tour_action(table: Table, seat: i64, argument: i64) -> None:
    """Credits are paid at once; then wrecks or a trophy, then the effect."""
    number = argument // WAYS
    way = argument % WAYS
    table.tribute = 1
    table.tour = UNDER_WAY
    table.tour_at = number
    planet = planet_of(number)
    if planet != NO_CARD:
        table.visited |= 1 << planet
    table.note(TOUR_TAKEN, seat, number, way)
    if number != PURCHASE and number != SMUGGLING:
        pay(table, seat, account_of(number), credits_of(table, seat, number, way), FOR_TOUR)
    if number == TROPHIES_ACTION and way == 1:
        if trophies_in_hand(table, seat) == 1:
            pay_trophy(table, seat, table.hand[seat * HAND])
        else:
            table.push(PAYING_TROPHY, seat)
        return
    wrecks = wrecks_of(number, way)
    if wrecks == 0:
        take_effect(table, seat, number, way)
        return
    if number == EXPENDITURE or number == COMPLETE_REPAIR:
        table.winched += way // DOUBLED
    table.push(PAYING, seat, argument, wrecks, kind_of(number, way))
    pay_forced(table, seat)


def credits_of(table: Table, seat: i64, number: i64, way: i64) -> i64:
    """The credits of a way to pay."""
    if number == TROPHIES_ACTION:
        return 2 - way
    if number == MINOR_REPAIR:
        return minor_price(table, seat) if way == 0 else 0
    if number == COMPLETE_REPAIR:
        return COMPLETE_COST - way % DOUBLED - way // DOUBLED
    if number == EXPENDITURE:
        return EXPENDITURE_COST - way % DOUBLED - way // DOUBLED
    if number == AMNESTY:
        return 2 - 2 * way
    return 0 if number == GLORY_TITLE else 1


def wrecks_of(number: i64, way: i64) -> i64:
    """The wrecks of a way to pay; the one that is swapped is chosen in the same way."""
    if number == COMPLETE_REPAIR or number == EXPENDITURE:
        return way % DOUBLED
    if number == MINOR_REPAIR or number == AMNESTY:
        return way
    if number == GLORY_TITLE:
        return TITLE_WRECKS
    return 1 if number == SCRAPPING_BONUS else 0


def kind_of(number: i64, way: i64) -> i64:
    """Which wrecks may be paid."""
    if number == GLORY_TITLE:
        return way + 1
    return HUNTER_WRECK if number == AMNESTY else ANY_WRECK


def pay_forced(table: Table, seat: i64) -> None:
    """Who has only as many wrecks as must be paid has nothing to choose, and everybody knows."""
    while table.step() == PAYING and table.argument(1) == count(table.wrecks[seat]):
        pay_wreck(table, seat, lowest(table.wrecks[seat]))


def pay_wreck_reason(table: Table, seat: i64, ship: i64) -> i64:
    """The step PAYING."""
    if ship >= SHIPS or (table.wrecks[seat] >> ship) & 1 == 0:
        return NOT_YOUR_WRECK
    return POSSIBLE if fits(table, ship, table.argument(2)) else WRECK_UNFIT


def pay_wreck(table: Table, seat: i64, ship: i64) -> None:
    """MAD-6.1: spent wrecks are shown and leave the game; a swapped one lies face up on Karokum (MAD-6.5)."""
    argument = table.argument(0)
    left = table.argument(1) - 1
    table.wrecks[seat] &= ~bit(ship)
    if table.ship_seen[ship] & PUBLIC != PUBLIC:
        table.epoch += 1  # somebody sees it for the first time
    if argument // WAYS == SCRAPPING_BONUS:
        taken = argument % WAYS
        table.karokum = table.karokum & ~bit(taken) | bit(ship)
        table.wrecks[seat] |= bit(taken)
        table.ship_seen[taken] = PUBLIC
        table.note(WRECK_SWAPPED, seat, ship, taken)
        table.pop()
        return
    table.gone |= bit(ship)
    table.note(WRECK_PAID, seat, ship)
    if left == 0:
        table.pop()
        take_effect(table, seat, argument // WAYS, argument % WAYS)
    else:
        table.set_argument(1, left)


def pay_trophy_reason(table: Table, seat: i64, trophy: i64) -> i64:
    """The step PAYING_TROPHY: any trophy may be paid (MAD-6.2)."""
    return POSSIBLE if holds_trophy(table, seat, trophy) else NOT_YOUR_TROPHY


def pay_trophy(table: Table, seat: i64, trophy: i64) -> None:
    """MAD-3.9: it goes under before the draw."""
    put_under(table, seat, trophy)
    draw_trophies(table, seat, 2)


def take_effect(table: Table, seat: i64, number: i64, way: i64) -> None:
    """What a tour action brings once it is paid."""
    if number == TROPHIES_ACTION:
        draw_trophies(table, seat, 2)
    elif number == MINOR_REPAIR:
        repair(table, seat, 1, BY_TOUR)
    elif number == COMPLETE_REPAIR:
        repair(table, seat, table.damage[seat], BY_TOUR)
    elif number == GLORY_TITLE:
        pay(table, BANK, seat, 4, FOR_TITLE)
        earn_glory(table, seat, 1, BY_TOUR)
    elif number == NEW_CHOICES:
        renew_market(table, seat)
    elif number == PURCHASE:
        buy_at_ocg(table, seat, way, price_at_ocg(table, seat, table.market[way]))
    elif number == SMUGGLING:
        price = 1 + table.content.improvement_cost[way]
        pay(table, seat, TREASURE + BAZAAR, price, FOR_PURCHASE)
        table.bazaar &= ~bit(way)
        table.owned[seat] |= bit(way)
        table.note(IMPROVEMENT_BOUGHT, seat, way, price)
    elif number == AMNESTY:
        give_amnesty(table, seat, 1, BY_TOUR)
    else:
        earn_glory(table, seat, 1, BY_TOUR)


def renew_market(table: Table, seat: i64) -> None:
    """MAD-6.3: the four on offer are set aside, the top four turned up, the old ones shuffled in."""
    slot: i64
    for slot in range(MARKET_SLOTS):
        if table.market[slot] != NO_CARD:
            table.aside |= bit(table.market[slot])
            table.market[slot] = NO_CARD
    table.note(MARKET_RENEWED, seat)
    table.push(MARKET_FILLING, seat)


def buy_at_ocg(table: Table, seat: i64, slot: i64, price: i64) -> None:
    """MAD-3.6: a card is bought from the bank."""
    pay(table, seat, BANK, price, FOR_PURCHASE)
    card = take_from_market(table, slot)
    table.owned[seat] |= bit(card)
    table.note(IMPROVEMENT_BOUGHT, seat, card, price)
