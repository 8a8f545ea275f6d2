"""Stepping a batch: compiled and plain batches are equal in every number, whatever the number of threads."""

from typing import Any

import numpy as np
import pytest

from keltis import GAMES, game_named
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay
from keltis.simulation.plain import Plan, played
from keltis.stepping import plain
from keltis.stepping.compiled import Batch, observations
from keltis.stepping.packing import pack, unpack
from tests.contract.tables import Case, tables

TABLES = tables(GAMES)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
ARRAYS = ("movers", "words", "masks", "seen", "ended", "rewards", "scores", "last", "games", "learners")


def assert_equal(one: plain.Batch, other: plain.Batch) -> None:
    for name in ARRAYS:
        left, right = getattr(one, name), getattr(other, name)
        assert left.dtype == right.dtype, name
        assert np.array_equal(left, right), name


def play_both(one: plain.Batch, other: plain.Batch, steps: int) -> int:
    """Step two batches alike and compare them after every step; how many games ended."""
    one.begin()
    other.begin()
    ends = 0
    for _ in range(steps):
        assert_equal(one, other)
        actions = one.sample()
        assert np.array_equal(other.sample(), actions)
        one.step(actions)
        other.step(actions)
        ends += int(one.ended.sum())
    assert_equal(one, other)
    return ends


def batches(table: Case, number: int, **options: Any) -> tuple[plain.Batch, Batch]:
    board = table.game.load_board(None, dict(table.options))
    given: dict[str, Any] = {"board": board, "seed": 51, **options}
    return plain.Batch(table.game, table.players, number, **given), Batch(
        table.game, table.players, number, **given
    )


@every_table
def test_compiled_and_plain_batches_are_equal_after_every_step(table: Case) -> None:
    longest = 1300 if "match" in str(table) else 700
    assert play_both(*batches(table, 2, rewards="margin" if table.players == 3 else "win"), longest) > 0


@pytest.mark.parametrize(
    "name", ["keltis", "weg_der_steine"]
)  # compiling takes long; all play in test_policies
@pytest.mark.parametrize("opponents", [("random", "greedy"), ("greedy",)], ids=len)
def test_opponents_play_the_same_games(name: str, opponents: tuple[str, ...]) -> None:
    table = Case(game_named(name), len(opponents) + 1)
    options = {"opponents": opponents, "seat": 1 if len(opponents) == 1 else None}
    assert play_both(*batches(table, 3, **options), 250) > 0


def test_a_learner_that_plays_like_a_bot_plays_the_bots_games() -> None:
    """Game 0 of a batch is game 0 of a series with the same seed: chance comes from the same generator."""
    game = game_named("keltis")
    batch = Batch(game, 2, 1, 52)
    play: AnyPlay = played(Plan("keltis", game.load_board(), ("greedy", "greedy"), 52), 0)
    decisions = [action for action in play.actions if action < game.actions.decisions]
    batch.begin()
    for action in decisions:
        assert not batch.ended[0]
        batch.step([action])
    assert batch.ended[0]
    assert batch.scores[0].tolist() == play.scores()


@pytest.mark.parametrize("opponents", [(), ("greedy", "random")], ids=len)
def test_the_number_of_threads_changes_nothing(opponents: tuple[str, ...]) -> None:
    one, three = (
        Batch(game_named("weg_der_steine"), 3, 50, 53, opponents=opponents, threads=threads)
        for threads in (1, 3)
    )
    assert play_both(one, three, 200) > 0


@pytest.mark.parametrize("kind", [plain.Batch, Batch])
def test_an_illegal_action_is_named_and_changes_nothing(kind: type[plain.Batch]) -> None:
    batch = kind(game_named("keltis"), 2, 4, 54)
    batch.begin()
    before = {name: getattr(batch, name).copy() for name in ARRAYS}
    good = batch.sample()
    for action, complaint in (
        (110, r"game 2: action 110 \(step R\) is not legal here"),
        (500, "game 2: there is no action 500; the actions are 0 to 197"),
        (-1, "game 2: there is no action -1"),
    ):
        bad = good.copy()
        bad[2:] = action
        with pytest.raises(ValueError, match=complaint):
            batch.step(bad)
        assert all(np.array_equal(before[name], getattr(batch, name)) for name in ARRAYS)
    batch.step(good)


@pytest.mark.parametrize("kind", [plain.Batch, Batch])
def test_what_is_no_action_per_game_is_refused(kind: type[plain.Batch]) -> None:
    batch = kind(game_named("keltis"), 2, 4, 54)
    batch.begin()
    for actions in ([0], [0.0] * 4, [[0] * 4], 3):
        with pytest.raises(ValueError, match="4 whole numbers are needed, one for each game"):
            batch.step(actions)


@pytest.mark.parametrize("kind", [plain.Batch, Batch])
def test_what_makes_no_batch_is_refused(kind: type[plain.Batch]) -> None:
    game = game_named("keltis")
    for options, complaint in (
        ({"rewards": "money"}, "money"),
        ({"opponents": ["random", "random"]}, "2 players need 1 opponents, not 2"),
        ({"opponents": ["nobody"]}, "no bot “nobody”"),
        ({"seat": 0}, "a learner among opponents"),
        ({"opponents": ["random"], "seat": 2}, "a seat from 0 to 1"),
        ({"threads": 0}, "at least one game and one thread"),
        ({"observations": "small"}, "True, False or 'packed', not 'small'"),
    ):
        with pytest.raises(ValueError, match=complaint):
            kind(game, 2, 4, **options)


@every_table
def test_seats_observe_and_score_as_the_plain_rules_say(table: Case) -> None:
    one, other = batches(table, 3)
    one.begin()
    other.begin()
    for number in range(40):
        for seat in range(table.players):
            assert np.array_equal(one.observe(seat), other.observe(seat))
        seats = np.arange(number, number + 3) % table.players
        seen = one.observe(seats)
        assert np.array_equal(seen, other.observe(seats))
        packed = observations(other.table, other.positions, seats, packed=True)
        assert np.array_equal(packed, pack(table.game.learning.observation, table.players, seen))
        assert np.array_equal(one.scores_now(), other.scores_now())
        actions = one.sample()
        one.step(actions)
        other.step(actions)
    with pytest.raises(ValueError, match="seats"):
        other.observe(table.players)


def test_packed_observations_are_the_same_plain_and_compiled() -> None:
    table = Case(game_named("weg_der_steine"), 3)
    assert play_both(*batches(table, 3, observations="packed"), 150) > 0
    packed, dense = batches(table, 3, observations="packed")[1], batches(table, 3)[1]
    packed.begin()
    dense.begin()
    for _ in range(150):
        for small, whole in ((packed.seen, dense.seen), (packed.last, dense.last)):
            assert np.array_equal(unpack(table.game.learning.observation, 3, small), whole)
        actions = dense.sample()
        dense.step(actions)
        packed.step(actions)
    assert dense.last.any()
    assert np.array_equal(unpack(table.game.learning.observation, 3, packed.observe(2)), dense.observe(2))


def test_what_is_not_wanted_is_not_written() -> None:
    batch = Batch(game_named("keltis"), 2, 4, masks=False, observations=False, last=False)
    batch.begin()
    for _ in range(600):
        batch.step(batch.sample())
    assert batch.masks.shape == (0, game_named("keltis").actions.decisions)
    assert len(batch.seen) == 0
    assert batch.last.size == 0


def test_beginning_again_with_the_same_seed_gives_the_same_games() -> None:
    batch = Batch(game_named("orakel"), 2, 8, 55)
    batch.begin()
    first = [batch.seen.tobytes(), *(_stepped(batch) for _ in range(50))]
    batch.begin()
    again = [batch.seen.tobytes(), *(_stepped(batch) for _ in range(50))]
    assert first == again
    batch.begin(seed=56)
    assert batch.seen.tobytes() != first[0]


def _stepped(batch: Batch) -> bytes:
    batch.step(batch.sample())
    return batch.seen.tobytes()


def test_positions_can_be_read_while_a_batch_is_played() -> None:
    batch = Batch(game_named("keltis"), 2, 4)
    batch.begin()
    position: Struct = batch.table.read(batch.positions, 3)
    assert game_named("keltis").rules.mover(position) == batch.movers[3]
