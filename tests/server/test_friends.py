"""Statistics, ratings and friends by HTTP: what one sees of oneself, and what nobody sees of others."""

import time
from typing import Any

import pytest

from tests.server.running import Answer, Json, Player, Running
from tests.server.test_protocol import validator


def wait(question: Any, seconds: float = 20.0) -> Any:
    """The first answer that is true."""
    end = time.monotonic() + seconds
    while not (found := question()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def profile(player: Player) -> Json:
    answer = player.request("GET", "/api/profile")
    validator("Profile").validate(answer.json)
    found: Json = answer.json
    return found


def friends(player: Player) -> dict[str, Json]:
    answer = player.request("GET", "/api/friends")
    validator("Friends").validate(answer.json)
    return {one["name"]: one for one in answer.json["people"]}


def decide(player: Player, about: str, decision: str) -> Answer:
    return player.request("POST", f"/api/friends/{friends(player)[about]['id']}", {"decision": decision})


def played(server: Running, *names: str) -> list[Player]:
    """People of whom the last one has resigned a game."""
    people = [Player(server.url, name) for name in names]
    for player in people:
        player.request("POST", "/api/profile", {"rated": True})
    table, key = people[0].open("wuerfelspiel", ("me", *("open" for _ in names[1:])))
    sockets = [player.at(table, key) for player in people]
    for seat, socket in enumerate(sockets[1:], 1):
        assert "error" not in socket.do("sit", seat=seat)
    assert "error" not in sockets[0].do("start")
    for socket in sockets[:0:-1]:
        assert "error" not in socket.do("resign")
    for socket in sockets:
        socket.close()
    for player in people:
        wait(lambda player=player: profile(player)["games"])
    return people


@pytest.fixture(scope="module")
def pair(server: Running) -> list[Player]:
    return played(server, "Ada", "Ben")


def test_a_finished_game_is_in_the_statistics(pair: list[Player]) -> None:
    ada, ben = (profile(player)["games"][0] for player in pair)
    assert (ada["game"], ada["played"], ada["won"], ada["streak"]) == ("wuerfelspiel", 1, 1, 1)
    assert (ben["won"], ben["streak"], ben["best_streak"]) == (0, -1, 0)
    [other] = ada["people"]
    assert (other["name"], other["played"], other["won"], other["lost"]) == ("Ben", 1, 1, 0)
    assert other["id"] == friends(pair[0])["Ben"]["id"]
    rating = ada["against_people"]
    assert rating["provisional"]
    assert rating["rating"] > 1000 > ben["against_people"]["rating"]
    assert ada["against_bots"] is None
    assert (ada["luck"], ada["analysed"]) == (None, 0)


def test_history_is_filtered(pair: list[Player]) -> None:
    ada = pair[0]
    other = friends(ada)["Ben"]["id"]

    def count(text: str) -> int:
        answer = ada.request("GET", f"/api/history?{text}")
        assert answer.status == 200, answer.body
        return len(answer.json["tables"])

    for text, number in {
        "game=wuerfelspiel&opponents=people&outcome=won": 1,
        f"with={other}&since=5": 1,
        "game=keltis": 0,
        "outcome=lost": 0,
        "opponents=bots": 0,
        "since=9999999999999": 0,
    }.items():
        assert count(text) == number, text
    for text in ("game=chess", "outcome=maybe", "since=x", "more=1"):
        assert ada.request("GET", f"/api/history?{text}").status == 400
    assert ada.request("GET", "/api/history?with=nobody").status == 404
    assert pair[1].request("GET", f"/api/history?with={other}").status == 404  # handles are personal


def test_friends_are_friends_if_both_want_it(server: Running) -> None:
    ada, ben = played(server, "Ada", "Ben")
    assert friends(ada)["Ben"]["state"] == "met"
    assert decide(ada, "Ben", "add").status == 200
    assert (friends(ada)["Ben"]["state"], friends(ben)["Ada"]["state"]) == ("asked", "asking")
    assert ben.request("GET", "/api/lobby").json["asking"] == 1
    assert decide(ben, "Ada", "decline").status == 200
    assert (friends(ada)["Ben"]["state"], friends(ben)["Ada"]["state"]) == ("asked", "met")
    assert decide(ben, "Ada", "add").status == 200
    assert {friends(one)[name]["state"] for one, name in ((ada, "Ben"), (ben, "Ada"))} == {"friend"}
    assert ben.request("GET", "/api/lobby").json["asking"] == 0
    assert decide(ben, "Ada", "remove").status == 200
    assert {friends(one)[name]["state"] for one, name in ((ada, "Ben"), (ben, "Ada"))} == {"met"}


def test_an_invitation_reserves_a_seat(server: Running) -> None:
    ada, ben = played(server, "Ada", "Ben")
    guest = {"kind": "friend", "friend": friends(ada)["Ben"]["id"]}
    wish = {"settings": {"game": "keltis", "players": 2}, "seats": [{"kind": "me"}, guest]}
    table = ada.request("POST", "/api/tables", wish).json["table_id"]
    [first, *_] = ben.request("GET", "/api/lobby").json["yours"]
    assert (first["id"], first["chairs"][1]["kind"], first["yours"]) == (table, "kept", [1])
    socket = ben.at(table)
    assert socket.status["chairs"][1]["yours"]
    decide(ben, "Ada", "mute")
    assert table not in [one["id"] for one in ben.request("GET", "/api/lobby").json["yours"]]
    decide(ben, "Ada", "unmute")
    assert "error" not in socket.do("stand")  # declined
    assert table not in [one["id"] for one in ben.request("GET", "/api/lobby").json["yours"]]
    ben.request("POST", "/api/profile", {"reachable": False})
    answer = ada.request("POST", "/api/tables", wish)
    assert (answer.status, answer.json["message"]["id"]) == (409, "online-no-invitation")
    decide(ada, "Ben", "add")
    assert friends(ben)["Ada"]["state"] == "met"  # requests are not shown, either


def test_who_is_blocked_learns_nothing_and_reaches_nobody(server: Running) -> None:
    ada, ben = played(server, "Ada", "Ben")
    decide(ada, "Ben", "add")
    decide(ben, "Ada", "add")
    before = friends(ada)["Ben"]
    decide(ben, "Ada", "block")
    after = friends(ada)["Ben"]
    assert (before["state"], after["state"], after["invitable"]) == ("friend", "met", False)
    decide(ada, "Ben", "add")
    assert (friends(ada)["Ben"]["state"], friends(ben)["Ada"]["state"]) == ("asked", "blocked")
    decide(ben, "Ada", "unblock")
    assert friends(ben)["Ada"]["state"] == "asking"


def test_a_link_makes_friends_who_find_each_others_tables(server: Running) -> None:
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    link = ada.request("POST", "/api/friend-link", {}).json
    validator("FriendLink").validate(link)
    assert ben.request("GET", f"/api/friend-link/{link['key']}").json == {"name": "Ada", "own": False}
    assert ada.request("GET", f"/api/friend-link/{link['key']}").json["own"]
    assert ada.request("POST", "/api/friend", {"key": link["key"]}).status == 404
    assert ben.request("POST", "/api/friend", {"key": link["key"]}).status == 200
    assert friends(ada)["Ben"]["state"] == friends(ben)["Ada"]["state"] == "friend"
    assert ada.request("DELETE", "/api/friend-link").status == 200
    cy = Player(server.url, "Cy")
    assert cy.request("POST", "/api/friend", {"key": link["key"]}).status == 404
    settings = {"game": "keltis", "players": 2}
    seats = [{"kind": "me"}, {"kind": "open"}]
    ada.request("POST", "/api/tables", {"settings": settings, "seats": seats})  # by invitation only
    made = ada.request("POST", "/api/tables", {"settings": settings, "seats": seats, "friends": True}).json
    lobby = ben.request("GET", "/api/lobby").json
    validator("Lobby").validate(lobby)
    [shown] = lobby["friends"]
    assert (shown["host"], shown["table"]["id"]) == ("Ada", made["table_id"])
    assert "error" not in ben.at(made["table_id"], shown["key"]).do("sit", seat=1)
    assert ben.request("GET", "/api/lobby").json["friends"] == []
    assert cy.request("GET", "/api/lobby").json["friends"] == []


def test_nobody_sees_what_is_not_theirs(pair: list[Player], server: Running) -> None:
    stranger = Player(server.url, "Eve")
    assert profile(stranger)["games"] == []
    assert friends(stranger) == {}
    ben = friends(pair[0])["Ben"]["id"]
    assert stranger.request("POST", f"/api/friends/{ben}", {"decision": "add"}).status == 404
    requests: list[tuple[str, str, Any]] = [("GET", "profile", None), ("GET", "friends", None)]
    for method, path, body in (*requests, ("POST", "friend-link", {})):
        assert stranger.request(method, f"/api/{path}", body, {"Cookie": ""}).status == 401
    text = pair[0].request("GET", "/api/friends").body + pair[0].request("GET", "/api/profile").body
    assert b"who" not in text


def test_who_is_erased_is_nobodys_friend(server: Running) -> None:
    ada, ben = played(server, "Ada", "Ben")
    decide(ada, "Ben", "add")
    decide(ben, "Ada", "add")
    assert ben.request("POST", "/api/forget", {"forget": True}).status == 200
    assert friends(ada) == {}
    game = profile(ada)["games"][0]
    assert (game["played"], game["people"]) == (1, [])


def test_a_rating_against_people_is_erased_by_its_owner(server: Running) -> None:
    ada, ben = played(server, "Ada", "Ben")
    answer = ada.request("POST", "/api/profile", {"rated": False}).json
    assert (answer["rated"], answer["games"][0]["against_people"]) == (False, None)
    assert profile(ben)["games"][0]["against_people"] is not None
