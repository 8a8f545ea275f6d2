"""A bot worker: a process that answers requests on stdin with decisions on stdout.

python -m keltis.server.workers.worker
"""

import signal
import sys
from typing import BinaryIO

import msgspec

from keltis.bots import BOTS
from keltis.bots.deciding import has_net
from keltis.bots.fallback import fallback_for
from keltis.server.workers.messages import LENGTH, BotReply, BotRequest
from keltis.table.settings import Settings, board_of, game_of


def decide(request: BotRequest) -> BotReply:
    """Let the bot decide, or its fallback level if it has to be compiled first."""
    settings = Settings(
        game=request.game, players=request.players, options=request.options, board=request.own
    )
    question = request.question(game_of(request.game, request.rules), board_of(settings, request.rules).board)
    fallback = fallback_for(request.bot, request.game, has_net(question))
    return BotReply(BOTS[fallback.bot if fallback else request.bot](question), fallback)


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
