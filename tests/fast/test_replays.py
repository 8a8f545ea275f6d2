"""Compiled replays of records have the same results as plain ones."""

import numpy as np
import pytest

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.record_file import read_records
from keltis.core.refusal import Refusal
from keltis.fast import CompiledBoard, play_policies, verify
from tests.contract.tables import Case, tables
from tests.fast.tracing import fast
from tests.games.goldens import kept

every_table = pytest.mark.parametrize("table", tables(GAMES), ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_table
def test_a_thousand_random_games_are_good_and_end_as_they_were_played(table: Case) -> None:
    compiled = fast(table)
    series = play_policies(compiled, ["random"] * table.players, 1000, seed=61)
    verdict = verify(compiled, series.actions, series.lengths, threads=2)
    assert verdict.good
    assert verdict.over.all()
    assert np.array_equal(verdict.scores, series.scores)
    assert np.array_equal(verdict.endings, series.endings)


def first_illegal(play: AnyPlay, actions: list[int]) -> int:
    for number, action in enumerate(actions):
        try:
            play.do(action)
        except Refusal:
            return number
    return -1


@every_table
def test_broken_games_are_found_at_the_same_action_as_in_plain_python(table: Case) -> None:
    compiled = fast(table)
    rng = np.random.default_rng(62)
    series = play_policies(compiled, ["random"] * table.players, 12, seed=62)
    games = [part.tolist() for part in np.split(series.actions, np.cumsum(series.lengths)[:-1])]
    for number, actions in enumerate(games):
        at = int(rng.integers(len(actions)))
        if number % 4 == 0:
            actions[at] = int(rng.integers(table.game.actions.size))
        elif number % 4 == 1:
            actions[at] = int(rng.integers(-(1 << 40), 1 << 40))
        elif number % 4 == 2:
            del actions[at]
        else:
            actions.append(actions[at])
    verdict = verify(compiled, [action for game in games for action in game], list(map(len, games)))
    for number, actions in enumerate(games):
        play = table.open()
        assert verdict.bad[number] == first_illegal(play, actions)
        assert verdict.over[number] == play.over
        assert verdict.scores[number].tolist() == play.scores()


@every_game
def test_kept_games_are_good(game: AnyGame) -> None:
    for file in kept(game).files():
        (record,) = read_records(file, (game,))
        table = CompiledBoard(game, record.play.players, record.play.named_board)
        verdict = verify(table, record.play.actions, [len(record.play.actions)])
        assert verdict.good
        assert verdict.scores.tolist() == [record.play.scores()]
        assert game.endings[verdict.endings[0]] == game.end_reason(record.play.state)


@every_game
def test_a_game_may_stop_anywhere_or_not_begin(game: AnyGame) -> None:
    table = CompiledBoard(game, 2)
    actions = play_policies(table, ["greedy", "greedy"], 1, seed=63).actions
    half = actions[: len(actions) // 2]
    verdict = verify(table, [*half, *actions], [len(half), 0, len(actions)])
    assert verdict.good
    assert verdict.over.tolist() == [False, False, True]


def test_lengths_must_add_up() -> None:
    table = CompiledBoard(GAMES[0], 2)
    for lengths in ([3], [1], [3, -1], []):
        with pytest.raises(ValueError, match="lengths"):
            verify(table, [0, 0], lengths)
    assert verify(table, [], []).good
