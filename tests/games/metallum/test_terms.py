"""The official terms of the three editions are the terms of the texts and of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import metalworks

FOLDER = Path(metalworks.__file__).parent / "games" / "metallum"


@pytest.mark.rule("MET-E10")
@pytest.mark.parametrize(
    ("language", "terms", "foreign"),
    [
        ("en", ["FS", "extractor", "sequence", "subroutine"], ["Bergbauroboter", "Tercja", "Podprogram"]),
        ("de", ["FRS", "Bergbauroboter", "Sequenz", "Subroutine"], ["extractors", "Tercja", "Podprogram"]),
        ("pl", ["SF", "RW", "tercj", "podprogram"], ["Bergbauroboter", "Sequenz", "extractors"]),
    ],
)
def test_every_edition_speaks_its_own_terms(language: str, terms: list[str], foreign: list[str]) -> None:
    texts = (FOLDER / "texts" / f"{language}.ftl").read_text("utf-8")
    # Keys and arguments are English in every language: only what stands behind the equals sign counts.
    words = "\n".join(line.partition("=")[2] for line in texts.splitlines() if not line.startswith("#"))
    rules = (FOLDER / "rulebook" / f"{language}.md").read_text("utf-8")
    rules = "\n".join(line for line in rules.splitlines() if "MET-E" not in line)
    for term in terms:
        assert term in words or term in texts
        assert term in rules
    for term in foreign:
        assert term not in words
