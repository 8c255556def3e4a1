"""What a table does not allow: the reason, the rule, and a text in every language."""

from __future__ import annotations

import pytest

from metalworks import Match, Refused
from metalworks.contract.texts import LANGUAGES
from metalworks.contract.types import Action


def assert_refused(match: Match, seat: int, action: Action, key: str, rule: str) -> Refused:
    """The action is refused like this, in every language in its own words, and changes nothing."""
    before, lines = match.position, len(match.journal.lines)
    with pytest.raises(Refused) as caught:
        match.play(seat, action)
    assert (caught.value.key, caught.value.rule) == (f"refused-{key}", rule)
    assert (match.position, len(match.journal.lines)) == (before, lines)
    texts = [caught.value.text(language) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    assert all(rule in text and key not in text and "{" not in text for text in texts)
    return caught.value
