"""JSON Schema of the protocol and of every game's actions, events, views and options, for other languages.

python -m metalworks.messages.schema > protocol.json
"""

from __future__ import annotations

import functools
import inspect
import operator
import sys
from typing import Any

import msgspec

from metalworks import messages
from metalworks.contract.game import Game
from metalworks.contract.types import StepUndone
from metalworks.games import GAMES, game


def any_value(kind: type) -> dict[str, object]:
    """The schema of a value that the protocol hands on unread: anything."""
    if kind is object:
        return {"description": "anything"}  # an empty schema counts as none
    raise NotImplementedError(kind)


def document() -> dict[str, object]:
    """Everything a client needs to know of the shapes, under `protocol` and `games`."""
    structs = [one for _, one in inspect.getmembers(messages, inspect.isclass) if issubclass(one, msgspec.Struct)]
    unions = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
    return {
        "protocol": _definitions(unions, structs),
        "games": {name: _of_game(game(name)) for name in GAMES},
    }


def _of_game(rules: Game) -> dict[str, object]:
    return _definitions(
        {
            "Action": functools.reduce(operator.or_, rules.action_types),
            "Event": functools.reduce(operator.or_, (*rules.event_types, StepUndone)),
            "View": rules.view_type,
            "Options": rules.options,
            **({"Sheet": rules.sheet_type} if rules.sheet_type is not None else {}),
        },
        [],
    )


def _definitions(named: dict[str, Any], more: list[type]) -> dict[str, object]:
    """Named types and all that they are made of, as one schema."""
    template = "#/$defs/{name}"
    schemas, definitions = msgspec.json.schema_components(
        [*named.values(), *more], schema_hook=any_value, ref_template=template
    )
    for name, schema in zip(named, schemas, strict=False):
        if schema.get("$ref") != template.format(name=name):
            definitions[name] = schema
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document(), order="sorted"), indent=1).decode() + "\n")
