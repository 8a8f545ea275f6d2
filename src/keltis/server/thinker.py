"""A process in which a bot thinks: it gets positions in which everything hidden was dealt anew, and answers.

python -m keltis.server.thinker
"""

import signal
import sys
from typing import Any

import msgspec

from keltis.bots import BOTS, Question
from keltis.core.luck import lucky
from keltis.server.thought import LENGTH, Thought
from keltis.table.settings import Settings, board_of, game_of


def think(thought: Thought) -> int:
    """What the bot does."""
    settings = Settings(game=thought.game, players=thought.players, options=thought.options)
    game, board = game_of(thought.game), board_of(settings).facts
    state: Any = game.setup(board, thought.players).fill(thought.numbers)
    luck = lucky(thought.seed)
    question = Question(game, board, state, thought.seat, thought.legal, luck, hurry=True)
    return BOTS[thought.bot](question)


def main() -> None:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    _write(answers, 0)  # ready
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        thought = msgspec.msgpack.decode(questions.read(length), type=Thought)
        _write(answers, think(thought))


def _write(answers: Any, number: int) -> None:
    data = msgspec.msgpack.encode(number)
    answers.write(LENGTH.pack(len(data)) + data)
    answers.flush()


if __name__ == "__main__":
    main()
