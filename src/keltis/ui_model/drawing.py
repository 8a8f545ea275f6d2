"""Text drawings for the terminal: lines of text with styled spans.

A style names a meaning ("red", "legal", "faint"). The text alone must be understandable without it.
"""

from collections.abc import Callable
from typing import NamedTuple
from unicodedata import combining, east_asian_width

from keltis.messages.message import Message

Say = Callable[[Message], str]  # a message in the reader's language


class Ink(NamedTuple):
    """A span of text with a style; "" is plain."""

    text: str
    style: str = ""


Line = list[Ink]
Drawing = list[Line]


def columns(text: str) -> int:
    """The width of a text in terminal columns: some characters are wide, some are combining.

    >>> columns("Ada"), columns("愛")
    (3, 2)
    """
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def fitted(text: str, size: int) -> str:
    """A text cut or padded to exactly so many columns.

    >>> fitted("Maximiliane", 4), fitted("愛愛愛", 5), fitted("Di", 4)
    ('Maxi', '愛愛 ', 'Di  ')
    """
    while columns(text) > size:
        text = text[:-1]
    return text + " " * (size - columns(text))


def width(line: Line) -> int:
    """The number of columns of a line."""
    return sum(columns(ink.text) for ink in line)


def padded(line: Line, size: int) -> Line:
    """The line, padded with blanks to a width."""
    gap = size - width(line)
    return [*line, Ink(" " * gap)] if gap > 0 else line


def beside(left: Drawing, right: Drawing, gap: int = 2) -> Drawing:
    """Two drawings next to each other."""
    size = max((width(line) for line in left), default=0) + gap
    height = max(len(left), len(right))
    left = left + [[] for _ in range(height - len(left))]
    right = right + [[] for _ in range(height - len(right))]
    return [[*padded(one, size), *other] for one, other in zip(left, right, strict=True)]


def text(drawing: Drawing) -> str:
    """The drawing without styles."""
    return "\n".join("".join(ink.text for ink in line).rstrip() for line in drawing)
