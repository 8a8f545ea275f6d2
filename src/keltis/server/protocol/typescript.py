"""The protocol's types for the browser client, made from its schema.

python -m keltis.server.protocol.typescript > web/src/net/protocol.gen.ts
"""

import json
from collections.abc import Iterator

from keltis.games import GAMES
from keltis.server.protocol.schema import Schema, schema
from keltis.tutorial import has_lessons

HEAD = "// Made by keltis.server.protocol.typescript from the protocol's schema: do not edit.\n"
LIST = """
/** All games in their order, and whether each has a tutorial. */
export const GAMES = {{
{games}}}
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> str:
    """All messages as a file of TypeScript, and the list of games."""
    parts: Schema = schema()["$defs"]
    games = "".join(f"  {game.name}: {{ lessons: {json.dumps(has_lessons(game))} }},\n" for game in GAMES)
    declared = "".join(f"\n{_declared(name, part)}\n" for name, part in parts.items())
    return HEAD + LIST.format(games=games) + declared


def _declared(name: str, part: Schema) -> str:
    about = " ".join(part.get("description", "").split())
    comment = f"/** {about} */\n" if about else ""
    if part.get("properties"):
        body = "\n".join(_fields(part))
        return f"{comment}export interface {name} {{\n{body}\n}}"
    return f"{comment}export type {name} = {_type(part)}"


def _fields(part: Schema) -> Iterator[str]:
    required = part.get("required", [])
    for field, value in part["properties"].items():
        mark = "" if field in required else "?"
        yield f"  {field}{mark}: {_type(value)}"


def _type(part: Schema) -> str:
    """One type, as it stands within another."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(_type(option) for option in part["anyOf"])
    kind = part.get("type")
    if kind == "array":
        return _array(part)
    if kind == "object":
        return _object(part)
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


def _array(part: Schema) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(_type(item) for item in part['prefixItems'])}]"
    item = _type(part["items"])
    return f"{item}[]" if item.isidentifier() else f"({item})[]"


def _object(part: Schema) -> str:
    if part.get("properties"):
        return f"{{ {'; '.join(field.strip() for field in _fields(part))} }}"
    more = part.get("additionalProperties")
    return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"


if __name__ == "__main__":
    print(types(), end="")
