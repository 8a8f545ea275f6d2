"""The rule texts: complete, numbered, and consistent in all languages."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import keltis
from keltis.core.game import AnyGame
from keltis.games import GAMES, game_named
from keltis.messages import LANGUAGES, knows
from keltis.rulebook import game_title, markdown, pages, rule_text, section_title, sections, write_pages

PROJECT = Path(__file__).parents[2]
LAST = {"A": 6, "C": 12, "K": 10, "N": 11, "O": 14, "S": 8, "W": 13}
RULES = [
    f"{letter}{n}" for letter, last in LAST.items() for n in range(1, last + 1) if f"{letter}{n}" != "C11"
]
RULINGS = {"de": "Hausentscheid:", "en": "Ruling:", "ru": "Решение:"}
RECONSTRUCTED = {"de": "Nachgebaut:", "en": "Reconstructed:", "ru": "Реконструкция:"}
BOXES = ["keltis", "neue_wege", "orakel", "weg_der_steine", "wuerfelspiel"]


def numbers(text: str) -> list[int]:
    """All numbers in figures, in their order."""
    return [int(found.replace("−", "-")) for found in re.findall(r"−?\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_all_five_games_have_a_text(language: str) -> None:
    assert [number for number in RULES if not knows(language, f"rule-{number}")] == []
    assert not knows(language, "rule-C11")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_every_game_has_a_title(language: str) -> None:
    assert all(section_title(letter, language) for letter in LAST)
    assert [name for name in BOXES if not knows(language, f"title-{name}")] == []


@pytest.mark.parametrize("number", RULES)
def test_a_rule_states_the_same_numbers_in_all_languages(number: str) -> None:
    stated = [sorted(numbers(rule_text(number, language))) for language in LANGUAGES]
    assert stated == [stated[0]] * len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_decisions_are_marked(language: str) -> None:
    marked = [number for number in RULES if RULINGS[language] in rule_text(number, language)]
    assert marked == ["C5", "C6", "C12", "K3", "O8", "O9", "O11", "S5", "W7", "W9", "W12", "W13"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_that_nobody_could_look_up_are_marked(language: str) -> None:
    marked = [number for number in RULES if RECONSTRUCTED[language] in rule_text(number, language)]
    assert marked == ["N1", "W1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_keltis_state_the_numbers_of_its_board(language: str) -> None:
    board = game_named("keltis").load_board().board
    values = board.value[1 : board.end + 1]
    assert numbers(rule_text("K1", language)) == values
    assert numbers(rule_text("K9", language)) == [board.goal, board.end]
    assert set(board.wishes.value[: board.wishes.most + 1]) == set(numbers(rule_text("K10", language)))
    assert board.stall in numbers(rule_text("C12", language))
    assert board.box[2] in numbers(rule_text("C2", language))


def test_sections_keep_every_rule_once_and_in_order() -> None:
    for game in GAMES:
        parts = sections(game)
        assert [number for part in parts.values() for number in part] == list(game.rule_numbers)
        assert all(number[0] == letter for letter, part in parts.items() for number in part)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_exactly_the_rules_of_its_game(game: AnyGame, language: str) -> None:
    page = markdown(game, language)
    assert page.startswith(f"# {game_title(game, language)}")
    assert tuple(re.findall(r"^- \*\*(\w+)\*\* ", page, re.MULTILINE)) == game.rule_numbers
    assert all(rule_text(number, language) in page for number in game.rule_numbers)


def test_the_pages_in_the_documentation_are_current() -> None:
    """If not: python -m keltis.rulebook docs/rules"""
    folder = PROJECT / "docs" / "rules"
    assert {path.name: path.read_text("utf-8") for path in folder.glob("*.*.md")} == pages()


def test_pages_are_written_into_a_new_folder(tmp_path: Path) -> None:
    write_pages(tmp_path / "new" / "rules")
    assert {path.name for path in (tmp_path / "new" / "rules").iterdir()} == set(pages())


def test_the_command_writes_the_pages(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "keltis.rulebook", str(tmp_path)]
    subprocess.run(command, check=True, cwd=Path(keltis.__file__).parents[1])
    assert {path.name for path in tmp_path.iterdir()} == set(pages())


def test_the_command_says_how_it_is_used() -> None:
    command = [sys.executable, "-m", "keltis.rulebook"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(keltis.__file__).parents[1])
    assert done.returncode == 1
    assert "python -m keltis.rulebook FOLDER" in done.stderr
