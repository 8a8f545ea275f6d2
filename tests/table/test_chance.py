"""Chance at a table can be verified afterwards, and cannot be manipulated."""

from collections import Counter

import pytest

from keltis import GAMES
from keltis.core.play import Play
from keltis.core.seats import CHANCE
from keltis.table import commands, render
from keltis.table.chance import commitment, deal_secret, fresh_secret, sealed
from keltis.table.settings import Settings
from keltis.table.table import Table
from tests.table.company import SECRET, fresh, ok, opened, play_on, seated

OTHER = fresh_secret(bytes(reversed(range(32))))


def test_a_draw_depends_on_its_number_alone() -> None:
    draw = sealed(SECRET, ["a", "b"])
    once = [draw(number, 110) for number in range(50)]
    assert [draw(number, 110) for number in reversed(range(50))] == once[::-1]
    assert [sealed(SECRET, ["a", "b"])(number, 110) for number in range(50)] == once
    assert [sealed(SECRET, ["a", "c"])(number, 110) for number in range(50)] != once
    assert [sealed(OTHER, ["a", "b"])(number, 110) for number in range(50)] != once


def test_all_ways_are_equally_likely() -> None:
    draw = sealed(SECRET, [])
    counts = Counter(draw(number, 6) for number in range(12_000))
    assert sorted(counts) == list(range(6))
    surprise = sum((seen - 2000) ** 2 / 2000 for seen in counts.values())
    assert surprise < 20.5  # chi-square with 5 degrees: one in a thousand


def test_one_way_is_no_choice() -> None:
    assert [sealed(SECRET, [])(number, 1) for number in range(9)] == [0] * 9


def test_the_secret_is_shown_only_after_the_game() -> None:
    table = seated("wuerfelspiel")
    shown = render.status(table, 0)
    assert shown.secret == ""
    assert shown.nonces == ()
    assert shown.commitment == commitment(SECRET)
    play_on(table)
    shown = render.status(table, 0)
    assert shown.secret == SECRET
    assert commitment(shown.secret) == shown.commitment


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_finished_game_can_be_checked_from_what_is_shown(game: str) -> None:
    table = opened(Settings(game=game))
    for seat, nonce in enumerate(("clover", "77")):
        ok(table, -3, commands.Sit(fresh(), seat, nonce=nonce), who="who-Ada")
    ok(table, 0, commands.Start(fresh()))
    play_on(table)
    shown = render.status(table, 0)
    draw = sealed(shown.secret, list(shown.nonces))
    assert shown.nonces == ("clover", "77")
    assert table.play is not None
    play = Play(table.game, 2, table.play.named_board)
    drawn = 0
    for action in table.play.actions:
        if play.mover == CHANCE:
            way = draw(drawn, play.game.rules.chance_ways(play.board, play.state))
            assert play.game.rules.chance_way(play.board, play.state, way) == action
            drawn += 1
        play.do(action)


def test_taking_back_does_not_change_what_turns_up() -> None:
    drawn = []
    for undo in (False, True):
        table = seated()
        assert table.play is not None
        one, other = [word for word in map(table.play.notation, table.play.legal()) if "discard" in word][:2]
        if undo:
            ok(table, 0, commands.Move(fresh(), table.version, other))
            ok(table, 0, commands.Undo(fresh(), table.version))
        ok(table, 0, commands.Move(fresh(), table.version, one))
        ok(table, 0, commands.Move(fresh(), table.version, "draw"))
        drawn.append(table.play.actions[-1])
    assert drawn[0] == drawn[1]


def test_the_same_deal_gives_the_same_cards_whoever_plays() -> None:
    secret = deal_secret(b"key", "keltis 2 monday")
    played = []
    for nonce in ("one", "other"):
        table = opened(Settings(game="keltis", deal="monday", first="seat"), secret=secret)
        for seat in (0, 1):
            ok(table, -3, commands.Sit(fresh(), seat, nonce=nonce), who="who-Ada")
        ok(table, 0, commands.Start(fresh()))
        play_on(table, len(nonce))
        played.append(table)
    one, other = map(_drawn, played)
    shorter = min(len(one), len(other))
    assert shorter > 60
    assert one[:shorter] == other[:shorter]
    assert render.status(played[0], 0).secret == ""  # others may still be playing the same deal


def _drawn(table: Table) -> list[int]:
    assert table.play is not None
    play = Play(table.game, 2, table.play.named_board)
    found = []
    for action in table.play.actions:
        if play.mover == CHANCE:
            found.append(action)
        play.do(action)
    return found


def test_a_deal_cannot_be_guessed_from_its_name() -> None:
    secrets = {
        deal_secret(key, f"{game} {players} {deal}")
        for key in (b"one", b"other")
        for deal in ("monday", "tuesday")
        for game in ("keltis", "orakel")
        for players in (2, 3)
    }
    assert len(secrets) == 16
