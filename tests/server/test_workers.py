"""A bot that hangs, crashes or answers nonsense never stops a table."""

import asyncio
from pathlib import Path

import pytest

from keltis import GAMES
from keltis.bots.fallback import Fallback
from keltis.core.rng import seeded_rng
from keltis.fast.jit import cache
from keltis.server.logs import make_log
from keltis.server.workers.messages import BotReply, BotRequest
from keltis.server.workers.pool import BotPool
from keltis.table.table import Table
from tests.server.bad_worker import CRASH, GARBAGE, HANG, NONSENSE
from tests.table.company import play_on, seated

WORKER = "keltis.server.workers.worker"


def answers(requests: list[BotRequest], seconds: float = 60.0, module: str = WORKER) -> list[BotReply]:
    """The decisions on requests, one after another."""

    async def ask_all() -> list[BotReply]:
        bot_pool = BotPool(1, seconds, make_log("text", "error"), module)
        bot_pool.start()
        found: list[BotReply] = []
        for request in requests:
            done: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()
            bot_pool.ask(request, done.set_result)
            found.append(await done)
        await bot_pool.stop()
        return found

    return asyncio.run(ask_all())


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_answers_with_a_legal_action_in_every_game(bot: str) -> None:
    asked: list[BotRequest] = []
    for game in GAMES:
        table = seated(game.name, people=1, bots=2)
        while table.mover != 1:
            play_on(table, 3, most=1)
        asked.append(request_for(table, bot))
    for request, answer in zip(asked, answers(asked), strict=True):
        assert answer.action in request.legal
        assert (answer.instead, answer.why) == (None, "")


@pytest.mark.parametrize(
    ("note", "soon"),
    [("keltis-bots.compiling", True), ("keltis-bots.warm", True), ("", False)],
    ids=["being compiled", "being loaded", "without compiled play"],
)
def test_a_bot_that_is_not_ready_is_stood_in_for_and_says_so(
    note: str, soon: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "keltis" / cache.fingerprint()
    folder.mkdir(parents=True)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if note:
        (folder / note).touch()  # so that no process begins to compile
    else:
        monkeypatch.setenv("KELTIS_FAST", "0")
    table = seated(people=1, bots=1)
    while table.mover != 1:
        play_on(table, 3, most=1)
    plain, strong = (request_for(table, bot) for bot in ("kobold", "merlin"))
    first, second = answers([plain, strong])
    assert first == BotReply(second.action)
    assert second.instead == Fallback("kobold", soon)


def request_for(table: Table, bot: str) -> BotRequest:
    """The request to a bot on seat 1."""
    table.chairs[1].bot = bot
    request = table.bot_request(seeded_rng(5))
    assert request is not None
    return request


def test_the_processes_can_be_ready_before_the_first_question() -> None:
    request = bad(NONSENSE)

    async def woken() -> BotReply:
        bot_pool = BotPool(1, 60.0, make_log("text", "error"), "tests.server.bad_worker")
        bot_pool.start()
        bot_pool.wake()
        bot_pool.wake()  # again: without effect
        done: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()
        bot_pool.ask(request, done.set_result)
        answer = await done
        await bot_pool.stop()
        return answer

    assert asyncio.run(woken()) == BotReply(10**9)


def bad(what: int) -> BotRequest:
    return BotRequest("keltis", 1, 4, {}, "greedy", what, [], [], 0)


def test_whatever_a_bot_does_there_is_an_answer_and_the_next_question_is_asked() -> None:
    requests = [bad(what) for what in (CRASH, NONSENSE, GARBAGE, HANG, NONSENSE, CRASH, CRASH, NONSENSE)]
    found = answers(requests, 5.0, "tests.server.bad_worker")
    nonsense = BotReply(10**9)
    assert [answer == nonsense for answer in found] == [request.seat == NONSENSE for request in requests]
    whys = [answer.why for answer in found]
    assert whys[0] == whys[5] == "IncompleteReadError"
    assert whys[2] == "ValueError"
    assert whys[3] == "TimeoutError"


def test_a_process_that_cannot_start_is_a_failure_like_any_other() -> None:
    [answer] = answers([bad(0)], 1.0, "keltis.server.nothing")
    assert answer == BotReply(None, why="IncompleteReadError")
