"""A bot worker that misbehaves: the seat of the request selects how."""

import os
import sys
import time

import msgspec

from keltis.server.workers.messages import LENGTH, BotReply, BotRequest

HANG, CRASH, NONSENSE, GARBAGE = range(4)


def main() -> None:
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    answers.write(LENGTH.pack(1) + b"\x00")
    answers.flush()
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        thought = msgspec.msgpack.decode(questions.read(length), type=BotRequest)
        if thought.seat == HANG:
            time.sleep(60)
        elif thought.seat == CRASH:
            os._exit(3)
        elif thought.seat == NONSENSE:
            data = msgspec.msgpack.encode(BotReply(10**9))
            answers.write(LENGTH.pack(len(data)) + data)
        else:
            answers.write(LENGTH.pack(1 << 30) + b"garbage")
        answers.flush()


if __name__ == "__main__":
    main()
