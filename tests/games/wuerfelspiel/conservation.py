"""Conservation: every piece, wish stone and die is somewhere exactly once."""

from keltis.games.wuerfelspiel.board import FORBIDDEN, Board
from keltis.games.wuerfelspiel.state import OVER, REROLL, ROLL, Player, State


def everything_once(board: Board, s: State) -> None:
    """Fail unless every piece, every wish stone and every die is somewhere exactly once."""
    for player in s.seats[: s.players]:
        _every_piece(board, s, player)
    for nobody in s.seats[s.players :]:
        assert nobody == Player(), "an empty seat owns nothing"
    assert s.goal == sum(player.goal for player in s.seats), "pieces in the goal area"
    assert s.stock + sum(player.wishes for player in s.seats) == board.wish_stock, "wish stones"
    _every_die(board, s)
    assert s.side == board.order[s.played], "the side that is played on"
    assert 0 <= s.played < board.sides, "sides that are over"
    assert 0 <= s.idle <= board.stall - (s.phase != OVER), "idle turns"
    if s.played == 0:
        assert not any(player.first_pieces or player.first_wishes for player in s.seats), "points kept early"


def _every_piece(board: Board, s: State, player: Player) -> None:
    standing = [(row, field) for row, field in enumerate(player.at) if field]
    assert len(standing) + player.left == board.pieces, "pieces"
    assert player.goal == sum(field >= board.goal for _, field in standing), "own pieces in the goal area"
    for row, field in standing:
        assert field <= board.end, "a piece beyond its row"
        assert board.field[s.side][row][field] != FORBIDDEN, "a piece where nobody may stop"


def _every_die(board: Board, s: State) -> None:
    lying = [s.dice.face[die] for die in range(board.dice) if not s.dice.rolling >> die & 1]
    assert s.dice.shown == [lying.count(face) for face in range(6)], "lying dice"
    assert s.dice.rolling >> board.dice == 0, "dice that do not exist"
    assert bool(s.dice.rolling) == (s.phase in (ROLL, REROLL)), "dice in the air"
