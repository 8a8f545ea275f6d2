"""Hints over the socket: only where allowed, for the seat that is to act, and from what it knows."""

from functools import partial

import pytest

from keltis.core.rng import seeded_rng
from keltis.table import commands
from keltis.table.audit import audit
from keltis.table.table import Table
from tests.server.running import Player, Running
from tests.table.company import fresh, ok, play_on, seated, send
from tests.table.worlds import other_history


def test_the_player_to_act_gets_a_hint_and_the_others_read_of_it(server: Running) -> None:
    ada, ben = Player(server.url), Player(server.url, "Ben")
    table, key = ada.open("weg_der_steine", ("me", "open"), hints=True)
    one, two = ada.at(table), ben.at(table, key)
    two.do("sit", seat=1)
    one.do("start")
    two.until_version(one.v)
    reply = one.do("hint", v=one.v)
    frame = one.until("hint")
    assert frame["changed"] == reply["seq"] - 1
    assert set(frame["hint"]["near"]) <= set(one.legal)
    assert {best["action"] for best in frame["hint"]["best"]} <= set(one.legal)
    two.until_version(reply["seq"])
    assert two.events[-1]["kind"] == "hinted"
    again = one.do("hint", v=one.v)  # no second event in the same position
    assert again["seq"] == reply["seq"]
    assert one.until("hint")["hint"]["best"] == frame["hint"]["best"]
    assert two.do("hint", v=two.v)["error"]["code"] == "turn"
    assert not any(b'"type":"hint"' in frame for frame in two.frames)


def test_hints_must_be_allowed_and_do_not_go_with_a_shared_deal(server: Running) -> None:
    ada = Player(server.url)
    table, _ = ada.open("wuerfelspiel", ("me", "greedy"))
    socket = ada.at(table)
    assert socket.do("hint", v=socket.v)["error"]["message"]["id"] == "online-hints"
    settings = {"game": "keltis", "hints": True, "deal": "together"}
    refused = ada.request("POST", "/api/tables", {"settings": settings})
    assert refused.json["message"]["id"] == "online-deal-hints"


@pytest.mark.parametrize("game", ["keltis", "neue_wege", "orakel"])
def test_positions_that_a_seat_cannot_distinguish_give_the_same_hint(game: str) -> None:
    """A hint is a function of the request: that is all a bot worker gets."""
    table = seated(game, people=2, hints=True)
    play_on(table, 4, most=21)
    seat = table.mover
    assert seat is not None
    request = table.hint_request()
    assert request is not None
    for seed in range(3):
        history = other_history(table, seat, seeded_rng(seed))
        assert history is not None
        assert Table.from_events("t1", history).hint_request() == request


def test_hints_are_recorded_once_in_a_position_and_can_be_imported() -> None:
    table = seated("keltis", people=2, hints=True)
    ask = partial(send, table, 0)
    first = ok(table, 0, commands.AskHint(fresh(), table.version))
    assert ok(table, 0, commands.AskHint(fresh(), table.version)) == first == table.version
    assert table.play is not None
    words = table.play.notation(table.play.legal()[0])
    assert ask(commands.Move(fresh(), first - 1, words)).code == ""  # a hint makes no move stale
    assert audit("t1", table.entries).entries == table.entries


def test_a_bot_gets_no_hint_request() -> None:
    table = seated("wuerfelspiel", people=1, bots=1, hints=True)
    while not table.asks:
        play_on(table, 1, most=1)
    assert table.hint_request() is None
    assert send(table, 0, commands.AskHint(fresh(), table.version)).code == "turn"
