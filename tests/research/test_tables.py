"""The pages about observations and actions are current, and changes require a new version."""

import subprocess
import sys
from pathlib import Path

import pytest

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.research.tables import fingerprint, markdown, pages, write_pages

PROJECT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

# What every version of every game's tables looked like. A line is never changed: whoever changes a table
# raises the version in the game's observation.py and adds a line.
VERSIONS = {
    ("keltis", 1): "81126b985589",
    ("neue_wege", 1): "0459e2acb830",
    ("orakel", 1): "67089f6601df",
    ("orakel", 2): "8620d3fe01d6",
    ("weg_der_steine", 1): "e3582252b49e",
    ("wuerfelspiel", 1): "9334e9846ca7",
}


def test_the_pages_in_the_documentation_are_current() -> None:
    """If not: python -m keltis.research.tables docs/research"""
    folder = PROJECT / "docs" / "research"
    written = {path.name: path.read_text("utf-8") for path in folder.glob("*.md")}
    assert {name: written.get(name) for name in pages()} == pages()


@every_game
def test_tables_that_changed_have_a_new_version(game: AnyGame) -> None:
    assert VERSIONS[game.name, game.learning.observation.version] == fingerprint(game)
    assert (
        max(version for name, version in VERSIONS if name == game.name) == game.learning.observation.version
    )


@every_game
def test_a_page_names_every_block_and_every_kind_of_action(game: AnyGame) -> None:
    page = markdown(game)
    for block in (*game.learning.observation.table, *game.learning.observation.seat):
        assert f"| `{block.name}` | {game.learning.observation[block.name]} | {block.size} |" in page
        assert block.meaning in page
    for span in game.actions.spans:
        assert f"| {span.start}" in page
    for players in game.players:
        assert f"| {players} | {game.learning.observation.size(players)} |" in page


def test_pages_are_written_into_a_new_folder(tmp_path: Path) -> None:
    write_pages(tmp_path / "new" / "research")
    assert {path.name for path in (tmp_path / "new" / "research").iterdir()} == set(pages())


def test_the_command_says_how_it_is_used() -> None:
    done = subprocess.run([sys.executable, "-m", "keltis.research.tables"], capture_output=True, text=True)
    assert done.returncode == 1
    assert "python -m keltis.research.tables FOLDER" in done.stderr
