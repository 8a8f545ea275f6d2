"""A scoring table: the points for 0, 1, 2, … things; the last entry also holds for more."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times

ENTRIES = 16  # entries in a table


class Worths(Struct):
    """The entries, and the number of things beyond which the value stays the same."""

    value: Annotated[list[int], Times("i1", ENTRIES)]
    most: Byte


def write(worths: Worths, values: list[int]) -> None:
    """Write the entries of a table."""
    worths.value[: len(values)] = values
    worths.most = len(values) - 1


@rule
def worth(worths: Worths, number: int) -> int:
    """The points for so many things."""
    return worths.value[min(number, worths.most)]
