"""Every decision fits a terminal of 80 × 24, including the moves of the others."""

import contextlib
import io
import re
import sys
from collections.abc import Callable

import pytest
from rich.cells import cell_len

from keltis import Play, game_named
from keltis.bots import BOTS, ask
from keltis.cli.play.client import TableClient
from keltis.cli.play.display import Display
from keltis.cli.play.local_table import LocalTable
from keltis.cli.seating import Chair
from keltis.console.screen import HOME_AND_CLEAR, Screen
from keltis.core.rng import seeded_rng
from keltis.text_interface.translator import Translator
from keltis.text_interface.turn_log import Turn
from tests.cli.terminal import plain

HELP = re.compile(r"\(\?.+\)\s*$")


class Paper(io.StringIO):
    """Output that looks like a terminal and can be read."""

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


class Watched(TableClient):
    """A client whose person chooses like a bot; what is on the screen is checked at every decision."""

    def __init__(self, table: LocalTable, language: str, check: Callable[[TableClient], bool]) -> None:
        super().__init__(table, Screen(plain=False), language)
        self._check, self._bot_rng = check, seeded_rng(4)

    def _act(self) -> None:
        if not self._check(self):
            raise Enough
        play = self.line.play()
        assert play is not None
        self.do("move", v=self.log.version, action=play.notation(ask(BOTS["greedy"], play, self._bot_rng)))


class Enough(Exception):
    """The test has seen enough."""


def play_with(game: str, names: tuple[str, ...], language: str, check: Callable[[TableClient], bool]) -> None:
    """One person against bots, until the game is over or the check raises `Enough`."""
    chairs = [Chair(name, "greedy" if seat else "") for seat, name in enumerate(names)]
    table = LocalTable(Play(game_named(game), len(chairs)), chairs, seed=3)
    with contextlib.suppress(Enough):
        Watched(table, language, check).run()


def shown(paper: Paper) -> list[str]:
    """The rows since the screen was cleared, with the one on which one types."""
    return plain(paper.getvalue().split(HOME_AND_CLEAR)[-1]).split("\n")


NAMES = ("Ada", "Bob", "Cleo", "Dan")
ENOUGH = 24  # turns
TABLES = [("neue_wege", 2), ("neue_wege", 4), ("orakel", 3), ("orakel", 4)]
TABLES += [("keltis", 4), ("weg_der_steine", 4), ("wuerfelspiel", 4)]


@pytest.mark.parametrize("language", ["de", "en", "ru"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_decision_fits(lay: Lay, game: str, players: int, language: str) -> None:
    paper = lay()

    def check(client: TableClient) -> bool:
        rows = shown(paper)
        assert client.view is not None
        assert len(rows) <= 24, "\n".join(rows)
        assert max(map(cell_len, rows)) <= 80, "\n".join(rows)
        assert HELP.search(rows[0]), rows[0]
        turn = client.log.turn(client.view.heading)
        if client.log.is_fresh(client.view.heading) and turn > 1:
            for told in client.log.turns(client.translator)[1 - players :]:
                assert any(words in row for row in rows for words in (told.brief, told.parts[0][:20]))
        return turn < ENOUGH

    play_with(game, NAMES[:players], language, check)
    assert paper.getvalue()


def test_a_long_or_wide_name_leaves_the_help(lay: Lay) -> None:
    paper = lay()

    def check(client: TableClient) -> bool:
        assert HELP.search(shown(paper)[0])
        assert cell_len(shown(paper)[0]) == 80
        return False

    for name in ("N" * 40, "猫" * 40):
        play_with("neue_wege", (name, "Bob"), "de", check)
    assert paper.getvalue()


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


def test_the_end_is_explained_where_it_can_be_seen(lay: Lay) -> None:
    paper = lay()
    play_with("neue_wege", NAMES, "en", lambda client: True)
    assert "The game is over" in shown(paper)[-3]
    assert re.search("wins|share", shown(paper)[-2])
