"""Helpers for tests of all games: legal actions of a position, doing them, and refusals."""

from importlib import import_module
from pathlib import Path

import pytest

from keltis.core.game import B, Game, NamedBoard, S
from keltis.core.play import AnyPlay
from keltis.core.refusal import Refusal
from keltis.core.seats import NOBODY


def conserved(play: AnyPlay) -> None:
    """Fail unless everything of the game is somewhere exactly once."""
    import_module(f"tests.games.{play.game.name}.conservation").everything_once(play.board, play.state)


def legal(play: AnyPlay, *verbs: str) -> set[str]:
    """The legal actions in notation, optionally only those with given verbs."""
    words = {play.notation(action) for action in play.legal()}
    return {said for said in words if said.split()[0] in verbs} if verbs else words


def do(play: AnyPlay, *actions: str) -> None:
    """Do one action after another; nothing gets lost."""
    for action in actions:
        play.do(action)
        conserved(play)


def refused(play: AnyPlay, action: str) -> str:
    """The number of the rule by which an action is refused; nothing changes."""
    before = play.state.copy()
    with pytest.raises(Refusal) as refusal:
        play.do(action)
    assert play.state == before
    assert not play.is_legal(play.read(action))
    return refusal.value.rule


def over(play: AnyPlay) -> str:
    """Why the game is over; it must be."""
    assert play.over
    assert play.mover == NOBODY
    assert legal(play) == set()
    return play.game.end_reason(play.state)


def changed_board(game: Game[B, S], folder: Path, *changes: tuple[str, str], **options: str) -> NamedBoard[B]:
    """The standard board of a game with some lines of its file changed."""
    text = game.board_file.read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = folder / "board.toml"
    file.write_text(text, "utf-8")
    return game.load_board(file, options)
