"""The messages of the protocol as a page for readers, made from their schema.

python -m keltis.server.protocol.reference docs/protocol.md
"""

import sys
from pathlib import Path

from keltis.server.protocol.schema import Schema, schema

BEGIN = "<!-- made by keltis.server.protocol.reference: begin -->"
END = "<!-- made by keltis.server.protocol.reference: end -->"


def reference() -> str:
    """Every message with its fields."""
    parts: Schema = schema()["$defs"]
    lines = ["### What a client sends", ""]
    lines += _list(parts, _names(parts["ToServer"]), "type")
    lines += ["### What a client gets", ""]
    lines += _list(parts, _names(parts["ToClient"]), "type")
    lines += ["### What has happened, in `update.events`", ""]
    lines += _list(parts, _names(parts["Update"]["properties"]["events"]["items"]), "kind")
    return "\n".join(lines)


def _names(union: Schema) -> list[str]:
    return [option["$ref"].rpartition("/")[2] for option in union["anyOf"]]


def _list(parts: Schema, names: list[str], tag: str) -> list[str]:
    lines = ["| message | fields | meaning |", "|---|---|---|"]
    for name in names:
        part = parts[name]
        fields = [
            f"`{field}`{'' if field in part['required'] else '?'}"
            for field in part["properties"]
            if field not in (tag, *_common(tag))
        ]
        meaning = " ".join(part.get("description", "").split())
        lines.append(f"| `{part['properties'][tag]['enum'][0]}` | {' '.join(fields)} | {meaning} |")
    return [*lines, ""]


def _common(tag: str) -> tuple[str, ...]:
    """What every message of a list has, and the text before it explains."""
    return ("seq", "at") if tag == "kind" else ()


def renewed(page: str) -> str:
    """A page with its part about the messages made anew."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{reference()}\n{END}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text("utf-8")), "utf-8")
