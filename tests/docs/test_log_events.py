"""Every event that the server logs is explained to hosts, and every line names a table in the same way."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import keltis

ROOT = Path(keltis.__file__).parent
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
LEVELS = ("debug", "info", "warning", "error")


def calls() -> Iterator[ast.Call]:
    """Every call of a log."""
    for path in sorted((ROOT / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
                if node.func.attr in LEVELS and name in ("log", "_log"):
                    yield node


def explained() -> set[tuple[str, str]]:
    """The events in the table for hosts, with their levels."""
    rows = re.findall(r"^\| (`.+?`) \| (\w+) \|", HOSTING.read_text("utf-8"), re.MULTILINE)
    return {(event, level) for events, level in rows for event in re.findall("`(.+?)`", events)}


def test_every_event_is_explained_and_nothing_else() -> None:
    logged = set()
    for call in calls():
        assert isinstance(call.func, ast.Attribute)
        assert isinstance(call.args[0], ast.Constant), (
            "an event is a constant, so that hosts can search for it"
        )
        logged.add((call.args[0].value, call.func.attr))
    assert logged == explained()


def test_a_table_is_named_by_the_same_key_everywhere() -> None:
    keys = {keyword.arg for call in calls() for keyword in call.keywords}
    assert {key for key in keys if key and ("table" in key or key == "id")} == {"table_id"}
