"""What several viewers are sent is made once, and each gets what they would get alone."""

import json

import pytest

from keltis import GAMES
from keltis.table import frames, telling
from keltis.table.showing import Showing
from tests.table.company import play_on, seated


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_position_written_for_all_is_the_same_as_for_each(game: str) -> None:
    table = seated(game, people=3)
    for number in range(40):
        assert table.play is not None
        showing = Showing(table.play)
        for viewer in table.viewers:
            alone = telling.update(table, (), viewer)
            assert telling.written(table, (), viewer, "", showing) == frames.encoded(alone)
        play_on(table, number, most=3)


def test_before_the_game_there_is_no_position() -> None:
    table = seated()
    written = telling.written(table, (), 0, "", None)
    assert json.loads(written)["position"] is None
