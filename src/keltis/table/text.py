"""Sanitising of texts from people: one line of printable characters, cut to a length."""

from unicodedata import combining, normalize

MAX_NAME = 24
MOST_MARKS = 2  # combining accents on one letter


def tidy(text: str, most: int) -> str:
    """A text without control and invisible characters and stacked accents; runs of blanks become one.

    >>> tidy("  <b>Ada</b>\\u202e \\n Bo  ", 40)
    '<b>Ada</b> Bo'
    """
    found: list[str] = []
    marks = 0
    for c in normalize("NFC", text[: most * 4]):
        marks = marks + 1 if combining(c) else 0
        if marks <= MOST_MARKS:
            found.append(c if c.isprintable() else " ")
    return " ".join("".join(found).split())[:most].strip()
