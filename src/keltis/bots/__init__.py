"""Bots by name.

A bot gets a determinised position: everything hidden from its seat was dealt again at random, so it cannot
cheat.
"""

from keltis.bots.deciding import level_bot
from keltis.bots.level import GREEDY, LEVELS, RANDOM
from keltis.bots.question import Bot, Question, ask
from keltis.core.rng import below

__all__ = ["BOTS", "Bot", "Question", "ask", "choose_greedy", "choose_random"]


def choose_random(question: Question) -> int:
    """A random legal action, uniformly distributed."""
    return question.legal[below(question.rng, len(question.legal))]


def choose_greedy(question: Question) -> int:
    """The action with the largest value by the game's plain heuristic; the first of equals."""
    appraise, board, state = question.game.learning.appraise, question.board, question.state
    return max(question.legal, key=lambda action: appraise(board, state, action))


# The weakest first; `levels.toml` has their parameters and ratings by game.
BOTS: dict[str, Bot] = {name: level_bot(name) for name in LEVELS} | {
    RANDOM: choose_random,
    GREEDY: choose_greedy,
}
