"""Practice by HTTP: puzzles, the puzzle of the day, and one's own mistakes."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from keltis.core.seats import CHANCE
from keltis.puzzles.puzzle_file import shipped
from keltis.server.jobs.mistakes import mistake_exercise, mistakes_in
from keltis.store import analyses, practice
from keltis.store.practice import Mistake, day_of
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from tests.server.running import Player, Running
from tests.store.test_erasure import keep, known
from tests.table.company import NOON, play_on, seated

GAME = "wuerfelspiel"
FIRST = f"/api/practice/puzzles/{GAME}/1"


def best(number: int) -> str:
    found = shipped(GAME)
    assert found is not None
    return found.puzzles[number - 1].rated[0].actions[0]


def test_a_puzzle_is_shown_tried_and_answered(server: Running) -> None:
    ada = Player(server.url)
    posed = ada.request("GET", FIRST).json
    legal = posed["position"]["view"]["legal"]
    assert best(1) in legal
    wrong = next(action for action in legal if action != best(1))
    step = ada.request("GET", f"{FIRST}/after?actions={wrong.replace(' ', '+')}").json
    assert step["complete"]
    judged = ada.request("POST", f"{FIRST}/answer", {"actions": [wrong]}).json
    assert not judged["right"]
    assert judged["best"]["actions"] == [best(1)]
    assert judged["yours"]["share"] < judged["best"]["share"]
    assert judged["best"]["told"]
    assert judged["comes_back"] is None
    assert ada.request("POST", f"{FIRST}/answer", {"actions": [best(1)]}).json["right"]
    assert ada.request("POST", f"{FIRST}/answer", {"actions": []}).json["yours"] is None
    assert ada.request("GET", f"{FIRST}/why?touched=deck").status == 200


def test_bad_requests_get_clear_answers(server: Running) -> None:
    ada = Player(server.url)
    assert ada.request("GET", f"/api/practice/puzzles/{GAME}/0").status == 404
    assert ada.request("GET", f"/api/practice/puzzles/{GAME}/99999").status == 404
    assert ada.request("GET", "/api/practice/puzzles/chess/1").status == 404
    assert ada.request("GET", f"{FIRST}/after?actions=fly").status == 400
    assert ada.request("POST", f"{FIRST}/answer", {"actions": ["fly"]}).status == 400
    assert ada.request("POST", f"{FIRST}/answer", {"actions": [best(1)] * 17}).status == 400
    assert ada.request("GET", "/api/practice/mistakes/nothing/9").status == 404
    assert ada.request("POST", "/api/practice/mistakes/nothing/9/answer", {"actions": []}).status == 404
    ada.cookie = ""
    assert ada.request("GET", "/api/practice/mistakes/nothing/9").status == 401


def test_the_puzzle_of_the_day_begins_a_streak(server: Running) -> None:
    ada = Player(server.url)
    found = ada.request("GET", "/api/practice").json
    [game] = [one for one in found["games"] if one["game"] == GAME]
    assert (found["streak"], game["solved"], found["box"], found["due"]) == (0, False, 0, [])
    path = f"/api/practice/puzzles/{GAME}/{game['daily']}/answer"
    other = f"/api/practice/puzzles/{GAME}/{1 + game['daily'] % game['puzzles']}/answer"
    ada.request("POST", other, {"actions": [best(1 + game["daily"] % game["puzzles"])]})
    assert ada.request("GET", "/api/practice").json["streak"] == 0
    ada.request("POST", path, {"actions": [best(game["daily"])]})
    after = ada.request("GET", "/api/practice").json
    assert after["streak"] == 1
    assert [one["game"] for one in after["games"] if one["solved"]] == [GAME]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(Sqlite(tmp_path / "keltis.db"))
    made.start()
    return made


def test_a_mistake_becomes_an_exercise(store: Store) -> None:
    table = seated("weg_der_steine", people=2)
    play_on(table)
    assert table.play is not None
    at = next(
        at
        for at in range(40, len(table.play.actions))
        if (before := table.play.back_to(at)).mover != CHANCE and len(before.legal()) > 1
    )
    before = table.play.back_to(at)
    actions = [before.notation(action) for action in before.legal()][:2]
    candidates = [{"actions": [action], "share": 0.4 + 0.1 * n} for n, action in enumerate(actions)]
    step: dict[str, Any] = {"at": at, "seat": before.mover, "loss": 0.1, "exact": True}
    step |= {"played": candidates[0], "best": [candidates[1]]}
    report = {"turns": [{"steps": [step, {**step, "at": at + 1, "loss": 0.03}]}]}
    assert mistakes_in(report) == [(before.mover, at)]
    known(store, "Ada", "Ben")
    keep(store, "t1", table)
    find = partial(mistake_exercise, mistake=Mistake("t1", at, 0, 0), now=NOON)
    assert store.read(find) is None  # not analysed
    store.write_and_wait(partial(analyses.keep, table_id="t1", report=json.dumps(report)))
    found = store.read(find)
    assert found is not None
    exercise = found[1]
    assert exercise.seat == before.mover
    assert exercise.verdict([actions[1]]).right
    assert not exercise.verdict([actions[0]]).right
    assert store.read(partial(mistake_exercise, mistake=Mistake("t1", at + 5, 0, 0), now=NOON)) is None
    collect = partial(practice.collect, table_id="t1", found=mistakes_in(report), today=day_of(NOON))
    store.write_and_wait(collect)
    who = table.chairs[before.mover].who
    assert len(store.read(partial(practice.box, person=who))) == 1
    store.stop()
