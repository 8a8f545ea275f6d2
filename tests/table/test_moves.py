"""Moves at a table: exactly one reply each, the same for the same id, and all viewers are told."""

from itertools import pairwise

import msgspec
import pytest

from keltis import GAMES
from keltis.core.rng import seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.messages import say
from keltis.table import commands, frames, render
from keltis.table.apply import fingerprint
from keltis.table.events import Entry, Moved
from keltis.table.match import Broken
from keltis.table.settings import Settings
from keltis.table.table import Table
from tests.contract.tables import Case as Wanted
from tests.contract.tables import tables
from tests.table.company import (
    NOON,
    any_move,
    fresh,
    move,
    ok,
    opened,
    person,
    plainly,
    play_on,
    resumed,
    seated,
    send,
)


@pytest.mark.parametrize("wanted", tables(GAMES), ids=str)
def test_whole_games_are_played_and_their_events_lead_to_the_same_table(wanted: Wanted) -> None:
    table = seated(wanted.game.name, wanted.players, options=dict(wanted.options))
    entries = play_on(table, 5)
    assert table.phase == "over"
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    again = Table.from_events("t1", entries, NOON)
    assert again.play is not None
    assert table.play is not None
    assert again.play.actions == table.play.actions
    twin = resumed(table.play).play
    assert twin is not None
    assert fingerprint(twin) == fingerprint(table.play)
    assert twin.actions == table.play.actions
    for viewer in table.viewers:
        assert frames.encoded(render.snapshot(again, viewer)) == frames.encoded(
            render.snapshot(table, viewer)
        )


def test_a_move_gets_one_reply_before_everybody_hears_of_it() -> None:
    table = seated(people=3)
    assert table.play is not None
    words = table.play.notation(table.play.legal()[0])
    sent = table.handle(0, commands.Move("m1", 2, words), NOON)
    assert [to for to, _ in sent] == [0, SPECTATOR, 0, 1, 2]
    assert sent[0][1] == frames.Reply("m1", 3)
    assert all(isinstance(frame, frames.Update) and frame.v == 3 for _, frame in sent[1:])


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_viewer_hears_of_every_event_under_its_number(game: str) -> None:
    table = seated(game)
    play_on(table, 3, most=30)
    for viewer in table.viewers:
        heard = [event.seq for event in table.since(0, viewer).events]
        assert heard == list(range(1, table.version + 1))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_what_was_missed_is_told_as_it_was_told_at_the_time(game: str) -> None:
    table = seated(game)
    told: dict[int, list[frames.AnyHappened]] = {viewer: [] for viewer in table.viewers}
    rng = seeded_rng(4)
    for _ in range(40):
        assert table.mover is not None
        sent = send(table, table.mover, any_move(table, rng))
        for viewer in table.viewers:
            told[viewer] += sent.update(viewer).events
    for viewer in table.viewers:
        for version in (2, 7, table.version - 20, table.version - 1, table.version):
            assert list(table.since(version, viewer).events) == told[viewer][version - 2 :]


def test_the_same_id_is_the_same_move_and_gets_the_same_reply() -> None:
    table = seated()
    asked = any_move(table, seeded_rng(1))
    first = send(table, 0, asked).reply
    play_on(table, 2, most=8)
    version = table.version
    assert send(table, 0, asked).reply == first
    assert send(table, 0, msgspec.structs.replace(asked, v=version)).reply == first
    again = Table.from_events("t1", table.entries)
    assert send(again, 0, asked).reply == first
    assert table.version == again.version == version


def test_the_same_id_with_another_move_is_refused() -> None:
    table = seated()
    assert table.play is not None
    one, other = (table.play.notation(action) for action in table.play.legal()[:2])
    ok(table, 0, commands.Move("m1", 2, one))
    assert send(table, 0, commands.Move("m1", 2, other)).code == "id_reuse"
    assert send(table, 0, commands.Undo("m1", 3)).code == "id_reuse"


def test_two_people_may_use_the_same_id() -> None:
    table = seated("weg_der_steine", undo="never")
    assert move(table, "turn").reply.error is None
    while table.mover == 0:
        move(table, "leave")
    ok(table, 0, commands.Say("x", "hello"))
    ok(table, 1, commands.Say("x", "hello"))


def test_only_who_sits_there_may_move() -> None:
    table = seated()
    asked = any_move(table, seeded_rng(1))
    assert send(table, SPECTATOR, asked).code == "seat"
    assert send(table, 0, asked, who="who-Ben").code == "seat"
    assert send(table, 7, asked, who="who-Ada").code == "seat"


def test_only_the_mover_may_move_and_hears_the_rule() -> None:
    table = seated()
    reply = send(table, 1, any_move(table, seeded_rng(1))).reply
    assert reply.error is not None
    assert (reply.error.code, reply.error.rule) == ("turn", "C3")


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    table = seated()
    assert table.play is not None
    chance = table.play.notation(table.game.actions["card"])
    for words, rule in (("draw", "C3"), (chance, "C1"), ("fly", "C3"), ("", "C3"), ("<b>", "C3")):
        reply = move(table, words).reply
        assert reply.error is not None
        assert reply.error.code == "illegal"
        assert reply.error.rule == rule
        assert say(reply.error.message, "de")
    assert table.version == 2


def test_a_stale_move_brings_what_was_missed() -> None:
    table = seated(undo="never")
    play_on(table, 1, most=5)
    mover = table.mover
    assert mover is not None
    sent = send(table, mover, msgspec.structs.replace(any_move(table, seeded_rng(1)), v=4))
    error = sent.reply.error
    assert error is not None
    assert error.code == "stale"
    assert error.update == table.since(4, mover)
    assert [event.seq for event in error.update.events] == [5, 6, 7]


def test_talk_does_not_make_a_move_stale() -> None:
    table = seated()
    asked = any_move(table, seeded_rng(1))
    ok(table, 1, commands.Say(fresh(), "hurry up"))
    ok(table, 0, asked)


def test_a_version_from_the_future_is_bad() -> None:
    table = seated()
    sent = send(table, 0, msgspec.structs.replace(any_move(table, seeded_rng(1)), v=3))
    assert sent.code == "bad"


def test_nobody_moves_before_the_game_or_after_it() -> None:
    waiting = opened(Settings(game="keltis"), person(0), person(1))
    assert send(waiting, 0, commands.Move("m1", 1, "draw")).code == "refused"
    table = seated("wuerfelspiel")
    play_on(table)
    last = table.version
    for command in (commands.Move(fresh(), last, "keep"), commands.Undo(fresh(), last)):
        assert send(table, 0, command).code == "over"


def test_a_refused_command_changes_nothing() -> None:
    table = seated()
    before = [frames.encoded(render.snapshot(table, viewer)) for viewer in table.viewers]
    for seat, command in (
        (0, commands.Move(fresh(), 2, "draw")),
        (1, commands.Move(fresh(), 2, "draw")),
        (0, commands.Undo(fresh(), 2)),
        (0, commands.Consent(fresh(), 2, True)),
        (0, commands.Back(fresh())),
        (1, commands.Start(fresh())),
    ):
        assert send(table, seat, command).code
    assert [frames.encoded(render.snapshot(table, viewer)) for viewer in table.viewers] == before
    assert fingerprint(table.play) == table.entries[-1].state


# --- broken logs -------------------------------------------------------------------------------


def test_events_that_do_not_fit_together_are_no_table() -> None:
    entries = play_on(seated(), 1, most=6)
    replace = msgspec.structs.replace
    moved = entries[3].event
    assert isinstance(moved, Moved)
    broken: list[list[Entry]] = [
        [],
        entries[1:],
        [*entries[:3], *entries[4:]],
        [*entries[:3], replace(entries[3], rules=99)],
        [*entries[:3], replace(entries[3], state="0" * 24)],
        [*entries[:3], entries[2]],
    ]
    for kept in broken:
        with pytest.raises(Broken):
            Table.from_events("t1", kept)


def test_time_never_runs_backwards() -> None:
    table = seated()
    play_on(table, 1, most=3, now=NOON + 5000)
    play_on(table, 2, most=3, now=NOON - 5000)
    times = [entry.at for entry in table.entries]
    assert all(one <= other for one, other in pairwise(times))


# --- encoded frames ----------------------------------------------------------------------------


def test_a_frame_is_plain_json_with_its_type() -> None:
    table = seated()
    sent = move(table, table.play.notation(table.play.legal()[0]) if table.play else "")
    assert plainly(sent.reply) == {"type": "reply", "id": sent.reply.id, "seq": 3}
    read = plainly(sent.update(1))
    assert read["type"] == "update"
    assert read["events"][0]["kind"] == "moved"
    assert read["events"][0]["steps"][0]["line"]["args"]["seat"] == {"seat": 0}
    assert read["position"]["view"]["prompt"]["id"]
    assert isinstance(read["position"]["view"]["scores"][0]["total"], int)
