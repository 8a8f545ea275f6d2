"""What is put off: frames until all are made, and what nobody waits for until a table rests."""

import asyncio
from functools import partial

from keltis.server.leisure import Leisure
from keltis.server.outbox import MOST, outbox_of


class Sender:
    """Something with frames to be written."""

    def __init__(self, name: str, written: list[str]) -> None:
        self.name, self.written = name, written

    def flush(self) -> None:
        self.written.append(self.name)


def test_only_the_latest_wish_of_a_table_comes_true() -> None:
    async def scene() -> list[str]:
        done: list[str] = []
        finished = asyncio.Event()
        leisure = Leisure(asyncio.get_running_loop())
        for number in range(3):
            leisure.wish("one", partial(done.append, f"one {number}"))
        leisure.wish("two", partial(done.append, "two"))
        leisure.wish("three", finished.set)
        assert not done  # nothing at once
        await finished.wait()
        return done

    assert asyncio.run(scene()) == ["one 2", "two"]


def test_a_wish_may_be_made_while_others_come_true() -> None:
    async def scene() -> None:
        finished = asyncio.Event()
        leisure = Leisure(asyncio.get_running_loop())
        leisure.wish("one", lambda: leisure.wish("one", finished.set))
        await finished.wait()

    asyncio.run(scene())


def test_frames_go_out_together_in_the_order_in_which_they_were_sent() -> None:
    async def scene() -> None:
        written: list[str] = []
        outbox = outbox_of(asyncio.get_running_loop())
        assert outbox is outbox_of(asyncio.get_running_loop())
        for name in "abc":
            outbox.add(Sender(name, written))
        assert not written
        await asyncio.sleep(0)
        assert written == ["a", "b", "c"]

    asyncio.run(scene())


def test_nobody_waits_for_too_many_others() -> None:
    async def scene() -> None:
        written: list[str] = []
        outbox = outbox_of(asyncio.get_running_loop())
        for number in range(MOST):
            outbox.add(Sender(str(number), written))
        assert len(written) == MOST

    asyncio.run(scene())
