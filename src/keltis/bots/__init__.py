"""Bots: what they are asked, and the list of them.

A bot never sees the position itself: it gets one in which everything hidden from its seat was dealt anew,
so it cannot cheat even in principle.
"""

from keltis.bots.level import GREEDY, LEVELS, RANDOM
from keltis.bots.question import Bot, Question, ask
from keltis.bots.thinking import level_bot
from keltis.core.luck import below

__all__ = ["BOTS", "Bot", "Question", "ask", "choose_greedy", "choose_random"]


def choose_random(question: Question) -> int:
    """Any legal action, all alike."""
    return question.legal[below(question.luck, len(question.legal))]


def choose_greedy(question: Question) -> int:
    """The action that the game's plain heuristic likes best; the first of equals."""
    appraise, board, state = question.game.appraise, question.board, question.state
    return max(question.legal, key=lambda action: appraise(board, state, action))


# From the weakest on; what each is in a game, and how strong, stands in `levels.toml`.
BOTS: dict[str, Bot] = {name: level_bot(name) for name in LEVELS} | {
    RANDOM: choose_random,
    GREEDY: choose_greedy,
}
