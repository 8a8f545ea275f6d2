"""A discard pile of one colour: a stack of values of which only the top one is visible (C6)."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times
from keltis.parts.cardset import VALUES


class Pile(Struct):
    """Values from the bottom up."""

    size: Byte
    value: Annotated[list[int], Times("i1", 2 * VALUES)]


@rule
def push(pile: Pile, value: int) -> None:
    """Lay a value on top."""
    pile.value[pile.size] = value
    pile.size += 1


@rule
def pop(pile: Pile) -> int:
    """Take the top value of a pile that is not empty; what is gone leaves no trace."""
    pile.size -= 1
    value = pile.value[pile.size]
    pile.value[pile.size] = 0
    return value


@rule
def top(pile: Pile) -> int:
    """The visible value, -1 if the pile is empty."""
    return pile.value[pile.size - 1] if pile.size else -1
