"""docs/compare.md is complete, and its examples work."""

import doctest
from pathlib import Path

import pytest

from keltis import game_named
from keltis.comparison.report import QUANTILES, statistics
from keltis.games import NAMES
from keltis.simulation.plain import Plan

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "compare.md").read_text("utf-8")


@pytest.mark.parametrize("game", NAMES)
def test_every_estimate_is_explained(game: str) -> None:
    rules = game_named(game)
    keys = [one.key for one in statistics(Plan(game, rules.load_board(), ("random",) * 2))]
    for key in keys:
        family, _, rest = key.partition(".")
        last = rest.rpartition(".")[2]
        known = [key, f"{family}.N.{last}", f"{family}.SOURCE", f"{family}.REASON"]
        assert any(f"`{name}`" in PAGE for name in known), key
    assert all(f"`{ending}`" in PAGE for ending in rules.endings[1:])
    assert f"{', '.join(map(str, QUANTILES))}" in PAGE


def test_the_example_in_python_works() -> None:
    assert doctest.testfile(str(DOCS / "compare.md"), module_relative=False).failed == 0


def test_the_example_board_differs_in_one_fact() -> None:
    own, other = (
        game_named("keltis").load_board(),
        game_named("keltis").load_board(DOCS / "boards" / "keltis-early.toml"),
    )
    pairs = zip(own.board.numbers(), other.board.numbers(), strict=True)
    assert [pair for pair in pairs if pair[0] != pair[1]] == [(7, 6)]
    assert other.fingerprint in PAGE
