"""Undo: impossible after anything that revealed a card."""

import pytest

from keltis import Play, game_named
from keltis.core.play import AnyPlay
from keltis.core.playout import random_action
from keltis.core.rng import seeded_rng
from keltis.core.seats import CHANCE
from tests.table.company import resumed


def before_a_second_refill(name: str, deep: bool) -> tuple[AnyPlay, str]:
    """A position in which a seat needs two cards, and a pile from which to take the first."""
    for seed in range(400):
        play = Play(game_named(name), 2)
        rng = seeded_rng(seed)
        while not play.over:
            state = play.state
            due = play.board.hand - state.seats[state.seat].hand.size
            takes = [
                play.notation(action) for action in play.legal() if play.notation(action).startswith("take")
            ]
            for words in takes if play.mover != CHANCE and due == 2 else []:
                size = state.stock.piles["RYPGB".index(words[-1])].size
                if (size > 1) == deep:
                    return play, words
            play.do(random_action(play.game, play.board, play.state, rng))
    raise AssertionError("no such position")


@pytest.mark.rule("C6")
@pytest.mark.parametrize("name", ["neue_wege", "orakel"])
def test_a_card_taken_off_a_pile_is_taken_back_only_if_nothing_lay_below_it(name: str) -> None:
    for deep in (True, False):
        play, take = before_a_second_refill(name, deep)
        seat, free = play.mover, resumed(play).undoable(play.mover)
        play.do(take)
        assert play.mover == seat
        assert resumed(play).undoable(seat) == (0 if deep else free + 1)
