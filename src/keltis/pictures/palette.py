"""The colours of pictures, distinguishable for every kind of colour vision, and never the only cue.

Every path colour has a symbol, every seat a figure. Drawings in `art/` refer to colours by CSS variables;
pictures insert the values, because not every SVG viewer supports variables.
"""

from keltis.parts.colours import COLOUR_NAMES

PATHS = dict(zip(COLOUR_NAMES, ("#A73728", "#EED35B", "#DF97B1", "#539D57", "#2F5296"), strict=True))
ON_PATHS = dict(zip(COLOUR_NAMES, ("#FFF6E4", "#1F1A10", "#1F1A10", "#1F1A10", "#FFF6E4"), strict=True))
SEATS = ("#F6ECD4", "#2C2B33", "#EE8A2C", "#1F8F96")
EDGES = ("#2E2413", "#0E0D12", "#4A2205", "#06302F")  # of the figures
FIGURES = ("stag", "raven", "hood", "fox")
BARE, ON_BARE = "#CFC6AE", "#2B2415"  # a stone without a colour, and its carving

INK, CREAM, GOLD = "#2E2413", "#FBF3DE", "#FFD257"
SKY, HILL, BOG = "#E6E2CD", "#B3B759", "#3F6753"
MEADOW, HEATH, GOAL = "#7F9D52", "#AEAE5F", "#FFD777"
SAND, SAND_EDGE, KERB = "#E3CC94", "#7C6338", "#6D5A34"
HOLLOW = "#77733D"

PAINT = {
    "cast": "#1C180C",
    "halo": "#FFF6DC",
    "moss-high": "#8FAB4A",
    "moss": "#6D8A35",
    "moss-low": "#54702A",
    "rock": "#B0A896",
    "rock-side": "#6F6958",
    "leaf": "#2F8A45",
    "leaf-side": "#123F1F",
    "gem": "#F0962A",
    "gem-side": "#5E2C04",
}
LIMESTONE = {"rock": "#EDE3CB", "rock-side": "#A29270"}


def mixed(one: str, other: str, part: float) -> str:
    """Mix two colours; `part` is the share of the first one.

    >>> mixed("#FFFFFF", "#000000", 0.5)
    '#808080'
    """
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02X}" for a, b in pairs)


def stone_paint(colour: str) -> dict[str, str]:
    """The paint of stones and tiles of a colour."""
    face = PATHS.get(colour, BARE)
    side = mixed(face, "#1A0F06", 0.58)
    tile = {"leaf": face, "leaf-side": mixed(face, "#000000", 0.5), "gem": face}
    return {**PAINT, "face": face, "side": side, "gem-side": mixed(face, "#000000", 0.4), **tile}


def figure_paint(seat: int) -> dict[str, str]:
    """The paint of a seat's figure."""
    body, edge = SEATS[seat], EDGES[seat]
    return {**PAINT, "body": body, "edge": edge, "shade": mixed(body, edge, 0.7)}
