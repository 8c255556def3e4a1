"""The rules of areas, placing and splitting once more: slow, plain, and written without the engine.

Works on `MetallurgieView` only, with sets of coordinates.
"""

from __future__ import annotations

from metalworks.games.metallurgie.components import Metal
from metalworks.games.metallurgie.view import MetallurgieView

Place = tuple[int, int]
Pattern = dict[Place, Metal]

NEEDED = {Metal.IRON: 9, Metal.COPPER: 7, Metal.SILVER: 5, Metal.GOLD: 3}
REMOVED = {Metal.IRON: 5, Metal.COPPER: 4, Metal.SILVER: 3, Metal.GOLD: 2}
BELOW = {Metal.COPPER: Metal.IRON, Metal.SILVER: Metal.COPPER, Metal.GOLD: Metal.SILVER}


def pattern_of(view: MetallurgieView) -> Pattern:
    return {(stack.at.q, stack.at.r): stack.metal for stack in view.pattern}


def are_neighbours(one: Place, two: Place) -> bool:
    """At distance 1 on a hexagonal grid, by cube coordinates."""
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


def neighbours(place: Place) -> set[Place]:
    around = {(place[0] + q, place[1] + r) for q in (-1, 0, 1) for r in (-1, 0, 1)}
    return {near for near in around if are_neighbours(place, near)}


def parts(places: set[Place]) -> list[set[Place]]:
    """The connected parts of a set of positions."""
    left, found = set(places), []
    while left:
        part = {left.pop()}
        while grown := {place for place in left if neighbours(place) & part}:
            part |= grown
            left -= grown
        found.append(part)
    return found


def areas(pattern: Pattern) -> list[tuple[Metal, set[Place]]]:
    """MGI-3.1."""
    return [
        (metal, part)
        for metal in Metal
        for part in parts({place for place, shows in pattern.items() if shows is metal})
    ]


def can_be_removed(pattern: Pattern, place: Place) -> bool:
    """MGI-3.4: iron leaves a hole; the rest must hang together."""
    return pattern[place] is not Metal.IRON or len(parts(set(pattern) - {place})) == 1


def scoring(pattern: Pattern) -> list[tuple[Metal, set[Place]]]:
    """MGI-3.5, MGI-3.9: the areas that must be scored."""
    return [
        (metal, part)
        for metal, part in areas(pattern)
        if len(part) >= NEEDED[metal] and any(can_be_removed(pattern, place) for place in part)
    ]


def fits(pattern: Pattern, metal: Metal) -> set[Place]:
    """MGI-2.3: where a card of this metal may be laid."""
    if metal is Metal.IRON:
        return {near for place in pattern for near in neighbours(place)} - set(pattern)
    return {place for place, shows in pattern.items() if shows is BELOW[metal]}


def without(pattern: Pattern, place: Place) -> Pattern:
    """The pattern after a card was taken away."""
    left = dict(pattern)
    metal = left.pop(place)
    if metal is not Metal.IRON:
        left[place] = BELOW[metal]
    return left
