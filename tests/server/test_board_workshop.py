"""The board workshop: boards checked and drawn, complaints with their place, comparisons in a queue."""

import time
from pathlib import Path

import pytest

from keltis import GAMES, game_named
from keltis.core.own_board import checked
from tests.server.running import Json, Player, Running, start
from tests.server.test_own_boards import SHORT

PATIENCE = 900.0  # seconds: the games have a low priority, and the machine may be busy
EARLY = game_named("keltis").board_file.read_text("utf-8").replace("goal = 7 ", "goal = 3 ")


def check(player: Player, **draft: object) -> Json:
    answer = player.request("POST", "/api/boards/check", draft)
    assert answer.status == 200, answer.body
    found: Json = answer.json
    return found


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_games_own_board_is_drawn_and_stays_the_same_when_sent_back(server: Running, game: str) -> None:
    ada = Player(server.url)
    board = ada.request("GET", f"/api/boards/{game}").json["board"]
    assert board["standard"]
    assert board["stage"]["places"]
    assert board["game"]["name"] == game
    for same in ({"content": board["content"]}, {"toml": board["toml"]}):
        assert check(ada, **same)["board"] == board


def test_complaints_name_their_place_and_bots_say_what_they_can_do(server: Running) -> None:
    ada = Player(server.url)
    content = ada.request("GET", "/api/boards/keltis").json["board"]["content"]
    content["tiles"]["wish"] = 8
    found = check(ada, content=content)
    assert found["board"] is None
    assert found["complaint"] == {
        "place": "tiles.points",
        "text": "24 tiles for 25 places",
        "message": {"id": "board-tiles", "args": {"tiles": 24, "places": 25}},
    }
    own = check(ada, toml=SHORT)["board"]
    assert not own["standard"]
    assert {bot["rating"] for bot in own["game"]["bots"]} == {None}
    merlin = next(bot for bot in own["game"]["bots"] if bot["name"] == "merlin")
    assert merlin["instead"] == {"bot": "kobold", "seconds": None}


def test_nonsense_gets_a_complaint_or_a_refusal(server: Running) -> None:
    ada = Player(server.url)
    for content in ({}, {"game": 7}, {"game": "keltis", "name": "x", "paths": [[[]]]}):
        assert check(ada, content=content)["complaint"]["text"]
    assert check(ada, toml="[" * 16_000)["complaint"]["text"]
    for draft in ({"content": 7}, {"toml": "#" * 20_000}, {"other": 1}):
        assert ada.request("POST", "/api/boards/check", draft).status == 400
    assert ada.request("GET", "/api/boards/chess").status == 404


def test_a_comparison_is_queued_followed_and_cancelled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KELTIS_FAST", "0")
    server = start(tmp_path)
    ada, eve = Player(server.url), Player(server.url, "Eve")
    toml = checked(EARLY, GAMES).toml

    def compare(board: str, **more: object) -> Json:
        found: Json = ada.request("POST", "/api/boards/comparisons", {"board": board, **more}).json
        return found

    standard = game_named("keltis").board_file.read_text("utf-8")
    assert compare(standard)["message"]["id"] == "workshop-same"
    assert compare(EARLY.replace("goal = 3 ", "goal = 99 "))["message"]["id"] == "record-board-bad"
    long = compare(toml, games=100_000)
    assert long["state"] == "waiting"
    short = compare(toml, games=10)  # cancels the first one
    assert ada.request("GET", f"/api/boards/comparisons/{long['id']}").json["state"] == "cancelled"
    assert eve.request("GET", f"/api/boards/comparisons/{short['id']}").status == 404
    end = time.monotonic() + PATIENCE
    while (found := ada.request("GET", f"/api/boards/comparisons/{short['id']}").json)["state"] != "complete":
        assert found["state"] in ("waiting", "working")
        assert time.monotonic() < end
        time.sleep(0.1)
    assert (found["done"], found["compiled"]) == (10, False)
    turns = found["result"]["differences"][0]["estimates"]["turns"]
    assert turns["high"] < 0  # the goal is near
    assert ada.request("DELETE", f"/api/boards/comparisons/{short['id']}").json["state"] == "complete"
