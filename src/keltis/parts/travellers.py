"""A player's figures on a branching board; any number may stand on a field (N2)."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times, Word

SMALL_FIGURES = 4  # small figures of a player at most, besides the large one


class Travellers(Struct):
    """Where the figures stand. Every move leads to a field with a higher number; 0 is the start.

    The small figures are interchangeable, so their fields are kept ascending. The sets describe what the
    figures can do; the rules keep them up to date.
    """

    small: Annotated[list[int], Times("i1", SMALL_FIGURES)]
    large: Byte
    small_edges: Word  # the edges along which a small figure can move
    large_edges: Word  # the edges along which the large figure can move
    cards: Word  # the cards that would move a figure


@rule
def walk_small(travellers: Travellers, figures: int, origin: int, target: int) -> None:
    """Move one small figure away from a field; `figures` is the number of small figures."""
    index = 0
    while travellers.small[index] != origin:
        index += 1
    while index + 1 < figures and travellers.small[index + 1] < target:
        travellers.small[index] = travellers.small[index + 1]
        index += 1
    travellers.small[index] = target
