"""Every decision fits a terminal of 80 × 24, and tells what the others did."""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from keltis import Play, game_named
from keltis.bots import BOTS, ask
from keltis.cli.play.autosave import Autosave
from keltis.cli.play.display import Display
from keltis.cli.play.history import Turn
from keltis.cli.play.local_game import LocalGame
from keltis.cli.seating import Chair
from keltis.cli.translator import Translator
from keltis.console.screen import HOME_AND_CLEAR, Screen
from keltis.core.rng import seeded_rng
from tests.cli.terminal import plain

HELP = re.compile(r"\(\?.+\)\s*$")


class Paper(io.StringIO):
    """Looks like a terminal, and can be read again."""

    def isatty(self) -> bool:
        return True


Lay = Callable[[], Paper]


@pytest.fixture
def lay(monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Lays paper where the terminal was; only within a test, else pytest takes it away again."""
    for name, value in {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}.items():
        monkeypatch.setenv(name, value)

    def lay() -> Paper:
        found = Paper()
        monkeypatch.setattr(sys, "stdout", found)
        return found

    return lay


def local_game(game: str, names: tuple[str, ...], language: str, folder: Path) -> LocalGame:
    """One person against bots."""
    chairs = [Chair(name, "greedy" if seat else "") for seat, name in enumerate(names)]
    play = Play(game_named(game), len(chairs))
    autosave = Autosave(folder / "kept")
    return LocalGame(
        play, chairs, Screen(plain=False), Translator(language, names), autosave, seeded_rng(3), seeded_rng(4)
    )


def shown(paper: Paper) -> list[str]:
    """The rows since the screen was cleared, with the one on which one types."""
    return plain(paper.getvalue().split(HOME_AND_CLEAR)[-1]).split("\n")


NAMES = ("Ada", "Bob", "Cleo", "Dan")
ENOUGH = 24  # turns
TABLES = [("neue_wege", 2), ("neue_wege", 4), ("orakel", 3), ("orakel", 4)]
TABLES += [("keltis", 4), ("weg_der_steine", 4), ("wuerfelspiel", 4)]


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_decision_fits(lay: Lay, tmp_path: Path, game: str, players: int, language: str) -> None:
    paper = lay()
    table = local_game(game, NAMES[:players], language, tmp_path)
    table.settle()
    while not table.play.over and table.history.turn(table.play) < ENOUGH:
        if table.play.mover == 0:
            table.show()
            rows = shown(paper)
            assert len(rows) <= 24, "\n".join(rows)
            assert max(map(cell_len, rows)) <= 80, "\n".join(rows)
            assert HELP.search(rows[0]), rows[0]
            if table.history.fresh(table.play) and table.history.turn(table.play) > 1:
                for told in table.recent(0)[1 - players :]:
                    assert any(words in row for row in rows for words in (told.brief, told.parts[0][:20]))
        table.do(ask(BOTS["greedy"], table.play, table.bots))


def test_a_long_or_wide_name_leaves_the_help(lay: Lay, tmp_path: Path) -> None:
    paper = lay()
    for name in ("N" * 40, "猫" * 40):
        table = local_game("neue_wege", (name, "Bob"), "de", tmp_path)
        table.settle()
        table.show()
        assert HELP.search(shown(paper)[0])
        assert cell_len(shown(paper)[0]) == 80


FAR = "far, " * 12
TURNS = [
    Turn(1, 0, ("Ada plays red 1.", "Ada draws."), "Ada: play R1"),
    Turn(2, 1, ("Bob plays red 2.", f"Bob moves {FAR}and rests.", "Bob draws."), "Bob: play R2"),
    Turn(3, 2, ("Cleo plays red 3.", "Cleo moves.", "Cleo draws."), "Cleo: play R3"),
    Turn(4, 3, (f"Dan plays {FAR}{FAR}.",), f"Dan: play {FAR}"),
]


@pytest.mark.parametrize(
    ("rows", "needed", "expected"),
    [
        (0, 2, []),
        (1, 2, ["Bob: play R2 … · Cleo: play R3 …"]),
        (2, 2, ["2. Bob plays red 2. … Bob draws.", "3. Cleo plays red 3. Cleo moves. Cleo draws."]),
        (1, 1, ["3. Cleo plays red 3. Cleo moves. Cleo draws."]),
    ],
)
def test_news_are_cut_between_sentences(lay: Lay, rows: int, needed: int, expected: list[str]) -> None:
    paper = lay()
    Display(Screen(plain=False), Translator("en")).news(TURNS[:3], rows, needed)
    assert shown(paper)[:-1] == expected


def test_nobodys_turn_is_left_out(lay: Lay) -> None:
    paper = lay()
    Display(Screen(plain=False), Translator("en")).news(TURNS, 1, 3)
    (row, _) = shown(paper)
    assert len(row) <= 79
    assert row.startswith("Bob: play R2 … · Cleo: play R3 … · Dan: play far, far,")


def test_news_with_room_for_everything(lay: Lay) -> None:
    paper = lay()
    Display(Screen(plain=False), Translator("en")).news(TURNS[:3], 6, 2)
    assert shown(paper)[0] == "1. Ada plays red 1. Ada draws."
    assert shown(paper)[-2] == "3. Cleo plays red 3. Cleo moves. Cleo draws."


def test_the_end_is_explained_where_it_can_be_seen(lay: Lay, tmp_path: Path) -> None:
    paper = lay()
    table = local_game("neue_wege", NAMES, "en", tmp_path)
    table.settle()
    while not table.play.over:
        table.do(ask(BOTS["greedy"], table.play, table.bots))
    table.display.result(table.play)
    assert "The game is over" in shown(paper)[-3]
    assert re.search("wins|share", shown(paper)[-2])
