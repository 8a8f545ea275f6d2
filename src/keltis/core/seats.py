"""Seats are numbered from 0 clockwise from the start player; negative numbers have special meanings."""

from keltis.core.dialect import rule

CHANCE = -1
NOBODY = -2
SPECTATOR = -3  # a viewer without a seat
REFUSED = -4  # returned instead of the next seat: the action was illegal


@rule
def clockwise(seat: int, players: int) -> int:
    """The seat after this one."""
    return seat + 1 if seat + 1 < players else 0
