"""A bot worker that is ready only at its third request; until then Kobold decides in its place."""

import sys

import msgspec

from keltis.bots.fallback import Fallback
from keltis.server.workers.messages import LENGTH, BotReply, BotRequest

LATE = 2


def main() -> None:
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    number = -1
    decision = BotReply(None)
    while True:
        data = msgspec.msgpack.encode(decision)
        answers.write(LENGTH.pack(len(data)) + data)
        answers.flush()
        if len(head := questions.read(LENGTH.size)) < LENGTH.size:
            return
        number += 1
        thought = msgspec.msgpack.decode(questions.read(LENGTH.unpack(head)[0]), type=BotRequest)
        decision = BotReply(thought.legal[0], Fallback("kobold", soon=True) if number < LATE else None)


if __name__ == "__main__":
    main()
