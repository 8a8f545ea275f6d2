"""What a bot is asked: a position in which everything that its seat cannot know was dealt again.

A bot decides a `Question`, which holds a game's structs. Structs cannot leave the process, so a `BotRequest`
carries the same decision to a bot worker in plain values, with the name of the bot; the worker makes it a
`Question` again.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay
from keltis.core.rng import Rng, branch, seeded_rng


@dataclass(frozen=True)
class Question:
    """What a bot decides: the determinised position of the seat that acts, and its legal actions."""

    game: AnyGame
    board: Struct
    state: Struct
    seat: int
    legal: list[int]
    rng: Rng
    budget: int = 0  # simulations; 0: the level's own number
    hurry: bool = False  # a player waits: a fallback level may decide while code is compiled


Bot = Callable[[Question], int]


class BotRequest(msgspec.Struct, frozen=True):
    """The message that brings a question for a named bot to a bot worker."""

    game: str
    rules: int  # the version of its rules
    players: int
    options: dict[str, str]
    bot: str
    seat: int
    numbers: list[int]  # the determinised position, flat
    legal: list[int]
    seed: int  # of the bot's random generator

    def question(self, game: AnyGame, board: Struct) -> Question:
        """The question on the board of the request's game and options."""
        state: Any = game.rules.setup(board, self.players).fill(self.numbers)
        return Question(game, board, state, self.seat, self.legal, seeded_rng(self.seed))


def ask(bot: Bot, play: AnyPlay, rng: Rng, hurry: bool = False) -> int:
    """Let a bot decide for the seat to act.

    The determinisation has a generator of its own, so what the bot draws from `rng` does not depend on how
    much is hidden.
    """
    return bot(question_of(play, rng, hurry))


def question_of(play: AnyPlay, rng: Rng, hurry: bool = False) -> Question:
    """The decision of the seat to act."""
    seat = play.mover
    determinised = play.state.copy()
    play.game.rules.redeal(play.board, determinised, seat, branch(rng))
    return Question(play.game, play.board, determinised, seat, play.legal(), rng, hurry=hurry)
