"""The language of a command: `--lang`, else the environment's."""

from __future__ import annotations

import os
import sys

from metalworks.contract.problems import BadOption
from metalworks.contract.texts import DEFAULT_LANGUAGE, LANGUAGES


def from_environment() -> str:
    """The first of LC_ALL, LC_MESSAGES and LANG that says something."""
    said = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return said[:2] if said[:2] in LANGUAGES else DEFAULT_LANGUAGE


def checked(language: str | None) -> str:
    if language is None:
        return from_environment()
    if language not in LANGUAGES:
        raise BadOption("terminal-unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


def of_command_line() -> str:
    """The language of help and problems, known before the words are parsed."""
    words = sys.argv
    for word, following in zip(words, [*words[1:], ""], strict=True):
        said = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if said in LANGUAGES:
            return said
    return from_environment()
