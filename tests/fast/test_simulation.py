"""Compiled simulations give exactly the results of plain ones."""

import pytest

from keltis import GAMES
from keltis.bots import BOTS
from keltis.core.game import AnyGame
from keltis.engine import COMPILED_BOTS, VARIABLE
from keltis.fast.batch.policies import POLICIES
from keltis.simulation.plain import MANY, Plan, Portion, SimulationTally, outcomes, pays_to_compile, portions

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def plan_of(game: AnyGame, *bots: str) -> Plan:
    return Plan(game.name, game.load_board(), bots, seed=51)


def added(parts: list[Portion], plan: Plan) -> SimulationTally:
    tally = SimulationTally(plan)
    for part in parts:
        tally.merge(part.tally)
    return tally


@every_game
def test_outcomes_are_the_same(game: AnyGame) -> None:
    plan = plan_of(game, "random", "greedy", "random")
    assert list(outcomes(plan, 3, compiled=True)) == list(outcomes(plan, 3, compiled=False))


@every_game
def test_sums_are_the_same_however_they_are_made(game: AnyGame) -> None:
    plan = plan_of(game, "random", "random", "random", "random")
    games = 300
    whole = list(portions(plan, games, compiled=True))
    one_by_one = SimulationTally(plan)
    for game_ in (game_ for part in whole for game_ in part.outcomes):
        one_by_one.add(game_)
    threads = list(portions(plan, games, jobs=3, keep=False, compiled=True))
    assert added(whole, plan).summary() == one_by_one.summary()
    assert added(threads, plan).summary() == one_by_one.summary()
    assert not any(part.outcomes for part in threads)


def test_plain_and_compiled_sums_are_the_same() -> None:
    plan = plan_of(GAMES[0], "greedy", "random")
    plain, compiled = (list(portions(plan, 30, compiled=compiled)) for compiled in (False, True))
    assert added(plain, plan).summary() == added(compiled, plan).summary()


def test_the_engine_knows_which_bots_are_compiled() -> None:
    assert set(POLICIES) == COMPILED_BOTS <= set(BOTS)


def test_few_games_are_not_worth_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of(GAMES[0], "greedy", "random")
    assert not pays_to_compile(plan, 5)
    assert pays_to_compile(plan, MANY)
    monkeypatch.setenv(VARIABLE, "0")
    assert not pays_to_compile(plan, MANY)
