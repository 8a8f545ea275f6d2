"""The table as a drawing and in sentences."""

from functools import partial

import pytest

from keltis.core.view import view
from keltis.games.orakel import ORAKEL
from keltis.messages import LANGUAGES, say
from keltis.ui_model.drawing import text, width
from tests.games.orakel.positions import OrakelPlay, position
from tests.games.positions import do

NAMES = ("Maximiliane Annabell", "Ben", "Cy", "Di")


def drawn(play: OrakelPlay, language: str = "en") -> list[str]:
    seen = view(play, max(play.mover, 0))
    lines = ORAKEL.views.draw(seen, partial(say, language=language, names=NAMES))
    assert all(width(line) <= 80 for line in lines)
    assert len(lines) <= 20
    return text(lines).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stone", [0, 20, 35])
def test_even_all_figures_and_the_priestess_on_one_stone_fit(language: str, stone: int) -> None:
    tens = "R10 R10 Y10 Y10 P10 P10 G10 G10"
    play = position(players=4, hands=[tens], figures=[f"{stone} {stone} {stone}"] * 4, priestess=stone)
    assert any("Ωa³b³c³d³" in line for line in drawn(play, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_fits(language: str) -> None:
    assert len(drawn(position(players=4), language)) == 20
    assert len(drawn(position(), language)) == 18


def test_stones_show_number_colour_tile_and_worth_and_who_stands_there() -> None:
    play = position(
        figures=["1 1 12", "12"],
        priestess=3,
        wishes=[1],
        bare=[7],
        tiles={1: "clover G", 12: "spiral", 3: "mirror"},
    )
    lines = drawn(play)
    assert "1●P ♣G" in lines[0]
    assert "-4 a²" in lines[1]
    assert "3▲R ▯" in lines[0]
    assert "-4 Ω" in lines[1]
    assert any("( 7●P ◊·)" in line for line in lines)
    assert any("12●P @" in line for line in lines)
    assert any("-2 ab" in line for line in lines)


def test_what_can_be_reached_is_marked() -> None:
    play = position(hands=["R7"], figures=["4"], priestess=0)
    assert not any(mark in "\n".join(drawn(play)[:12]) for mark in "›ω")
    do(play, "play R7")
    board = "\n".join(drawn(play)[:12])
    assert "› 3▲R" in board
    assert "› 9▲R" in board
    assert "ω 1●P" in board
    assert "ω 2■Y" in board
    assert board.count("ω") == 2


def test_the_way_back_is_marked_too() -> None:
    play = position(hands=["G7"], figures=["2"], tiles={4: "spiral"})
    do(play, "play G7", "move 2")
    board = "\n".join(drawn(play)[:12])
    assert "›" in drawn(play)[0][:2], "the start"
    assert "› 1●P" in board
    assert "› 3▲R" in board
    assert board.count("›") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_tell_every_stone_and_every_figure(language: str) -> None:
    play = position(figures=["1 12 35"], priestess=3)
    told = "\n".join(ORAKEL.views.describe(view(play, 0), partial(say, language=language, names=NAMES)))
    for number in range(1, 36):
        assert f" {number} " in told
    assert "{" not in told
