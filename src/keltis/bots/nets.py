"""Which nets there are, and on which boards they have learned."""

from functools import cache
from pathlib import Path
from typing import Any

from keltis.core.layout import Struct
from keltis.games.keltis import KELTIS
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import ORDERS

NETS = Path(__file__).parent / "nets"


def net_file(game: str, players: int) -> Path:
    """Where the net for so many players is kept."""
    return NETS / f"{game}-{players}.npz"


def learned_board(game: str, numbers: tuple[int, ...]) -> Any:
    """The board with these numbers if nets have learned on it: the game's own, whatever sides are played."""
    return _boards(game).get(numbers)


@cache
def _boards(game: str) -> dict[tuple[int, ...], Struct]:
    boards: list[Struct] = []
    if game == WUERFELSPIEL.name:
        boards = [WUERFELSPIEL.board(options={"side": side}).facts for side in ORDERS]
    elif game == KELTIS.name:
        boards = [KELTIS.board().facts]
    return {tuple(board.numbers()): board for board in boards}
