"""Whole games over real sockets."""

import io

import pytest

from keltis import GAMES
from keltis.core.record_file import read_stream
from keltis.table.chance import sealed
from tests.server.running import Player, Running, play_out

NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("game", NAMES)
def test_two_people_play_a_game_to_its_end(server: Running, game: str) -> None:
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    table, key = ada.open(game)
    one, two = ada.at(table), ben.at(table, key)
    assert two.do("sit", seat=1)["seq"]
    assert two.do("start")["seq"]
    one.until_version(two.v)
    play_out([one, two])
    assert one.view["winners"] == two.view["winners"] != []
    assert [event["seq"] for event in one.events] == list(range(2 + 1, one.v + 1))
    record = ada.request("GET", f"/api/tables/{table}/record")
    assert record.status == 200
    [read] = read_stream(io.BytesIO(record.body), GAMES)
    assert read.play.scores() == [score["total"] for score in one.view["scores"]]
    assert read.names == ("Ada", "Ben")
    assert sealed(one.status["secret"], one.status["nonces"])(0, 2) in (0, 1)


@pytest.mark.parametrize("game", NAMES)
def test_somebody_plays_against_bots_while_a_stranger_looks_on(server: Running, game: str) -> None:
    ada, eve = Player(server.url), Player(server.url, "Eve")
    table, _ = ada.open(game, ("me", "greedy", "random"), public=True)
    one, stranger = ada.at(table), eve.at(table)
    assert stranger.seat is None
    for _ in range(12):
        if one.legal:
            one.act()
        else:
            one.news()
    assert {event["by"] for event in one.events if event["kind"] == "moved"} == {"person", "bot"}
    stranger.until_version(one.v)
    assert stranger.legal == []
    assert [event["seq"] for event in stranger.events] == [event["seq"] for event in one.events]


def test_bots_alone_finish_a_game_that_everybody_has_left(server: Running) -> None:
    ada = Player(server.url)
    table, _ = ada.open("wuerfelspiel", ("me", "greedy"))
    one = ada.at(table)
    assert one.do("stand")["seq"]
    while not one.over:
        one.news()
    assert one.status["chairs"][0]["away"] == "left"


def test_people_at_one_device_have_a_seat_each(server: Running) -> None:
    ada = Player(server.url)
    wishes = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    answer = ada.request(
        "POST",
        "/api/tables",
        {"settings": {"game": "keltis", "first": "seat"}, "seats": wishes, "start": True},
    )
    table = answer.json["table_id"]
    socket = ada.at(table, seat=0)
    hands = []
    for seat in (0, 1):
        socket.hello(table, seat=seat)
        assert socket.seat == seat
        hands.append(socket.view["table"]["hand"])
    assert hands[0] != hands[1]
    assert socket.move("draw")["error"]["code"] == "turn"
    socket.hello(table, seat=0)
    assert socket.move(socket.legal[0])["seq"]


def test_a_rematch_that_all_accept_starts_with_the_same_people(server: Running) -> None:
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    table, key = ada.open("wuerfelspiel", ("me", "open", "greedy"))
    one, two = ada.at(table), ben.at(table, key)
    two.do("sit", seat=1)
    two.do("start")
    for socket in (one, two):
        socket.do("stand")
    while not one.over:
        one.news()
        two.until_version(one.v)
    reply = one.do("rematch")
    two.until_version(reply["seq"])
    offer = two.status["rematch_offer"]
    assert (offer["accepted"], offer["declined"], offer["answer"]) == ([one.seat], [], True)
    assert two.status["rematch"] == ""
    reply = two.do("answer_rematch", yes=True)
    one.until_version(reply["seq"] + 1)
    fresh = one.status["rematch"]
    assert fresh == two.status["rematch"] != table
    again = [ada.at(fresh), ben.at(fresh)]
    assert again[0].status["phase"] == "running"
    assert [chair["kind"] for chair in again[0].status["chairs"]].count("person") == 2
    assert again[0].seat != again[1].seat
    assert two.do("rematch")["error"]["code"] == "refused"


def test_a_rematch_against_bots_starts_at_once(server: Running) -> None:
    ada = Player(server.url, "Ada")
    table, _ = ada.open("wuerfelspiel", ("me", "greedy"), start=True)
    one = ada.at(table)
    assert one.do("resign")["seq"]
    assert (one.status["phase"], one.status["ended"]) == ("over", "resigned")
    assert one.view["end"] == "resigned"
    assert one.view["winners"] == [seat for seat in (0, 1) if seat != one.seat]
    assert one.do("rematch")["seq"]
    assert ada.at(one.status["rematch"]).status["phase"] == "running"


def test_the_same_deal_is_the_same_at_different_tables(server: Running) -> None:
    hands = []
    for name in ("Ada", "Ben"):
        player = Player(server.url, name)
        table, _ = player.open("keltis", ("me", "greedy"), deal="monday")
        hands.append(player.at(table).view["table"]["hand"])
    assert hands[0] == hands[1]
