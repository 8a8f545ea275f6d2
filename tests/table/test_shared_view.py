"""Shared frames are built once and equal the frames built for each viewer alone."""

import json

import pytest

from keltis import GAMES
from keltis.core.seats import SPECTATOR
from keltis.table import frames, render
from keltis.table.diff import Json, kept_position, kept_status
from keltis.table.settings import Live
from keltis.table.shared_view import Showing
from tests.table.company import play_on, seated


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_position_written_for_all_is_the_same_as_for_each(game: str) -> None:
    table = seated(game, people=3)
    for number in range(40):
        assert table.play is not None
        showing = Showing(table.play)
        for viewer in table.viewers:
            alone = render.update(table, (), viewer)
            assert render.written(table, (), viewer, "", showing) == frames.encoded(alone)
        play_on(table, number, most=3)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
@pytest.mark.parametrize("bank", [0, 600])
def test_who_keeps_what_was_shown_and_takes_in_every_change_sees_the_whole(game: str, bank: int) -> None:
    table = seated(game, people=3, pace=Live(bank=bank))
    known: dict[int, Json] = {}
    before: Showing | None = None
    changes = 0
    for number in range(80):
        assert table.play is not None
        shown = Showing(table.play)
        for viewer in table.viewers:
            whole = json.loads(render.written(table, (), viewer, "", shown))
            if before is not None:
                told = (table.recent[-1][1][viewer],)
                change = json.loads(render.changed(table, told, viewer, "", before, shown))
                kept = known[viewer]
                assert kept_status(kept["status"], change) == whole["status"]
                assert kept_position(kept["position"], change) == whole["position"]
                changes += 1
            known[viewer] = whole
        if table.phase == "over":
            break
        play_on(table, number, most=1)
        before = shown
    assert changes > 100


def test_what_offers_bring_is_kept_until_something_changes() -> None:
    table = seated()
    shown = json.loads(frames.encoded(render.snapshot(table, 0)))["position"]
    outlook = json.loads(frames.encoded(render.outlook(table, 0)))
    assert len(outlook["outlooks"]) == len(shown["offers"]) > 0
    known = kept_position(shown, outlook)
    assert known == {**shown, "outlooks": outlook["outlooks"]}
    assert kept_position(known, {"type": "change", "position": {}}) == shown
    assert render.outlook(table, 1).outlooks == render.outlook(table, SPECTATOR).outlooks == ()


def test_before_the_game_there_is_no_position() -> None:
    table = seated()
    written = render.written(table, (), 0, "", None)
    assert json.loads(written)["position"] is None
