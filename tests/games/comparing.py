"""Compares the engine with an independent implementation (`stranger.py`)."""

from collections.abc import Iterator
from importlib import import_module

from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay, Play
from keltis.core.record import record_of
from keltis.core.record_file import as_text
from tests.games.positions import legal
from tests.games.stranger import Story, StrangersTable, T, read, retell


def strangers_table(game: AnyGame, story: Story) -> StrangersTable:
    """The table of a game's independent implementation."""
    stranger = import_module(f"tests.games.{game.name}.stranger")
    version = {"rules": story.rules} if game.older else {}
    table: StrangersTable = stranger.Table(story.players, **version, **story.options)
    return table


def side_by_side(play: AnyPlay, table: T) -> Iterator[tuple[T, AnyPlay]]:
    """Every position of a finished game in both implementations, after checking that they agree."""
    ours = Play(play.game, play.players, play.named_board)
    for theirs, action in retell(told(play), table):
        assert legal(ours) == theirs.legal()
        assert ours.scores() == theirs.totals()
        assert ours.game.end_reason(ours.state) == theirs.end
        yield theirs, ours
        if action:
            ours.do(action)
    assert ours.over


def told(play: AnyPlay) -> Story:
    """A finished game as input for the independent implementation."""
    return read(as_text(record_of(play, ["?"] * play.players)))
