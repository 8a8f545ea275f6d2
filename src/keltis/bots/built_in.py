"""The bots of this package by name, and the dictionary to which programs may add their own."""

from keltis.bots.deciding import level_bot
from keltis.bots.level import GREEDY, LEVELS, RANDOM
from keltis.bots.question import Bot, Question
from keltis.core.rng import below


def choose_random(question: Question) -> int:
    """A random legal action, uniformly distributed."""
    return question.legal[below(question.rng, len(question.legal))]


def choose_greedy(question: Question) -> int:
    """The action with the largest value by the game's plain heuristic; the first of equals."""
    appraise, board, state = question.game.learning.appraise, question.board, question.state
    return max(question.legal, key=lambda action: appraise(board, state, action))


# The weakest first; `levels.toml` has their parameters and ratings by game.
BUILT_IN: dict[str, Bot] = {name: level_bot(name) for name in LEVELS} | {
    RANDOM: choose_random,
    GREEDY: choose_greedy,
}
BOTS: dict[str, Bot] = dict(BUILT_IN)


def is_built_in(name: str) -> bool:
    """Whether a name means a bot of this package, and not one that a program has put in its place."""
    return name in BUILT_IN and BOTS.get(name) is BUILT_IN[name]


def added_bots() -> dict[str, Bot]:
    """What a program has put into `BOTS`."""
    return {name: bot for name, bot in BOTS.items() if not is_built_in(name)}
