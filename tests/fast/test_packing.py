"""Packed observations lose nothing, and are laid out as the blocks say."""

import numpy as np
import numpy.typing as npt
import pytest

from keltis import GAMES, game_named
from keltis.core.game import AnyGame
from keltis.research.vector import VectorEnv
from keltis.stepping.packing import layout, pack, unpack

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def any_rows(game: AnyGame, players: int, number: int) -> npt.NDArray[np.int8]:
    """Random rows within the bounds of their blocks, including the bounds."""
    lows, highs = (np.array(bounds) for bounds in game.learning.observation.bounds(players))
    rows = np.random.default_rng(71).integers(lows, highs + 1, (number, len(lows)))
    rows[0], rows[1] = lows, highs
    return rows.astype(np.int8)


@every_game
def test_what_is_packed_can_be_unpacked(game: AnyGame) -> None:
    for players in game.players:
        rows = any_rows(game, players, 50)
        packed = pack(game.learning.observation, players, rows)
        assert packed.shape == (50, game.learning.observation.packed_size(players))
        assert packed.nbytes < rows.nbytes
        assert np.array_equal(unpack(game.learning.observation, players, packed), rows)
        assert np.array_equal(unpack(game.learning.observation, players, packed[7]), rows[7])
        assert np.array_equal(
            unpack(game.learning.observation, players, packed.reshape(10, 5, -1)), rows.reshape(10, 5, -1)
        )


@every_game
def test_a_packed_row_is_a_record_of_its_blocks(game: AnyGame) -> None:
    for players in game.players:
        kind = layout(game.learning.observation, players)
        assert kind.itemsize == game.learning.observation.packed_size(players)
        rows = any_rows(game, players, 4)
        records = pack(game.learning.observation, players, rows).view(kind)[:, 0]
        for placed in game.learning.observation.placed(players):
            numbers = rows[:, placed.start : placed.start + placed.block.size]
            found = records if placed.seat is None else records["seats"][:, placed.seat]
            for row in range(4):
                told = found[placed.block.name][row].tolist()
                if placed.block.sets:
                    members = [sum(bits >> n & 1 for bits in told) for n in range(placed.block.size)]
                    assert members == numbers[row].tolist()
                else:
                    assert told == numbers[row].tolist()


@every_game
def test_packed_masks_are_the_masks(game: AnyGame) -> None:
    dense, packed = (VectorEnv(game, 2, 16, masks=form) for form in (True, "packed"))
    masks, words = dense.reset().masks, packed.reset().masks
    for _ in range(60):
        assert np.array_equal(packed.unpack_masks(words), masks)
        assert np.array_equal(packed.unpack_masks(words[3]), masks[3])
        actions = dense.sample()
        masks, words = dense.step(actions).masks, packed.step(actions).masks
    with pytest.raises(ValueError, match="masks: True, False or 'packed', not 'small'"):
        VectorEnv(game, 2, 16, masks="small")


def test_an_environment_packs_all_that_it_shows() -> None:
    dense, packed = (
        VectorEnv("weg_der_steine", 2, 16, opponents="random", observations=form) for form in (True, "packed")
    )
    seen, small = dense.reset(), packed.reset()
    assert small.observations.dtype == np.uint8
    ended = 0
    for _ in range(60):
        assert np.array_equal(packed.unpack(small.observations), seen.observations)
        assert np.array_equal(packed.unpack(packed.final_observations), dense.final_observations)
        assert np.array_equal(packed.unpack(packed.observe(1)), dense.observe(1))
        actions = dense.sample()
        seen, small = dense.step(actions), packed.step(actions)
        ended += int(seen.terminated.sum())
    assert ended
    assert small.observations.view(packed.layout)["seats"].shape == (16, 1, 2)


def test_what_is_no_row_is_refused() -> None:
    observation = game_named("keltis").learning.observation
    with pytest.raises(ValueError, match="a row of 205 bytes is needed"):
        unpack(observation, 2, np.zeros((4, 254), np.uint8))
    with pytest.raises(ValueError, match="a row of 571 numbers is needed"):
        pack(observation, 2, np.zeros((4, 570), np.int8))
