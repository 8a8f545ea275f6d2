"""Imported events are accepted only if each of them is possible at a table."""

from typing import Any

import msgspec
import pytest

from keltis import GAMES, game_named
from keltis.core.own_board import checked
from keltis.table import commands, events
from keltis.table.audit import audit
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.settings import Settings
from keltis.table.table import Table
from tests.table.company import NOON, fresh, keep, ok, opened, person, play_on, seated

replace = msgspec.structs.replace


def busy() -> Table:
    """A table with many kinds of events."""
    table = opened(Settings(game="keltis", players=3, first="random"), person(0))
    ok(table, -3, commands.Sit(fresh(), 1, "Ben", "nonce"), who="who-Ben")
    ok(table, -3, commands.Fill(fresh(), 2, "greedy"), who="who-Ada")
    ok(table, 0, commands.Free(fresh(), 2), who="who-Ada")
    ok(table, -3, commands.Fill(fresh(), 2, "random"), who="who-Ada")
    ok(table, 0, commands.Start(fresh()), who="who-Ada")
    ada = table.seat_of("who-Ada")
    for seed in range(6):
        play_on(table, seed, most=5)
        mover = table.mover
        if mover is not None and not table.asks and table.undoable(mover):
            ok(table, mover, commands.Undo(fresh(), table.version))
    ok(table, ada, commands.Say(fresh(), "hello"))
    ok(table, ada, commands.Quick(fresh(), "luck"))
    ok(table, ada, commands.Stand(fresh()))
    ok(table, ada, commands.Back(fresh()))
    while table.mover != ada:
        play_on(table, most=1)
    keep(table, [Entry(table.version + 1, NOON + 99, events.Left(ada, "gone"), 1, table.entries[-1].state)])
    play_on(table)
    assert table.phase == "over"
    ok(table, ada, commands.Rematch(fresh()))
    return table


def test_whatever_happens_at_a_table_passes() -> None:
    table = busy()
    again = audit("t1", table.entries)
    assert again.entries == table.entries
    assert again.phase == "over"


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_games_with_undo_by_consent_pass(game: str) -> None:
    table = seated(game, people=2)
    for seed in range(20):
        play_on(table, seed, most=2)
        for seat in (0, 1):
            if table.phase == "running" and table.askable(seat) is not None:
                ok(table, seat, commands.Undo(fresh(), table.version))
                ok(table, 1 - seat, commands.Consent(fresh(), table.version, yes=seed % 3 > 0))
    assert audit("t1", table.entries).version == table.version


def changed(table: Table, seq: int, **fields: Any) -> list[Entry]:
    """The events with one of them changed."""
    return [
        replace(entry, event=replace(entry.event, **fields)) if entry.seq == seq else entry
        for entry in table.entries
    ]


def find(table: Table, kind: type) -> int:
    return next(entry.seq for entry in table.entries if isinstance(entry.event, kind))


def test_crafted_events_are_refused_at_the_first_bad_one() -> None:
    table = busy()
    moved, started = find(table, events.Moved), find(table, events.Started)
    first = table.entries[moved - 1].event
    assert isinstance(first, events.Moved)
    dealt = table.entries[started - 1].event
    assert isinstance(dealt, events.Started)
    crafted = {
        "another action": changed(table, moved, action=first.action + 1),
        "an impossible action": changed(table, moved, action=10**30),
        "a negative action": changed(table, moved, action=-1),
        "another seat": changed(table, moved, seat=(first.seat + 1) % 3),
        "another deal": changed(table, started, outcome=dealt.outcome[::-1]),
        "a shorter deal": changed(table, started, outcome=dealt.outcome[:-1]),
        "another beginner": changed(table, started, turned=(dealt.turned + 1) % 3),
        "a name with markup controls": changed(table, find(table, events.Sat), name="Ben\u202e"),
        "a seat that is not there": changed(table, find(table, events.Filled), seat=3),
        "a bot that is not there": changed(table, find(table, events.Filled), bot="oracle"),
        "talk from nowhere": changed(table, find(table, events.Said), seat=-1),
        "talk without end": changed(table, find(table, events.Said), text="x" * 401),
        "a hole": table.entries[:5] + table.entries[6:],
        "a doubled event": table.entries[:5] + table.entries[4:],
        "another order": [*table.entries[:3], table.entries[4], table.entries[3], *table.entries[5:]],
        "no opening": table.entries[1:],
        "nothing": [],
        "another secret": changed(table, 1, secret="A" * 43),
        "a secret that is none": changed(table, 1, secret="ä"),
        "too few chairs": changed(table, 1, chairs=()),
        "another board": changed(table, 1, board="x"),
        "an older rule": [replace(entry, rules=0) for entry in table.entries],
        "another state": [*table.entries[:moved], replace(table.entries[moved], state="0" * 24)],
        "a time that goes back": [*table.entries[:4], replace(table.entries[4], at=5)],
        "a time without end": [*table.entries[:4], replace(table.entries[4], at=2**70)],
        "an id twice": [
            *table.entries[:2],
            *(replace(entry, id="a", actor="b") for entry in table.entries[2:4]),
        ],
    }
    passed = [what for what, entries in crafted.items() if not is_refused(entries)]
    assert passed == []


def is_refused(entries: list[Entry]) -> bool:
    try:
        audit("t1", entries)
    except Broken:
        return True
    return False


def test_a_table_with_an_own_board_passes_and_with_another_form_of_it_does_not() -> None:
    text = game_named("wuerfelspiel").board_file.read_text("utf-8").replace("goal_own = 4", "goal_own = 1")
    table = seated("wuerfelspiel", board=checked(text, GAMES).toml)
    play_on(table, most=5)
    assert audit("t1", table.entries).entries == table.entries
    first = table.entries[0]
    assert isinstance(first.event, events.Opened)
    forged = replace(first.event, settings=replace(first.event.settings, board=text))
    with pytest.raises(Broken):
        audit("t1", [replace(first, event=forged), *table.entries[1:]])
