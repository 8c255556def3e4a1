"""Chapters 5.7, 5.8, 5.22, 5.32 and 5.33: who won, rewards and damage, and the rewards to choose."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import (
    earn_glory,
    effect_of,
    pay,
    repair,
    take_damage,
)
from metalworks.games.metal_adventures.rules.battles import attack_sum, defence_sum, is_ship_battle
from metalworks.games.metal_adventures.rules.components import (
    BANK,
    BASE,
    BATTLE_DECIDED,
    BY_BATTLE,
    CREDITS_PLUNDERED,
    DISCARD,
    FOR_BETRAYAL,
    FOR_PLUNDER,
    FOR_POT,
    FOR_SHIP,
    FOR_TREASURE,
    FORGO,
    IMPROVEMENT_PLUNDERED,
    MARKET_SLOTS,
    MOST_TROPHIES,
    NO_CARD,
    NOBODY,
    PAY_TROPHY,
    PLUNDER_CREDITS,
    PLUNDER_WRECKS,
    POT,
    REWARD_BAZAAR,
    REWARD_EXXALIA,
    REWARD_FORGONE,
    REWARD_KAROKUM,
    REWARD_PLUNDER,
    REWARD_SUPPORT,
    REWARD_WRECKS,
    SHIP_GONE,
    SHIP_WON,
    SPOILS,
    STAGE_PROMISES,
    SUPPORT_TAKEN,
    TAKE,
    TAKE_WRECK,
    TREASURE,
    WITH_CAPTAIN,
    WRECK_PLUNDERED,
    WRECK_SEEN,
    WRECK_TAKEN,
    WRECKS_PLUNDERED,
    Table,
    bit,
    count,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import (
    BAZAAR,
    BEAT_ALONE,
    BEAT_HUNTER,
    BEAT_PLANET,
    BETRAY,
    EXXALIA,
    IMPROVEMENTS,
    PLATING,
    PLUNDER,
    SHIPS,
    TROPHIES,
    WIN_AS_ALLY,
    WIN_CHALLENGE,
)
from metalworks.games.metal_adventures.rules.improvements import (
    discard,
    has_room,
    owns,
    slot_of,
    support_cards,
    take_from_market,
)
from metalworks.games.metal_adventures.rules.knowledge import ANY_WRECK, blur_wrecks, holds_trophy, trophies_in_hand
from metalworks.games.metal_adventures.rules.ledger import bind_alliance, void_after_betrayal
from metalworks.games.metal_adventures.rules.reasons import (
    FIFTH_IMPROVEMENT,
    HAS_ROOM,
    MUST_TAKE,
    NOT_IN_DISCARD,
    NOT_NOW,
    NOT_YOUR_CARD,
    NOT_YOUR_TROPHY,
    NOT_YOUR_WRECK,
    NOTHING_LIKE_IT,
    YIELDS_NOTHING,
)
from metalworks.games.metal_adventures.rules.trophies import do_deed, draw_trophies, put_under
from metalworks.kernel.state import POSSIBLE, PUBLIC, only

# -- the result -------------------------------------------------------------------------------


def decide_battle(table: Table) -> None:
    """MAD-5.6, MAD-5.31: the attacker wins ties; then spoils and damage."""
    attack = attack_sum(table, True)
    defence = defence_sum(table, True)
    table.won = 1 if attack >= defence else 0
    table.note(BATTLE_DECIDED, attack, defence, table.won)
    table.set_argument(0, STAGE_PROMISES)
    if table.kind == WITH_CAPTAIN:
        decide_challenge(table)
    elif table.won != 0:
        win_alone_or_helped(table)
    else:
        lose(table)


def suffer_defeat(table: Table, seat: i64, points: i64) -> None:
    """A lost battle: an escape takes no damage, plating takes some of it off."""
    if (table.escaping >> seat) & 1 == 0:
        take_damage(table, seat, max(0, points - effect_of(table, seat, PLATING)), BY_BATTLE)


def win_alone_or_helped(table: Table) -> None:
    """MAD-5.7, MAD-5.8, MAD-5.22: the attacker has beaten a ship or planet."""
    if table.traitor != NOBODY:
        void_after_betrayal(table, table.active, table.traitor)
        take_damage(table, table.traitor, 1, BY_BATTLE)
    elif table.ally != NOBODY:
        do_deed(table, table.ally, WIN_AS_ALLY)
    if is_ship_battle(table):
        win_ship(table, table.active, table.target)
    else:
        win_planet(table, table.active, table.target)


def win_ship(table: Table, seat: i64, ship: i64) -> None:
    """MAD-5.7: its rewards, and its card face down as a wreck."""
    content = table.content
    table.wrecks[seat] |= bit(ship)
    table.ship_seen[ship] = PUBLIC
    table.spoil_wreck = ship
    table.note(SHIP_WON, seat, ship)
    pay(table, BANK, seat, content.ship_credits[ship] + effect_of(table, seat, PLUNDER), FOR_SHIP)
    earn_glory(table, seat, content.ship_glory[ship], BY_BATTLE)
    repair(table, seat, content.ship_repair[ship], BY_BATTLE)
    if content.ship_hunter[ship] != 0:
        do_deed(table, seat, BEAT_HUNTER)
        bind_alliance(table)
    if table.attackers == 1 << seat:
        do_deed(table, seat, BEAT_ALONE, content.ship_power[ship])
    if content.ship_support[ship] != 0 and support_source(table) != 0:
        table.push(SPOILS, seat, REWARD_SUPPORT)


def win_planet(table: Table, seat: i64, planet: i64) -> None:
    """MAD-5.8: its treasure (even 0) and the planet's own reward; an empty discard gives nothing."""
    do_deed(table, seat, BEAT_PLANET)
    pay(table, TREASURE + planet, seat, table.treasure[planet], FOR_TREASURE)
    if planet == EXXALIA:
        if trophies_in_hand(table, seat) < MOST_TROPHIES:
            draw_trophies(table, seat, 3)
        else:
            table.push(SPOILS, seat, REWARD_EXXALIA)
    elif planet == BAZAAR:
        if table.bazaar != 0:
            table.push(SPOILS, seat, REWARD_BAZAAR)
    elif table.karokum != 0:
        table.push(SPOILS, seat, REWARD_KAROKUM)


def lose(table: Table) -> None:
    """MAD-5.7, MAD-5.8, MAD-5.22: the ship or planet has won, perhaps with a traitor."""
    seat = table.active
    planet = table.target
    points: i64 = 1
    if is_ship_battle(table):
        points = table.content.ship_damage[table.target]
        table.gone |= bit(table.target)
        table.note(SHIP_GONE, table.target)
    if table.traitor != NOBODY:
        void_after_betrayal(table, seat, table.traitor)
        if is_ship_battle(table):
            pay(table, BANK, table.traitor, table.content.ship_credits[table.target], FOR_BETRAYAL)
        else:
            pay(table, TREASURE + planet, table.traitor, table.treasure[planet], FOR_BETRAYAL)
        do_deed(table, table.traitor, BETRAY)
        suffer_defeat(table, seat, 1)
        return
    suffer_defeat(table, seat, points)
    if table.ally != NOBODY:
        suffer_defeat(table, table.ally, points)


def decide_challenge(table: Table) -> None:
    """MAD-5.32, MAD-5.33: 1 glory and the Pot for the victor, 1 damage for each on the other side."""
    victor = table.active if table.won != 0 else table.target
    losers = table.defenders if table.won != 0 else table.attackers
    earn_glory(table, victor, 1, BY_BATTLE)
    pay(table, POT, victor, table.pot, FOR_POT)
    do_deed(table, victor, WIN_CHALLENGE)
    seat: i64
    for seat in range(table.seats):
        if (losers >> seat) & 1 != 0:
            suffer_defeat(table, seat, 1)
    if table.won != 0:
        loser = table.target
        if table.credits[loser] > 0 or table.owned[loser] != 0 or table.wrecks[loser] != 0:
            table.push(SPOILS, victor, REWARD_PLUNDER)


# -- rewards to choose ------------------------------------------------------------------------


def support_source(table: Table) -> i64:
    """MAD-5.7: Bazaar's discard; if that is empty, the support cards on offer at the OCG."""
    if table.bazaar != 0:
        return table.bazaar
    offered: i64 = 0
    slot: i64
    for slot in range(MARKET_SLOTS):
        if table.market[slot] != NO_CARD:
            offered |= bit(table.market[slot])
    return support_cards(table, offered)


def spoils_source(table: Table) -> i64:
    """The improvements from which the reward on top is chosen."""
    reward = table.argument(0)
    if reward == REWARD_SUPPORT:
        return support_source(table)
    if reward == REWARD_BAZAAR:
        return table.bazaar
    return table.owned[table.target] if reward == REWARD_PLUNDER else 0


def take_reason(table: Table, seat: i64, card: i64) -> i64:
    """MAD-5.7, MAD-5.8, MAD-5.32: an improvement is chosen, if there is room for it (MAD-3.10)."""
    if card >= IMPROVEMENTS:
        return NOTHING_LIKE_IT
    if table.argument(0) > REWARD_BAZAAR and table.argument(0) != REWARD_PLUNDER:
        return NOT_NOW
    if (spoils_source(table) >> card) & 1 == 0:
        return NOT_IN_DISCARD
    return POSSIBLE if has_room(table, seat) else FIFTH_IMPROVEMENT


def take(table: Table, seat: i64, card: i64) -> None:
    """The card chosen changes hands."""
    reward = table.argument(0)
    table.pop()
    if reward == REWARD_PLUNDER:
        table.owned[table.target] &= ~bit(card)
        table.owned[seat] |= bit(card)
        table.note(IMPROVEMENT_PLUNDERED, seat, table.target, card)
        return
    table.owned[seat] |= bit(card)
    table.spoil_support = card
    table.note(SUPPORT_TAKEN, seat, card)
    if (table.bazaar >> card) & 1 != 0:
        table.bazaar &= ~bit(card)
    else:
        take_from_market(table, slot_of(table, card))


def spoils_discard_reason(table: Table, seat: i64, card: i64) -> i64:
    """MAD-3.12: whoever is about to gain a fifth improvement may discard one."""
    if card >= IMPROVEMENTS:
        return NOTHING_LIKE_IT
    if spoils_source(table) == 0:
        return NOT_NOW
    if has_room(table, seat):
        return HAS_ROOM
    return POSSIBLE if owns(table, seat, card) else NOT_YOUR_CARD


def forgo_reason(table: Table, seat: i64) -> i64:
    """MAD-3.10, MAD-5.8: declining is open to whoever has no room, and nothing else to take instead."""
    reward = table.argument(0)
    if reward == REWARD_EXXALIA:
        return POSSIBLE
    if reward == REWARD_KAROKUM or reward == REWARD_WRECKS or has_room(table, seat):
        return MUST_TAKE
    if reward == REWARD_PLUNDER and (table.credits[table.target] > 0 or table.wrecks[table.target] != 0):
        return MUST_TAKE
    return POSSIBLE


def forgo(table: Table, seat: i64) -> None:
    """A declined reward lapses."""
    reward = table.argument(0)
    table.pop()
    if reward == REWARD_SUPPORT or reward == REWARD_BAZAAR:
        table.forgone = 1
    table.note(REWARD_FORGONE, seat, reward)


def take_wreck_reason(table: Table, ship: i64) -> i64:
    """MAD-5.8: a ship of Karokum's discard; MAD-5.32: a wreck of the loser, once wrecks are chosen."""
    reward = table.argument(0)
    if ship >= SHIPS:
        return NOTHING_LIKE_IT
    if reward == REWARD_KAROKUM:
        return POSSIBLE if (table.karokum >> ship) & 1 != 0 else NOT_IN_DISCARD
    if reward == REWARD_WRECKS:
        return POSSIBLE if (table.wrecks[table.target] >> ship) & 1 != 0 else NOT_YOUR_WRECK
    return NOT_NOW


def take_wreck(table: Table, seat: i64, ship: i64) -> None:
    """A wreck is taken, open from the discard or secretly from the loser."""
    if table.argument(0) == REWARD_KAROKUM:
        table.pop()
        table.karokum &= ~bit(ship)
        table.wrecks[seat] |= bit(ship)
        table.ship_seen[ship] = PUBLIC
        table.spoil_wreck = ship
        table.note(WRECK_TAKEN, seat, ship)
        return
    plunder_wreck(table, seat, ship)
    left = table.argument(1) - 1
    if left == 0:
        table.pop()
    else:
        table.set_argument(1, left)


def plunder_reason(table: Table, kind: i64) -> i64:
    """MAD-5.32: an option that yields nothing is not open."""
    if table.argument(0) != REWARD_PLUNDER:
        return NOT_NOW
    if kind == PLUNDER_CREDITS:
        return POSSIBLE if table.credits[table.target] > 0 else YIELDS_NOTHING
    return POSSIBLE if table.wrecks[table.target] != 0 else YIELDS_NOTHING


def plunder_credits(table: Table, seat: i64) -> None:
    """MAD-5.32: half the loser's credits, rounded up."""
    table.pop()
    table.note(CREDITS_PLUNDERED, seat, table.target)
    pay(table, table.target, seat, (table.credits[table.target] + 1) // 2, FOR_PLUNDER)


def plunder_wrecks(table: Table, seat: i64) -> None:
    """MAD-5.32: choosing this fixes it; the victor looks at all and picks half of them, rounded up."""
    loser = table.target
    ships = table.wrecks[loser]
    number = (count(ships) + 1) // 2
    table.epoch += 1
    table.note(WRECKS_PLUNDERED, seat, loser, number)
    table.pop()
    if count(ships) == 1:
        plunder_wreck(table, seat, lowest(ships))
        return
    while ships != 0:
        ship = lowest(ships)
        ships &= ships - 1
        table.ship_seen[ship] |= 1 << seat
        table.note_for(only(seat), WRECK_SEEN, seat, loser, ship)
    table.push(SPOILS, seat, REWARD_WRECKS, number)


def plunder_wreck(table: Table, seat: i64, ship: i64) -> None:
    """MAD-1.8: only the two see which wreck is taken."""
    loser = table.target
    witnesses = only(seat) | only(loser)
    blur_wrecks(table, loser, ship, ANY_WRECK, witnesses)
    table.wrecks[loser] &= ~bit(ship)
    table.wrecks[seat] |= bit(ship)
    table.ship_seen[ship] |= witnesses
    table.note_for(witnesses, WRECK_PLUNDERED, seat, loser, ship)
    table.note_for(PUBLIC & ~witnesses, WRECK_PLUNDERED, seat, loser, NO_CARD)


def put_under_reason(table: Table, seat: i64, trophy: i64) -> i64:
    """MAD-5.8: with two in hand one goes under first, unseen the new ones."""
    if trophy >= TROPHIES:
        return NOTHING_LIKE_IT
    if table.argument(0) != REWARD_EXXALIA:
        return NOT_NOW
    return POSSIBLE if holds_trophy(table, seat, trophy) else NOT_YOUR_TROPHY


def put_under_for_exxalia(table: Table, seat: i64, trophy: i64) -> None:
    table.pop()
    put_under(table, seat, trophy)
    draw_trophies(table, seat, 3)


def spoils_reason(table: Table, seat: i64, kind: i64, argument: i64) -> i64:
    """The step SPOILS: what may be chosen."""
    if kind == TAKE:
        return take_reason(table, seat, argument)
    if kind == TAKE_WRECK:
        return take_wreck_reason(table, argument)
    if kind == PLUNDER_CREDITS or kind == PLUNDER_WRECKS:
        return plunder_reason(table, kind)
    if kind == DISCARD:
        return spoils_discard_reason(table, seat, argument)
    if kind == FORGO:
        return forgo_reason(table, seat)
    if kind == PAY_TROPHY:
        return put_under_reason(table, seat, argument)
    return NOT_NOW


def spoils_actions(table: Table, seat: i64) -> vec[i64]:
    """All that has no reason against it."""
    actions = vec[i64]()
    card: i64
    for card in range(IMPROVEMENTS):
        if take_reason(table, seat, card) == POSSIBLE:
            actions = append(actions, TAKE * BASE + card)
        if spoils_discard_reason(table, seat, card) == POSSIBLE:
            actions = append(actions, DISCARD * BASE + card)
    for card in range(SHIPS):
        if take_wreck_reason(table, card) == POSSIBLE:
            actions = append(actions, TAKE_WRECK * BASE + card)
    for card in range(TROPHIES):
        if put_under_reason(table, seat, card) == POSSIBLE:
            actions = append(actions, PAY_TROPHY * BASE + card)
    if plunder_reason(table, PLUNDER_CREDITS) == POSSIBLE:
        actions = append(actions, PLUNDER_CREDITS * BASE)
    if plunder_reason(table, PLUNDER_WRECKS) == POSSIBLE:
        actions = append(actions, PLUNDER_WRECKS * BASE)
    if forgo_reason(table, seat) == POSSIBLE:
        actions = append(actions, FORGO * BASE)
    return actions


def apply_spoils(table: Table, seat: i64, kind: i64, argument: i64) -> None:
    if kind == TAKE:
        take(table, seat, argument)
    elif kind == TAKE_WRECK:
        take_wreck(table, seat, argument)
    elif kind == PLUNDER_CREDITS:
        plunder_credits(table, seat)
    elif kind == PLUNDER_WRECKS:
        plunder_wrecks(table, seat)
    elif kind == DISCARD:
        discard(table, seat, argument)
    elif kind == FORGO:
        forgo(table, seat)
    else:
        put_under_for_exxalia(table, seat, argument)
