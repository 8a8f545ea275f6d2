"""The files of the value nets, and the boards on which they were trained."""

from functools import cache
from pathlib import Path
from typing import Any

from keltis.bots.level import NETS
from keltis.core.layout import Struct
from keltis.games.keltis import KELTIS
from keltis.games.neue_wege import NEUE_WEGE
from keltis.games.orakel import ORAKEL
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import ORDERS

LEARNED = (KELTIS, NEUE_WEGE, ORAKEL, WEG_DER_STEINE)


def net_file(game: str, players: int, folder: Path = NETS) -> Path:
    return folder / f"{game}-{players}.npz"


def learned_board(game: str, numbers: tuple[int, ...]) -> Any:
    """The board with these numbers if nets were trained on it: the game's own, on any side."""
    return _boards(game).get(numbers)


def has_learned(game: str, players: int, numbers: tuple[int, ...], folder: Path = NETS) -> bool:
    """Whether there is a net for so many players on the board with these numbers."""
    return learned_board(game, numbers) is not None and net_file(game, players, folder).exists()


@cache
def _boards(game: str) -> dict[tuple[int, ...], Struct]:
    boards: list[Struct] = []
    if game == WUERFELSPIEL.name:
        boards = [WUERFELSPIEL.load_board(options={"side": side}).board for side in ORDERS]
    else:
        boards = [one.load_board().board for one in LEARNED if one.name == game]
    return {tuple(board.numbers()): board for board in boards}
