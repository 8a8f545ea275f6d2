"""The sums, which do not depend on how the games are distributed."""

import pytest

from keltis.comparison.measures import Columns, measure
from keltis.comparison.runs import counted
from keltis.comparison.sums import Sums, columns_of, count_plainly
from keltis.games import NAMES, game_named
from keltis.simulation.plain import outcome
from tests.comparison.plans import added, plans

every_game = pytest.mark.parametrize("game", NAMES)


def measured(players: int, endings: int, sources: int, *row: int) -> tuple[Columns, list[int]]:
    columns = Columns(players, endings, sources)
    out = [9] * columns.size
    assert len(row) == columns.row
    measure(list(row), players, endings, sources, out)
    return columns, out


def test_a_game_is_measured() -> None:
    at, out = measured(2, 3, 2, 40, 100, 2, 5, -1, 3, 4)
    assert out[0] == 1
    assert (out[at.turns], out[at.actions]) == (40, 100)
    assert out[at.ended : at.ended + 3] == [0, 1, 0]
    assert out[at.score : at.score + 2] == [4, 7]
    assert out[at.win : at.win + 2] == [0, 12]
    assert (out[at.best], out[at.margin]) == (7, 3)
    assert out[at.points : at.points + 2] == [8, 3]
    assert out[at.moved : at.moved + 2] == [8, 5]


def test_a_shared_win_counts_in_parts_and_has_no_margin() -> None:
    at, out = measured(3, 1, 1, 1, 1, 1, -5, -8, -5)
    assert out[at.win : at.win + 3] == [6, 0, 6]
    assert (out[at.best], out[at.margin]) == (-5, 0)
    at, out = measured(3, 1, 1, 1, 1, 1, 2, 2, 2)
    assert out[at.win : at.win + 3] == [4, 4, 4]


def test_the_first_measure_makes_sums_of_products() -> None:
    pair = plans("keltis")
    games = [outcome(pair[0], index) for index in range(6)]
    sums, at = count_plainly(pair, range(6))[0], columns_of(pair[0])
    assert sums.games == 6
    assert sums.products[0][at.turns] == sum(game.turns for game in games)
    assert sums.products[at.actions][at.turns] == sum(game.turns * len(game.actions) for game in games)
    assert sums.products[0][at.score + 1] == sum(game.scores[1] for game in games)
    assert sums.turns.total() == 6
    assert sorted(sums.scores[0].elements()) == sorted(game.scores[0] for game in games)


def test_pairs_are_counted_with_the_same_game_of_the_first_variant() -> None:
    pair = plans("keltis")
    first, second = ([outcome(plan, index) for index in range(5)] for plan in pair)
    sums, at = count_plainly(pair, range(5)), [columns_of(plan) for plan in pair]
    both = sum(a.turns * b.turns for a, b in zip(first, second, strict=True))
    assert sums[1].shared[at[0].turns][at[1].turns] == both
    assert sums[0].shared == sums[0].products


@every_game
def test_compiled_games_add_up_to_the_same_sums(game: str) -> None:
    from keltis.comparison.compiled import FastCount

    for bots in (("random",), ("greedy", "random")):
        variants = plans(game, *bots, seed=8)
        assert FastCount(variants)(range(3, 9)) == count_plainly(variants, range(3, 9))


def test_neither_portions_nor_threads_nor_processes_change_anything() -> None:
    variants = plans("weg_der_steine", "greedy")
    whole = count_plainly(variants, range(30))
    for jobs, compiled in ((1, False), (2, False), (1, True), (3, True)):
        assert added(list(counted(variants, 30, jobs, compiled)), variants) == whole
    halves = [count_plainly(variants, range(17, 30)), count_plainly(variants, range(17))]
    assert added(halves, variants) == whole


def test_a_run_can_be_left_in_the_middle() -> None:
    variants = plans("keltis")
    running = counted(variants, 40_000, 2, True)
    first = next(running)
    running.close()
    assert 0 < first[0].games < 40_000


@every_game
def test_the_sources_are_the_scores(game: str) -> None:
    variants = plans(game)
    for plan, sums in zip(variants, count_plainly(variants, range(3)), strict=True):
        at = columns_of(plan)
        total = sum(sums.products[0][at.points + source] for source in range(at.sources))
        assert total == sum(sums.products[0][at.score + seat] for seat in range(at.players))
        assert len(game_named(game).sources) == at.sources


def test_no_games_are_no_sums() -> None:
    assert Sums.of(Columns(2, 1, 1), Columns(3, 1, 1)).games == 0
