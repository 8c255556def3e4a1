"""Names and chat: what nobody sees is not kept, what climbs over its neighbours is cut; languages are left alone."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metalworks.server.hosted.names import MARKS, clean_name, clean_text
from metalworks.server.refusal import Refuse


def test_names_show_something_and_stay_on_their_line() -> None:
    nothing = ("\u3164", "\u2800\u115f", "\u200b\u2060", "\u00ad", "\u0301\u0302", "\ufe0f", "\u034f", "\U0001d159")
    for invisible in nothing:
        with pytest.raises(Refuse) as refused:
            clean_name(invisible)
        assert refused.value.key == "name-empty", ascii(invisible)
    assert clean_name("Z" + "\u0301\u0302\u0303\u0304" * 20) == clean_name("Z\u0301\u0302\u0303")
    assert clean_name("Ann\u3164\u200b") == clean_name("Ann") == "Ann"
    # Who looks like Ann is called Ann: no variant of a letter, and nothing that keeps marks from being put in order.
    for hidden in ("\ufe0f", "\ufe00", "\u180b", "\u180f", "\U000e0100", "\U000e01ef", "\u034f", "\u17b4"):
        assert clean_name(f"A{hidden}nn") == clean_name(f"Ann{hidden}") == "Ann", ascii(hidden)
    assert clean_name("e\u200b\u0301") == "é"
    for mark in ("\u0903", "\u0e34", "\u20dd"):  # beside the letter, above it, around it
        assert len(clean_name("a" + mark * 39)) <= 1 + MARKS, ascii(mark)
    assert clean_name("a\u0903" + "\u0301\u0302\u0303\u0903" * 9).count("\u0301") == 1
    words = ("Nguyễn Thị Ánh", "Łukasz", "Zoë", "محمّد", "ไม้เอก", "🦊", "❤️", "လျှို့ဝှက်", "མྱོང་བསྒྲུབས", "שָׁלוֹם", "हिन्दी", "স্ত্রী")
    for name in words:
        assert clean_name(name) == clean_text(name) == unicodedata.normalize("NFC", name), name
    assert clean_text("one\ntwo") == "one\ntwo"


@given(
    st.text(st.sampled_from("ae\u0301\u0323\u0903\u034f\ufe0f❤\u200b \n\u20dd\u0e34ก\u1100\u1161\u11a8"), max_size=12)
)
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean_text(clean_text(text)) == clean_text(text)
