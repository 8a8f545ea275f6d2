"""Lists and finished games by HTTP: lobby, history, rules, replay, chance, the deal of the day."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from keltis import GAMES, game_named
from keltis.bots.level import LEVELS, offered
from keltis.bots.readiness import is_compiled
from keltis.messages import say
from keltis.messages.message import Message
from keltis.table.chance import commitment, sealed
from tests.server.running import Player, Running, Socket, running
from tests.server.test_protocol import validator

NAMES = [game.name for game in GAMES]


def get(player: Player, path: str, part: str, status: int = 200) -> Any:
    """The response at a path, checked against the schema."""
    answer = player.request("GET", path)
    assert answer.status == status, answer.body
    validator(part).validate(answer.json)
    return answer.json


def finished(player: Player, game: str = "wuerfelspiel", **settings: Any) -> tuple[str, Socket]:
    """A game that bots finished after the player left."""
    table, _ = player.open(game, ("me", "greedy"), **settings)
    socket = player.at(table)
    assert socket.do("stand")["seq"]
    while not socket.over:
        socket.news()
    return table, socket


def test_what_can_be_played_has_bots_by_strength(server: Running) -> None:
    found = get(Player(server.url), "/api/games", "Offered")
    assert [game["name"] for game in found["games"]] == NAMES
    for game in found["games"]:
        expected = offered(game["name"])
        assert [bot["name"] for bot in game["bots"]] == list(expected)
        assert [bot["rating"] for bot in game["bots"]] == [one.rating or None for one in expected.values()]
        assert [bot["range"] for bot in game["bots"]] == [one.range for one in expected.values()]
        for bot, level in zip(game["bots"], expected.values(), strict=True):
            found_ratings = [level.rating_for(players) for players in game["players"]]
            assert bot["ratings"] == [
                one and {"value": one.value, "range": one.range} for one in found_ratings
            ]
        assert game["usual"] in expected
        for bot in game["bots"]:
            assert len(bot["sights"]) == len(game["players"])
            assert all(say(Message(**sight), "en").endswith(".") for sight in bot["sights"])
            assert (bot["instead"] is None) == (
                not expected[bot["name"]].compiled or is_compiled(game["name"])
            )
    assert found["bots"] == list(LEVELS)


def test_a_bot_that_cannot_be_compiled_names_its_fallback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KELTIS_FAST", "0")
    with running(tmp_path) as plain:
        games = get(Player(plain.url), "/api/games", "Offered")["games"]
    bots = {bot["name"]: bot["instead"] for bot in games[0]["bots"]}
    assert bots["merlin"] == bots["druid"] == {"bot": "kobold", "seconds": None}
    assert bots["kobold"] is bots["greedy"] is None


def test_a_bot_that_is_not_offered_can_still_be_named(server: Running) -> None:
    ada = Player(server.url)
    table, _ = ada.open("wuerfelspiel", ("me", "greedy"))
    assert ada.at(table).status["chairs"][1]["bot"] == "greedy"


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize("game", NAMES)
def test_the_rules_are_there_by_number(server: Running, game: str, language: str) -> None:
    book = get(_stranger(server.url), f"/api/rules/{game}?lang={language}", "RuleBook")
    numbers = [rule["number"] for section in book["sections"] for rule in section["rules"]]
    assert sorted(numbers) == sorted(game_named(game).rule_numbers)
    assert all(rule["text"] for section in book["sections"] for rule in section["rules"])


@cache
def _stranger(url: str) -> Player:
    return Player(url, "Eve")


def test_rules_of_nothing_and_in_no_language(server: Running) -> None:
    player = _stranger(server.url)
    assert player.request("GET", "/api/rules/poker").status == 404
    assert player.request("GET", "/api/rules/keltis?lang=xx").status == 400
    assert player.request("GET", "/api/rules/keltis?lang=de&lang=en").status == 400


def test_the_lobby_names_first_the_tables_that_wait_for_me(server: Running) -> None:
    ada = Player(server.url)
    done, _ = finished(ada)
    waiting, _ = ada.open("keltis")
    mine, _ = ada.open("keltis", ("me", "greedy"), pace={"mode": "days", "days": 2})
    found = get(ada, "/api/lobby", "Lobby")["yours"]
    assert [table["id"] for table in found] == [mine, waiting, done]
    assert [table["turn"] for table in found] == [True, False, False]
    assert found[0]["due"] > found[0]["changed"]
    assert found[2]["winners"]
    assert get(ada, f"/api/tables/{mine}", "ListedTable") == found[0]
    assert _stranger(server.url).request("GET", f"/api/tables/{mine}").status == 404


def test_finished_games_are_kept_in_a_history(server: Running) -> None:
    ada = Player(server.url)
    assert get(ada, "/api/history", "History") == {"tables": [], "before": None}
    tables = [finished(ada)[0] for _ in range(2)]
    found = get(ada, "/api/history", "History")
    assert [table["id"] for table in found["tables"]] == tables[::-1]
    older = get(ada, f"/api/history?before={found['tables'][0]['changed']}", "History")
    assert [table["id"] for table in older["tables"]] == tables[:1]
    for wrong in ("-1", "x", "1" * 30, "1.5", "٣"):
        assert ada.request("GET", f"/api/history?before={_quoted(wrong)}").status == 400


def _quoted(text: str) -> str:
    from urllib.parse import quote

    return quote(text)


# --- replay ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", NAMES)
def test_a_game_can_be_gone_through_again_as_its_player_saw_it(server: Running, game: str) -> None:
    ada = Player(server.url)
    table, _ = ada.open(game, ("me", "greedy"))
    socket = ada.at(table)
    for _ in range(6):
        if socket.legal:
            socket.act()
        else:
            socket.news()
    socket.do("say", text="hm")
    found = get(ada, f"/api/tables/{table}/replay?number=50", "Replay")
    known = found["plies"][: socket.v]
    assert [ply["v"] for ply in known] == list(range(1, socket.v + 1))
    assert known[0]["view"] is None
    assert all(ply["hands"] == [] for ply in known)
    assert [ply["event"] for ply in known][-len(socket.events) :] == socket.events
    for ply in known[-3:]:
        at = ada.request("GET", f"/api/tables/{table}/at/{ply['v']}").json
        assert at["position"]["view"] == ply["view"]
        assert at["position"]["scene"] == ply["scene"]


def test_hands_are_open_only_after_the_end(server: Running) -> None:
    ada = Player(server.url)
    table, _ = ada.open("keltis", ("me", "greedy"), public=True)
    socket = ada.at(table)
    first = socket.v
    other = ada.request("GET", f"/api/tables/{table}/replay?seat=1")
    assert other.status == 404
    own = get(ada, f"/api/tables/{table}/replay?seat=0&from={first}&number=1", "Replay")["plies"][0]
    assert own["hands"] == []
    socket.do("stand")
    while not socket.over:
        socket.news()
    eve = _stranger(server.url)
    shown = get(eve, f"/api/tables/{table}/replay?from={first}&number=1", "Replay")
    [ply] = shown["plies"]
    assert ply["hands"][0] == own["view"]["table"]["hand"]
    theirs = get(eve, f"/api/tables/{table}/replay?seat=1&from={first}&number=1", "Replay")["plies"][0]
    assert ply["hands"][1] == theirs["view"]["table"]["hand"] != []
    assert shown["over"]
    assert get(eve, f"/api/tables/{table}/replay?from=99999", "Replay")["plies"] == []
    for wrong in ("seat=4", "from=0", "number=51", "number=0", "from=x", "page=2"):
        assert eve.request("GET", f"/api/tables/{table}/replay?{wrong}").status == 400


def test_pictures_of_earlier_positions(server: Running) -> None:
    ada = Player(server.url)
    table, socket = finished(ada, public=True)
    now = ada.request("GET", f"/api/tables/{table}/picture.svg")
    then = ada.request("GET", f"/api/tables/{table}/picture.svg?v=3")
    assert now.headers["content-type"] == then.headers["content-type"] == "image/svg+xml"
    assert now.body != then.body
    assert now.body == ada.request("GET", f"/api/tables/{table}/picture.svg?v={socket.v}").body
    assert ada.request("GET", f"/api/tables/{table}/picture.svg?v=1").status == 404
    assert ada.request("GET", f"/api/tables/{table}/picture.svg?v={socket.v + 1}").status == 404


# --- chance ------------------------------------------------------------------------------------


def test_everything_that_chance_did_can_be_checked_after_the_game(server: Running) -> None:
    ada = Player(server.url)
    table, _ = ada.open("keltis", ("me", "greedy"), first="random")
    socket = ada.at(table)
    promised = socket.status["commitment"]
    assert ada.request("GET", f"/api/tables/{table}/chance").status == 404
    socket.do("stand")
    while not socket.over:
        socket.news()
    found = get(ada, f"/api/tables/{table}/chance", "Fairness")
    assert commitment(found["secret"]) == found["commitment"] == promised
    draw = sealed(found["secret"], found["nonces"])
    assert [draw(one["number"], one["ways"]) for one in found["draws"]] == [
        one["way"] for one in found["draws"]
    ]
    assert [one["number"] for one in found["draws"]] == list(range(-1, len(found["draws"]) - 1))
    assert found["draws"][0]["words"] == str(found["turned"])


def test_the_deal_of_the_day_can_be_compared_after_the_end_and_played_once(server: Running) -> None:
    ada, ben = Player(server.url, "Ada"), Player(server.url, "Ben")
    daily = get(ada, "/api/daily", "Daily")
    deal = next(deal for deal in daily["deals"] if deal["game"] == "wuerfelspiel")
    assert deal["yours"] == ""
    table, key = ada.open("wuerfelspiel", ("me", "greedy"), deal=deal["deal"])
    assert ada.request("GET", f"/api/tables/{table}/comparison").status == 404
    socket = ada.at(table)
    socket.do("stand")
    while not socket.over:
        socket.news()
    other, _ = finished(ben, deal=deal["deal"])
    found = get(ada, f"/api/tables/{table}/comparison", "Comparison")
    mine = [one for one in found["tables"] if one["here"]]
    assert [one["yours"] for one in mine] == [[0]]
    assert len(found["tables"]) >= 2
    again = next(one for one in get(ada, "/api/daily", "Daily")["deals"] if one["game"] == "wuerfelspiel")
    assert again["yours"] == table
    assert get(ada, f"/api/tables/{table}/chance", "Fairness")["secret"] == ""
    assert "secret" not in ada.request("GET", f"/api/tables/{table}/record").body.decode()
    refused = ada.request("POST", "/api/tables", _wanted(deal["deal"]))
    assert (refused.status, refused.json["message"]["id"]) == (409, "online-deal-known")
    guest = ben.at(table, key)
    assert guest.seat is None
    for what in ("record", "chance", "comparison", "replay?seat=0"):
        assert ben.request("GET", f"/api/tables/{table}/{what}").status == 404, what
    assert all(ply["hands"] == [] for ply in get(ben, f"/api/tables/{table}/replay", "Replay")["plies"])
    assert other != table


def _wanted(deal: str, **settings: Any) -> dict[str, Any]:
    return {
        "settings": {"game": "wuerfelspiel", "players": 2, "deal": deal, **settings},
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
    }


def test_a_deal_gives_nothing_away(server: Running) -> None:
    ada, ben = Player(server.url), Player(server.url, "Ben")
    for deal, more, why in (
        ("x", {"public": True}, "online-deal-public"),
        ("daily-2001-01-01", {}, "online-deal-day"),
        ("daily-9999-01-01", {}, "online-deal-day"),
    ):
        answer = ada.request("POST", "/api/tables", _wanted(deal, **more))
        assert (answer.status, answer.json["message"]["id"]) == (409, why)
    table, key = ada.open("wuerfelspiel", ("me", "open"), deal="twice")
    guest = ben.at(table, key)
    ben.open("wuerfelspiel", ("me", "greedy"), deal="twice")
    reply = guest.do("sit", seat=1)
    assert json.dumps(reply["error"]["message"]) == '{"id": "online-deal-known", "args": {}}'
    cy = Player(server.url, "Cy").at(table, key)
    assert cy.do("sit", seat=1)["seq"]
