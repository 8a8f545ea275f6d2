"""The colours of pictures, chosen to stay apart for every kind of colour vision; and never alone.

Every path colour goes with a shape of its own, every seat with another one.
"""

from keltis.parts.colours import COLOUR_NAMES

PATHS = dict(zip(COLOUR_NAMES, ("#8F1D1D", "#FFE95C", "#F49AD6", "#0FA04E", "#1A3C9C"), strict=True))
ON_PATHS = dict(zip(COLOUR_NAMES, ("#FFFFFF", "#1A1A1A", "#1A1A1A", "#1A1A1A", "#FFFFFF"), strict=True))
SEATS = ("#FFFFFF", "#1A1A1A", "#8A8A8A", "#7A4A21")
SEAT_SHAPES = ("disc", "square", "triangle", "diamond")

INK = "#2A2620"
GROUND = "#EFE7D2"
STONE = "#FBF8EF"
STONE_HIGH, STONE_LOW = "#FFFDF5", "#E9DFC6"
FRAME, GOLD = "#4A3A22", "#D9B45B"
WISH = "#C98A1B"
EDGE = "#8C7F63"
WAY = "#CBBD97"
GOAL = "#E6D59B"
STAYS, TAKEN = "#2F6B3A", "#A3551B"  # tiles that stay where they are, and those that are taken
