"""`keltis bots`: all offered bots with their ratings, within 80 × 24."""

import io
import json
import sys

import pytest
from rich.cells import cell_len

from keltis import GAMES
from keltis.bots.level import COMPILED, LEVELS, levels, offered
from keltis.cli.listings.bots import list_bots
from keltis.core.game import AnyGame
from keltis.messages import LANGUAGES
from tests.cli.run_command import Inside
from tests.cli.terminal import plain

NAMES = {"de": "Raffzahn", "en": "Greedy", "ru": "Жадина"}


def rows(text: str) -> list[list[str]]:
    """The rows that begin with a bot, in words."""
    words = [line.split() for line in text.splitlines()]
    return [row for row in words if row and row[0].rstrip("*") in LEVELS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_lists_the_bots_that_it_offers_with_their_ratings(inside: Inside, language: str) -> None:
    word_list = rows(inside("bots", "--lang", language).stdout)
    expected = [(name, level) for game in GAMES for name, level in offered(game.name).items()]
    assert [row[0].rstrip("*") for row in word_list] == [name for name, _ in expected]
    for row, (name, level) in zip(word_list, expected, strict=True):
        assert row[2] == (str(level.rating) if level.rating else "–")
        assert (row[3:5] == ["±", str(level.range)]) is bool(level.range)
        assert row[0].endswith("*") is (name in COMPILED)
    assert NAMES[language] in [row[1] for row in word_list]


def test_what_the_number_means_is_said_and_which_bots_are_only_for_measuring(inside: Inside) -> None:
    text = inside("bots", "weg", "--lang", "en").stdout
    assert "100 points more mean about 64\u00a0% of the games" in text
    assert "Not offered, too close to others in strength: greedy (1000)\n" in text
    assert "Not offered" not in inside("bots", "keltis", "--lang", "en").stdout


def test_as_json_there_are_all_levels(inside: Inside) -> None:
    (found,) = json.loads(inside("bots", "wuerfelspiel", "--json", "--lang", "en").stdout)
    assert found["usual"] == "clover"
    assert [bot["bot"] for bot in found["bots"]] == list(LEVELS)
    assert [bot["bot"] for bot in found["bots"] if not bot["offered"]] == ["greedy"]
    assert found["bots"][0]["rating"] is None
    assert found["bots"][-1] == {
        "bot": "merlin",
        "rating": levels("wuerfelspiel")["merlin"].rating,
        "range": levels("wuerfelspiel")["merlin"].range,
        "offered": True,
        "compiled": True,
        "is": "learned what positions are worth",
        "sees": "Senses where a turn leads, forgets nothing.",
    }


def test_ratings_are_listed_for_a_number_of_players(inside: Inside) -> None:
    shown = rows(inside("bots", "keltis", "--players", "3", "--lang", "en").stdout)
    for row in shown:
        rating = levels("keltis")[row[0].rstrip("*")].rating_for(3)
        assert row[2] == (str(rating.value) if rating else "–")
    assert "1000" in [row[2] for row in shown]


class Paper(io.StringIO):
    """Output that looks like a terminal and can be read."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_bots_of_a_game_fit_a_terminal(
    monkeypatch: pytest.MonkeyPatch, game: AnyGame, language: str
) -> None:
    paper = Paper()
    for name, value in {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdout", paper)
    list_bots(game.name, 2, False, language)
    shown = plain(paper.getvalue()).split("\n")
    assert len(shown) <= 24, "\n".join(shown)
    assert max(map(cell_len, shown)) <= 80, "\n".join(shown)
