"""What a bot is asked, and how."""

from collections.abc import Callable
from dataclasses import dataclass

from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.luck import Luck, branch
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
    budget: int = 0  # simulations; 0: as many as the level always makes
    hurry: bool = False  # somebody waits: where much has to be compiled first, a plain level may stand in


Bot = Callable[[Question], int]


def ask(bot: Bot, play: AnyPlay, luck: Luck, hurry: bool = False) -> int:
    """What a bot does for the seat that is to act.

    The position is imagined with a generator of its own: what the bot draws from `luck` does not depend on
    how much is hidden, and a bot that does not look need not be shown anything.
    """
    return bot(question_of(play, luck, hurry))


def question_of(play: AnyPlay, luck: Luck, hurry: bool = False) -> Question:
    """The decision that the seat to act has before it."""
    seat = play.mover
    imagined = play.state.copy()
    play.game.redeal(play.facts, imagined, seat, branch(luck))
    return Question(play.game, play.facts, imagined, seat, play.legal(), luck, hurry=hurry)
