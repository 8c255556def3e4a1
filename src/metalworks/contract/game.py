"""The contract between a game and everything that plays it with people."""

from __future__ import annotations

import functools
import operator
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from metalworks.contract.content import read_content
from metalworks.contract.problems import BadOption, Refused
from metalworks.contract.texts import Argument
from metalworks.contract.types import Action, Content, Event, Options, Outcome, Result, Sheet, View, Viewer
from metalworks.kernel.appraisal import Appraisal
from metalworks.kernel.state import EVENT_INTS, PUBLIC, State

Read = TypeVar("Read", bound=msgspec.Struct)

Told = tuple[int, Event]  # an event and its audience: the viewers who may know of it, as bits


class Game(ABC):
    """One game: how its whole numbers read as actions, events and views, and back."""

    id: ClassVar[str]
    title: ClassVar[str]  # a name, not translated
    clauses: ClassVar[str]  # prefix of its clauses in the ledger
    rules_version: ClassVar[int]  # bumped by a change of rules that alters a stored game
    seat_counts: ClassVar[range]
    official_seats: ClassVar[range]  # the part of them that the rulebook names; all of them where a game says nothing
    options: ClassVar[type[Options]]
    content_file: ClassVar[type[msgspec.Struct]]
    action_types: ClassVar[tuple[type[Action], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    outcome_types: ClassVar[tuple[type[Outcome], ...]]
    view_type: ClassVar[type[View]]
    sheet_type: ClassVar[type[Sheet] | None] = None
    appraisal: ClassVar[Appraisal]  # for computer players

    def __init_subclass__(cls) -> None:
        if "official_seats" not in vars(cls) and "seat_counts" in vars(cls):
            cls.official_seats = cls.seat_counts

    # -- starting --------------------------------------------------------------------------

    @abstractmethod
    def build_content(self, source: dict[str, object], file: str) -> Content:
        """Validate the parsed content file and build what the rules need."""

    @abstractmethod
    def start(self, seats: int, options: Options, content: Content) -> State:
        """A game about to begin."""

    @abstractmethod
    def read_position(self, position: str, content: Content) -> State:
        """The state that a position describes."""

    @abstractmethod
    def position(self, state: State) -> str:
        """The whole position as one line of text, secrets included."""

    @abstractmethod
    def position_for(self, state: State, viewer: Viewer) -> str:
        """The position as far as a viewer may know it; hidden parts are `?`."""

    @abstractmethod
    def options_of(self, state: State) -> Options:
        """The options a state was set up with."""

    # -- playing ---------------------------------------------------------------------------

    @abstractmethod
    def action(self, code: int) -> Action:
        """The typed form of an action of the rules."""

    @abstractmethod
    def code(self, action: Action) -> int:
        """The rules' form of an action; Refused if it names something that does not exist."""

    def meant(self, state: State, action: Action) -> Action:
        """The action that `legal` lists for this one, where people may name the same thing in several ways."""
        return action

    def codes(self, state: State, seat: int, action: Action) -> tuple[int, ...]:
        """The steps of an action in the rules' own numbers; most actions are one step."""
        return (self.code(self.meant(state, action)),)

    @abstractmethod
    def explain(self, state: State, seat: int, action: Action) -> Refused:
        """Why an action that is not legal is refused: `State.reason` in words, with its clause."""

    @abstractmethod
    def not_now(self, state: State, seat: int) -> Refused:
        """Why a seat that is not waiting may do nothing."""

    @abstractmethod
    def outcome(self, state: State, code: int) -> Outcome:
        """The typed form of a chance outcome of this state."""

    @abstractmethod
    def outcome_code(self, state: State, outcome: Outcome) -> int:
        """The rules' form of an outcome, -1 if it cannot be one in this state."""

    def outcome_audience(self, state: State) -> int:
        """Who may know the chance outcome of this state: viewers as bits."""
        return PUBLIC

    def action_audience(self, state: State, seat: int, code: int) -> int:
        """Who may know this action: viewers as bits."""
        return PUBLIC

    # -- telling ---------------------------------------------------------------------------

    @abstractmethod
    def events(self, state: State, log: Sequence[int]) -> list[Told]:
        """The events that the rules have just noted, each with its audience; made once, right after the step."""

    def sheet(self, content: Content) -> Sheet | None:
        """All that is printed on the pieces of a content, None where views say it all."""
        return None

    def words(self, state: State, action: Action) -> dict[str, Argument]:
        """What the text of an action needs beyond its own fields."""
        return {}

    @abstractmethod
    def shared(self, state: State) -> bytes:
        """What all viewers see alike: the fields of a view that are the same for all of them, as `fields` writes them.

        Written once for all viewers, since most of a view is.
        """

    @abstractmethod
    def own(self, state: State, viewer: Viewer) -> bytes:
        """What a viewer sees in their own way: the other fields, with at least `viewer`."""

    def encoded_view(self, state: State, viewer: Viewer, shared: bytes | None = None) -> bytes:
        """What a viewer sees, as JSON; with what is shared, where that is known already."""
        public = self.shared(state) if shared is None else shared
        return b"{" + self.own(state, viewer) + b"," + public + b"}"

    def view(self, state: State, viewer: Viewer) -> View:
        """What a viewer sees."""
        view: View = self._read_view(self.encoded_view(state, viewer))
        return view

    @functools.cached_property
    def _read_view(self) -> Any:
        return msgspec.json.Decoder(self.view_type).decode

    @abstractmethod
    def result(self, state: State) -> Result:
        """How the game ended."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> State:
        """Read back what `State.to_bytes` wrote."""

    # -- the same for all ------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The package that the game is: its content and laws are found there."""
        return type(self).__module__.rpartition(".")[0]

    def load_content(self, path: Path | str | None = None) -> Content:
        """A content file; the house set without one."""
        if path is None:
            return self._house
        return self.build_content(read_content(Path(path)), str(path))

    @functools.cached_property
    def _house(self) -> Content:
        file = files(self.package) / "content" / "house.toml"
        return self.build_content(read_content(file), "house.toml")

    def read_options(self, values: object) -> Options:
        """Options from plain values, with an error that names what is wrong."""
        try:
            return msgspec.convert(values, self.options)
        except msgspec.ValidationError as error:
            raise BadOption(
                "bad-option", title=self.title, detail=str(error), known=", ".join(self.options.__struct_fields__)
            ) from None

    def unusual(self, values: Mapping[str, object]) -> dict[str, object]:
        """Options as plain values, checked and without those that are as usual."""
        found: dict[str, object] = msgspec.to_builtins(self.read_options(dict(values)))
        return found

    def check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            least, most = self.seat_counts[0], self.seat_counts[-1]
            key = "bad-seats" if least < most else "bad-seats-exact"
            raise BadOption(key, title=self.title, seats=seats, least=least, most=most)

    def read_action(self, data: object) -> Action:
        """An action from plain values or JSON bytes."""
        return self._read(data, self.action_types, "bad-action")

    def check_action(self, action: object) -> Action:
        """An action that a caller built, or a mapping as in journals: of this game, with fields of their types."""
        try:
            return self.read_action(msgspec.to_builtins(action))
        except TypeError as error:
            raise Refused("bad-action", game=self.id, detail=str(error)) from None

    def read_outcome(self, data: object) -> Outcome:
        return self._read(data, self.outcome_types, "bad-outcome")

    def _read(self, data: object, types: tuple[type[Read], ...], key: str) -> Read:
        try:
            # Once through bytes: a decoder is made once for a union, `convert` takes it apart every time.
            decoder: msgspec.json.Decoder[Read] = _decoder(types)
            return decoder.decode(data if isinstance(data, bytes | str) else msgspec.json.encode(data))
        except (msgspec.DecodeError, RecursionError) as error:  # a ValidationError is a DecodeError
            raise Refused(key, game=self.id, detail=str(error)) from None


@functools.cache
def _decoder(types: tuple[type[msgspec.Struct], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(functools.reduce(operator.or_, types))


def fields(values: Mapping[str, object]) -> bytes:
    """Fields of a view as JSON, without the braces around them."""
    return msgspec.json.encode(values)[1:-1]


def noted(log: Sequence[int]) -> Iterable[tuple[int, int, int, int, int, int, int]]:
    """The events that the rules noted, each as its audience, its kind and five arguments."""
    return zip(*[iter(log)] * EVENT_INTS, strict=True)
