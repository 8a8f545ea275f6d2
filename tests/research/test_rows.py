"""Rows of recorded games are what an environment would have shown."""

import math

import numpy as np
import pytest

from keltis import BOTS, GAMES, Play, ask, game_named, record_of, seeded_rng
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.research.rows import rows_of, rows_of_all
from keltis.stepping.plain import Batch


def played(game: AnyGame, players: int, seed: int, actions: int = 10_000) -> AnyPlay:
    play, rng = Play(game, players), seeded_rng(seed)
    play.settle(rng)
    while not play.over and len(play.actions) < actions:
        play.do(ask(BOTS["greedy"], play, rng))
        play.settle(rng)
    return play


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rows_are_those_of_a_batch_that_plays_the_same_game(game: AnyGame) -> None:
    batch = Batch(game, 2, 1, seed=3)
    batch.begin()
    play: AnyPlay = Play(game, 2)
    chance = seeded_rng(3, 0)  # that of game 0 of the batch
    play.settle(chance)
    shown = []
    while not play.over:
        action = play.legal()[-1]
        shown.append((batch.seen[0].copy(), batch.masks[0].copy(), int(batch.movers[0]), action))
        batch.step([action])
        play.do(action)
        play.settle(chance)
    rows = rows_of(record_of(play, ["Ada", "Bob"]))
    assert len(rows.actions) == len(shown)
    for row, (seen, mask, seat, action) in enumerate(shown):
        assert np.array_equal(rows.observations[row], seen)
        assert np.array_equal(rows.masks[row], mask)
        assert (rows.seats[row], rows.actions[row]) == (seat, action)
    assert np.array_equal(rows.rewards, batch.rewards[0][rows.seats])
    assert np.array_equal(rows.scores, np.array(play.scores())[rows.seats])


def test_games_follow_one_another() -> None:
    plays = [played(game_named("keltis"), 2, seed) for seed in (1, 2)]
    rows, first = rows_of_all(plays, "margin"), rows_of(plays[0], "margin")
    assert np.array_equal(rows.observations[: len(first.actions)], first.observations)
    assert np.bincount(rows.games).tolist() == [len(first.actions), len(rows_of(plays[1]).actions)]
    gap = plays[0].scores()[0] - plays[0].scores()[1]
    assert set(first.rewards[first.seats == 0].tolist()) == {gap}


def test_a_game_that_is_not_over_has_no_result() -> None:
    rows = rows_of(played(game_named("keltis"), 2, 1, actions=80))
    assert all(map(math.isnan, rows.rewards.tolist()))


def test_what_makes_no_rows_is_refused() -> None:
    keltis = game_named("keltis")
    with pytest.raises(ValueError, match="no games"):
        rows_of_all([])
    with pytest.raises(ValueError, match="numbers of players"):
        rows_of_all([played(keltis, 2, 1, 60), played(keltis, 3, 1, 90)])
    with pytest.raises(ValueError, match="'points' is not one of"):
        rows_of(played(keltis, 2, 1, 60), "points")
