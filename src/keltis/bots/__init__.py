"""Bots: what they are asked, and the list of them.

A bot never sees the position itself: it gets one in which everything hidden from its seat was dealt anew,
so it cannot cheat even in principle.
"""

from collections.abc import Callable
from dataclasses import dataclass

from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.luck import Luck, below, branch
from keltis.core.play import AnyPlay


@dataclass(frozen=True)
class Question:
    """A decision: the position as the seat may imagine it, and what is legal."""

    game: AnyGame
    board: Struct
    state: Struct
    seat: int
    legal: list[int]
    luck: Luck


Bot = Callable[[Question], int]


def choose_random(question: Question) -> int:
    """Any legal action, all alike."""
    return question.legal[below(question.luck, len(question.legal))]


def choose_greedy(question: Question) -> int:
    """The action that the game's rough appraisal likes best; the first of equals."""
    appraise, board, state = question.game.appraise, question.board, question.state
    return max(question.legal, key=lambda action: appraise(board, state, action))


BOTS: dict[str, Bot] = {"random": choose_random, "greedy": choose_greedy}


def ask(bot: Bot, play: AnyPlay, luck: Luck) -> int:
    """What a bot does for the seat that is to act.

    The position is imagined with a generator of its own: what the bot draws from `luck` does not depend on
    how much is hidden, and a bot that does not look need not be shown anything.
    """
    seat = play.mover
    imagined = play.state.copy()
    play.game.redeal(play.facts, imagined, seat, branch(luck))
    return bot(Question(play.game, play.facts, imagined, seat, play.legal(), luck))
