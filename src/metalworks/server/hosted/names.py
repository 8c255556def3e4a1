"""What people write, made fit to be kept and shown."""

from __future__ import annotations

import unicodedata

from metalworks.messages import Code
from metalworks.server.refusal import Refuse

# Marks on one letter. Burmese writes five (on the first letter of လျှို့ဝှက်), and none of them climbs; accents and the like
# are piled up, and more than two of them would climb over the lines around.
MARKS = 5
PILED = 2
_PILED_CLASS = 200  # from this combining class on they are put outside of what is there already

# Letters and signs that show nothing, though Unicode does not call them spaces.
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
# What Unicode calls marks and nobody sees: a joiner, and the selectors of variants of a letter.
_SELECTORS = (("\u034f", "\u034f"), ("\u180b", "\u180f"), ("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
_COLOURED = "\ufe0f"  # of these signs there is a coloured variant too: emoji whose plain variant is the usual one
_PLAIN_EMOJI = frozenset(
    "©®‼⁉™ℹ↔↕↖↗↘↙↩↪⌨⏏⏭⏮⏯⏱⏲⏸⏹⏺Ⓜ▪▫▶◀◻◼☀☁☂☃☄☎☑☘☝☠☢☣☦☪☮☯☸☹☺♀♂♟♠♣♥♦♨♻♾⚒⚔⚕⚖⚗⚙⚛⚜⚠⚧⚰⚱⛈⛏⛑⛓⛩⛰⛱⛴"
    "⛷⛸⛹✂✈✉✌✍✏✒✔✖✝✡✳✴❄❇❣❤➡⤴⤵⬅⬆⬇〰〽㊗㊙🅰🅱🅾🅿🈂🈷🌡🌤🌥🌦🌧🌨🌩🌪🌫🌬🌶🍽🎖🎗🎙🎚🎛🎞🎟🏋🏌🏍🏎🏔🏕🏖🏗🏘🏙🏚🏛🏜🏝🏞🏟🏳🏵🏷🐿👁📽🕉🕊🕯"
    "🕰🕳🕴🕵🕶🕷🕸🕹🖇🖊🖋🖌🖍🖐🖥🖨🖱🖲🖼🗂🗃🗄🗑🗒🗓🗜🗝🗞🗡🗣🗨🗯🗳🗺🛋🛍🛎🛏🛠🛡🛢🛣🛤🛥🛩🛰🛳"
)


def clean_text(text: str) -> str:
    """Without what some databases do not take, nobody can see or climbs over its neighbours; lines stay lines."""
    cleaned: list[str] = []
    marks = piled = 0
    for char in unicodedata.normalize("NFC", _visible(text)):
        kind = unicodedata.category(char)
        if kind[0] != "M" or char == _COLOURED:
            marks = piled = 0
        else:
            is_piled = kind == "Me" or unicodedata.combining(char) >= _PILED_CLASS
            if marks == MARKS or (is_piled and piled == PILED):
                continue
            marks, piled = marks + 1, piled + is_piled
        cleaned.append(char)
    return unicodedata.normalize("NFC", "".join(cleaned)).strip()


def _visible(text: str) -> str:
    """Without control characters and whatever else shows nothing; a sign that is coloured stays so."""
    seen: list[str] = []
    for char in text:
        if any(first <= char <= last for first, last in _SELECTORS):
            is_seen = char == _COLOURED and bool(seen) and seen[-1] in _PLAIN_EMOJI
        else:
            is_seen = char == "\n" or (unicodedata.category(char)[0] != "C" and char not in _BLANK)
        if is_seen:
            seen.append(char)
    return "".join(seen)


def clean_name(name: str) -> str:
    """A name on one line, without surplus spaces; refused if nothing is left to see."""
    cleaned = " ".join(clean_text(name.replace("\t", " ")).split())
    if not any(unicodedata.category(char)[0] in "LNPS" for char in cleaned):
        raise Refuse(Code.SHAPE, "name-empty")
    return cleaned
