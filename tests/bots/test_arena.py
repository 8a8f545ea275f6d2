"""The arena: the same deals in every seat, and results that do not depend on where they are played."""

import json
import os
import signal
from pathlib import Path

import pytest

from keltis import game_named
from keltis.arena.contest import Contest, Deal, lined_up, play_deals
from keltis.arena.contest_run import CHECK, ContestRun
from keltis.arena.estimates import Gate, fingerprint, interval, shares_of, standings
from keltis.arena.ladder import meeting, ratings
from keltis.arena.resultfile import OtherContest, ResultFile
from keltis.arena.runs import played, portions
from keltis.cli.research.arena import picture

GAME = game_named("weg_der_steine")


def contest(*lineup: str, seed: int = 1) -> Contest:
    return Contest(GAME.name, GAME.load_board(Path("tiny")), lineup or ("greedy", "random"), seed)


def by_rote(number: int, good: bool) -> tuple[tuple[int, int], ...]:
    """A deal that the first bot wins in one seat or in both."""
    return ((5, 3), (5, 3)) if good or number % 2 else ((5, 3), (1, 3))


def test_a_lineup_has_more_of_the_last_bot() -> None:
    assert lined_up(["merlin", "greedy"], 3) == ("merlin", "greedy", "greedy")
    assert lined_up(["greedy"], 2) == ("greedy", "greedy")


def test_everybody_sits_everywhere_once() -> None:
    table = contest("greedy", "random")
    assert [table.seated(rotation) for rotation in range(2)] == [[0, 1], [1, 0]]


def test_the_same_bot_in_both_places_has_the_same_results_in_either_seat() -> None:
    for first, second in play_deals(contest("greedy", "greedy"), range(5), compiled=False):
        assert first == second[::-1]


def test_shares_count_a_tie_in_parts() -> None:
    assert shares_of(((3, 3), (4, 1))) == [0.75, 0.25]


def test_intervals_are_over_deals_and_contain_the_mean() -> None:
    low, high = interval([0.0, 1.0] * 200)
    assert low < 0.5 < high
    assert high - low == pytest.approx(2 * 1.96 * 0.5 / 20, abs=0.02)
    assert interval([0.5] * 3000) == (0.5, 0.5)


def test_results_have_the_same_hash_in_any_order() -> None:
    deals = play_deals(contest(), range(4), compiled=False)
    forward = dict(enumerate(deals))
    assert fingerprint(forward) == fingerprint(dict(reversed(forward.items())))
    assert fingerprint(forward) != fingerprint({**forward, 0: ((0, 0), (0, 0))})


def test_standings_take_bots_of_one_name_together() -> None:
    table = Contest(GAME.name, GAME.load_board(), ("greedy", "random", "random"), 2)
    found = standings(table, dict(enumerate(play_deals(table, range(2), compiled=False))))
    assert [(one.bot, one.seats, one.games) for one in found] == [("greedy", 1, 6), ("random", 2, 6)]
    assert found[0].share + 2 * found[1].share == pytest.approx(1)


def test_a_file_of_results_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, table = tmp_path / "results.jsonl", contest()
    file = ResultFile(path, table)
    for part, deals in played(table, portions(10), jobs=1):
        file.add(part, deals)
    whole = fingerprint(file.results)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:6]) + lines[6][:4])  # the last line is torn
    again = ResultFile(path, table)
    assert len(again.results) == 5
    for part, deals in played(table, portions(10, again.results), jobs=1):
        again.add(part, deals)
    assert fingerprint(ResultFile(path, table).results) == whole


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    ResultFile(path, contest())
    with pytest.raises(OtherContest):
        ResultFile(path, contest(seed=2))
    path.write_text("something else\n")
    with pytest.raises(OtherContest):
        ResultFile(path, contest())


def test_a_killed_process_only_costs_time() -> None:
    killed: list[int] = []

    def kill_one(processes: list[int]) -> None:
        if not killed and processes:
            killed.append(processes[0])
            os.kill(processes[0], signal.SIGKILL)

    table, parts = contest(), portions(15)
    found: dict[int, Deal] = {}
    for part, deals in played(table, parts, jobs=2, watch=kill_one):
        found.update(zip(part, deals, strict=True))
    assert killed
    alone = {
        number: deal
        for part, deals in played(table, parts, 1)
        for number, deal in zip(part, deals, strict=True)
    }
    assert fingerprint(found) == fingerprint(alone)


def test_a_sequential_test_stops_at_the_same_deal_in_any_order() -> None:
    good = {number: by_rote(number, good=True) for number in range(400)}
    ends = []
    for step in (1, -1):
        course = ContestRun(contest(), 400, ResultFile(None, contest()), Gate(0.5, 0.6))
        parts = portions(400)[::step]
        for _ in course.run((part, [good[number] for number in part]) for part in parts):
            pass
        ends.append((course.verdict, len(course.results)))
    assert ends[0] == ends[1]
    assert ends[0][0] == 1
    assert ends[0][1] % CHECK == 0


def test_ratings_are_the_distances_that_shares_mean() -> None:
    deals = [((1, 0), (1, 0)), ((1, 0), (0, 1)), ((1, 0), (1, 0)), ((0, 1), (1, 0))] * 100  # 75 %
    pair = meeting("kobold", "greedy", ("kobold", "greedy"), deals)
    low, high = ratings(["greedy", "kobold"], [pair])
    assert (low.bot, low.rating, low.range) == ("greedy", 1000, 0)
    assert high.rating == pytest.approx(1191, abs=3)
    assert 0 < high.range < 40
    assert "kobold" in picture([low, high], "Keltis")


def test_a_resultfile_says_what_it_is(tmp_path: Path) -> None:
    ResultFile(tmp_path / "r.jsonl", contest())
    head = json.loads((tmp_path / "r.jsonl").read_text())
    assert (head["game"], head["lineup"], head["seed"]) == (GAME.name, ["greedy", "random"], 1)


def test_a_frozen_reference_decides_like_the_level_that_it_was() -> None:
    frozen = str(Path(__file__).parents[2] / "training" / "frozen.py")
    board = game_named("wuerfelspiel").load_board()
    lineups = (f"{frozen}:merlin", "clover"), ("merlin", "clover")
    today, reference = (
        play_deals(Contest("wuerfelspiel", board, lineup, 3), range(1), compiled=False) for lineup in lineups
    )
    assert today == reference
