"""The description of a level follows from all its parameters."""

import pytest

from keltis import GAMES
from keltis.bots.description import deciding, portrait, portrait_of
from keltis.bots.level import LEVELS, Level, levels
from keltis.messages import LANGUAGES, say


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
            "Senses where a turn leads, errs by up to 6\u00a0%.",
        ),
        (
            Level("merlin", net=True, budget=500, ahead=4),
            "learned values and 500 imagined games",
            "Sees 4 turns ahead, forgets nothing.",
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
    told = portrait_of(level)
    assert say(told.nature, "en") == nature
    assert say(told.sight, "en") == sight


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_no_two_levels_of_a_game_are_told_alike(game: str, language: str) -> None:
    portraits = [portrait(game, bot, 2) for bot in LEVELS]
    told = {(say(one.nature, language), say(one.sight, language)) for one in portraits}
    assert len(told) == len(LEVELS)


def test_who_has_not_learned_for_so_many_players_is_told_as_what_decides_then() -> None:
    assert deciding("keltis", "merlin", 4) is levels("keltis")["merlin"]
    assert deciding("weg_der_steine", "merlin", 2) is levels("weg_der_steine")["merlin"]
    assert deciding("weg_der_steine", "merlin", 3) is levels("weg_der_steine")["merlin"].otherwise
    assert deciding("orakel", "kobold", 4) is levels("orakel")["kobold"]
    assert portrait("weg_der_steine", "merlin", 2).sight.id == "bot-sees-ahead"
    assert portrait("weg_der_steine", "merlin", 3).sight.id == "bot-sees-rest"


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_no_level_does_what_its_portrait_does_not_tell(game: str) -> None:
    for level in levels(game).values():
        assert not level.slip  # decisions at random
        assert not level.searches or not level.noise  # who looks further sees clearly
        assert not level.exact or level.ahead  # ends are solved by who looks ahead
