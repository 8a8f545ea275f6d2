"""The packages form layers: each imports only packages above it in the table of ARCHITECTURE.md.

Imports inside functions and under TYPE_CHECKING count. `keltis` itself (its version) may be imported by all.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import keltis

ROOT = Path(keltis.__file__).parent
ARCHITECTURE = Path(__file__).parents[2] / "ARCHITECTURE.md"


def layers() -> dict[str, int]:
    """The row of every package in the table of ARCHITECTURE.md."""
    table = ARCHITECTURE.read_text("utf-8").split("## Packages")[1].split("\n## ")[0]
    found = {}
    for row, line in enumerate(line for line in table.splitlines() if line.startswith("| `")):
        for name in re.findall(r"`(\w+)(?:/|\.py)`", line.split("|")[1]):
            found[name] = row
    return found


def imported(path: Path) -> Iterator[str]:
    """The modules of Keltis that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("keltis."))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            if node.module == "keltis":
                yield from (f"keltis.{alias.name}" for alias in node.names)
            elif str(node.module).startswith("keltis."):
                yield str(node.module)


def package(path: Path) -> str:
    """The package of a file: a folder, or a module beside the folders."""
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


FILES = [path for path in sorted(ROOT.rglob("*.py")) if package(path) not in ("__init__", "__main__")]


def edges() -> Iterator[tuple[Path, str]]:
    """Every file with every other package that it imports."""
    for path in FILES:
        for module in imported(path):
            name = module.split(".")[1]
            if name not in (package(path), "__version__"):
                yield path, name


def test_every_package_stands_in_the_table() -> None:
    assert {package(path) for path in FILES} | {"web"} == set(layers())


def test_packages_import_only_packages_above_them() -> None:
    rows = layers()
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path, name in edges()
        if rows[name] >= rows[package(path)]
    ]
    assert wrong == []


def test_no_game_imports_another() -> None:
    for path in (ROOT / "games").glob("*/**/*.py"):
        own = path.relative_to(ROOT / "games").parts[0]
        others = {m.split(".")[2] for m in imported(path) if re.match(r"keltis\.games\.\w+\.", f"{m}.")}
        assert others <= {own}, path


@pytest.mark.parametrize(
    "line", ["import keltis.cli.main", "from keltis import cli", "def f():\n    from keltis.cli import main"]
)
def test_an_import_is_found_wherever_it_stands(line: str, tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(line)
    assert [module.split(".")[1] for module in imported(file)] == ["cli"]
