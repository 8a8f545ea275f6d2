"""The protocol reference in docs/protocol.md, generated from the schema.

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
    lines = ["### Client to server", ""]
    lines += _list(parts, _names(parts["ToServer"]), "type")
    lines += ["### Server to client", ""]
    lines += _list(parts, _names(parts["ToClient"]), "type")
    lines += ["### Events in `update.events`", ""]
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
    """The fields shared by all messages of a list, which the text before it explains."""
    return ("seq", "at") if tag == "kind" else ()


def renewed(page: str) -> str:
    """The page with its generated part replaced."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{reference()}\n{END}{after}"


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(renewed(path.read_text("utf-8")), "utf-8")
