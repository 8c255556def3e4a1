"""Chapter 3.2 and 8.2, events: what they do to all captains, and the one choice each may have."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from metalworks.games.metal_adventures.rules.astrolabe import (
    give_amnesty,
    pay,
    repair,
    set_faktor,
    take_damage,
)
from metalworks.games.metal_adventures.rules.components import (
    BANK,
    BASE,
    BY_EVENT,
    CHOICE,
    CHOICE_MADE,
    CHOOSE,
    FOR_EVENT,
    INCIDENT,
    INCIDENT_STRUCK,
    POT,
    TREASURE,
    WRECK_PAID,
    Table,
    bit,
    from_active,
    lowest,
)
from metalworks.games.metal_adventures.rules.content import (
    GIFT,
    HOARD,
    HUSH,
    JUBILEE,
    LEVY,
    MEND,
    PLANETS,
    SCRAP,
    SHAKEDOWN,
    SHIPS,
    STORM,
    STRIKE,
)
from metalworks.games.metal_adventures.rules.improvements import discard, support_cards
from metalworks.games.metal_adventures.rules.reasons import NO_SUCH_CHOICE
from metalworks.kernel.state import POSSIBLE

PAY_CHOICE: Final = 0  # of a shakedown
DAMAGE_CHOICE: Final = 1


def strike(table: Table, card: i64) -> None:
    """MAD-3.2: an event acts as soon as it is drawn, only the first of a turn; then it leaves the game."""
    event = card - SHIPS
    table.gone_events |= 1 << event
    table.note(INCIDENT_STRUCK, event, 1 - table.struck)
    if table.struck == 0:
        table.struck = 1
        table.push(INCIDENT, table.active, event)


def go_on_with_incident(table: Table) -> None:
    """The step INCIDENT: captain after captain in turn order from the active one."""
    event = table.argument(0)
    done = table.argument(1)
    if table.content.event_effect[event] == HOARD and done == 0:
        planet: i64
        for planet in range(PLANETS):
            pay(table, BANK, TREASURE + planet, table.content.event_number[event], FOR_EVENT)
    if done == table.seats:
        table.pop()
        return
    table.set_argument(1, done + 1)
    seat = from_active(table, done)
    if has_choice(table, seat, event):
        table.push(CHOICE, seat, event)
    else:
        suffer(table, seat, event)


def has_choice(table: Table, seat: i64, event: i64) -> bool:
    """MAD-8.2: whether a captain has something to choose; a public fact."""
    effect = table.content.event_effect[event]
    if effect == STORM:
        return support_cards(table, table.owned[seat]) != 0
    if effect == SHAKEDOWN:
        return table.credits[seat] >= table.content.event_number[event]
    return effect == SCRAP and table.wrecks[seat] != 0


def suffer(table: Table, seat: i64, event: i64) -> None:
    """What an event does to a captain who has nothing to choose."""
    content = table.content
    effect = content.event_effect[event]
    number = content.event_number[event]
    if effect == GIFT:
        pay(table, BANK, seat, number, FOR_EVENT)
    elif effect == MEND:
        repair(table, seat, number, BY_EVENT)
    elif effect == LEVY:
        if table.credits[seat] >= content.event_more[event]:
            pay(table, seat, POT, min(number, table.credits[seat]), FOR_EVENT)
    elif effect == STORM or effect == SHAKEDOWN:
        take_damage(table, seat, number, BY_EVENT)
    elif effect == STRIKE:
        if not has_type(table, seat, content.event_more[event]):
            take_damage(table, seat, number, BY_EVENT)
    elif effect == HUSH:
        set_faktor(table, seat, 0, BY_EVENT)
    elif effect == JUBILEE:
        give_amnesty(table, seat, number, BY_EVENT)


def has_type(table: Table, seat: i64, kind: i64) -> bool:
    cards = table.owned[seat]
    while cards != 0:
        if table.content.improvement_type[lowest(cards)] == kind:
            return True
        cards &= cards - 1
    return False


def choice_mask(table: Table, seat: i64, event: i64) -> i64:
    """The numbers of the choices as bits, the first one lowest.

    A storm: 0 damage, 1 + a support card. A shakedown: 0 pay, 1 damage. Scrap: 0 none, 1 + a wreck.
    """
    effect = table.content.event_effect[event]
    if effect == STORM:
        return support_cards(table, table.owned[seat]) << 1 | 1
    if effect == SHAKEDOWN:
        return 1 << PAY_CHOICE | 1 << DAMAGE_CHOICE
    return table.wrecks[seat] << 1 | 1


def choice_reason(table: Table, seat: i64, choice: i64) -> i64:
    if choice > SHIPS or (choice_mask(table, seat, table.argument(0)) >> choice) & 1 == 0:
        return NO_SUCH_CHOICE
    return POSSIBLE


def choice_actions(table: Table, seat: i64) -> vec[i64]:
    actions = vec[i64]()
    choices = choice_mask(table, seat, table.argument(0))
    while choices != 0:
        actions = append(actions, CHOOSE * BASE + lowest(choices))
        choices &= choices - 1
    return actions


def choose(table: Table, seat: i64, choice: i64) -> None:
    """MAD-3.2: carry out a choice."""
    event = table.argument(0)
    table.pop()
    effect = table.content.event_effect[event]
    number = table.content.event_number[event]
    table.note(CHOICE_MADE, seat, event, choice)
    if effect == SHAKEDOWN and choice == PAY_CHOICE:
        pay(table, seat, POT, number, FOR_EVENT)
    elif effect == STORM and choice > 0:
        discard(table, seat, choice - 1)
    elif effect == SCRAP:
        if choice > 0:
            ship = choice - 1
            table.wrecks[seat] &= ~bit(ship)
            table.gone |= bit(ship)
            table.note(WRECK_PAID, seat, ship)
            pay(table, BANK, seat, number, FOR_EVENT)
    else:
        take_damage(table, seat, number, BY_EVENT)
