"""The official terms of the three editions are the terms of the texts and of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import metalworks
from metalworks.contract.rulebook import rulebook
from metalworks.contract.texts import LANGUAGES, Texts

TEXTS = Path(metalworks.__file__).parent / "games" / "metallum" / "texts"
LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "metallum.md"
GLOSSARY = ("term-factory-ship", "term-extractor", "term-sequence", "term-subroutine")  # in the ledger's order


def official() -> list[dict[str, str]]:
    """The terms as MET-E10 lists them, each by language."""
    found = re.search(r"^- MET-E10 Terms: (.*)\.$", LEDGER.read_text("utf-8"), re.MULTILINE)
    assert found
    rows = [re.sub(r" \(.*?\)", "", term).split(" / ") for term in found[1].split("; ")]
    return [dict(zip(LANGUAGES, row, strict=True)) for row in rows]


class Words(Visitor):
    """What a Fluent file says, without its keys and arguments, which are English in every language."""

    def __init__(self, language: str) -> None:
        self.said = ""
        for file in sorted(TEXTS.rglob(f"{language}.ftl")):
            self.visit(FluentParser().parse(file.read_text("utf-8")))

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.said += node.value + "\n"


@pytest.mark.rule("MET-E10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("number", "key"), list(enumerate(GLOSSARY)))
def test_every_edition_speaks_its_own_terms(number: int, key: str, language: str) -> None:
    terms = official()[number]
    own = terms[language]
    texts = Texts(language, "metallum")
    assert own in texts(key)
    rules = " ".join(clause.text for clause in rulebook("metallum", language).clauses if clause.id != "MET-E10")
    assert own.lower() in rules.lower()
    said = Words(language).said
    assert own.lower() in said.lower()
    for foreign in set(terms.values()) - {own}:
        assert not re.search(rf"\b{foreign}", said), foreign
