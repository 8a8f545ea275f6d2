"""The fallback level: it decides while the chosen level's compiled code is missing."""

from dataclasses import dataclass

from keltis.bots.built_in import is_built_in
from keltis.bots.deciding import needs_fallback
from keltis.bots.level import FALLBACK_LEVEL, levels
from keltis.bots.readiness import possible


@dataclass(frozen=True)
class Fallback:
    """The level that decides in place of the chosen one."""

    bot: str
    soon: bool  # the chosen level is being compiled; False: it cannot be compiled on this machine


def fallback_for(bot: str, game: str, net: bool = True) -> Fallback | None:
    """The fallback for a bot while a player waits; None if the bot itself is ready, or an own one.

    `net`: there is a net for the board and the number of players. A level that can do nothing without one has
    the fallback for good.
    """
    if is_built_in(bot) and not net and levels(game)[bot].net and levels(game)[bot].otherwise is None:
        return Fallback(FALLBACK_LEVEL, soon=False)
    if not is_built_in(bot) or not needs_fallback(levels(game)[bot], game, hurry=True, net=net):
        return None
    return Fallback(FALLBACK_LEVEL, soon=possible())
