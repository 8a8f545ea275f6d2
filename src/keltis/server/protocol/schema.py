"""The protocol as JSON Schema, generated from its message types; clients generate their types from it.

python -m keltis.server.protocol.schema > docs/protocol.schema.json
"""

import dataclasses
import json
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from keltis.core.offers import Offer, Outlook
from keltis.core.view import Step, View
from keltis.games import GAMES
from keltis.messages.message import Message
from keltis.server.http import guidance_schemas, people_schemas, practice_schemas, schemas, workshop_schemas
from keltis.table.commands import PROTOCOL, AnyMessage
from keltis.table.frames import AnyFrame
from keltis.ui_model.stage import Scene, Stage

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN = {str: "string", int: "integer", bool: "boolean", float: "number", NoneType: "null"}
REF = "#/$defs/{}"

ANSWERING = (guidance_schemas, workshop_schemas, schemas, people_schemas, practice_schemas)

Schema = dict[str, Any]


def schema() -> Schema:
    """All messages in both directions, and the types they consist of."""
    requests = (schemas.Requests, people_schemas.Requests, workshop_schemas.Requests)
    bodies = [body for union in requests for body in get_args(union)]
    answers = [answer for module in ANSWERING for answer in module.Answers]
    wanted = (AnyMessage, AnyFrame, *bodies, practice_schemas.Answer, *answers)
    (sent, got, *_), found = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    parts = dict(found)
    for kind in (View, Step, Stage, Scene, Offer, Outlook):
        _describe(kind, parts)
    parts["Message"] = _message()
    tables = [_table(game.name) for game in GAMES]
    parts["View"]["properties"]["table"] = {"anyOf": [_schema(table, parts) for table in tables]}
    for name in ("Status", "View", "Scene"):
        parts[f"{name}Part"] = _part(parts[name])
    parts["ViewPart"]["properties"]["table"] = {"type": "object"}  # only the fields that have changed
    return {
        "$schema": DIALECT,
        "title": "Messages between client and server",
        "description": f"Protocol version {PROTOCOL}",
        "$defs": {"ToServer": sent, "ToClient": got, **dict(sorted(parts.items()))},
    }


def _part(whole: Schema) -> Schema:
    """A partial object: any subset of the fields."""
    name = f"{whole['title']}Part"
    described = f"Changed fields of {whole['title']}."
    properties = dict(whole["properties"])
    return {**whole, "title": name, "description": described, "properties": properties, "required": []}


def _table(name: str) -> type:
    """The types of a game's view."""
    game = next(game for game in GAMES if game.name == name)
    found: type = get_type_hints(game.views.look)["return"]
    return found


def _schema(kind: Any, parts: Schema) -> Schema:
    """The schema of a type; dataclasses are added to the definitions."""
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if kind is Any:
        return {}
    if kind is Message:
        return {"$ref": REF.format("Message")}
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        return _describe(kind, parts)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(argument, parts) for argument in arguments]}
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin is tuple and arguments[-1] is Ellipsis:
        return {"type": "array", "items": _schema(arguments[0], parts)}
    if origin is tuple:
        items = [_schema(argument, parts) for argument in arguments]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    raise TypeError(f"no schema for {kind!r}")


def _describe(kind: type, parts: Schema) -> Schema:
    """Add a dataclass to the definitions; returns a reference to it."""
    name = _name(kind)
    if name not in parts:
        parts[name] = {}
        hints = get_type_hints(kind)
        fields = [field.name for field in dataclasses.fields(kind)]
        parts[name] = {
            "title": name,
            "description": (kind.__doc__ or "").strip().partition("\n")[0],
            "type": "object",
            "properties": {field: _schema(hints[field], parts) for field in fields},
            "required": fields,
        }
    return {"$ref": REF.format(name)}


def _name(kind: type) -> str:
    """The name of a type, prefixed with the game if several games use the same name."""
    folder = kind.__module__.split(".")
    if "games" not in folder:
        return kind.__name__
    game = "".join(part.capitalize() for part in folder[folder.index("games") + 1].split("_"))
    return kind.__name__ if kind.__name__.startswith(game) else f"{game}{kind.__name__}"


def _message() -> Schema:
    """A message: its id in the catalogue, and its variables."""
    seat = {"type": "object", "properties": {"seat": {"type": "integer"}}, "required": ["seat"]}
    value = {"anyOf": [{"type": "integer"}, {"type": "string"}, seat, {"$ref": REF.format("Message")}]}
    return {
        "title": "Message",
        "description": "A message: its id in the catalogue, and its variables.",
        "type": "object",
        "properties": {"id": {"type": "string"}, "args": {"type": "object", "additionalProperties": value}},
        "required": ["id", "args"],
    }


def text() -> str:
    """The schema as the text of its file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
