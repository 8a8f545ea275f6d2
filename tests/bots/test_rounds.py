"""Rollouts of card games by their nets: fast turns obey the rules, and deeper search is reproducible."""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from keltis.bots.deciding import decide
from keltis.bots.level import levels, weights
from keltis.bots.nets import net_file
from keltis.bots.question import question_of
from keltis.cardgame.phases import CARD, REFILL
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.rng import seeded_rng
from keltis.fast.ai.cardgame.dispatch import features_of
from keltis.fast.ai.cardgame.player import CardNetPlayer
from keltis.fast.ai.cardgame.rounds import quick_turn
from keltis.fast.ai.cardgame.turns import NOW, Ranking
from keltis.fast.ai.colour_net import ColourNet
from keltis.fast.jit.entry_points import entry
from keltis.fast.search.rollouts import PLANS, weight_records
from keltis.games import game_named
from keltis.games.keltis import KELTIS
from tests.bots.test_levels import positions


@entry
def play_turn(boards, states, weights, net, ranking):
    return quick_turn(boards[0], states, weights[0], net, ranking)


def phase(state: Any) -> int:
    return int(state.phase)


def ends_of_turn(play: AnyPlay, seat: int, turn: int) -> Iterator[list[int]]:
    """All positions to which a whole turn can lead, as numbers."""
    if play.over or play.mover != seat or play.state.turn != turn:
        yield play.state.numbers()
        return
    for action in play.legal():
        after = play.fork()
        after.do(action)
        yield from ends_of_turn(after, seat, turn)


def net_for(game: AnyGame, players: int) -> ColourNet:
    """The game's net, or random weights where it has none."""
    path = net_file(game.name, players)
    return (
        ColourNet.read(path)
        if path.exists()
        else ColourNet.fresh(features_of(game).inputs(players), (8, 8), 1)
    )


@pytest.mark.parametrize(("name", "players"), [("keltis", 2), ("keltis", 4), ("neue_wege", 2), ("orakel", 3)])
@pytest.mark.rule("C3")
def test_a_quick_turn_ends_where_a_whole_turn_can_end(name: str, players: int) -> None:
    game = game_named(name)
    player = CardNetPlayer(game, players, net_for(game, players))
    tuned, rows = weight_records([weights(name, True)]), np.zeros((2, PLANS), np.int64)
    found = positions(game, players, 60)
    begun = [play for play in found if phase(play.state) == CARD]
    assert len(begun) > 10
    for play in begun[:25]:
        player.table.carrier.write(player.states, NOW, play.state)
        worth = play_turn(player.table.board, player.states, tuned, player.state, Ranking(*rows))
        assert 0 <= worth <= 1
        after = player.table.read(player.states, NOW)
        assert phase(after) == REFILL or after.numbers() in ends_of_turn(play, play.mover, play.state.turn)


@pytest.mark.parametrize("ahead", [0, 1, 4])
def test_looking_further_is_the_same_every_time_and_legal(ahead: int) -> None:
    level = replace(levels(KELTIS.name)["merlin"], ahead=ahead, budget=40)
    for number, play in enumerate(positions(KELTIS, 2, 12)):
        chosen = {decide(level, question_of(play, seeded_rng(60, number))) for _ in range(2)}
        assert len(chosen) == 1
        assert play.is_legal(chosen.pop())
