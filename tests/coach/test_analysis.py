"""The report: its parts add up, it does not depend on hidden information, and works for every game."""

import json
from dataclasses import replace

import pytest

from keltis.coach import Budget, Progress, analyse, progressive
from keltis.coach.analysis import Study
from keltis.coach.report import Report
from keltis.coach.timeline import Decision
from keltis.core.rng import seeded_rng
from keltis.games import GAMES
from tests.coach.games import TINY, played

NAMES = [game.name for game in GAMES]
HIDDEN_HANDS = ["keltis", "neue_wege", "orakel"]


def assert_sums(report: Report) -> None:
    for seat in report.seats:
        parts = seat.sum
        changes = parts.luck - parts.losses + parts.others_luck + parts.others_losses + parts.rest
        assert parts.start + changes == pytest.approx(parts.result, abs=1e-6)
        assert seat.graph[-1].shares[seat.seat] == pytest.approx(parts.result, abs=1e-6)


@pytest.mark.parametrize("name", NAMES)
def test_parts_add_up(name: str) -> None:
    record = played(name, players=2)
    report = analyse(record, "plain", budget=TINY)
    assert report.stage == "complete"
    assert report.over
    assert_sums(report)
    assert sum(seat.sum.result for seat in report.seats) == pytest.approx(1)
    lengths = sum(turn.actions for turn in report.turns)
    assert report.turns[0].at + lengths == len(record.play.actions)
    for turn in report.turns:
        assert turn.loss == pytest.approx(sum(step.loss for step in turn.steps))
        for step in turn.steps:
            assert step.loss >= 0
            assert sum(step.after) == pytest.approx(1)
            assert step.legal >= 1
            assert step.played in step.best or step.loss > 0


@pytest.mark.parametrize("players", [3, 4])
def test_more_players(players: int) -> None:
    name = "weg_der_steine"
    least = Budget(graph=1, screen=(1,), compare=1, deep=1, start=1)
    report = analyse(played(name, players, board="standard"), "plain", budget=least)
    assert len(report.seats) == players
    assert_sums(report)


def test_match_of_both_sides() -> None:
    record = played("wuerfelspiel", options={"side": "match"}, board="tiny")
    assert_sums(analyse(record, "plain", budget=TINY))


@pytest.mark.parametrize("length", [0, 3, 40])
def test_running_games(length: int) -> None:
    record = played("keltis", most=length, board="standard")
    report = analyse(record, "plain", budget=replace(TINY, graph=1, compare=1, deep=1, start=1))
    assert not report.over
    assert_sums(report)


def test_report_is_json() -> None:
    report = analyse(played("orakel"), "plain", budget=TINY)
    plain = report.json()
    assert json.loads(json.dumps(plain)) == json.loads(json.dumps(plain))
    assert plain["method"]["engine"] == "plain"


def test_progress_and_cancellation() -> None:
    steps: list[Progress] = []
    found = progressive(played("keltis"), "plain", budget=TINY)
    steps.append(next(found))
    assert steps[0].report is not None
    assert steps[0].report.stage == "graph"
    assert_sums(steps[0].report)
    steps.append(next(found))
    assert steps[1].done == 1
    found.close()


def test_threads_change_nothing() -> None:
    record = played("keltis")
    assert analyse(record, "plain", budget=TINY) == analyse(record, "plain", jobs=3, budget=TINY)


@pytest.mark.parametrize("name", HIDDEN_HANDS)
def test_no_hindsight(name: str) -> None:
    """Dealing anew what the mover could not see leaves every judgement unchanged, byte for byte."""
    record = played(name, board="standard", most=160)
    study = Study(record, "plain", Budget(graph=1, screen=(1,), compare=2, deep=4, start=1))
    game, board = record.play.game, record.play.board
    judged = 0
    decisions = [event for event in study.events if isinstance(event, Decision)]
    for event in decisions[-3:]:
        other = event.state.copy()
        game.rules.redeal(board, other, event.seat, seeded_rng(99, event.at))
        assert other != event.state
        redealt = replace(event, state=other)
        first, second = study.judge.judge(event), study.judge.judge(redealt)
        assert repr(first) == repr(second)
        judged += 1
    assert judged
