"""Chapter 5, scoring: majorities, deposits, and the modules that change what a planet earns (MET-C4)."""

from __future__ import annotations

from mypy_extensions import i64

from metalworks.games.metallum.rules.components import (
    CONGLOMERATE,
    CONTRACT,
    CUSTOMS_OFFICE,
    FOR_CONGLOMERATE,
    FOR_CONTRACT,
    FOR_CUSTOMS,
    FOR_MAJORITY,
    FOR_MINORITY,
    FOR_REFINERY,
    MINING_STATION,
    NO_CARD,
    NO_PLACE,
    PLACES,
    PLANET_SCORED,
    POOR,
    REFINERY,
    RICH,
    Table,
    earn,
    stands,
)
from metalworks.games.metallum.rules.modules import has_power, power, working_card


def count(table: Table, seat: i64, place: i64) -> i64:
    """MET-8.6: extractors, and what counts as one."""
    return stands(table, seat, place) + power(table, seat, MINING_STATION, place)


def majority_income(marker: i64) -> i64:
    """MET-5.2, MET-5.3."""
    if marker == RICH:
        return 5
    return 1 if marker == POOR else 3


def minority_income(marker: i64) -> i64:
    """MET-5.2, MET-5.3."""
    if marker == RICH:
        return 2
    return 0 if marker == POOR else 1


def base_income(table: Table, seat: i64, place: i64) -> i64:
    """MET-C4 (1) to (3): what a planet earns a seat by count, marker and Conglomerate."""
    mine = count(table, seat, place)
    if mine == 0:
        return 0
    theirs = count(table, 1 - seat, place)
    marker = table.marker[place]
    if mine > theirs:
        return majority_income(marker)
    if mine < theirs or has_power(table, seat, CONGLOMERATE):  # MET-C10
        return minority_income(marker)
    return 0


def base_reason(table: Table, seat: i64, place: i64) -> i64:
    mine = count(table, seat, place)
    theirs = count(table, 1 - seat, place)
    if mine == theirs:
        return FOR_CONGLOMERATE
    return FOR_MAJORITY if mine > theirs else FOR_MINORITY


def is_taxed(table: Table, seat: i64, place: i64) -> bool:
    """MET-C24: whether a Tax Audit takes everything this seat gets from a planet."""
    return (table.taxed >> (seat * PLACES + place)) & 1 != 0


def factor(table: Table, seat: i64, place: i64) -> i64:
    """MET-C25: what everything a seat gets from a planet is multiplied by."""
    product: i64 = 1
    for contract in table.contracts:
        if contract % CONTRACT == seat * PLACES + place:
            product *= table.content.numbers[contract // CONTRACT]
    return product


def bonuses(table: Table, seat: i64, place: i64) -> i64:
    """MET-C4 (5): what Refinery and Customs Office add; bonuses trigger no bonuses."""
    total = refinery_income(table, seat, place)
    if power(table, seat, CUSTOMS_OFFICE, place) > 0:
        total += customs_income(table, seat, place)
    return total


def refinery_income(table: Table, seat: i64, place: i64) -> i64:
    """MET-C11: more whenever this seat earns here."""
    extra = power(table, seat, REFINERY, place)
    return extra if extra > 0 and base_income(table, seat, place) > 0 else 0


def customs_income(table: Table, seat: i64, place: i64) -> i64:
    """MET-C12: whenever the opponent earns here; MET-C24: not from what a Tax Audit took."""
    if is_taxed(table, 1 - seat, place) or base_income(table, 1 - seat, place) == 0:
        return 0
    return power(table, seat, CUSTOMS_OFFICE, place)


def planet_income(table: Table, seat: i64, place: i64) -> i64:
    """MET-C4: all that a seat gets from a planet in the scoring phase."""
    if is_taxed(table, seat, place):
        return 0
    return (base_income(table, seat, place) + bonuses(table, seat, place)) * factor(table, seat, place)


def collect(table: Table, seat: i64, place: i64) -> None:
    """Pay a seat what a planet earns it, each part for its own reason."""
    if is_taxed(table, seat, place):
        return
    total = collect_base(table, seat, place)
    customs = customs_income(table, seat, place)
    if customs > 0:
        earn(table, seat, customs, place, FOR_CUSTOMS, working_card(table, seat, CUSTOMS_OFFICE, place))
        total += customs
    for contract in table.contracts:
        if contract % CONTRACT == seat * PLACES + place:
            card = contract // CONTRACT
            more = total * (table.content.numbers[card] - 1)
            earn(table, seat, more, place, FOR_CONTRACT, card)
            total += more


def collect_base(table: Table, seat: i64, place: i64) -> i64:
    """Pay what a planet earns by count, marker, Conglomerate and Refinery; how much it was."""
    base = base_income(table, seat, place)
    refinery = refinery_income(table, seat, place)
    reason = base_reason(table, seat, place)
    card: i64 = NO_CARD
    if base > 0 and reason == FOR_CONGLOMERATE:
        card = working_card(table, seat, CONGLOMERATE, NO_PLACE)
    earn(table, seat, base, place, reason, card)
    if refinery > 0:
        earn(table, seat, refinery, place, FOR_REFINERY, working_card(table, seat, REFINERY, place))
    return base + refinery


def score_planets(table: Table) -> None:
    """MET-5.1: from Alpha to Omega."""
    place: i64
    for place in range(PLACES):
        red = count(table, 0, place)
        blue = count(table, 1, place)
        if red + blue == 0:
            continue
        if table.recording:
            table.note(PLANET_SCORED, place, red, blue, planet_income(table, 0, place), planet_income(table, 1, place))
        collect(table, 0, place)
        collect(table, 1, place)


def deep_mining_income(table: Table, seat: i64, place: i64) -> i64:
    """MET-4.32, MET-C4: what Deep Mining earns: no Customs Office, no card of the scoring phase."""
    return base_income(table, seat, place) + refinery_income(table, seat, place)


def deep_mine(table: Table) -> None:
    """MET-4.32: the active player alone scores the planet with the FS."""
    collect_base(table, table.player, table.ship[table.player])
