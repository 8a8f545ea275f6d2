"""The requests of a browser up to the first card: files, showcases, a table in one request."""

import gzip
import json
from itertools import pairwise

import pytest

from keltis import GAMES
from keltis.server.http.static_files import STATIC
from tests.server.running import Player, Running

NAMES = [game.name for game in GAMES]
TABLE = {
    "settings": {"game": "keltis", "players": 2},
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
}


def stranger(server: Running) -> Player:
    """A client without a session."""
    found = Player(server.url)
    found.cookie = ""
    return found


def test_a_newcomer_opens_a_table_with_one_request(server: Running) -> None:
    player = stranger(server)
    assert player.request("POST", "/api/tables", TABLE).status == 401
    made = player.request("POST", "/api/tables", {**TABLE, "start": True, "name": "Zoe"})
    assert made.status == 201
    player.cookie = made.headers["set-cookie"].partition(";")[0]
    assert player.request("GET", "/api/me").json["name"] == "Zoe"
    chairs = player.request("GET", f"/api/tables/{made.json['table_id']}").json["chairs"]
    assert {chair["name"] for chair in chairs} == {"Zoe", "Greedy"}
    again = player.request("POST", "/api/tables", {**TABLE, "name": "Eve"})  # known already: the name stays
    assert again.status == 201
    assert "set-cookie" not in again.headers
    assert player.request("GET", "/api/me").json["name"] == "Zoe"


def test_nobody_becomes_known_by_a_table_that_cannot_be(server: Running) -> None:
    wrong = {"settings": {"game": "keltis", "players": 9}, "name": "Zoe"}
    answer = stranger(server).request("POST", "/api/tables", wrong)
    assert answer.status in (400, 409)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("game", NAMES)
def test_a_glimpse_of_a_game_shows_figures_or_tiles_that_change(server: Running, game: str) -> None:
    found = json.loads(Player(server.url).request("GET", f"/api/showcase/{game}").body)
    places = {place["id"] for place in found["stage"]["places"]}
    scenes = found["scenes"]
    assert len(scenes) > 5
    assert all(one != other for one, other in pairwise(scenes))
    assert all(piece["place"] in places for scene in scenes for piece in scene["pieces"])


def test_files_of_the_client_come_packed_and_are_kept(server: Running) -> None:
    player = Player(server.url)
    for file in (STATIC / "assets").iterdir():
        plain = player.request("GET", f"/assets/{file.name}")
        packed = player.request("GET", f"/assets/{file.name}", headers={"Accept-Encoding": "gzip"})
        assert plain.body == file.read_bytes() == gzip.decompress(packed.body)
        assert packed.headers["content-encoding"] == "gzip"
        assert "immutable" in plain.headers["cache-control"]
    assert player.request("GET", "/assets/nothing.js").status == 404
