"""Deferred work: write batching, and idle jobs of a table."""

import asyncio
from functools import partial

import pytest

from keltis.server.live.idle_jobs import IdleJobs
from keltis.server.ws.write_batch import MAX_PENDING, write_batch_of
from tests.server.running import Player, Running


class Sender:
    """A connection with frames to be written."""

    def __init__(self, name: str, written: list[str]) -> None:
        self.name, self.written = name, written

    def flush(self) -> None:
        self.written.append(self.name)


def test_only_the_latest_wish_of_a_table_comes_true() -> None:
    async def scene() -> list[str]:
        done: list[str] = []
        finished = asyncio.Event()
        idle_jobs = IdleJobs(asyncio.get_running_loop())
        for number in range(3):
            idle_jobs.schedule("one", partial(done.append, f"one {number}"))
        idle_jobs.schedule("two", partial(done.append, "two"))
        idle_jobs.schedule("three", finished.set)
        assert not done  # nothing at once
        await finished.wait()
        return done

    assert asyncio.run(scene()) == ["one 2", "two"]


def test_a_wish_may_be_made_while_others_come_true() -> None:
    async def scene() -> None:
        finished = asyncio.Event()
        idle_jobs = IdleJobs(asyncio.get_running_loop())
        idle_jobs.schedule("one", lambda: idle_jobs.schedule("one", finished.set))
        await finished.wait()

    asyncio.run(scene())


def test_frames_go_out_together_in_the_order_in_which_they_were_sent() -> None:
    async def scene() -> None:
        written: list[str] = []
        batch = write_batch_of(asyncio.get_running_loop())
        assert batch is write_batch_of(asyncio.get_running_loop())
        for name in "abc":
            batch.add(Sender(name, written))
        assert not written
        await asyncio.sleep(0)
        assert written == ["a", "b", "c"]

    asyncio.run(scene())


def test_nobody_waits_for_too_many_others() -> None:
    async def scene() -> None:
        written: list[str] = []
        batch = write_batch_of(asyncio.get_running_loop())
        for number in range(MAX_PENDING):
            batch.add(Sender(str(number), written))
        assert len(written) == MAX_PENDING

    asyncio.run(scene())


def test_who_fails_keeps_nobody_else_waiting() -> None:
    class Broken(Sender):
        def flush(self) -> None:
            raise OSError("no such socket")

    async def scene() -> None:
        written: list[str] = []
        batch = write_batch_of(asyncio.get_running_loop())
        batch.add(Sender("a", written))
        batch.add(Broken("b", written))
        batch.add(Sender("c", written))
        with pytest.raises(OSError, match="no such"):
            batch.flush()
        await asyncio.sleep(0)
        assert written == ["a", "c"]

    asyncio.run(scene())


def test_everybody_hears_of_every_move_however_many_look_on(server: Running) -> None:
    ada, eve = Player(server.url, "Ada"), [Player(server.url, f"Eve {number}") for number in range(5)]
    table, _ = ada.open("keltis", ("me", "me"), public=True)
    playing = ada.at(table, seat=0)
    watching = [one.at(table) for one in eve for _ in range(MAX_PENDING // len(eve) + 2)]
    assert len(watching) > MAX_PENDING
    for _ in range(3):
        while not playing.legal:
            playing.hello(table, seat=1 - playing.status["you"])
        playing.act()
        for socket in watching:
            socket.until_version(playing.v)
