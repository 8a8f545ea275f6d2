"""Conservation: every card, tile and figure is somewhere exactly once."""

from keltis.games.keltis.board import TILE_KINDS, WISH, Board
from keltis.games.keltis.state import Player, State
from keltis.parts.figures import NOWHERE
from tests.games.cardtable import every_card_once


def everything_once(board: Board, s: State) -> None:
    """Fail unless every card, every tile and every figure is somewhere exactly once."""
    every_card_once(board, s)
    _every_tile(board, s)
    for player in s.seats[: s.players]:
        _every_figure(board, player)
    in_goal = sum(stone >= board.goal for player in s.seats for stone in player.figures.stone)
    assert s.goal == in_goal, "figures in the goal area"
    for nobody in s.seats[s.players :]:
        assert not any(nobody.numbers()), "an empty seat owns nothing"


def _every_tile(board: Board, s: State) -> None:
    assert not any(s.tiles.on[s.tiles.laid :]), "tiles lie on their places"
    taken = sum(player.wishes for player in s.seats)
    for kind in range(WISH, TILE_KINDS):
        gone = taken if kind == WISH else 0
        assert board.tiles[kind] == s.tiles.on.count(kind) + s.tiles.left[kind] + gone, "tiles"


def _every_figure(board: Board, player: Player) -> None:
    own = player.figures
    out = {path for path, stone in enumerate(own.stone) if stone}
    assert len(out) + own.small + own.large == board.small + board.large, "figures"
    assert own.large == (board.large if own.large_path == NOWHERE else 0), "the large figure"
    assert own.large_path == NOWHERE or own.large_path in out, "the large figure's path"
    for path, stone in enumerate(own.stone):
        assert own.walking >> path & 1 == (0 < stone < board.end), "figures that can still move"
        assert own.arrived >> path & 1 == (stone == board.end), "figures on end stones"
