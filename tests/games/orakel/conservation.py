"""Conservation: every card, tile, wish stone and figure is somewhere exactly once."""

from collections import Counter

from keltis.games.orakel.board import MIRROR, Board
from keltis.games.orakel.state import Player, State
from tests.games.cardtable import every_card_once


def everything_once(board: Board, s: State) -> None:
    """Fail unless every card, every tile, every wish stone and every figure is somewhere exactly once."""
    every_card_once(board, s)
    _every_tile(board, s)
    taken = sum(player.wishes for player in s.seats)
    assert sum(s.wishes) + taken == sum(board.wishes), "wish stones"
    assert all(lying <= first for lying, first in zip(s.wishes, board.wishes, strict=True)), "where they lay"
    for player in s.seats[: s.players]:
        _every_figure(board, player)
    in_goal = sum(stone >= board.goal for player in s.seats for stone in player.figures.stone)
    assert s.goal == in_goal, "figures in the goal area"
    assert 0 <= s.priestess <= board.end, "the priestess"
    for nobody in s.seats[s.players :]:
        assert nobody == Player(), "an empty seat owns nothing"


def _every_tile(board: Board, s: State) -> None:
    assert not any(s.tiles.on[s.tiles.laid :]), "tiles lie on their places"
    kinds = Counter(kind for kind in s.tiles.on if kind)
    kinds[MIRROR] += sum(player.mirrors for player in s.seats)
    assert all(number == kinds[kind] + s.tiles.left[kind] for kind, number in enumerate(board.tiles)), "tiles"


def _every_figure(board: Board, player: Player) -> None:
    stones = player.figures.stone[: board.figures]
    assert player.figures.number == board.figures, "figures"
    assert stones == sorted(stones), "the hindmost first"
    assert all(0 <= stone <= board.end for stone in stones), "figures stand on the spiral"
    assert not any(player.figures.stone[board.figures :]), "no more figures than there are"
    assert player.leprechauns in (0, *board.leprechauns), "the leprechaun bonus"
