"""A table continues with the version of the rules with which it was opened."""

import io

import msgspec
import pytest

from keltis.bots import BOTS, Question
from keltis.core.record_file import as_text, read_stream
from keltis.core.rng import seeded_rng
from keltis.games import GAMES
from keltis.server.http.tables import record_of_table
from keltis.server.workers import worker
from keltis.table import commands
from keltis.table.audit import audit
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.seats import Chair
from keltis.table.settings import Settings
from keltis.table.table import Table, opening
from tests.table.company import NOON, SECRET, fresh, ok, person, play_on

SETTINGS = Settings(game="orakel", players=2, options={"clover": "any"}, first="seat")


def first_event(rules: int) -> Entry:
    chairs = [person(0), Chair("bot", "Bot", bot="greedy")]
    return msgspec.structs.replace(opening(SETTINGS, "who-Ada", SECRET, NOON, chairs), rules=rules)


def begun(rules: int) -> Table:
    table = Table.from_events("t1", [first_event(rules)], NOON)
    assert ok(table, 0, commands.Start(fresh())) == 2
    return table


@pytest.mark.parametrize(("rules", "uses"), [(1, 1), (2, 3)])
def test_a_table_keeps_the_rules_with_which_it_was_opened(rules: int, uses: int) -> None:
    table = begun(rules)
    play_on(table)
    assert table.phase == "over"
    assert {entry.rules for entry in table.entries} == {rules}
    again = audit("t1", Table.from_events("t1", table.entries).entries)
    assert again.play is not None
    assert again.play.board.tile_uses == uses
    record = record_of_table(again)
    assert record.header.rules == rules
    [read] = read_stream(io.BytesIO(as_text(record).encode()), GAMES)
    assert read.play.scores() == again.play.scores()


@pytest.mark.parametrize("rules", [1, 2])
def test_a_bot_worker_decides_by_the_rules_of_the_table(rules: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(rules)
    while not table.asks:
        play_on(table, most=1)
    request = table.bot_request(seeded_rng(1))
    assert request is not None
    asked: list[Question] = []
    greedy = BOTS["greedy"]

    def spy(question: Question) -> int:
        asked.append(question)
        return greedy(question)

    monkeypatch.setitem(BOTS, "greedy", spy)
    decision = worker.decide(request)
    assert decision.action in request.legal
    assert [question.game.rules_version for question in asked] == [rules]


def test_a_table_with_rules_of_the_future_is_refused() -> None:
    with pytest.raises(Broken, match="orakel has no rules of version 3"):
        Table.from_events("t1", [first_event(3)], NOON)


def test_a_table_does_not_change_its_rules() -> None:
    table = begun(1)
    entries = [*table.entries[:1], msgspec.structs.replace(table.entries[1], rules=2)]
    with pytest.raises(Broken, match="event 2 has rules of version 2, not 1"):
        Table.from_events("t1", entries)
