"""Who may sit where, and when the game begins."""

import pytest

from keltis.core.seats import SPECTATOR
from keltis.table import commands, events, frames, render
from keltis.table.rejection import Refused
from keltis.table.seats import Chair
from keltis.table.settings import Settings
from keltis.table.table import Asker, Table, opening
from tests.table.company import NOON, SECRET, fresh, ok, opened, person, seated, send

KELTIS = Settings(game="keltis", players=3, first="seat")


def sit(seat: int, name: str = "") -> commands.Sit:
    return commands.Sit(fresh(), seat, name)


def kinds(table: Table) -> list[str]:
    return [chair.kind for chair in table.chairs]


def test_a_new_table_has_free_seats_and_no_game() -> None:
    table = opened(KELTIS)
    assert kinds(table) == ["empty", "empty", "empty"]
    assert table.phase == "waiting"
    assert render.snapshot(table).position is None


@pytest.mark.parametrize(
    "wrong",
    [
        Settings(game="poker"),
        Settings(game="keltis", options={"side": "match"}),
        Settings(game="orakel", options={"clover": "none"}),
        Settings(game="keltis", standin="cheater"),
    ],
    ids=["game", "option", "value", "bot"],
)
def test_there_is_no_table_for_what_does_not_exist(wrong: Settings) -> None:
    with pytest.raises(Refused):
        opening(wrong, "who-Ada", SECRET, NOON)


def test_people_sit_down_under_names_that_nobody_else_has() -> None:
    table = opened(KELTIS)
    ok(table, SPECTATOR, sit(0, "Ada"), who="a")
    ok(table, SPECTATOR, sit(1, "ada"), who="b")
    ok(table, SPECTATOR, sit(2, "\u202eAda\n"), who="c")
    assert [chair.name for chair in table.chairs] == ["Ada", "ada 2", "Ada 3"]


def test_a_name_is_one_short_line_of_plain_characters() -> None:
    table = opened(KELTIS)
    ok(table, SPECTATOR, sit(0, "<script>\t\x00" + "x" * 40), who="a")
    assert table.chairs[0].name == "<script> " + "x" * 15
    ok(table, SPECTATOR, sit(1, " \u200b "), who="b")
    assert table.chairs[1].name == "?"


def test_a_taken_seat_is_taken() -> None:
    table = opened(KELTIS, person(0))
    assert send(table, SPECTATOR, sit(0), who="b").code == "refused"
    assert table.chairs[0].name == "Ada"


def test_a_seat_that_does_not_exist_is_refused() -> None:
    assert send(opened(KELTIS), SPECTATOR, sit(3), who="b").code == "refused"


def test_a_kept_seat_is_for_one_person_only() -> None:
    table = opened(KELTIS, Chair("kept", "Ben", "who-Ben"))
    assert send(table, SPECTATOR, sit(0), who="who-Cy").code == "refused"
    ok(table, SPECTATOR, sit(0), who="who-Ben")
    assert table.chairs[0] == person(1)


def test_one_person_may_take_several_seats() -> None:
    table = opened(KELTIS)
    ok(table, SPECTATOR, sit(0, "Ada"), who="a")
    ok(table, SPECTATOR, sit(1, "Ben"), who="a")
    assert [chair.yours for chair in render.status(table, 0).chairs] == [True, True, False]


def test_only_who_opened_the_table_fills_and_frees_seats() -> None:
    table = opened(KELTIS, person(0), person(1))
    assert send(table, 1, commands.Fill(fresh(), 2, "greedy")).code == "refused"
    assert send(table, 1, commands.Close(fresh())).code == "refused"
    ok(table, 0, commands.Fill(fresh(), 2, "greedy"))
    assert table.chairs[2] == Chair("bot", "Greedy", bot="greedy")
    assert send(table, 0, commands.Fill(fresh(), 1, "greedy")).code == "refused"  # somebody sits there
    assert send(table, 0, commands.Fill(fresh(), 2, "cheater")).code == "refused"
    ok(table, 0, commands.Free(fresh(), 1))
    ok(table, 0, commands.Fill(fresh(), 1, "greedy"))
    assert table.chairs[1].name == "Gwen"
    assert send(table, 0, commands.Free(fresh(), 3)).code == "refused"


def test_who_stands_up_before_the_game_leaves_a_free_seat() -> None:
    table = opened(KELTIS, person(0), person(1))
    ok(table, 1, commands.Stand(fresh()))
    assert kinds(table) == ["person", "empty", "empty"]
    assert send(table, 1, commands.Stand(fresh()), who="who-Ben").code == "seat"


def test_a_game_begins_when_all_seats_are_taken() -> None:
    table = opened(KELTIS, person(0), person(1))
    assert send(table, 0, commands.Start(fresh())).code == "refused"
    assert send(table, SPECTATOR, commands.Start(fresh()), who="stranger").code == "seat"
    ok(table, 0, commands.Fill(fresh(), 2, "random"))
    ok(table, 1, commands.Start(fresh()))
    assert table.phase == "running"
    assert table.mover == 0
    for late in (sit(2), commands.Start(fresh()), commands.Free(fresh(), 2), commands.Close(fresh())):
        assert send(table, 0, late).code == "refused"


def test_a_cleared_table_stays_cleared() -> None:
    table = opened(KELTIS, person(0))
    ok(table, 0, commands.Close(fresh()))
    assert table.phase == "closed"
    assert send(table, SPECTATOR, sit(1), who="b").code == "refused"


def test_chance_may_decide_who_begins_and_everybody_keeps_their_neighbours() -> None:
    begun = set()
    for number in range(12):
        table = opened(
            Settings(game="keltis", players=3), person(0), person(1), person(2), secret=f"{number:043}"
        )
        sent = send(table, 0, commands.Start(fresh()))
        names = [chair.name for chair in table.chairs]
        begun.add(names[0])
        assert names in (["Ada", "Ben", "Cy"], ["Ben", "Cy", "Ada"], ["Cy", "Ada", "Ben"])
        [started] = [event for event in sent.update().events if isinstance(event, frames.Started)]
        assert names[0] == ("Ada", "Ben", "Cy")[started.turned]
        assert send(table, table.seat_of("who-Ada"), commands.Start("again")).code == "refused"
    assert begun == {"Ada", "Ben", "Cy"}


def test_presence_turns_with_the_seats() -> None:
    table = opened(Settings(game="keltis", players=2), person(0), person(1))
    table.come(1)
    while table.phase == "waiting":
        ok(table, 0, commands.Start(fresh()))
    assert table.present == {table.seat_of("who-Ben")}


def test_a_rematch_among_bots_is_made_at_once_and_once() -> None:
    table = seated("weg_der_steine", people=1, bots=1)
    assert send(table, 0, commands.Rematch(fresh())).code == "refused"
    table.phase = "over"
    assert send(table, 0, commands.Rematch(fresh())).code == "unavailable"  # nobody made room for it
    proposed = table.propose(Asker(0, "who-Ada", fresh="t2"), commands.Rematch("r1"), NOON)
    assert isinstance(proposed, list)
    [entry] = proposed
    assert entry.event == events.Rematched(0, "t2")
    table.apply(entry)
    assert render.status(table, 1).rematch == "t2"
    again = table.propose(Asker(0, "who-Ada", fresh="t3"), commands.Rematch("r2"), NOON)
    assert isinstance(again, frames.Reply)
    assert again.error is not None
    assert again.error.code == "refused"


def test_who_sits_may_add_another_nonce_before_the_start() -> None:
    table = opened(Settings(game="keltis"), person(0), person(1))
    ok(table, 0, commands.Sit(fresh(), 0, nonce="after the promise"))
    assert [chair.nonce for chair in table.chairs] == ["after the promise", ""]
    assert [chair.name for chair in table.chairs] == ["Ada", "Ben"]
    assert send(table, 0, commands.Sit(fresh(), 1, nonce="x")).code == "refused"
    ok(table, 0, commands.Start(fresh()))
    assert send(table, 0, commands.Sit(fresh(), 0, nonce="too late")).code == "refused"
