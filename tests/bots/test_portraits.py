"""What is told of a level follows from its numbers, and nothing of it is left out."""

import pytest

from keltis import GAMES
from keltis.bots.level import Level, levels
from keltis.bots.portrait import portrait
from keltis.words import LANGUAGES, say


@pytest.mark.parametrize(
    ("level", "nature", "sight"),
    [
        (Level("random"), "any legal action", "Sees nothing."),
        (
            Level("clover", tuned=False, noise=450),
            "heuristic: plain rules of thumb",
            "Sees its own turn, misjudges it by up to 5 points.",
        ),
        (
            Level("greedy", tuned=False),
            "heuristic: plain rules of thumb",
            "Sees its own turn, forgets those of the others.",
        ),
        (
            Level("kobold"),
            "heuristic: rules of thumb, tuned by playing",
            "Sees its own turn, forgets those of the others.",
        ),
        (
            Level("druid", budget=150),
            "150 imagined games before it decides",
            "Sees the rest of the game, forgets nothing.",
        ),
        (
            Level("druid", net=True),
            "learned what positions are worth",
            "Senses where a turn leads, forgets nothing.",
        ),
        (
            Level("druid", net=True, noise=600),
            "learned what positions are worth",
            "Senses where a turn leads, errs by up to 6 %.",
        ),
        (
            Level("merlin", net=True, budget=2000),
            "learned values and 2,000 imagined games",
            "Sees the rest of the game, forgets nothing.",
        ),
        (
            Level("merlin", net=True, ahead=3, exact=1),
            "learned values, looks ahead, solves ends",
            "Sees 3 turns ahead, forgets nothing.",
        ),
        (
            Level("merlin", net=True, ahead=1),
            "learned values, looks ahead",
            "Sees 1 turn ahead, forgets nothing.",
        ),
    ],
)
def test_a_level_is_told_by_its_numbers(level: Level, nature: str, sight: str) -> None:
    told = portrait(level)
    assert say(told.nature, "en") == nature
    assert say(told.sight, "en") == sight


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_no_two_levels_of_a_game_are_told_alike(game: str, language: str) -> None:
    told = {
        (say(portrait(level).nature, language), say(portrait(level).sight, language))
        for level in levels(game).values()
    }
    assert len(told) == len(levels(game))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_no_level_does_what_its_portrait_does_not_tell(game: str) -> None:
    for level in levels(game).values():
        assert not level.slip  # decisions at random
        assert not level.farsighted or not level.noise  # who looks further sees clearly
        assert not level.exact or level.ahead  # ends are solved by who looks ahead
