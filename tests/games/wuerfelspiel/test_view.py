"""Views and logs of the game."""

import pytest

from keltis.core.view import log_line, news, view
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.messages import LANGUAGES, say
from keltis.messages.message import message
from keltis.ui_model.drawing import text
from tests.games.positions import do
from tests.games.wuerfelspiel.positions import DicePlay, fall, position, roll

NAMES = ("Ada", "Ben", "Cy", "Di")


def heard(play: DicePlay, action: str) -> str:
    """The log line of an action and its news."""
    which = play.read(action)
    return " ".join(say(told, "en", NAMES) for told in (log_line(play, which), *news(play, which)))


def drawn(play: DicePlay, viewer: int = 0, language: str = "en") -> list[str]:
    return text(WUERFELSPIEL.views.draw(view(play, viewer), lambda m: say(m, language, NAMES))).split("\n")


def told(play: DicePlay) -> list[str]:
    return WUERFELSPIEL.views.describe(view(play, 0), lambda m: say(m, "en", NAMES))


# --- the log ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "faces", "action", "words"),
    [
        ("Y1", "Y Y P P G", "move Y", "Ada moves in the yellow row to field 3."),
        ("", "P Y P P G", "move Y", "Ada begins the yellow row on field 1."),
        ("R4", "R Y P P G", "move R", "Ada moves in the red row to field 5. Ada takes a wish stone."),
        ("R5", "R Y P P G", "move R", "Ada moves in the red row to field 6. Ada has another turn."),
        ("", "P P R Y G", "move P", "Ada begins the pink row on field 2."),
        ("", "P P R Y G", "pass", "Ada moves nothing."),
    ],
)
def test_a_move_is_told_with_what_it_brings(pieces: str, faces: str, action: str, words: str) -> None:
    play = position(pieces=[pieces])
    roll(play, faces)
    assert heard(play, action) == words


@pytest.mark.rule("W10", "A3")
def test_a_move_that_ends_the_game_brings_nothing_else() -> None:
    play = position(pieces=["R6 Y9 P9 G9"])
    roll(play, "R wish wish P G")
    assert heard(play, "move R") == "Ada moves in the red row to field 7. In the goal area: 4 of 5."


@pytest.mark.rule("W7")
def test_a_wish_stone_field_is_told_as_bare_when_the_stock_is_empty() -> None:
    play = position(pieces=["R4"], stock=0)
    roll(play, "R Y P P G")
    assert heard(play, "move R") == "Ada moves in the red row to field 5."


@pytest.mark.rule("W3")
def test_dice_are_told_one_by_one_and_a_wish_stone_with_the_roll_that_stands() -> None:
    play = position()
    assert heard(play, "die wish") == "Die 1 shows: wish stone."
    fall(play, "wish wish R R")
    assert heard(play, "die R") == "Die 5 shows: red."
    fall(play, "R")
    assert heard(play, "keep") == "Ada keeps the roll. Ada takes a wish stone."
    assert heard(play, "reroll 4") == "Ada rolls die 4 again."
    assert heard(play, "reroll 2 4") == "Ada rolls dice 2, 4 again."
    do(play, "reroll 2 4")
    assert heard(play, "die wish") == "Die 2 shows: wish stone."
    fall(play, "wish")
    assert heard(play, "die B") == "Die 4 shows: blue. Ada takes a wish stone."


def test_a_prompt_has_the_dice_for_who_only_listens() -> None:
    play = position()
    fall(play, "R wish B Y R")
    prompt = view(play, 0).prompt
    assert say(prompt, "en", NAMES) == "Keep or reroll?"
    shown = say(message("dice-shown", dice=prompt.args["dice"]), "en", NAMES)
    assert shown == "You rolled: red, wish stone, blue, yellow, red."
    do(play, "keep")
    assert view(play, 0).prompt.args == prompt.args


# --- the drawing --------------------------------------------------------------------------------


def test_a_piece_stands_on_its_field_and_possible_landings_are_marked() -> None:
    play = position(players=4, pieces=["R5", "R5", "Y1", "R5"])
    roll(play, "R B B wish wish")
    lines = drawn(play)
    assert next(line for line in lines if line.startswith("  2")).startswith("  2  ◊  ab d")
    assert next(line for line in lines if line.startswith("  3")).startswith("  3  ☺ ›")
    assert next(line for line in lines if line.startswith(" -4")).startswith(" -4  ·        ·    c")
    assert [line for line in lines if "›" in line] == [lines[5], lines[9]]


def test_nobody_else_sees_landings() -> None:
    play = position(pieces=["R5"])
    roll(play, "R B B wish wish")
    assert not any("›" in line for line in drawn(play, viewer=1))


def test_dice_show_symbol_and_letter_and_nothing_while_they_roll() -> None:
    play = position()
    fall(play, "R wish B")
    assert "│ ▲R │ │ ◊  │ │ ★B │ │ ·· │ │ ·· │" in "\n".join(drawn(play))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_says_what_is_played(language: str) -> None:
    sides = ("simple", "crossed", "match", "match-crossed-first")
    titles = {drawn(position(side=side), 0, language)[0] for side in sides}
    assert len(titles) == 4


def test_only_a_side_with_forbidden_fields_explains_them() -> None:
    assert not any("forbidden" in line for line in drawn(position()))
    assert any("✗ forbidden" in line for line in drawn(position(side="crossed")))


@pytest.mark.rule("W12")
def test_in_the_second_half_of_a_match_the_first_one_is_remembered() -> None:
    play = position(side="match", idle=99, pieces=["R9"])
    assert not any("first" in line for line in drawn(play))
    roll(play, "R Y P G B")
    do(play, "pass")
    assert any("first 0" in line for line in drawn(play))
    assert any("first -10" in line for line in drawn(play))
    assert any("On the first side Ben got: -10." in line for line in told(play))


def test_the_sentences_tell_everything_that_the_drawing_shows() -> None:
    play = position(pieces=["R5", "G9"], wishes=[3, 0])
    fall(play, "R wish B Y P")
    lines = told(play)
    assert lines[0] == "Simple side."
    assert any(line.startswith("The red row: ") and "Ada on field 5 (worth 2)" in line for line in lines)
    assert any("Ben on field 9 (worth 10)" in line for line in lines)
    assert any(line.startswith("Ada: score now 0, wish stones 3") for line in lines)
    assert lines[-1] == "The dice: die 1 red, die 2 wish stone, die 3 blue, die 4 yellow, die 5 pink."
