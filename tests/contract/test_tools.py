"""Every module of the benchmarks, the training and the long runs can be imported."""

from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("benchmarks", "training", "tests/soak", "tests/chaos")
MODULES = [
    ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for folder in FOLDERS
    for file in sorted((ROOT / folder).rglob("*.py"))
    if not file.stem.startswith("__") and "node_modules" not in file.parts
]


@pytest.mark.parametrize("name", MODULES)
def test_it_can_be_imported(name: str) -> None:
    import_module(name)
