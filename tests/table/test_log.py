"""Data of events for logs: points, moved figures, the level that decided, undone moves."""

import pytest

from keltis import GAMES
from keltis.bots.fallback import Fallback
from keltis.bots.level import usual
from keltis.core.seats import SPECTATOR
from keltis.store import tables
from keltis.table import commands, frames, render
from keltis.table.frames import Takeover
from keltis.table.seats import Chair, bot_chair, bot_names, face_of
from keltis.table.settings import SECOND, Live
from keltis.table.stall import WARNING, stall_ahead
from keltis.table.table import Table
from tests.table.company import NOON, fresh, keep, ok, play_on, seated

every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


def moves(
    table: Table, position: frames.Position
) -> list[tuple[frames.Moved, frames.Position, frames.Position]]:
    """Each of the moves that spectators hear of, with the positions before and after it."""
    found: list[tuple[frames.Moved, frames.Position, frames.Position]] = []
    while table.phase == "running" and len(found) < 120:
        play_on(table, len(found), most=1)
        event = table.recent[-1][1][SPECTATOR]
        after = render.position(table, SPECTATOR)
        assert isinstance(event, frames.Moved)
        assert after is not None
        found.append((event, position, after))
        position = after
    return found


@every_game
def test_a_move_has_its_points_and_the_figures_that_moved(game: str) -> None:
    table = seated(game, 3)
    start = render.position(table, SPECTATOR)
    assert start is not None
    found = moves(table, start)
    for event, before, after in found:
        scores = [position.view.scores[event.seat].total for position in (before, after)]
        assert event.gain == scores[1] - scores[0]
        was = {(piece.seat, piece.place, piece.large) for piece in before.scene.pieces}
        now = {(piece.seat, piece.place, piece.large) for piece in after.scene.pieces}
        for trail in event.trails:
            if trail.seat is None:
                assert (trail.start, trail.end) == (before.scene.priestess, after.scene.priestess)
            else:
                assert (trail.seat, trail.start, trail.large) in was
                assert (trail.seat, trail.end, trail.large) in now
    assert any(event.gain for event, _, _ in found)
    assert any(event.trails for event, _, _ in found) == (game != "weg_der_steine")


def test_a_take_back_names_the_moves_that_no_longer_count() -> None:
    table = seated(people=1, bots=1)
    first = table.version + 1
    play_on(table, 1, most=1)
    assert table.undoable(0) == 1
    ok(table, 0, commands.Undo(fresh(), table.version))
    undone = table.recent[-1][1][1]
    assert isinstance(undone, frames.Undone)
    assert (undone.taken, undone.events) == (1, (first,))


def test_who_really_decides_is_named_in_the_move_at_the_seat_and_in_lists() -> None:
    table = seated(people=1, bots=1)
    while table.mover == 0:
        play_on(table, 1, most=1)
    assert render.status(table, 0).chairs[1].played_by == ()
    table.stand_in(Fallback("pebble", soon=True))
    assert table.play is not None
    keep(table, table.answered(table.play.legal()[0], NOON))
    moved = table.recent[-1][1][0]
    assert isinstance(moved, frames.Moved)
    assert (moved.by, moved.bot) == ("bot", "pebble")
    table.stand_in(None)
    while table.mover == 1:
        keep(table, table.answered(table.play.legal()[0], NOON))
    assert render.status(table, 0).chairs[1].played_by == ("pebble", "greedy")
    row = tables.projection_of(table)
    assert b'["bot","Bot 0","greedy","",0,["pebble","greedy"]]' in row.summary.encode()
    again = Table.from_events("t1", table.entries)
    assert again.played_by == table.played_by


def test_bots_of_one_level_have_names_and_faces_of_their_own() -> None:
    chairs: list[Chair] = []
    for _ in range(5):
        chairs.append(bot_chair("merlin", chairs))
    assert [chair.name for chair in chairs] == [*bot_names("merlin"), "Merlin 2"]
    assert [face_of(chair) for chair in chairs] == [0, 1, 2, 3, 0]


def test_a_name_that_a_person_has_is_not_given_to_a_bot() -> None:
    ada = bot_chair("greedy", [])
    ada.kind, ada.bot = "person", ""
    assert bot_chair("greedy", [ada]).name == "Gwen"


def test_the_end_of_a_clock_says_when_why_and_which_bot_takes_over() -> None:
    table = seated(pace=Live(bank=60))
    assert render.status(table, 1).due == Takeover(NOON + 60 * SECOND, 0, "clock", usual("keltis"))
    keep(table, table.time_up(NOON + 60 * SECOND))
    left = table.recent[-1][1][1]
    assert isinstance(left, frames.Left)
    assert (left.why, left.bot) == ("clock", usual("keltis"))


@pytest.mark.parametrize(("game", "rule"), [("keltis", "C12"), ("wuerfelspiel", "W13")])
def test_the_stall_guard_is_announced_before_it_ends_the_game(game: str, rule: str) -> None:
    table = seated(game)
    assert table.play is not None
    assert render.status(table, 0).stall is None
    state = table.play.state
    counter = state if game == "wuerfelspiel" else state.stock
    limit = table.play.board.stall
    counter.idle = limit - WARNING - 1
    assert stall_ahead(table.play) is None
    counter.idle = limit - WARNING
    shown = render.status(table, 0).stall
    assert shown is not None
    assert (shown.turns, shown.rule) == (WARNING, rule)


def test_a_game_without_a_stall_guard_announces_none() -> None:
    assert render.status(seated("weg_der_steine"), 0).stall is None
