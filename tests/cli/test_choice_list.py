"""Many choices in a line."""

from keltis.cli.play.choice_list import grouped_by_verb
from keltis.text_interface.translator import Translator

REROLLS = [("reroll", dice) for dice in ("1", "2", "1 2", "3", "1 3", "2 3", "1 2 3")]


def test_every_verb_stands_once_before_all_that_goes_with_it() -> None:
    choices = [("play", "R3"), ("discard", "R3"), ("play", "B5"), ("pass", "")]
    assert grouped_by_verb(choices, Translator("en")) == "play R3 B5 · discard R3 · pass"


def test_of_any_set_of_things_each_is_named_once() -> None:
    assert (
        grouped_by_verb([("keep", ""), *REROLLS], Translator("en")) == "keep · reroll 1 2 3 (one or several)"
    )


def test_where_there_is_little_room_something_is_left_out() -> None:
    assert grouped_by_verb(REROLLS, Translator("en"), most=2) == "reroll 1 2 … (one or several)"
