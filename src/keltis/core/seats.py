"""Who can act: seats count from 0, clockwise from the start player; negative numbers stand for others."""

from keltis.core.dialect import rule

CHANCE = -1
NOBODY = -2
SPECTATOR = -3  # as a viewer: somebody without a seat
REFUSED = -4  # instead of who acts next: the action was not legal


@rule
def clockwise(seat: int, players: int) -> int:
    """The seat after this one."""
    return seat + 1 if seat + 1 < players else 0
