"""Every game has tests of its rules, finished games and rule texts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.messages import LANGUAGES, knows, say
from keltis.messages.message import message
from tests.games.cards.games import CARD_GAMES

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def folder(game: AnyGame) -> Path:
    return TESTS / "games" / game.name


def cited(path: Path) -> Iterator[str]:
    """The rule numbers in the markers of a test file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


def shown_in(game: AnyGame) -> list[Path]:
    """Where the rules of a game are shown: its own folder, the contract, and what card games share."""
    shared = [TESTS / "games" / "cards"] if game in [card_game.game for card_game in CARD_GAMES] else []
    return [folder(game), TESTS / "contract", *shared]


@every_game
def test_every_rule_has_a_test_that_cites_it(game: AnyGame) -> None:
    files = [file for place in shown_in(game) for file in place.glob("test_*.py")]
    numbers = {number for file in files for number in cited(file)}
    assert set(game.rule_numbers) - numbers == set()
    assert numbers - set(game.rule_numbers) == set()


@every_game
def test_finished_games_are_kept_for_every_number_of_players_and_option(game: AnyGame) -> None:
    texts = [path.read_text("utf-8") for path in (folder(game) / "goldens").glob("*.txt")]
    records = [text for text in texts if text.startswith("keltis-record 1\n")]
    assert len(records) >= 20
    assert all(re.search(r"^end \w+: ", text, re.MULTILINE) for text in records)
    for players in game.players:
        assert sum(f"\nseat {players - 1}: " in t and f"\nseat {players}: " not in t for t in records) >= 3
    for option in game.options:
        for value in option.values:
            assert any(f"\noption {option.name}: {value}\n" in text for text in records)


@every_game
def test_a_whole_game_is_kept_as_a_playthrough(game: AnyGame) -> None:
    assert len((folder(game) / "goldens" / "playthrough.txt").read_text("utf-8").splitlines()) > 50


@every_game
def test_the_record_page_names_every_kind_of_action(game: AnyGame) -> None:
    page = (DOCS / "record.md").read_text("utf-8")
    for span in game.actions.spans:
        words = game.load_board().notation[span.start]
        assert f"`{words.split()[0]}" in page or span.name in ("card", "tile", "die"), span.name


@every_game
def test_the_record_page_names_the_fingerprint_of_the_games_own_board(game: AnyGame) -> None:
    page = (DOCS / "record.md").read_text("utf-8")
    assert f"| `{game.name}` | `{game.load_board().fingerprint}` |" in page
    for option in game.options:
        assert all(f"`{word}`" in page for word in (option.name, *option.values))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_every_language(game: AnyGame, language: str) -> None:
    page = (DOCS / "rules" / f"{game.name}.{language}.md").read_text("utf-8")
    for number in game.rule_numbers:
        assert number in page


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_help_that_fits_a_terminal(game: AnyGame, language: str) -> None:
    assert knows(language, f"help-{game.name}")
    lines = say(message(f"help-{game.name}"), language).split("\n")
    assert [line for line in lines if len(line) > 78 or line != line.strip()] == []
