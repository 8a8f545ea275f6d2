import pytest

from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.stranger import Story, read
from tests.games.weg_der_steine.kept import KEPT


def stories() -> list[Story]:
    return [read(file.read_text("utf-8")) for file in KEPT.files()]


@pytest.mark.parametrize("players", WEG_DER_STEINE.players)
def test_there_are_kept_games_for_every_last_action(players: int) -> None:
    """The last tile was taken, was left lying, or did not fit."""
    last = [story.actions[-1][1].split() for story in stories() if story.players == players]
    assert {"take", "leave"} <= {words[0] for words in last}
    assert any(len(words[0]) < 4 for words in last)


def test_there_are_kept_games_with_an_extra_turn_after_the_last_tile() -> None:
    ends = [[words for _, words in story.actions[-2:]] for story in stories()]
    assert any(all(words.startswith("take ") for words in end) for end in ends)
