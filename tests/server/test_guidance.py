"""Help by HTTP: guides, reasons, lessons, and records from files."""

import pytest

from keltis import GAMES, game_named
from keltis.core.record import record_of
from keltis.core.record_file import as_text
from keltis.messages import say
from keltis.messages.message import Message
from keltis.tutorial import lessons
from tests.server.running import Player, Running

NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("game", NAMES)
def test_the_guide_of_a_game(server: Running, game: str) -> None:
    found = Player(server.url).request("GET", f"/api/guide/{game}").json
    assert found["game"] == game
    assert all(step["prompts"] for step in found["steps"])
    assert {rule for rules in found["help"].values() for rule in rules} <= set(game_named(game).rule_numbers)


def test_there_is_no_guide_to_nothing(server: Running) -> None:
    player = Player(server.url)
    assert player.request("GET", "/api/guide/poker").status == 404
    assert player.request("GET", "/api/learn/poker").status == 404
    assert player.request("GET", "/api/learn/keltis/99/after?action=draw").status == 404


def test_a_vain_touch_is_explained_to_players_and_others_alike(server: Running) -> None:
    player = Player(server.url)
    table, _ = player.open("keltis", ("me", "greedy"), first="seat", public=True)
    path = f"/api/tables/{table}/why?touched=deck"
    assert player.request("GET", path).json["message"]["id"] == "refuse-card-first"
    assert player.request("GET", path).json["rule"] == "C3"
    assert player.request("GET", f"{path}&seat=1").json["rule"] == "C3"  # not one's own: as oneself
    assert Player(server.url, "Eve").request("GET", path).json["message"]["id"] == "refuse-turn"


@pytest.mark.parametrize("wrong", ["", "touched=", "touched=" + "x" * 41, "touched=a,b,c,d,e,f,g,h,i", "x=1"])
def test_nonsense_is_no_touch(server: Running, wrong: str) -> None:
    player = Player(server.url)
    table, _ = player.open("keltis", ("me", "greedy"))
    assert player.request("GET", f"/api/tables/{table}/why?{wrong}").status == 400


@pytest.mark.parametrize("game", NAMES)
def test_the_lessons_of_a_game(server: Running, game: str) -> None:
    player = Player(server.url)
    course = player.request("GET", f"/api/learn/{game}").json
    assert [lesson["name"] for lesson in course["lessons"]] == [
        lesson.name for lesson in lessons(game_named(game))
    ]
    offers = course["lessons"][0]["position"]["offers"]
    assert offers
    action = offers[0]["action"].replace(" ", "%20")
    after = player.request("GET", f"/api/learn/{game}/0/after?action={action}").json
    assert after["view"]["viewer"] == 0
    assert player.request("GET", f"/api/learn/{game}/0/after?action=cheat").status == 404
    assert player.request("GET", f"/api/learn/{game}/0/why?touched=nonsense").json["rule"]


def test_a_record_from_a_file_is_shown_and_not_kept(server: Running) -> None:
    play = lessons(game_named("keltis"))[-1].play
    record = as_text(record_of(play, ["Ada", "Bob"]))
    found = Player(server.url).request("POST", "/api/replay", {"record": record, "seat": 1}).json
    assert found["seats"] == ["Ada", "Bob"]
    assert found["seat"] == 1
    last = found["plies"][-1]
    assert [one["total"] for one in last["view"]["scores"]] == play.scores()
    assert len(last["hands"]) == 2


def test_a_record_that_breaks_the_rules_is_refused_with_its_line(server: Running) -> None:
    answer = Player(server.url).request("POST", "/api/replay", {"record": "Hello\n"})
    assert answer.status == 422
    why = answer.json["message"]
    assert "line 1" in say(Message(why["id"], {"line": 1, "why": "x"}))
