import pytest

from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.positions import do
from tests.games.weg_der_steine.gamesters import played
from tests.games.weg_der_steine.positions import StonesPlay, position


def best(play: StonesPlay) -> str:
    """What the greedy bot likes best."""
    worth = {a: WEG_DER_STEINE.learning.appraise(play.board, play.state, a) for a in play.legal()}
    return play.notation(max(worth, key=lambda action: worth[action]))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_bot_beats_a_random_one(seat: int) -> None:
    names = ["random", "random"]
    names[seat] = "greedy"
    assert sum(played(names, seed).winners() == [seat] for seed in range(20)) >= 18


def test_it_lengthens_a_row_with_the_next_tile() -> None:
    assert best(position(rows=["R0 R1 R2"], open="R3 R9 Y5", hidden="Y0 P5 G7 B2")) == "take R3"


def test_it_leaves_what_would_spoil_a_row() -> None:
    play = position(rows=["R0 R1 R3"])
    do(play, "turn", "R10")
    assert best(play) == "leave"
