"""Text in terminal columns: wide characters, and control characters that must not be written."""

import re
from unicodedata import category

from rich.cells import cell_len, set_cell_size

MORE = "…"
STRANGE = "\ufffd"
WORD = re.compile(r"\s*\S+")


def printable(text: str) -> str:
    """Text without control characters; line breaks stay.

    >>> printable("a\\x1b[2Jb")
    'a\ufffd[2Jb'
    """
    return "".join(STRANGE if category(c)[0] == "C" and c != "\n" else c for c in text)


def cut(text: str, width: int) -> str:
    """Text cut to a number of columns, with a mark at the cut."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)).rstrip() + MORE


def left(text: str, width: int, fill: str = " ") -> str:
    """Text padded on its right."""
    return text + fill * (width - cell_len(text))


def right(text: str, width: int) -> str:
    """Text padded on its left."""
    return " " * (width - cell_len(text)) + text


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Text in rows of at most so many columns, broken between words only.

    >>> wrapped("one two three", 8, "  ")
    ['one two', '  three']
    """
    rows: list[str] = []
    row = ""
    for word in WORD.findall(text.replace("\n", " ")):
        if row and cell_len(row + word) > width:
            rows.append(row)
            row = indent + word.lstrip()
        else:
            row += word
    return [*rows, row]
