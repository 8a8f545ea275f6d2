"""Tables of text: as wide as the terminal, or 80 columns for a file or a pipe."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

WIDTH = 80


def bare_table(title: str | None = None) -> "Table":
    """A table without borders."""
    from rich.table import Table

    table = Table(title=title, title_style="bold underline", title_justify="left", box=None, pad_edge=False)
    table.padding = (0, 2, 0, 0)
    return table


def show_table(table: "Table") -> None:
    """Print a table, without spaces at the ends of its lines."""
    from rich.console import Console

    width = None if sys.stdout.isatty() else WIDTH
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as drawn:
        console.print(table)
    print("\n".join(line.rstrip() for line in drawn.get().splitlines()))
