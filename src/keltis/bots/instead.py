"""Which level decides in place of one that needs compiled code and has none, and whether that will end."""

from dataclasses import dataclass

from keltis.bots.level import STAND_IN, levels
from keltis.bots.thinking import stands_in
from keltis.engine import obstacle


@dataclass(frozen=True)
class Instead:
    """Another bot that decides for the moment, because the one that was chosen is not ready."""

    bot: str
    soon: bool  # the chosen one is being prepared; false: it cannot be prepared on this machine


def instead_of(bot: str, game: str) -> Instead | None:
    """Who decides in place of a bot while somebody waits; None if it decides itself."""
    if not stands_in(levels(game)[bot], game, hurry=True):
        return None
    return Instead(STAND_IN, soon=not obstacle())
