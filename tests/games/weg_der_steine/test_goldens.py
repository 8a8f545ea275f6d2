"""Finished games of the past are read, replayed and scored as they were."""

from pathlib import Path

import pytest

from keltis.core.recordfile import as_text, read_records
from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.weg_der_steine.make_goldens import PLAYTHROUGH, playthrough, stored_games
from tests.games.weg_der_steine.stranger import read, retell

every_game = pytest.mark.parametrize("file", stored_games(), ids=lambda file: file.stem)


@every_game
def test_a_stored_game_is_replayed_to_its_result(file: Path) -> None:
    (record,) = read_records(file, (WEG_DER_STEINE,))
    result = file.read_text("utf-8").splitlines()[-1]
    scores = ", ".join(map(str, record.play.scores()))
    assert f"end {WEG_DER_STEINE.end_reason(record.play.state)}: {scores}" == result


@every_game
def test_a_stored_game_is_written_again_byte_for_byte(file: Path) -> None:
    (record,) = read_records(file, (WEG_DER_STEINE,))
    assert as_text(record).encode() == file.read_bytes()


@every_game
def test_the_stranger_agrees_with_a_stored_game(file: Path) -> None:
    story = read(file.read_text("utf-8"))
    *_, (table, _) = retell(story)
    assert (table.end, table.totals()) == (story.end, story.totals)


@pytest.mark.parametrize("players", WEG_DER_STEINE.players)
def test_there_are_stored_games_for_every_last_action(players: int) -> None:
    """The last tile was taken, was left lying, or did not fit."""
    stories = [read(file.read_text("utf-8")) for file in stored_games()]
    last = [story.actions[-1][1].split() for story in stories if story.players == players]
    assert {"take", "leave"} <= {words[0] for words in last}
    assert any(len(words[0]) < 4 for words in last)
    assert {story.end for story in stories} == {"tiles"}


def test_there_are_stored_games_with_an_extra_turn_after_the_last_tile() -> None:
    stories = [read(file.read_text("utf-8")) for file in stored_games()]
    ends = [[words for _, words in story.actions[-2:]] for story in stories]
    assert any(all(words.startswith("take ") for words in end) for end in ends)


def test_the_playthrough_is_the_same_line_by_line() -> None:
    stored = PLAYTHROUGH.read_text("utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(playthrough().splitlines(), stored, strict=True), 1):
        assert line == expected, f"line {number} of the playthrough"
