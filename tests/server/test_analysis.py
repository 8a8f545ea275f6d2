"""Analyses by HTTP: refused while a game runs, computed once, kept with the game."""

import time

from tests.server.running import Player, Running
from tests.server.test_lists import finished

COMPILING = 900.0  # seconds: the analysis may have to compile first


def test_no_analysis_of_a_running_game(server: Running) -> None:
    ada = Player(server.url)
    table, _ = ada.open("keltis", ("me", "greedy"))
    path = f"/api/tables/{table}/analysis"
    assert ada.request("GET", path).status == 404
    assert ada.request("POST", path, {}).status == 404


def test_a_finished_game_is_analysed_once(server: Running) -> None:
    ada = Player(server.url)
    table, _ = finished(ada)
    path = f"/api/tables/{table}/analysis"
    assert ada.request("GET", path).json["state"] == "none"
    assert ada.request("POST", path, {}).json["state"] in ("waiting", "working")
    end = time.monotonic() + COMPILING
    while (found := ada.request("GET", path).json)["state"] != "complete":
        assert found["state"] in ("waiting", "working")
        assert time.monotonic() < end
        time.sleep(0.5)
    assert found["report"]["stage"] == "complete"
    assert found["report"]["seats"][0]["name"] == ""
    assert found["seat"] == 0
    assert len(found["versions"]) >= found["report"]["turns"][-1]["at"]
    assert ada.request("POST", path, {}).json == found
    eve = Player(server.url)
    assert eve.request("GET", path).status == 404
