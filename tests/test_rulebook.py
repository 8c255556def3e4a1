"""The rules for players: every clause of the ledger, in every language, with the same parts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import metalworks
from metalworks.contract.rulebook import Rulebook, figures, parse, rulebook
from metalworks.contract.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
PACKAGE = Path(metalworks.__file__).parent
WRITTEN = sorted(folder.parent.name for folder in PACKAGE.glob("games/*/rulebook"))
OTHERS = [language for language in LANGUAGES if language != "en"]
RULING = {"en": "*Ruling:*", "de": "*Festlegung:*", "pl": "*Ustalenie:*"}
QUOTES = {"en": "“”", "de": "„“", "pl": "„”"}

SAMPLE = """# T

In
two lines.

## 1 One

> What it
  says.

![A board.](first-board)

### Head
- **ABC-1.1** First
  goes on.
- **ABC-1.2** Second.

## C App
- **ABC-C1** Third.
"""


def numbers(book: Rulebook) -> list[str]:
    return [clause.id for clause in book.clauses]


def test_every_game_has_rules() -> None:
    assert set(metalworks.GAMES) <= set(WRITTEN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WRITTEN)
def test_every_clause_of_the_ledger_is_in_the_rulebook(game: str, language: str) -> None:
    ledger = ROOT / "docs" / "rules" / f"{game}.md"
    clauses = re.findall(r"^- ([A-Z]{3}-[\w.]+) (.+)$", ledger.read_text("utf-8"), re.MULTILINE)
    book = rulebook(game, language)
    assert sorted(numbers(book)) == sorted(id for id, _ in clauses)
    for id, text in clauses:
        clause = book.clause(id)
        assert clause is not None
        assert ("Ruling" in text) == (RULING[language] in clause.text), id


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", WRITTEN)
def test_every_language_has_the_same_parts(game: str, language: str) -> None:
    english, other = rulebook(game, "en"), rulebook(game, language)
    assert english.introduction != other.introduction
    assert numbers(english) == numbers(other)
    for one, two in zip(english.chapters, other.chapters, strict=True):
        assert one.number == two.number
        assert one.title != two.title
        assert one.summary != two.summary
        assert [picture.figure for picture in one.pictures] == [picture.figure for picture in two.pictures]
        for clause, same in zip(one.clauses, two.clauses, strict=True):
            assert bool(clause.heading) == bool(same.heading), clause.id
            assert clause.text != same.text, clause.id
            assert re.findall(r"M[A-Z]{2}-[\w.]+\w", clause.text) == re.findall(r"M[A-Z]{2}-[\w.]+\w", same.text), (
                clause.id
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WRITTEN)
def test_form(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book.title
    assert len(set(numbers(book))) == len(numbers(book))
    shown = [picture.figure for chapter in book.chapters for picture in chapter.pictures]
    assert sorted(shown) == sorted(figures(game))
    for chapter in book.chapters:
        assert chapter.clauses
        assert chapter.pictures or chapter.number == "E"  # where editions differ, there is nothing to see
        for words in (chapter.summary, *(picture.caption for picture in chapter.pictures)):
            assert words.endswith("."), chapter.number
            assert not re.search(r"  | [.,;:]|\.\.\.| - ", words), chapter.number
        for clause in chapter.clauses:
            assert clause.text.endswith((".", ".)", "!")), clause.id
            assert clause.text.count("*") % 2 == 0, clause.id
            assert not re.search(r"  | [.,;:]|\.\.\.| - ", clause.text), clause.id
            assert not set("“”„\"'") - set(QUOTES[language]) & set(clause.text), clause.id
            for other in re.findall(r"M[A-Z]{2}-[\w.]*\w", clause.text):
                assert book.clause(other) is not None, (clause.id, other)


def test_a_language_without_rules_reads_the_english() -> None:
    assert rulebook("metallurgie", "xx") == rulebook("metallurgie", "en")


def test_parts_are_read() -> None:
    book = parse(SAMPLE)
    assert (book.title, book.introduction) == ("T", "In two lines.")
    assert [(chapter.number, chapter.title) for chapter in book.chapters] == [("1", "One"), ("C", "App")]
    assert [(c.id, c.text, c.heading) for c in book.clauses] == [
        ("ABC-1.1", "First goes on.", "Head"),
        ("ABC-1.2", "Second.", ""),
        ("ABC-C1", "Third.", ""),
    ]
    first, appendix = book.chapters
    assert first.summary == "What it says."
    assert [(picture.figure, picture.caption) for picture in first.pictures] == [("first-board", "A board.")]
    assert (appendix.summary, appendix.pictures) == ("", ())
    assert book.clause("ABC-C1") == book.clauses[2]
    assert book.clause("ABC-9.9") is None
