"""The table as a drawing and in sentences."""

import pytest

from keltis.core.view import view
from keltis.games.neue_wege import NEUE_WEGE
from keltis.messages import LANGUAGES, say
from keltis.messages.message import Message
from keltis.ui_model.drawing import text
from tests.games.neue_wege.positions import NeueWegePlay, position
from tests.games.positions import do

NAMES = ("Ada", "Ben", "Cy", "Di")


def drawn(play: NeueWegePlay, viewer: int = 0) -> list[str]:
    return text(NEUE_WEGE.views.draw(view(play, viewer), lambda message: say(message, "en", NAMES))).split(
        "\n"
    )


def told(play: NeueWegePlay, viewer: int = 0, language: str = "en") -> str:
    def speak(message: Message) -> str:
        return say(message, language, NAMES)

    return "\n".join(NEUE_WEGE.views.describe(view(play, viewer), speak))


def row(lines: list[str], number: int) -> str:
    [line] = [line[7:] for line in lines if line[3:5] == f" {number}"]
    return line[:45]


def test_the_board_is_drawn_with_its_ways_from_the_start_up_to_the_goal() -> None:
    lines = drawn(position(figures=["a1 a1 c5*", "a1"], tiles={"a2": "clover", "b2": "wish G", "d2": "shed"}))
    assert row(lines, 1).split() == ["▲R", "aab", "✚J", "◆G", "■Y"]
    assert row(lines, 2).split() == ["▲R♣", "●P◊G", "✚J", "■Y⇓"]
    assert row(lines, 5).split()[2:4] == ["▲R◊Y5", "A"]
    assert [line[3:6] for line in lines if line[5:6] == "▐"] == [" 9▐", " 8▐", " 7▐"]
    assert any(line.strip().startswith("start  aa  bbbB") for line in lines)


def test_fields_to_which_the_viewer_may_move_are_marked() -> None:
    play = position(hands=["G5"], figures=["c4"])
    assert not any("›" in line for line in drawn(play))
    do(play, "play G5")
    lines = drawn(play)
    assert row(lines, 1).count("›") == 2
    assert "›◆G" in row(lines, 5)
    assert not any("›" in line for line in drawn(play, viewer=1))


def test_a_crowded_field_is_drawn_with_numbers_or_cut_off() -> None:
    four = ["b2 b2 b2 b2", "b2 b2 b2 b2", "b2 b2", "b2*"]
    lines = drawn(position(players=4, figures=four, tiles={"b2": "points 2"}))
    assert "+2a4b…" in row(lines, 2)
    lines = drawn(position(players=2, figures=["b1 b1 b1 b1", "b1 b1 b1 b1*"]))
    assert "a4b3B" in row(lines, 1)


def test_wish_stones_of_others_are_only_counted_while_the_game_is_running() -> None:
    lines = drawn(position(wishes=["RRB", "GGG"]))
    assert any("◊3 R2 B1" in line for line in lines)
    assert not any("G3" in line[54:] for line in lines)
    assert "0 points+◊" in "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_sentences(language: str) -> None:
    play = position(
        hands=["R5"], figures=["a1 a1 c5*", "a1*"], wishes=["RRB"], tiles={"a2": "clover", "b2": "wish G"}
    )
    for viewer in (0, 1):
        lines = told(play, viewer, language)
        assert all(field in lines for field in ("a1", "e9"))
        assert "Ada" in lines


def test_figures_and_stacks_are_told_by_field() -> None:
    lines = told(position(figures=["a1 a1 c5*", "a1*"], wishes=["RRB"]))
    assert "a1 red, leads to a2, Ada with 2 small figures, Ben with the large figure;" in lines
    assert "c5 red, leads to c6, stack of 5 wish stones (yellow), Ada with the large figure;" in lines
    assert "wish stones 3 (red 2, blue 1)" in lines
    assert "Ben: score now -8 without the wish stones (0 face down)" in lines
