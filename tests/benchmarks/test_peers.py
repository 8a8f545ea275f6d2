"""The pure functions of the benchmark with other libraries; nothing is installed or timed."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.peers.__main__ import concerned
from benchmarks.peers.bars import BARS, Bar
from benchmarks.peers.contest import Contest, Results, order
from benchmarks.peers.count import Count, steps
from benchmarks.peers.handle import Handle, NotAvailable
from benchmarks.peers.home import STAMP, python_of, ready, stamp
from benchmarks.peers.peer import PEERS
from benchmarks.peers.report import in_order, number, report, table, words
from benchmarks.peers.spread import Spread, ratio
from benchmarks.peers.worker import Chunk, converse

OURS, THEIRS, OTHERS = "keltis/random/keltis", "openspiel/rollouts/spades", "openspiel/rollouts/hearts"


def test_a_spread_is_the_median_with_the_least_and_the_most() -> None:
    assert Spread.of([3.0, 1.0, 10.0]) == Spread(3.0, 1.0, 10.0)


def test_ratios_are_taken_round_by_round() -> None:
    """A machine that is twice as slow in one round does not change them."""
    assert ratio([10.0, 5.0, 10.0], [2.0, 1.0, 2.0]) == Spread(5.0, 5.0, 5.0)


def test_counts_add_up_and_give_rates() -> None:
    both = Count(10, 15, 1.0) + Count(20, 30, 2.0)
    assert (both.rate("decisions"), both.rate("actions")) == (10.0, 15.0)
    assert steps(4) == Count(4, 4)


def test_a_worker_introduces_itself_and_answers_line_by_line() -> None:
    def prepare() -> Chunk:
        return lambda: Count(1, 2)

    requests = [
        {"do": "prepare", "series": "a/b/c"},
        {"do": "measure", "series": "a/b/c", "seconds": 0.001},
        {"do": "measure", "series": "unknown", "seconds": 0.001},
    ]
    answers = io.StringIO()
    converse({"a/b/c": prepare}, ("pytest",), io.StringIO("\n".join(map(json.dumps, requests))), answers)
    hello, prepared, measured, refused = map(json.loads, answers.getvalue().splitlines())
    assert hello == {"series": ["a/b/c"], "versions": {"pytest": pytest.__version__}}
    assert prepared == {"prepared": "a/b/c"}
    assert measured["actions"] == 2 * measured["decisions"] > 0
    assert measured["seconds"] >= 0.001
    assert refused == {"error": "KeyError: 'unknown'"}


@pytest.fixture
def worker() -> Iterator[Handle]:
    handle = Handle(Path(sys.executable), "tests.benchmarks.example_worker", None, {})
    yield handle
    handle.close()


def test_what_a_library_prints_is_not_taken_for_an_answer(worker: Handle) -> None:
    worker.prepare("example/python/quick")
    count = worker.measure("example/python/quick", 0.001)
    assert count.actions == 1.5 * count.decisions


def test_a_contest_goes_on_without_those_that_fail(worker: Handle) -> None:
    told: list[str] = []
    contest = Contest(told.append)
    contest.admit(worker, lambda name: "deadly" not in name)
    contest.run(list(contest.results.counts), rounds=2, seconds=0.001)
    assert [len(counts) for counts in contest.results.counts.values()] == [2]
    assert contest.results.missing == {"example/python/broken": "ImportError: No module named 'example'"}
    assert "example/python/broken: not available: ImportError: No module named 'example'" in told


def test_a_worker_that_dies_is_not_available(worker: Handle) -> None:
    with pytest.raises(NotAvailable, match="ended with code 3"):
        worker.prepare("example/python/deadly")
    with pytest.raises(NotAvailable, match="ended with code 3"):
        worker.prepare("example/python/quick")


def test_a_worker_that_cannot_start_says_why() -> None:
    with pytest.raises(NotAvailable, match="no_such_worker"):
        Handle(Path(sys.executable), "benchmarks.peers.workers.no_such_worker", None, {})


def test_nobody_is_asked_or_installed_in_vain() -> None:
    assert [peer.name for peer in concerned(["pgx/step-1024", "keltis"])] == ["keltis", "pgx"]
    assert concerned(["pgx", "turns"]) == list(PEERS)
    assert concerned([""]) == list(PEERS)


def test_rounds_go_there_and_back_again() -> None:
    assert [list(order(["a", "b", "c"], round_)) for round_ in range(3)] == [
        ["a", "b", "c"],
        ["c", "b", "a"],
        ["a", "b", "c"],
    ]


@pytest.fixture
def results() -> Results:
    return Results(
        {
            OURS: [Count(80, 100, 1.0), Count(40, 50, 1.0), Count(80, 100, 1.0)],
            THEIRS: [Count(10, 10, 1.0), Count(5, 5, 1.0), Count(20, 20, 1.0)],
        },
        {"pgx": "pip could not install it: no network"},
    )


def test_a_bar_holds_when_the_median_of_the_ratios_reaches_it(results: Results) -> None:
    assert Bar("", OURS, (THEIRS,), 10, "actions").holds(results) is True
    assert Bar("", OURS, (THEIRS,), 10, "decisions").holds(results) is False
    assert Bar("", OURS, (), 100, "actions").holds(results) is True


def test_a_bar_is_measured_against_the_fastest_of_theirs(results: Results) -> None:
    results.counts[OTHERS] = [Count(20, 20, 1.0)] * 3
    reached = Bar("", OURS, (THEIRS, OTHERS), 10, "actions").reached(results)
    assert reached == Spread(5.0, 2.5, 5.0)


def test_a_bar_without_its_peers_is_not_judged(results: Results) -> None:
    assert Bar("", OURS, (THEIRS, OTHERS), 10).holds(results) is None


def test_the_report_names_what_holds_and_what_could_not_be_measured(results: Results) -> None:
    text = report(results, {"processor": "fast"})
    assert "- processor: fast" in text
    assert "| OpenSpiel: spades, C++ rollouts after the deal |" in text
    assert "- pgx: not available: pip could not install it: no network" in text
    judged = {cells[1].strip(): cells[-2].strip() for cells in (line.split("|") for line in bars_of(text))}
    assert judged["keltis: random play beside OpenSpiel's C++ spades"] == "holds"
    assert judged["keltis: random play, actions/s"] == "DOES NOT HOLD"
    assert judged["keltis: compiled beside plain Python"] == "not measured"


def bars_of(text: str) -> list[str]:
    return [line for line in text.partition("### Bars")[2].splitlines() if line.startswith("| ")]


def test_every_series_of_a_bar_has_words_and_a_place_in_a_table() -> None:
    names = [name for bar in BARS for name in (bar.ours, *bar.theirs)]
    assert sorted(set(in_order(names))) == sorted(set(names))
    assert all(words(name) for name in names)


@pytest.mark.parametrize(
    ("value", "text"), [(5.25, "5.25"), (7205, "7.21 k"), (33_512_000, "33.5 M"), (107e6, "107 M")]
)
def test_numbers_have_three_figures(value: float, text: str) -> None:
    assert number(value) == text


def test_tables_have_straight_columns() -> None:
    assert table(["a", "b"], [["long", "1"], ["x", "22"]]).splitlines() == [
        "| a    |  b |",
        "| ---- | -: |",
        "| long |  1 |",
        "| x    | 22 |",
    ]


def test_a_home_is_ready_only_when_it_was_finished_with_the_same_needs(tmp_path: Path) -> None:
    python_of(tmp_path).parent.mkdir(parents=True)
    python_of(tmp_path).touch()
    assert not ready(tmp_path, ("pgx",))
    (tmp_path / STAMP).write_text(stamp(("pgx",)), "utf-8")
    assert ready(tmp_path, ("pgx",))
    assert not ready(tmp_path, ("pgx", "jax"))
