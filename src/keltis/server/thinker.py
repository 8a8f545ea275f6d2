"""A process in which a bot thinks: it gets positions in which everything hidden was dealt anew, and answers.

python -m keltis.server.thinker
"""

import signal
import sys
from typing import Any

import msgspec

from keltis.bots import BOTS, Question
from keltis.bots.instead import instead_of
from keltis.core.luck import lucky
from keltis.server.thought import LENGTH, Decision, Thought
from keltis.table.settings import Settings, board_of, game_of


def think(thought: Thought) -> Decision:
    """What the bot does, or who decides in its place: nobody waits for anything to be compiled."""
    settings = Settings(game=thought.game, players=thought.players, options=thought.options)
    game, board = game_of(thought.game), board_of(settings).facts
    state: Any = game.setup(board, thought.players).fill(thought.numbers)
    question = Question(game, board, state, thought.seat, thought.legal, lucky(thought.seed))
    instead = instead_of(thought.bot, thought.game)
    return Decision(BOTS[instead.bot if instead else thought.bot](question), instead)


def main() -> None:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is over
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    _write(answers, Decision(None))  # ready
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        thought = msgspec.msgpack.decode(questions.read(length), type=Thought)
        _write(answers, think(thought))


def _write(answers: Any, decision: Decision) -> None:
    data = msgspec.msgpack.encode(decision)
    answers.write(LENGTH.pack(len(data)) + data)
    answers.flush()


if __name__ == "__main__":
    main()
