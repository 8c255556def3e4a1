"""The texts for people: complete, used, correct Fluent, and in each language its own.

Walks every Fluent file of the package, so that a new game or a new part of the application is
checked as soon as its files exist.
"""

from __future__ import annotations

import ast as python
import itertools
import re
import typing
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import metalworks
from metalworks.contract.texts import BROWSER, LANGUAGES, SEAT_FIELDS, TERMINAL, Argument, Texts, _bundle
from metalworks.contract.types import StepUndone
from metalworks.players import LEVELS, RESEARCH, choose

pytestmark = pytest.mark.compiled_only  # the words are the same in both modes

PACKAGE = Path(metalworks.__file__).parent
ROOT = Path(__file__).parent.parent
OTHERS = [language for language in LANGUAGES if language != "en"]


# Families of messages whose last part is the name of a thing, looked up as it is needed; which
# things there are, the Fluent files themselves say.
NAMED_FAMILIES = {
    "game": "the games of the package, played or announced",
    "piece": "tooltips of pieces",
    "term": "the glossary",
    "metal": "the metals of Metallurgie",
    "planet": "the planets of Metallum",
    "installation": "what they do",
    "tile": "its subroutines and their types",
    "connector": "pins and sockets",
    "colour": "their colours",
    "module": "its cards",
    "timing": "when they are used",
    "marker": "its deposits",
    "edition": "its editions",
    "side": "its players by colour",
    "card": "the cards of Metal Adventures",
    "tour": "its tour actions",
    "place": "its places",
    "nation": "its nations",
    "half": "the halves of its space deck",
    "improvement": "its types of improvement",
    "hunters": "its option",
}

# Messages that are rightly the same as in English.
PLANETS = {f"planet-{name}" for name in ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "omega"]}
SAME_AS_ENGLISH = {
    "de": {
        *PLANETS, "planet-known", "metal-gold", "term-position", "term-subroutine",
        "colour-orange", "colour-cyan", "module-compiler", "module-sabotage", "terminal-name-computer",
        "met-chart-credits", "battle-credits", "met-installation", "met-log-aims", "met-say-module",
        "planet-exxalia", "planet-karokum", "nation-ocg",
        "web-chat", "web-computer", "bench-server-latency", "bench-server-p50", "bench-server-p99",
        "mad-end-tour", "web-size-usual", "web-speed-normal", "web-course-leads", "train-generation",
    },
    "pl": {
        *PLANETS, "term-program", "met-log-aims", "met-say-module", "bench-server-p99", "web-course-leads",
        "planet-exxalia", "planet-karokum", "nation-ocg",
    },
}  # fmt: skip

# What is called with a message key, apart from problems.
TELLERS = {"refused", "texts", "_texts", "words", "_words", "Texts", "Refuse"}

PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS: tuple[int, ...] = (0, 1, 2, 5, 12, 22, 25, 101)
QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "pl": ("„", "”")}


class Entry(typing.NamedTuple):
    """One message of one file."""

    key: str
    file: Path
    value: fluent.Pattern

    def __str__(self) -> str:
        return f"{self.file.relative_to(PACKAGE)}: {self.key}"


class Contents(Visitor):
    """What the pattern of a message refers to, selects by and prints."""

    def __init__(self, value: fluent.Pattern) -> None:
        self.references: set[str] = set()
        self.variables: set[str] = set()
        self.printed: set[str] = set()
        self.numeric: set[str] = set()
        self.variants: dict[str, list[set[str]]] = {}
        self.words: list[str] = []
        self.visit(value)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, fluent.VariableReference):
                self.numeric.add(argument.id.name)
        self.generic_visit(node)

    def visit_Placeable(self, node: fluent.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, fluent.VariableReference):
            self.printed.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, fluent.VariableReference):
            names = {v.key.name if isinstance(v.key, fluent.Identifier) else v.key.value for v in node.variants}
            self.variants.setdefault(selector.id.name, []).append(names)
            if names & PLURALS or all(name == "other" or name.isdigit() for name in names):
                self.numeric.add(selector.id.name)
        self.generic_visit(node)


# -- the Fluent files --------------------------------------------------------------------------


@cache
def folders() -> dict[Path, str | None]:
    """Every folder with Fluent files, and the game it belongs to."""
    found: dict[Path, str | None] = {}
    for file in sorted(PACKAGE.glob("**/texts/**/*.ftl")):
        parts = file.relative_to(PACKAGE).parts
        found[file.parent] = parts[1] if parts[0] == "games" else None
    assert found
    return found


@cache
def entries(folder: Path, language: str) -> dict[str, Entry]:
    """The messages of one file; anything that is not correct Fluent fails."""
    file = folder / f"{language}.ftl"
    found: dict[str, Entry] = {}
    for part in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(part, fluent.Junk), f"{file}: {part.annotations[0].message}\n{part.content}"
        if isinstance(part, fluent.Message):
            assert part.value is not None, f"{file}: {part.id.name} is empty"
            assert part.id.name not in found, f"{file}: {part.id.name} is there twice"
            found[part.id.name] = Entry(part.id.name, file, part.value)
    return found


def scope(game: str | None, language: str) -> dict[str, Entry]:
    """All messages that can be found together: the application's, and those of one game."""
    found: dict[str, Entry] = {}
    for folder, owner in folders().items():
        if owner in (None, game):
            for key, entry in entries(folder, language).items():
                assert key not in found, f"{entry} is also in {found[key]}"
                found[key] = entry
    return found


@cache
def helpers(game: str | None, language: str) -> frozenset[str]:
    """Messages that only serve others of the same language, such as a metal in one of the cases."""
    found = {name for entry in scope(game, language).values() for name in Contents(entry.value).references}
    return frozenset(found - named_keys())


def reach(key: str, game: str | None, language: str) -> Iterator[Contents]:
    """What a message contains, with everything it refers to: they share their arguments."""
    known = scope(game, language)
    todo, seen = [key], {key}
    while todo:
        contents = Contents(known[todo.pop()].value)
        yield contents
        todo += contents.references - seen
        seen |= contents.references


def variables(key: str, game: str | None, language: str) -> set[str]:
    return set[str]().union(*(contents.variables for contents in reach(key, game, language)))


# -- the keys that the code uses ---------------------------------------------------------------


@cache
def sources() -> dict[Path, python.Module]:
    return {file: python.parse(file.read_text("utf-8")) for file in sorted(PACKAGE.glob("**/*.py"))}


def package_of(file: Path) -> str:
    """The game that a module belongs to, or nothing."""
    parts = file.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


@cache
def literals() -> dict[str, set[str]]:
    """The string literals and names of fields in the code, of each game and of the application."""
    found: dict[str, set[str]] = {"": set()}
    for file, module in sources().items():
        words = found.setdefault(package_of(file), set())
        for node in python.walk(module):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, python.AnnAssign) and isinstance(node.target, python.Name):
                words.add(node.target.id)
    return found


@cache
def web_words() -> tuple[frozenset[str], tuple[str, ...]]:
    """Of the web application, where it is at hand: strings, and beginnings of keys: `piece-${name}`, 'piece-'."""
    files = [file for ending in ("ts", "svelte") for file in ROOT.glob(f"web/src/**/*.{ending}")]
    text = "".join(file.read_text("utf-8") for file in files)
    return frozenset(re.findall(r"""["'`]([a-z][a-z0-9-]+)["'`]""", text)), tuple(
        re.findall(r"""["'`]([a-z]+(?:-[a-z]+)*-)(?:["']|\$\{)""", text)
    )


@cache
def composed_keys() -> frozenset[str]:
    """Keys put together like f"refused-{key}", with parts that are literals of the same package."""
    found: set[str] = set()
    for file, module in sources().items():
        for node in python.walk(module):
            if not isinstance(node, python.JoinedStr):
                continue
            head, *rest = [str(p.value) if isinstance(p, python.Constant) else "" for p in node.values]
            if len(rest) <= 2 and re.fullmatch(r"[a-z]+(-[a-z]+)*-", head):
                tail = "".join(rest)
                found |= {f"{head}{word}{tail}".replace("_", "-") for word in literals()[package_of(file)]}
    return frozenset(found)


@cache
def generated_keys() -> dict[str | None, set[str]]:
    """Keys that follow from the types of a game and from the computer players."""
    found: dict[str | None, set[str]] = {None: set()}
    found[None] |= {f"game-{name.replace('_', '-')}-line" for name in metalworks.GAMES}
    found[None] |= {key for level in (*LEVELS, *RESEARCH) for key in (f"level-{level}", f"level-{level}-help")}
    for name in metalworks.GAMES:
        game = metalworks.game(name)
        keys = found[name] = set()
        told: list[type[msgspec.Struct]] = [*game.action_types, *game.event_types, *game.outcome_types, StepUndone]
        for kind in told:
            config = kind.__struct_config__
            keys.add(f"{config.tag_field}-{config.tag}")
        shown = typing.get_type_hints(game.view_type)
        for field, families in (("phase", ("phase", "prompt")), ("step", ("step",))):
            if isinstance(kinds := shown.get(field), type) and issubclass(kinds, Enum):
                keys |= {f"{family}-{one.value}" for one in kinds for family in families}
        for option in game.options.__struct_fields__:
            keys |= {f"option-{option}", f"option-{option}-help"}
        found[name] = {key.replace("_", "-") for key in keys}
    return found


@cache
def named_keys() -> frozenset[str]:
    """Keys that the code or its types name in full."""
    return frozenset[str]().union(*literals().values(), *generated_keys().values())


def problems_raised() -> Iterator[tuple[Path, int, str]]:
    """Keys given to a problem or to the texts as a literal, or to `refused` without its family."""
    makers = {name for name in metalworks.__all__ if isinstance(getattr(metalworks, name), type)} - {"Match"}
    for file, module in sources().items():
        for node in python.walk(module):
            if not isinstance(node, python.Call) or not node.args:
                continue
            called = node.func.func if isinstance(node.func, python.Call) else node.func  # Texts(language)("key")
            name = called.id if isinstance(called, python.Name) else getattr(called, "attr", "")
            prefix = "refused-" if name == "refused" else ""
            if name in makers or (name in TELLERS and (name != "Texts" or called is not node.func)):
                key = node.args[name == "Refuse" and len(node.args) > 1]  # the server's code comes first
                for word in (key.body, key.orelse) if isinstance(key, python.IfExp) else (key,):
                    if isinstance(word, python.Constant) and isinstance(word.value, str):
                        yield file, node.lineno, prefix + word.value


# -- the tests ---------------------------------------------------------------------------------

each_folder = pytest.mark.parametrize("folder", [pytest.param(f, id=str(f.relative_to(PACKAGE))) for f in folders()])
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", OTHERS)


@each_folder
def test_every_language_has_the_same_messages(folder: Path) -> None:
    game = folders()[folder]
    keys = {language: set(entries(folder, language)) - helpers(game, language) for language in LANGUAGES}
    for language in OTHERS:
        assert not keys["en"] - entries(folder, language).keys(), f"missing in {language}"
        assert not keys[language] - entries(folder, "en").keys(), f"only in {language}"


@each_other_language
@each_folder
def test_every_language_uses_the_same_variables(folder: Path, language: str) -> None:
    game = folders()[folder]
    for key in entries(folder, "en").keys() & entries(folder, language).keys() - helpers(game, language):
        if key not in helpers(game, "en"):
            assert variables(key, game, "en") == variables(key, game, language), key


@each_other_language
@each_folder
def test_every_language_speaks_for_itself(folder: Path, language: str) -> None:
    english, other = entries(folder, "en"), entries(folder, language)
    own = {key for key in english.keys() & other.keys() if not _refers_only(english[key])}
    same = {key for key in own if _written(english[key]) == _written(other[key])}
    assert same <= SAME_AS_ENGLISH[language], same - SAME_AS_ENGLISH[language]


def _refers_only(entry: Entry) -> bool:
    """Whether a message says just what another one says."""
    parts = [part.expression for part in entry.value.elements if isinstance(part, fluent.Placeable)]
    return len(parts) == len(entry.value.elements) and all(isinstance(part, fluent.MessageReference) for part in parts)


def _written(entry: Entry) -> str:
    """The pattern as it is written, without where it stands."""
    return FluentSerializer().serialize_entry(fluent.Message(fluent.Identifier("m"), entry.value))


@pytest.mark.parametrize("game", [None, *metalworks.GAMES])
def test_every_key_of_the_code_exists(game: str | None) -> None:
    for language in LANGUAGES:
        missing = generated_keys()[game] - scope(game, language).keys()
        assert not missing, (language, sorted(missing))


def test_every_problem_has_a_text() -> None:
    raised = list(problems_raised())
    assert len(raised) > 30
    for file, line, key in raised:
        game = package_of(file) or None
        games = [game] if game else [None, *metalworks.GAMES]
        assert any(key in scope(one, "en") for one in games), f"{file.relative_to(PACKAGE)}:{line}: {key}"


@each_language
@each_folder
def test_no_message_is_unused(folder: Path, language: str) -> None:
    game = folders()[folder]
    named = {key for key in entries(folder, language) if key.split("-")[0] in NAMED_FAMILIES}
    unused = entries(folder, language).keys() - named_keys() - composed_keys() - helpers(game, language) - named
    words, beginnings = web_words()
    assert not {key for key in unused - words if not key.startswith(beginnings)}


@pytest.mark.parametrize("game", metalworks.GAMES)
def test_every_event_has_what_its_text_needs(game: str) -> None:
    rules = metalworks.game(game)
    told: list[type[msgspec.Struct]] = [*rules.event_types, *rules.outcome_types, StepUndone]
    for kind in told:
        config = kind.__struct_config__
        key = f"{config.tag_field}-{config.tag}".replace("_", "-")
        for language in LANGUAGES:
            needed = {re.sub(r"_\d$", "", name) for name in variables(key, game, language)}
            assert needed <= set(kind.__struct_fields__), (key, language)


@each_language
@pytest.mark.parametrize("game", metalworks.GAMES)
def test_a_whole_game_has_its_words(game: str, language: str) -> None:
    """Every action offered and every event of some games: words, and no word of the code."""
    for seed in range(2):
        match = metalworks.Match.new(game, ["Ada", "Ben"], seed=seed)
        texts = Texts(language, game, sheet=match.sheet)
        while match.waiting:
            seat = match.waiting[0]
            for action in match.legal(seat):
                _assert_words(match.say(action, texts), action)
            match.play(seat, choose(match, seat, "random"))
        for viewer in (None, 0, 1):
            for event in match.events(viewer):
                _assert_words(texts.say(event, match.names), event)
        assert match.result is not None
        assert match.result.reason in texts


def _assert_words(text: str, thing: msgspec.Struct) -> None:
    assert " " in text, (text, thing)
    assert not re.search(r"[{}]|\bhidden\b|\w_\w", text), (text, thing)


@each_language
@each_folder
def test_every_message_formats(folder: Path, language: str) -> None:
    game = folders()[folder]
    rooms = BROWSER if "web" in folder.relative_to(PACKAGE).parts else TERMINAL
    bundle = _bundle(language, game, rooms)
    for key in entries(folder, language):
        assert key in Texts(language, game, rooms), f"{key} is not loaded"
        value = bundle.get_message(key).value
        assert value is not None
        for arguments in representative(key, game):
            text, errors = bundle.format_pattern(value, arguments)
            assert not errors, (key, arguments, errors)
            assert text == str(text).strip() != "", (key, arguments, text)
            assert not re.search(r"[{}]|\?\?\?| [.,;:!?)]", str(text)), (key, arguments, text)
            assert "\n" in str(text) or "  " not in str(text), (key, arguments, text)


def representative(key: str, game: str | None) -> Iterable[dict[str, Argument]]:
    """Arguments of every kind that a message, in any language, makes a difference between."""
    values: dict[str, set[Argument]] = {}
    numeric: set[str] = set()
    for language in LANGUAGES:
        if key in scope(game, language):
            for contents in reach(key, game, language):
                numeric |= contents.numeric
                for name in contents.variables:
                    values.setdefault(name, set()).update(*contents.variants.get(name, []))
    for name, options in values.items():
        if name in numeric:
            values[name] = {*NUMBERS}
        elif not options:
            values[name] = {"Ada"}
    names = sorted(values)
    for combination in itertools.product(*(sorted(values[name], key=str) for name in names)):
        yield dict(zip(names, combination, strict=True))


@each_folder
def test_names_from_the_code_are_never_shown(folder: Path) -> None:
    """What some message selects by, `iron` or `yes`, is a word of the code, not of a language."""
    messages = [
        (entry, Contents(entry.value)) for language in LANGUAGES for entry in entries(folder, language).values()
    ]
    numeric = {name for _, contents in messages for name in contents.numeric}
    chosen = {
        name
        for _, contents in messages
        for name, variants in contents.variants.items()
        if not set[str]().union(*variants) <= {"hidden", "other"}  # else it is only asked whether it may be known
    }
    chosen -= numeric | SEAT_FIELDS
    for entry, contents in messages:
        if not entry.key.startswith(("position-", "content-")):  # they name fields as people write them there
            assert not chosen & contents.printed, entry


@each_language
@each_folder
def test_typography(folder: Path, language: str) -> None:
    left, right = QUOTES[language]
    foreign = set("“”„\"'") - {left, right}
    for entry in entries(folder, language).values():
        contents = Contents(entry.value)
        words = "".join(contents.words)
        assert not foreign & set(words), entry
        assert words.count(left) == words.count(right), entry
        assert not re.search(r" - |\.\.\.", words), entry


@each_folder
def test_polish_counts_in_all_its_plurals(folder: Path) -> None:
    """One form, or all: 2 karty but 5 kart; only where the cases agree are two forms enough."""
    for entry in entries(folder, "pl").values():
        for variants in itertools.chain(*Contents(entry.value).variants.values()):
            if variants & PLURALS:  # beside them zero may have words of its own
                assert variants - {"0"} in ({"one", "other"}, {"one", "few", "many", "other"}), entry
