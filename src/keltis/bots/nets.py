"""Which nets there are, and on which boards they have learned."""

from functools import cache
from pathlib import Path

from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import ORDERS, Board

NETS = Path(__file__).parent / "nets"


def net_file(game: str, players: int) -> Path:
    """Where the net for so many players is kept."""
    return NETS / f"{game}-{players}.npz"


def learned_board(game: str, numbers: tuple[int, ...]) -> Board | None:
    """The board with these numbers if nets have learned on it: the game's own, whatever sides are played."""
    return _boards().get(numbers) if game == WUERFELSPIEL.name else None


@cache
def _boards() -> dict[tuple[int, ...], Board]:
    boards = [WUERFELSPIEL.board(options={"side": side}).facts for side in ORDERS]
    return {tuple(board.numbers()): board for board in boards}
