"""The description of a level: how it decides, what it considers and what it forgets.

Derived from the level's parameters. Nets were trained on the games' own boards.
"""

from dataclasses import dataclass

from keltis.bots.level import FALLBACK_LEVEL, RANDOM, Level, levels
from keltis.bots.nets import net_file
from keltis.messages.message import Message, message

HUNDREDTHS = 100  # of a point, or of a per cent of a win: the unit of a level's noise


@dataclass(frozen=True)
class Portrait:
    nature: Message  # how it decides
    sight: Message  # what it considers and forgets


def portrait(game: str, bot: str, players: int, standard: bool = True) -> Portrait:
    """The description of a bot in a game for so many players, on the game's own board or on another one."""
    return portrait_of(deciding(game, bot, players, standard))


def deciding(game: str, bot: str, players: int, standard: bool = True) -> Level:
    """The level that decides for a bot: another one if it lacks a net for so many players or the board."""
    level = levels(game)[bot]
    if not level.net or (standard and net_file(game, players).exists()):
        return level
    return level.otherwise or levels(game)[FALLBACK_LEVEL]


def portrait_of(level: Level) -> Portrait:
    return Portrait(_nature(level), _sight(level))


def _nature(level: Level) -> Message:
    if level.name == RANDOM:
        return message("bot-is-random")
    if level.net and level.budget:
        return message("bot-is-trying", games=level.budget)
    if level.net and level.ahead:
        return message("bot-is-ahead", ends="solved" if level.exact else "open")
    if level.net:
        return message("bot-is-learned")
    if level.budget:
        return message("bot-is-playing-out", games=level.budget)
    return message("bot-is-heuristic", weights="tuned" if level.tuned else "plain")


def _sight(level: Level) -> Message:
    if level.name == RANDOM:
        return message("bot-sees-nothing")
    if level.ahead:
        return message("bot-sees-ahead", turns=level.ahead)
    if level.budget:
        return message("bot-sees-rest")
    misjudged = -(-level.noise // HUNDREDTHS)  # rounded up
    if level.net:
        return message("bot-sees-goal-dimly", share=misjudged) if misjudged else message("bot-sees-goal")
    return message("bot-sees-turn-dimly", points=misjudged) if misjudged else message("bot-sees-turn")
