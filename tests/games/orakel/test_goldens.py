"""Finished games of the past are read, replayed and scored as they were."""

from pathlib import Path

import pytest

from keltis.core.recordfile import as_text, read_records
from keltis.games.orakel import ORAKEL
from tests.games.orakel.make_goldens import PLAYTHROUGH, playthrough, stored_games
from tests.games.orakel.stranger import read, retell

every_game = pytest.mark.parametrize("file", stored_games(), ids=lambda file: file.stem)


@every_game
def test_a_stored_game_is_replayed_to_its_result_and_written_again_byte_for_byte(file: Path) -> None:
    (record,) = read_records(file, (ORAKEL,))
    scores = ", ".join(map(str, record.play.scores()))
    assert as_text(record).encode() == file.read_bytes()
    assert file.read_text("utf-8").endswith(f"\nend {ORAKEL.end_reason(record.play.state)}: {scores}\n")


@every_game
def test_the_stranger_agrees_with_a_stored_game(file: Path) -> None:
    story = read(file.read_text("utf-8"))
    *_, (table, _) = retell(story)
    assert (table.end, table.totals()) == (story.end, story.totals)


@pytest.mark.parametrize("players", ORAKEL.players)
@pytest.mark.parametrize("variant", [False, True])
def test_there_are_stored_games_for_every_end(players: int, variant: bool) -> None:
    stories = [read(file.read_text("utf-8")) for file in stored_games()]
    ends = {story.end for story in stories if (story.players, story.variant) == (players, variant)}
    assert ends == {"goal", "deck", "stall"}


def test_the_playthrough_is_the_same_line_by_line() -> None:
    stored = PLAYTHROUGH.read_text("utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(playthrough().splitlines(), stored, strict=True), 1):
        assert line == expected, f"line {number} of the playthrough"
