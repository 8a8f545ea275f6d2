import pytest

from keltis.games.orakel import ORAKEL
from tests.games.orakel.kept import KEPT
from tests.games.stranger import read


@pytest.mark.parametrize("players", ORAKEL.players)
@pytest.mark.parametrize("clover", ["figure", "any"])
def test_there_are_kept_games_for_every_end_with_and_without_the_variant(players: int, clover: str) -> None:
    stories = [read(file.read_text("utf-8")) for file in KEPT.files()]
    ends = {story.end for story in stories if (story.players, story.options["clover"]) == (players, clover)}
    assert ends == {"goal", "deck", "stall"}
