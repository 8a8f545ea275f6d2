"""While a bot is not ready, everybody sees who decides in its place."""

from typing import Any

from keltis.bots.fallback import Fallback
from keltis.core.seats import SPECTATOR
from keltis.table import commands, events, render
from keltis.table.events import Entry
from keltis.table.table import Table
from tests.table.company import NOON, fresh, keep, ok, plainly, play_on, seated

KOBOLD = Fallback("kobold", soon=True)


def shown(table: Table, viewer: int = SPECTATOR) -> list[Any]:
    """Who decides in whose place, as a viewer reads it."""
    return [chair.get("instead") for chair in plainly(render.around(table, viewer))["status"]["chairs"]]


def bots_turn() -> Table:
    """A table at which the bot on seat 1 is to act."""
    table = seated(people=1, bots=1)
    while table.mover != 1:
        play_on(table, 3, most=1)
    return table


def test_who_decides_in_place_of_a_bot_is_seen_by_all_until_it_decides_itself() -> None:
    table = bots_turn()
    assert shown(table) == [None, None]
    assert table.stand_in(KOBOLD)
    for viewer in table.viewers:
        assert shown(table, viewer) == [None, {"bot": "kobold", "soon": True}]
    assert not table.stand_in(KOBOLD)  # that is known
    assert table.stand_in(None)
    assert not table.stand_in(None)
    assert shown(table) == [None, None]


def test_it_is_no_event_and_changes_nothing_else() -> None:
    table, twin = bots_turn(), bots_turn()
    table.stand_in(KOBOLD)
    assert [entry.event for entry in table.entries] == [entry.event for entry in twin.entries]
    told = plainly(render.snapshot(table))
    del told["status"]["chairs"][1]["instead"]
    assert told == plainly(render.snapshot(twin))


def test_nothing_is_told_where_everybody_decides_themselves() -> None:
    chairs = plainly(render.snapshot(bots_turn()))["status"]["chairs"]
    assert all("instead" not in chair for chair in chairs)


def test_who_comes_back_decides_again() -> None:
    table = seated(people=2, standin="merlin")
    ok(table, 0, commands.Stand(fresh()))
    assert table.asks == "merlin"
    table.stand_in(KOBOLD)
    assert shown(table) == [{"bot": "kobold", "soon": True}, None]
    keep(table, [Entry(table.version + 1, NOON, events.Returned(0), 1, table.entries[-1].state)])
    assert shown(table) == [None, None]


def test_after_the_end_nobody_is_excused() -> None:
    table = bots_turn()
    table.stand_in(KOBOLD)
    play_on(table, 5)
    assert table.phase == "over"
    assert shown(table) == [None, None]
