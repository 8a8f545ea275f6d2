"""Golden games are read, replayed and scored as before; an independent implementation confirms them."""

from pathlib import Path

import pytest

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.core.record_file import as_text, read_records
from tests.games.comparing import strangers_table
from tests.games.goldens import kept
from tests.games.stranger import Story, read, retell

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_kept_game = pytest.mark.parametrize(
    ("game", "file"),
    [
        pytest.param(game, file, id=f"{game.name}-{file.stem}")
        for game in GAMES
        for file in kept(game).files()
    ],
)


def stories(game: AnyGame) -> list[Story]:
    return [read(file.read_text("utf-8")) for file in kept(game).files()]


@every_kept_game
def test_a_kept_game_is_replayed_to_its_result_and_written_again_byte_for_byte(
    game: AnyGame, file: Path
) -> None:
    (record,) = read_records(file, (game,))
    result = file.read_text("utf-8").splitlines()[-1]
    scores = ", ".join(map(str, record.play.scores()))
    assert f"end {game.end_reason(record.play.state)}: {scores}" == result
    assert as_text(record).encode() == file.read_bytes()


@every_kept_game
def test_the_stranger_confirms_a_kept_game(game: AnyGame, file: Path) -> None:
    story = read(file.read_text("utf-8"))
    *_, (table, _) = retell(story, strangers_table(game, story))
    assert (table.end, table.totals()) == (story.end, story.totals)


@every_game
def test_the_stranger_would_notice_a_difference(game: AnyGame) -> None:
    story = stories(game)[0]
    heading, action = story.actions[-3]
    story.actions[-3] = (heading, f"{action}x")
    with pytest.raises(AssertionError, match="breaks the rules"):
        list(retell(story, strangers_table(game, story)))


@every_game
def test_games_are_kept_for_every_end_and_every_option_with_every_number_of_players(game: AnyGame) -> None:
    for players in game.players:
        told = [story for story in stories(game) if story.players == players]
        assert {story.end for story in told} == kept(game).ends
        for option in game.options:
            assert {story.options[option.name] for story in told} == set(option.values)


@every_game
def test_the_games_that_are_kept_are_those_that_are_declared(game: AnyGame) -> None:
    sittings = kept(game).sittings
    versions = 1 + len(game.older)
    games = len(game.players) * sum(sitting.games for sitting in sittings)
    assert len(kept(game).files()) == versions * games


@every_game
def test_the_playthrough_is_the_same_line_by_line(game: AnyGame) -> None:
    stored = kept(game).playthrough_file.read_text("utf-8").splitlines()
    printed = kept(game).playthrough().splitlines()
    for number, (line, expected) in enumerate(zip(printed, stored, strict=True), 1):
        assert line == expected, f"line {number} of the playthrough"
