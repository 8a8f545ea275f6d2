"""Scripted players of Das Würfelspiel for tests."""

from keltis.games.wuerfelspiel import WUERFELSPIEL
from tests.games.gamesters import Circle, habit

CIRCLE = Circle(
    WUERFELSPIEL,
    {
        "runner": habit("step", "enter", "move", "reroll", "keep", "pass"),
        "loafer": habit("pass", "keep"),
        "stroller": habit("keep", "step", "move", "pass", "enter"),
    },
)
played = CIRCLE.played
