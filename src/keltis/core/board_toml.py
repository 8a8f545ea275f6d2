"""Writing the content of a board file as TOML, always in the same form and without comments."""

import json
from collections.abc import Iterator
from typing import Any

WIDTH = 100  # characters of a line with an inline table


def board_toml(content: dict[str, Any]) -> str:
    """The content of a board file as TOML; texts, whole numbers, lists and tables.

    >>> print(board_toml({"game": "keltis", "cards": {"hand": 8, "box": {"2": 30}}}), end="")
    game = "keltis"
    <BLANKLINE>
    [cards]
    hand = 8
    box = { 2 = 30 }
    """
    return "\n".join(_lines(content, "")).strip("\n") + "\n"


def _lines(table: dict[str, Any], name: str) -> Iterator[str]:
    """The values of a table, then the tables in it."""
    inner = {key: value for key, value in table.items() if _is_section(value, name)}
    if name and (len(inner) < len(table) or not table):
        yield ""
        yield f"[{name}]"
    for key, value in table.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        yield from _lines(value, f"{name}.{_key(key)}" if name else _key(key))


def _is_section(value: Any, name: str) -> bool:
    """Whether a value is a table with a heading of its own."""
    if not isinstance(value, dict):
        return False
    flat = not any(isinstance(one, dict) for one in value.values())
    return not name or not flat or len(_value(value)) > WIDTH


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if bare else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)
