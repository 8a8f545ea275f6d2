"""The parts of `keltis.fast`: layers among themselves, in the order in which ARCHITECTURE.md names them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.contract.test_layers import ARCHITECTURE, ROOT, imported

FAST = ROOT / "fast"
MOST = 9  # parameters of a compiled function; more than that belong into a NamedTuple
SOURCES = [*FAST.rglob("*.py"), ROOT / "research" / "exact" / "compiled.py"]


def layers() -> list[str]:
    """The sub-packages in the row of `fast/`, the lowest first."""
    row = next(line for line in ARCHITECTURE.read_text("utf-8").splitlines() if line.startswith("| `fast/`"))
    return re.findall(r"`(\w+)/`", row.split("|")[2])


def edges(below: int) -> Iterator[tuple[Path, str, str]]:
    """Every file with the folder at this depth to which it belongs, and with every other that it imports."""
    for path in sorted(FAST.rglob("*.py")):
        own = path.relative_to(ROOT).parts[:-1]
        for module in imported(path):
            parts = module.split(".")[1:]
            if len(own) > below and len(parts) > below and parts[:below] == list(own[:below]):
                yield path, own[below], parts[below]


def test_every_part_is_named() -> None:
    folders = {path.name for path in FAST.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(layers())


def test_a_part_imports_only_itself_and_lower_ones() -> None:
    order = layers()
    wrong = [
        f"{path.relative_to(ROOT)} imports {other}"
        for path, own, other in edges(1)
        if order.index(other) > order.index(own)
    ]
    assert wrong == []


def test_no_learned_player_imports_another_one() -> None:
    """The players of the card games share `cardgame`."""
    games = {path.name for path in (FAST / "ai").iterdir() if path.is_dir()} - {"cardgame"}
    wrong = [str(path) for path, own, other in edges(2) if {own, other} <= games and own != other]
    assert wrong == []


def test_compiled_functions_take_few_parameters() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and len(node.args.args) > MOST
    ]
    assert [each for each in wrong if not each.endswith(": __init__")] == []
