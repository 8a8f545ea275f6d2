"""What a bot is asked: a position in which everything that its seat cannot know was dealt again.

A bot decides a `Question`, which holds a game's structs. Structs cannot leave the process, so a `BotRequest`
carries the same decision to a bot worker in plain values, with the name of the bot; the worker makes it a
`Question` again.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from keltis.bots.failure import BotFailure
from keltis.core.game import AnyBoard, AnyGame
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import Rng, below, branch, seed, seeded_rng
from keltis.core.view import View, view

BITS = 30  # of one draw


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
    named_board: AnyBoard | None = None  # the board with its notation; None: the game's own

    @property
    def players(self) -> int:
        """How many play."""
        state: Any = self.state
        return int(state.players)

    @cached_property
    def play(self) -> AnyPlay:
        """The determinised position as a play, without the actions that led there."""
        play: AnyPlay = Play(self.game, self.players, self.named_board)
        play.board, play.state = self.board, self.state
        return play

    @cached_property
    def view(self) -> View:
        """What the seat sees: hand, table, scores, legal actions in notation."""
        return view(self.play, self.seat)

    @cached_property
    def observation(self) -> list[int]:
        """The observation row of the seat, see `docs/research`."""
        numbers = [0] * self.game.learning.observation.size(self.players)
        self.game.learning.observe(self.board, self.state, self.seat, numbers)
        return numbers

    @cached_property
    def random(self) -> Random:
        """A generator of Python's, seeded by the game's: the same game, the same numbers."""
        return Random(below(self.rng, 1 << BITS))

    def notation(self, action: int) -> str:
        """An action in the notation of records, e.g. "play R5"."""
        return self.play.notation(action)

    def imagine(self) -> AnyPlay:
        """The position with everything hidden from the seat dealt once more."""
        other = self.play.fork()
        generator = Rng()
        seed(generator, self.random.getrandbits(BITS), 0)
        self.game.rules.redeal(self.board, other.state, self.seat, generator)
        return other


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
    own: str = ""  # an own board (TOML)
    hint: bool = False  # a hint for a person is wanted instead of a decision

    def question(self, game: AnyGame, board: Struct) -> Question:
        """The question on the board of the request."""
        state: Any = game.rules.setup(board, self.players).fill(self.numbers)
        return Question(game, board, state, self.seat, self.legal, seeded_rng(self.seed))


def ask(bot: Bot, play: AnyPlay, rng: Rng, hurry: bool = False) -> int:
    """Let a bot decide for the seat to act.

    The determinisation has a generator of its own, so what the bot draws from `rng` does not depend on how
    much is hidden. An own bot that fails raises BotFailure, with a record of the play so far.
    """
    before = rng.x
    try:
        return bot(question_of(play, rng, hurry))
    except BotFailure as failure:
        raise failure.at(play, before) from None


def question_of(play: AnyPlay, rng: Rng, hurry: bool = False) -> Question:
    """The decision of the seat to act."""
    seat = play.mover
    determinised = play.state.copy()
    play.game.rules.redeal(play.board, determinised, seat, branch(rng))
    return Question(
        play.game,
        play.board,
        determinised,
        seat,
        play.legal(),
        rng,
        hurry=hurry,
        named_board=play.named_board,
    )
