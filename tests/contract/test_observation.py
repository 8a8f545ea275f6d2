"""Observations: every number is written and within its bounds, and none depends on hidden information."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from keltis import GAMES, game_named
from keltis.core.layout import Kind, Times
from keltis.core.observation import Block, Observation
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import seeded_rng
from keltis.core.view import view
from keltis.util.frozen import altered
from tests.contract.leaks import observed
from tests.contract.tables import Case, imagined, random_positions, tables, with_function

TABLES = tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_every_number_lies_within_its_block(table: Case) -> None:
    for number, (play, _) in enumerate(random_positions(table, 41)):
        if number % 7 and not play.over:
            continue
        for seat in range(table.players):
            row = observed(play, seat)
            for placed in table.game.learning.observation.placed(table.players):
                block = placed.block
                for value in row[placed.start : placed.start + block.size]:
                    assert type(value) is int
                    assert block.low <= value <= block.high, block.name


@every_table
def test_every_number_is_written_whatever_stood_there_before(table: Case) -> None:
    for number, (play, _) in enumerate(random_positions(table, 42)):
        if number % 29 == 0:
            seat = number % table.players
            assert observed(play, seat, before=111) == observed(play, seat, before=-111)


@every_table
def test_a_seat_observes_the_same_in_every_world_that_it_can_imagine(table: Case) -> None:
    for number, (play, _) in enumerate(random_positions(table, 43)):
        if number % 5 == 0:
            for seat in range(table.players):
                other = imagined(play, seat, seeded_rng(44, number))
                assert observed(other, seat) == observed(play, seat)


# --- completeness ------------------------------------------------------------------------------

UNSEEN_BY_LEARNERS = ("heading", "end", "winners", "prompt")  # the turn's number, and why the game is over
# Numbers that are constant: changing them gives impossible positions.
CONSTANT = ("players", "tiles.on[39]", "laid.twice" + "-weg_der_steine")


def test_whatever_changes_what_a_seat_sees_changes_its_observation_or_its_mask() -> None:
    """Change every number of many positions, one at a time: a visible change must affect the observation."""
    seen = 0
    for game in GAMES:
        for play, seat, other, name in changed(Case(game, 3, tuple(game.chosen({}).items())), every=97):
            assert learns(play, seat) != learns(other, seat), f"{game.name}: {name}"
            seen += 1
    assert seen > 1500


def test_an_observation_that_forgets_something_is_found() -> None:
    game = game_named("keltis")
    for name in ("direction", "pile", "large", "goal", "wish"):

        def forget(board: Any, s: Any, seat: int, out: list[int], name: str = name) -> None:
            game.learning.observe(board, s, seat, out)
            block = next(p for p in game.learning.observation.placed(2) if p.block.name == name).block
            for place in range(block.size):
                out[game.learning.observation[name] + place] = 0

        table = Case(with_function(game, "observe", forget), 2)
        assert any(
            learns(play, seat) == learns(other, seat) for play, seat, other, _ in changed(table, every=47)
        ), name


def learns(play: AnyPlay, seat: int) -> tuple[list[int], list[int]]:
    """The observation of a learner, and its action mask."""
    return observed(play, seat), play.legal() if play.mover == seat else []


def shown(play: AnyPlay, seat: int) -> bytes:
    """What a person on that seat sees, without parts that are irrelevant for playing."""
    return msgspec.json.encode(altered(view(play, seat), **dict.fromkeys(UNSEEN_BY_LEARNERS)))


def changed(table: Case, every: int) -> Iterator[tuple[AnyPlay, int, AnyPlay, str]]:
    """Pairs of positions that differ in one visible number, and its name."""
    chance = random.Random(61)
    for number, (play, _) in enumerate(random_positions(table, 45)):
        if number % every:
            continue
        seat = max(play.mover, 0)
        before, numbers = shown(play, seat), play.state.numbers()
        for index, (name, kind) in enumerate(names(type(play.state))):
            if any(f"{name}-{table.game.name}".find(constant) >= 0 for constant in CONSTANT):
                continue
            other = play.fork()
            by = 1 << chance.randrange(55) if kind == "i8" else chance.choice((1, 3))
            other.state.fill([*numbers[:index], numbers[index] ^ by, *numbers[index + 1 :]])
            try:
                visible = shown(other, seat) != before
                learns(other, seat)
            except (IndexError, KeyError, ValueError, AttributeError, TypeError):
                continue  # no position at all
            if visible:
                yield play, seat, other, name


def names(kind: Kind, name: str = "") -> Iterator[tuple[str, str]]:
    """The names of all numbers of a struct, in their order, and their sizes."""
    if isinstance(kind, str):
        yield name, kind
    elif isinstance(kind, Times):
        for index in range(kind.length):
            yield from names(kind.kind, f"{name}[{index}]")
    else:
        for field, inner in kind.fields.items():
            yield from names(inner, f"{name}.{field}" if name else field)


# --- the layout --------------------------------------------------------------------------------


def test_rows_of_fewer_players_are_the_beginning_of_the_rows_of_more() -> None:
    for game in GAMES:
        layout = game.learning.observation
        for players in (2, 3):
            fewer, more = list(layout.placed(players)), list(layout.placed(players + 1))
            assert more[: len(fewer)] == fewer
            assert layout.size(players) + layout.stride == layout.size(players + 1)
        lows, highs = layout.bounds(4)
        assert len(lows) == len(highs) == layout.size(4)


def test_blocks_with_one_name_or_too_large_numbers_are_refused() -> None:
    block = Block("a", 1, 0, 1, "")
    with pytest.raises(ValueError, match="two blocks are called 'a'"):
        Observation(1, (block,), (block,))
    with pytest.raises(ValueError, match="a: 0 to 128 does not fit an int8"):
        Observation(1, (replace(block, high=128),), ())


def test_a_seat_sees_itself_first_and_the_others_clockwise() -> None:
    game = game_named("keltis")
    play: AnyPlay = Play(game, 3)
    play.settle(seeded_rng(1))
    play.do("play P3" if play.is_legal(play.read("play P3")) else play.legal()[0])
    turn, stride = game.learning.observation["turn"], game.learning.observation.stride
    assert [observed(play, seat)[turn::stride][:3] for seat in range(3)] == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
