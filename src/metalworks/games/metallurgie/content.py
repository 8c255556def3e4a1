"""The content of Metallurgie: how many cards of each metal there are, and the numbers on them."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from metalworks.contract.content import (
    ContentHead,
    Origin,
    check_game,
    check_range,
    convert,
    digest,
    head_of,
    one_for_each,
)
from metalworks.contract.problems import BadContent
from metalworks.contract.types import Content
from metalworks.games.metallurgie.components import METALS, Metal
from metalworks.games.metallurgie.rules.components import HAND_SIZE, IRON_LIMIT, Metals

START_CARDS = {Metal.IRON: 7, Metal.COPPER: 4, Metal.SILVER: 1, Metal.GOLD: 0}  # MGI-1.3
_HANDS = 4 * HAND_SIZE


class MetalEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One metal: its cards in the box, the size that scores, the cards that leave the area."""

    metal: Metal
    cards: int
    needed: int
    removed: int
    origin: Origin


class ContentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A content file of Metallurgie."""

    content: ContentHead
    metal: list[MetalEntry]


class MetallurgieContent(Content, frozen=True):
    metals: Metals


def build(source: dict[str, object], file: str) -> MetallurgieContent:
    """Validate a content file; a mistake names the entry and the field."""
    head = head_of(source, file)
    check_game(head, "metallurgie", file)
    entries = one_for_each(METALS, source, "metal", MetalEntry, file)
    for entry in entries.values():
        _check(entry, file)
    convert(source, ContentFile, file, "-")
    deck = sum(entry.cards - START_CARDS[entry.metal] for entry in entries.values())
    if deck < _HANDS + 5:  # MGI-1.4: the deal for four, and five cards above or below the end card
        raise BadContent("content-few-cards", file=file, cards=deck, least=_HANDS + 5)
    ordered = [entries[metal] for metal in METALS]
    metals = Metals(
        vec[i64]([0, *(entry.cards for entry in ordered)]),
        vec[i64]([0, *(entry.needed for entry in ordered)]),
        vec[i64]([0, *(entry.removed for entry in ordered)]),
    )
    return MetallurgieContent(head.id, digest(source), source, metals)


def _check(entry: MetalEntry, file: str) -> None:
    least = START_CARDS[entry.metal]
    most = IRON_LIMIT if entry.metal is Metal.IRON else 99
    bounds = {
        "cards": (entry.cards, least, most),
        "needed": (entry.needed, 2, 40),
        "removed": (entry.removed, 1, entry.needed - 1),
    }
    for field, (value, low, high) in bounds.items():
        check_range(file, entry.metal.value, field, value, low, high)
