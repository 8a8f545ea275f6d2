"""Compiled rollouts give exactly the numbers of the plain ones."""

import pytest

pytest.importorskip("numba")

from keltis.bots.level import weights
from keltis.coach.rollouts import PlainWorlds
from keltis.fast.search.worlds import WorldPlayer
from tests.coach.games import played


@pytest.mark.parametrize("name", ["keltis"])
def test_same_worlds(name: str) -> None:
    record = played(name, players=2, board="standard", most=80)
    play = record.play
    game, board, tuned = play.game, play.named_board, weights(name, True)
    plain, compiled = (kind(game, 2, board, tuned) for kind in (PlainWorlds, WorldPlayer))
    leaves = [play.state, play.back_to(70).state]
    for seat in range(2):
        assert plain.play(leaves, seat, 7, 3, 9) == compiled.play(leaves, seat, 7, 3, 9)
