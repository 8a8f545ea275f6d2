"""Every lesson is a position of a recorded game, and its right actions are legal."""

import pytest

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.core.offers import offers
from keltis.messages import LANGUAGES, say
from keltis.messages.message import message
from keltis.tutorial import LEARNER, lessons

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FIVE_MINUTES = 300  # seconds
LETTERS_A_SECOND = 15  # that people read
SECONDS_A_TOUCH = 5


@every_game
def test_there_are_eight_to_ten_lessons_with_names_of_their_own(game: AnyGame) -> None:
    names = [lesson.name for lesson in lessons(game)]
    assert 8 <= len(names) <= 10
    assert len(set(names)) == len(names)


@every_game
def test_the_learner_decides_and_something_legal_is_right_and_something_wrong(game: AnyGame) -> None:
    for lesson in lessons(game):
        assert lesson.play.mover == LEARNER
        legal = [offer.action for offer in offers(lesson.play, LEARNER)]
        right = [action for action in legal if lesson.is_right(action)]
        assert right, lesson.name
        # A pattern without a star is an action that exists here.
        assert {pattern for pattern in lesson.right if "*" not in pattern} - {"draw"} <= set(right)


@every_game
def test_what_a_lesson_promises_comes_true(game: AnyGame) -> None:
    """The right action of a lesson about a wish stone, the goal or the end leads to just that."""
    brings = {"wish": "news-wish", "goal": "news-goal", "kobold": "news-again"}
    for lesson in lessons(game):
        for action in [
            words for words in map(lesson.play.notation, lesson.play.legal()) if lesson.is_right(words)
        ]:
            play = lesson.play.fork()
            before = play.state.copy()
            play.do(action)
            news = [told.id for told in game.texts.news(play.board, before, play.state)]
            if lesson.name in brings and game.name != "weg_der_steine":
                assert any(told.startswith(brings[lesson.name]) for told in news), lesson.name
            assert play.over == (lesson.name == "end")


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_a_course_is_read_and_done_in_five_minutes(game: AnyGame, language: str) -> None:
    letters = 0
    for lesson in lessons(game):
        letters += len(say(message(f"learn-{game.name}-{lesson.name}"), language))
        letters += len(say(message(f"learn-{game.name}-{lesson.name}-done"), language))
    assert letters / LETTERS_A_SECOND + 2 * SECONDS_A_TOUCH * len(lessons(game)) < FIVE_MINUTES
