"""Ending a game before its rules do, and offering another one."""

import msgspec

from keltis.core.seats import SPECTATOR
from keltis.server.live.rematch import rematch
from keltis.store import tables
from keltis.table import commands, frames, render
from keltis.table.audit import audit
from keltis.table.commands import AnyCommand
from keltis.table.table import Asker, Table
from tests.table.company import NAMES, NOON, fresh, keep, ok, play_on, seated, send
from tests.table.wire import compare


def ask(table: Table, seat: int, command: AnyCommand) -> None:
    """Carry out a command that may make a new table."""
    found = table.propose(Asker(seat, f"who-{NAMES[seat]}", fresh="t2"), command, NOON)
    assert isinstance(found, list), found
    keep(table, found)


def over(people: int = 2, bots: int = 0) -> Table:
    table = seated("wuerfelspiel", people=people, bots=bots)
    play_on(table)
    assert table.phase == "over"
    return table


# --- ending it ---------------------------------------------------------------------------------


def test_people_agree_on_the_end_and_the_points_stand() -> None:
    table = seated(people=2, bots=1)
    play_on(table, 1, most=20)
    ok(table, 0, commands.OfferEnd(fresh()))
    offers = [render.status(table, viewer).end_offer for viewer in (0, 1, SPECTATOR)]
    assert [offer.answer for offer in offers if offer] == [False, True, False]
    assert offers[0] is not None
    assert (offers[0].seat, offers[0].accepted) == (0, (0,))
    assert render.status(table, 0).phase == "running"
    ok(table, 1, commands.AnswerEnd(fresh(), yes=True))
    assert render.status(table, 0).phase == "over"
    assert table.play is not None
    scores = table.play.scores()
    assert table.winners() == [seat for seat in range(3) if scores[seat] == max(scores)]
    for viewer in (0, SPECTATOR):
        shown = render.position(table, viewer)
        assert shown is not None
        assert (shown.view.end, shown.view.mover, shown.view.legal, shown.offers) == ("agreed", None, (), ())
        assert shown.view.prompt.args == {"reason": "agreed"}
        assert list(shown.view.winners) == table.winners()
    assert audit("t1", table.entries).entries == table.entries
    assert msgspec.json.decode(tables.projection_of(table).summary)["winners"] == table.winners()


def test_one_of_them_declines_and_the_game_goes_on() -> None:
    table = seated()
    ok(table, 0, commands.OfferEnd(fresh()))
    assert send(table, 1, commands.OfferEnd(fresh())).code == "refused"
    assert send(table, 0, commands.AnswerEnd(fresh(), yes=True)).code == "refused"
    ok(table, 1, commands.AnswerEnd(fresh(), yes=False))
    assert table.end_offer is None
    assert table.phase == "running"
    assert send(table, 1, commands.AnswerEnd(fresh(), yes=True)).code == "refused"
    ok(table, 1, commands.OfferEnd(fresh()))
    ok(table, 1, commands.Stand(fresh()))  # who offered it is gone
    assert table.end_offer is None


def test_against_bots_it_ends_at_once() -> None:
    table = seated(people=1, bots=2)
    ok(table, 0, commands.OfferEnd(fresh()))
    assert table.phase == "over"
    assert table.due() is None
    assert table.asks == ""


def test_a_deal_that_others_play_too_is_played_to_the_end() -> None:
    assert send(seated(people=1, bots=1, deal="x"), 0, commands.OfferEnd(fresh())).code == "refused"


def test_who_resigns_loses_whatever_the_points_are() -> None:
    for loser in (0, 1):
        table = seated()
        play_on(table, 2, most=9)
        ok(table, loser, commands.Resign(fresh()))
        assert (table.phase, table.winners()) == ("over", [1 - loser])
        assert render.status(table, 0).ended == "resigned"
        assert audit("t1", table.entries).entries == table.entries


def test_among_three_people_a_bot_plays_on_for_who_resigned() -> None:
    table = seated(people=3)
    ok(table, 0, commands.Resign(fresh()))
    assert table.phase == "running"
    left = table.recent[-1][1][1]
    assert isinstance(left, frames.Left)
    assert left.why == "resigned"
    assert send(table, 0, commands.Back(fresh())).code == "refused"
    assert send(table, 0, commands.Resign(fresh())).code == "refused"
    assert table.play is not None
    move = commands.Move(fresh(), table.version, table.play.notation(table.play.legal()[0]))
    assert send(table, 0, move).code == "refused"
    assert table.returns(0, NOON) == []
    assert audit("t1", table.entries).entries == table.entries


def test_offers_talk_and_an_early_end_give_nothing_hidden_away() -> None:
    table = seated(people=3)
    play_on(table, 3, most=12)
    ok(table, 1, commands.React(fresh(), table.version, "wow"))
    ok(table, 0, commands.OfferEnd(fresh()))
    assert compare(table, 1, resume=(3, table.version - 2))
    ok(table, 2, commands.Resign(fresh()))
    ok(table, 1, commands.AnswerEnd(fresh(), yes=True))
    assert table.phase == "over"


# --- another game ------------------------------------------------------------------------------


def test_another_game_is_for_those_who_accept() -> None:
    table = over(people=3)
    ask(table, 0, commands.Rematch(fresh()))
    assert table.rematch == ""
    ask(table, 1, commands.AnswerRematch(fresh(), yes=False))
    offer = render.status(table, 2).rematch_offer
    assert offer is not None
    assert (offer.seat, offer.accepted, offer.declined, offer.answer) == (0, (0,), (1,), True)
    ask(table, 2, commands.Rematch(fresh()))  # offering the same counts as accepting
    assert table.rematch == "t2"
    new = rematch(table, "t2", NOON)
    chairs = Table.from_events("t2", new.entries).chairs
    assert [(chair.kind, chair.name) for chair in chairs] == [
        ("empty", ""),
        ("person", "Cy"),
        ("person", "Ada"),
    ]
    assert audit("t1", table.entries).entries == table.entries


def test_all_accept_and_the_next_game_begins_with_the_next_seat() -> None:
    table = over(people=2, bots=1)
    ask(table, 0, commands.Rematch(fresh()))
    ask(table, 1, commands.AnswerRematch(fresh(), yes=True))
    again = Table.from_events("t2", rematch(table, "t2", NOON).entries)
    assert again.phase == "running"
    assert [chair.name for chair in again.chairs] == [
        chair.name for chair in table.chairs[1:] + table.chairs[:1]
    ]


def test_who_offered_it_need_not_wait_for_those_who_are_gone() -> None:
    table = over(people=2)
    ask(table, 0, commands.Rematch(fresh()))
    ask(table, 0, commands.Rematch(fresh()))
    again = Table.from_events("t2", rematch(table, "t2", NOON).entries)
    assert [(chair.kind, chair.name) for chair in again.chairs] == [("kept", "Ben"), ("person", "Ada")]
    assert audit("t1", table.entries).entries == table.entries


def test_an_offer_that_nobody_accepts_or_that_is_withdrawn_is_gone() -> None:
    for seat in (0, 1):
        table = over(people=2)
        ask(table, 0, commands.Rematch(fresh()))
        ask(table, seat, commands.AnswerRematch(fresh(), yes=False))
        assert table.rematch_offer is None
        assert table.rematch == ""
        ask(table, 1, commands.Rematch(fresh()))
        assert table.rematch_offer is not None
