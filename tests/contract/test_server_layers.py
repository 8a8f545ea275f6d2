"""The folders and modules of the server form layers, too: the table in ARCHITECTURE.md has their order."""

import re

from tests.contract.test_layers import ARCHITECTURE, FILES, ROOT, imported

SERVER = ROOT / "server"


def layers() -> dict[str, int]:
    """The row of every folder and module in the table."""
    table = ARCHITECTURE.read_text("utf-8").split("| folder or module of `server/` |")[1].split("\n\n")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    return {name: row for row, cell in enumerate(rows) for name in re.findall(r"`(\w+)(?:/|\.py)`", cell)}


def parts() -> set[str]:
    """The folders and modules that exist."""
    found = {path.relative_to(SERVER).parts[0] for path in FILES if path.is_relative_to(SERVER)}
    return {name.removesuffix(".py") for name in found} - {"__init__"}


def test_every_part_of_the_server_stands_in_the_table() -> None:
    assert parts() == set(layers())


def test_parts_of_the_server_import_only_parts_above_them() -> None:
    rows, wrong = layers(), []
    for path in FILES:
        own = path.relative_to(ROOT).parts[1].removesuffix(".py") if path.is_relative_to(SERVER) else ""
        if own not in rows:
            continue
        for module in imported(path):
            name = module.split(".")[2] if module.startswith("keltis.server.") else own
            if name != own and rows[name] >= rows[own]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []
