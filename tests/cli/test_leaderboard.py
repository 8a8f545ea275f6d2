"""The leaderboard: manifests, pairings, and the table that the command writes."""

from pathlib import Path

import pytest

from keltis.arena.entries import Entry, ManifestError, read_entries
from keltis.arena.estimates import BotResult
from keltis.arena.leaderboard import markdown, pairings, places
from keltis.games import NAMES
from tests.cli.run_command import Inside, error_line

ROOT = Path(__file__).parents[2]
MANIFEST = 'name = "Last"\nbot = "mine.py:last"\ngames = ["wuerfelspiel"]\nauthor = "A"\nabout = "Last."\n'
RANDOM = 'name = "random"\nbot = "random"\ngames = ["wuerfelspiel", "keltis"]\nauthor = "B"\nabout = "Any."\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "board").mkdir()
    (tmp_path / "board" / "last.toml").write_text(MANIFEST)
    (tmp_path / "board" / "random.toml").write_text(RANDOM)
    (tmp_path / "board" / "mine.py").write_text("def last(question):\n    return question.legal[-1]\n")
    return tmp_path / "board"


def test_the_command_plays_what_is_missing_and_writes_the_table(inside: Inside, folder: Path) -> None:
    options = ("--folder", "board", "--results", "results", "--out", "table.md", "--games", "6")
    assert inside("leaderboard", *options, "--no-play").returncode == 0
    assert "Not played yet: Last, random." in Path("table.md").read_text()
    done = inside("leaderboard", *options)
    assert done.returncode == 0, done.stderr
    text = Path("table.md").read_text()
    assert "plays 6 games against every other" in text
    assert "| 2 | " in text
    assert "## Keltis: The Dice Game" in text
    (results,) = Path("results").glob("wuerfelspiel-*.jsonl")
    lines = results.read_text()
    assert len(lines.splitlines()) == 4
    inside("leaderboard", *options)
    assert results.read_text() == lines
    (folder / "mine.py").write_text("def last(question):\n    return question.legal[0]\n")
    assert Path("table.md").read_text() == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("name = ", "TOML"),
        (MANIFEST + "more = 1\n", "name, bot, games, author, about"),
        (MANIFEST.replace('"A"', "1"), "name, bot, games, author, about"),
        (MANIFEST.replace("wuerfelspiel", "chess"), "wuerfelspiel"),
    ],
)
def test_a_wrong_manifest_is_explained(folder: Path, text: str, why: str) -> None:
    (folder / "last.toml").write_text(text)
    with pytest.raises(ManifestError, match=why):
        read_entries(folder)


def test_names_are_unique(inside: Inside, folder: Path) -> None:
    (folder / "again.toml").write_text(MANIFEST)
    assert "Last" in error_line(inside("leaderboard", "--folder", "board", "--results", "r", "--out", "t.md"))


def test_a_bot_without_all_pairings_has_no_rank() -> None:
    entries = [Entry(name, name, ("keltis",), "", "") for name in ("a", "b", "c")]
    pairs = [one.name + two.name for one, two in pairings(entries, "keltis")]
    assert pairs == ["ab", "ac", "bc"]
    share = BotResult("a", 1, 2000, 0.4, 0.38, 0.42, 10.0)
    found = places(entries, "keltis", {("a", "b"): share, ("b", "c"): share})
    assert [place.entry.name for place in found if place.mean] == ["b"]
    assert [place.entry.name for place in found] == ["b", "a", "c"]
    assert "| 1 | b | 50.0 ± 1.4 | – | 60.0 ± 2.0 | 40.0 ± 2.0 |" in markdown("Keltis", found)


def test_the_entries_of_the_checkout_are_right() -> None:
    entries = read_entries(ROOT / "leaderboard")
    assert {game for entry in entries for game in entry.games} == set(NAMES)
    assert {"random", "greedy", "merlin", "careful"} <= {entry.name for entry in entries}
    example = (ROOT / "docs" / "own-bot.md").read_text("utf-8").split("```python\n")[1].split("```")[0]
    assert (ROOT / "leaderboard" / "careful.py").read_text("utf-8") == example
