"""A bot worker: a process that answers requests on stdin with decisions on stdout.

python -m keltis.server.workers.worker
"""

import signal
import sys
from dataclasses import replace
from typing import BinaryIO

import msgspec

from keltis.bots import BOTS
from keltis.bots.deciding import has_net
from keltis.bots.fallback import fallback_for
from keltis.bots.hints import Advice, hint_for
from keltis.bots.question import Question
from keltis.bots.readiness import possible
from keltis.server.workers.messages import LENGTH, BotReply, BotRequest
from keltis.table.hint_answer import Estimate, HintAnswer, Suggestion
from keltis.table.settings import Settings, board_of, game_of
from keltis.text_interface.action_label import action_message


def decide(request: BotRequest) -> BotReply:
    """Let the bot decide, or its fallback level if it has to be compiled first."""
    settings = Settings(
        game=request.game, players=request.players, options=request.options, board=request.own
    )
    board = board_of(settings, request.rules)
    question = request.question(game_of(request.game, request.rules), board.board)
    if request.hint:
        return BotReply(None, hint=advise(replace(question, named_board=board, hurry=True)))
    fallback = fallback_for(request.bot, request.game, has_net(question))
    return BotReply(BOTS[fallback.bot if fallback else request.bot](question), fallback)


def advise(question: Question) -> HintAnswer:
    """A hint, with actions in notation."""
    found = hint_for(question)
    span = question.game.actions.span(found.best[0].action)
    near = [
        question.notation(action)
        for action in question.legal
        if span.start <= action < span.start + span.size
    ]
    best = [_suggestion(question, advice) for advice in found.best]
    unknown = len(best) > 1 and all(one.share is None for one in best)
    estimate: Estimate = ("soon" if possible() else "never") if unknown else ""
    return HintAnswer(found.area, tuple(near), tuple(best), estimate)


def _suggestion(question: Question, advice: Advice) -> Suggestion:
    told = action_message(question.play, advice.action)
    numbers = (advice.share, advice.margin, advice.lead)
    return Suggestion(question.notation(advice.action), told, *numbers, advice.reasons)


def main() -> None:
    """Answer requests until stdin is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, which then closes stdin
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    _write(replies, BotReply(None))  # tells the pool that this worker has started
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        _write(replies, decide(msgspec.msgpack.decode(requests.read(length), type=BotRequest)))


def _write(replies: BinaryIO, decision: BotReply) -> None:
    data = msgspec.msgpack.encode(decision)
    replies.write(LENGTH.pack(len(data)) + data)
    replies.flush()


if __name__ == "__main__":
    main()
