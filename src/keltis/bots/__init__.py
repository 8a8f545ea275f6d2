"""Bots by name, and bots that are loaded from other programs (`loading`).

A bot gets a determinised position: everything hidden from its seat was dealt again at random, so it cannot
cheat.
"""

from keltis.bots.built_in import BOTS, choose_greedy, choose_random
from keltis.bots.failure import BotFailure
from keltis.bots.loading import BotError, new_bot
from keltis.bots.question import Bot, Question, ask

__all__ = [
    "BOTS",
    "Bot",
    "BotError",
    "BotFailure",
    "Question",
    "ask",
    "choose_greedy",
    "choose_random",
    "new_bot",
]
