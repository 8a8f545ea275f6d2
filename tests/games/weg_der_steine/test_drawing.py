"""What the drawing and the sentences show."""

import pytest

from keltis.core.play import Play
from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.messages import LANGUAGES, say
from keltis.messages.message import Message
from keltis.ui_model.drawing import text
from tests.games.positions import do
from tests.games.weg_der_steine.positions import StonesPlay, position

NAMES = ("Ada", "Ben", "Cy", "Di")

PICTURE = """\
    0    1    2    3    4    5    6    7    8    9    10    ░ 44 face down
▲R  ░    ░    A+3  ░    ░◊   ░♣   A+1  ░◊   ░♣   ░   [10]     3 open
■Y  0    ░♣   ░    ░+3  ░+1  ░    A◊   ░♣   A◊   ░    ░
●P  ░    ░◊   ░♣   ░    B◊  [5+1] ░    ░+3  ░    ░♣   ░     ♣ extra turn
◆G  ░    ░+1  ░    ░♣   ░♣   ░+3  ░◊   ░    ░    ░◊   ░     ◊ wish stone
★B  ░    B    B◊   B◊   ░    ░♣   ░♣   ░    ░+3  ░+1  ░     + bonus points

 10 │
  6 │
  3 │
  2 │                                3◊
 -3 │  6+ 8◊                         2◊
 -4 │  2+ 6◊                   4◊    1
       R↑ Y↑ P  G  B     R  Y  P  G  B↑
      ▸A Ada             B Ben
       0 points ◊2 +4    1 point ◊3 +0"""

SENTENCES = [
    "In the middle: face down 44, open 3.",
    "Lying open: red 10, yellow 0, pink 5 with bonus 1.",
    "Still face down, red: 0 1 3 4 5 7 8 9.",
]


def scene() -> StonesPlay:
    return position(rows=["R2 R6 Y6 Y8", "P4 B1 B2 B3"], open="R10 Y0 P5")


def english(message: Message) -> str:
    return say(message, "en", NAMES)


def test_the_middle_lies_above_the_rows_of_the_players() -> None:
    drawing = WEG_DER_STEINE.views.draw(view(scene(), 0), english)
    assert text(drawing) == PICTURE


def test_only_the_mover_sees_what_may_be_taken() -> None:
    for viewer in (1, SPECTATOR):
        assert "[" not in text(WEG_DER_STEINE.views.draw(view(scene(), viewer), english))


def test_everybody_sees_which_tile_was_just_turned_over() -> None:
    play = scene()
    do(play, "turn", "G3")
    assert "›3♣‹" in text(WEG_DER_STEINE.views.draw(view(play, 1), english))
    assert "[3♣]" in text(WEG_DER_STEINE.views.draw(view(play, 0), english))
    assert "Just turned over: green 3 with a clover." in WEG_DER_STEINE.views.describe(view(play, 1), english)


def test_the_table_is_told_in_sentences() -> None:
    told = WEG_DER_STEINE.views.describe(view(scene(), 0), english)
    assert told[:3] == SENTENCES
    assert "Ada has the rows: red 2 6 rising, yellow 6 8 rising." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_rows_still_fit_the_screen(language: str) -> None:
    """All tiles before one player: eleven in each row."""
    rows = " ".join(
        f"{colour}{value}" for colour in "RYPGB" for value in range(11) if colour + str(value) != "B10"
    )
    play = position(players=4, rows=["", "", "", rows])
    drawing = WEG_DER_STEINE.views.draw(
        view(play, 3), lambda message: say(message, language, ("Maximiliane Annabell",) * 4)
    )
    assert len(drawing) == 20
    assert all(sum(len(ink.text) for ink in line) <= 80 for line in drawing)


def test_an_empty_table_is_drawn_too() -> None:
    assert "55 face down" in text(WEG_DER_STEINE.views.draw(view(Play(WEG_DER_STEINE, 2)), english))
