"""A bot that hangs, crashes or answers nonsense never stops a table."""

import asyncio
from pathlib import Path

import pytest

from keltis import GAMES
from keltis.bots.instead import Instead
from keltis.core.luck import lucky
from keltis.fast import cache
from keltis.server.logs import make_log
from keltis.server.thinkers import Thinkers
from keltis.server.thought import Decision
from keltis.table.settings import Settings
from keltis.table.table import Question, Table
from tests.server.bad_thinker import CRASH, GARBAGE, HANG, NONSENSE
from tests.table.company import play_on, seated

Asked = tuple[Settings, Question]
THINKER = "keltis.server.thinker"


def answers(questions: list[Asked], seconds: float = 60.0, module: str = THINKER) -> list[Decision]:
    """What comes of questions, one after another."""

    async def ask_all() -> list[Decision]:
        thinkers = Thinkers(1, seconds, make_log("text", "error"), module)
        thinkers.start()
        found: list[Decision] = []
        for settings, question in questions:
            done: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
            thinkers.ask(settings, question, done.set_result)
            found.append(await done)
        await thinkers.stop()
        return found

    return asyncio.run(ask_all())


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_answers_with_a_legal_action_in_every_game(bot: str) -> None:
    asked: list[Asked] = []
    for game in GAMES:
        table = seated(game.name, people=1, bots=2)
        while table.mover != 1:
            play_on(table, 3, most=1)
        asked.append(question_for(table, bot))
    for (_, question), answer in zip(asked, answers(asked), strict=True):
        assert answer.action in question.legal
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
        (folder / note).touch()  # so nobody else begins to compile
    else:
        monkeypatch.setenv("KELTIS_FAST", "0")
    table = seated(people=1, bots=1)
    while table.mover != 1:
        play_on(table, 3, most=1)
    plain, strong = (question_for(table, bot) for bot in ("kobold", "merlin"))
    first, second = answers([plain, strong])
    assert first == Decision(second.action)
    assert second.instead == Instead("kobold", soon)


def question_for(table: Table, bot: str) -> Asked:
    """What a bot on seat 1 is asked."""
    table.chairs[1].bot = bot
    question = table.question(lucky(5))
    assert question is not None
    return table.settings, question


def test_the_processes_can_be_ready_before_the_first_question() -> None:
    settings, question = bad(NONSENSE)

    async def woken() -> Decision:
        thinkers = Thinkers(1, 60.0, make_log("text", "error"), "tests.server.bad_thinker")
        thinkers.start()
        thinkers.wake()
        thinkers.wake()  # again: nothing comes of it
        done: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()
        thinkers.ask(settings, question, done.set_result)
        answer = await done
        await thinkers.stop()
        return answer

    assert asyncio.run(woken()) == Decision(10**9)


def bad(what: int) -> Asked:
    return Settings(game="keltis", players=4), Question("greedy", what, [], [], 0)


def test_whatever_a_bot_does_there_is_an_answer_and_the_next_question_is_asked() -> None:
    questions = [bad(what) for what in (CRASH, NONSENSE, GARBAGE, HANG, NONSENSE, CRASH, CRASH, NONSENSE)]
    found = answers(questions, 5.0, "tests.server.bad_thinker")
    nonsense = Decision(10**9)
    assert [answer == nonsense for answer in found] == [asked[1].seat == NONSENSE for asked in questions]
    whys = [answer.why for answer in found]
    assert whys[0] == whys[5] == "IncompleteReadError"
    assert whys[2] == "ValueError"
    assert whys[3] == "TimeoutError"


def test_a_process_that_cannot_start_is_a_failure_like_any_other() -> None:
    [answer] = answers([bad(0)], 1.0, "keltis.server.nothing")
    assert answer == Decision(None, why="IncompleteReadError")
