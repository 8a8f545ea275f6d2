"""Who can act: seats count from 0, clockwise from the start player; these are the others."""

CHANCE = -1
NOBODY = -2
SPECTATOR = -3  # as a viewer: somebody without a seat
