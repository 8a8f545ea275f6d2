"""Touching something in vain is always answered: by a sentence in every language, and by a rule."""

from random import Random

import pytest

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.core.guide import Guide
from keltis.core.seats import SPECTATOR
from keltis.core.touching import why_nothing
from keltis.core.view import view
from keltis.words import LANGUAGES, say
from tests.contract.tables import Table, random_positions, tables

TRIES = 1000  # in all five games together
EVERY = 11  # positions from one try to the next


def things(table: Table, rng: Random) -> list[str]:
    """Anything that lies on some table, also what this game does not have."""
    letter, value = rng.choice("RYPGB"), rng.randrange(11)
    stage = table.game.stage(view(table.open()).table)
    place = rng.choice(stage.places).id
    known = [f"card {letter}{value}", f"row {letter}", f"pile {letter}", "deck", "priestess", "nonsense"]
    known += [f"place {place}", f"piece {place}", f"piece small {place}", f"die {rng.randint(1, 5)}"]
    known += [f"button {kind}" for kind in ("pass", "keep", "leave", "claim")] + ["figure large"]
    return rng.sample(known, rng.choice([1, 1, 1, 2]))


FULL = [table for table in tables() if table.game in GAMES]
every_table = pytest.mark.parametrize("table", FULL, ids=str)


@every_table
def test_random_touches_are_answered_with_a_sentence_and_a_rule(table: Table) -> None:
    rng = Random(51)
    tried = 0
    for number, (play, _) in enumerate(random_positions(table, 52)):
        if number % EVERY or tried > TRIES // len(FULL):
            continue
        for _ in range(1 + TRIES // len(FULL) // 12):
            tried += 1
            viewer = rng.choice([play.mover, play.mover, rng.randrange(table.players), SPECTATOR])
            reason = why_nothing(play, viewer, things(table, rng))
            assert reason.rule in table.game.rules
            for language in LANGUAGES:
                sentence = say(reason.message, language, ("Ada", "Bob", "Cy", "Di"))
                assert len(sentence) > 5
                assert "{" not in sentence
    assert tried > TRIES // len(FULL)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_thing_is_explained_by_rules_of_the_game(game: AnyGame) -> None:
    guide: Guide = game.guide
    assert all(rules and set(rules) <= set(game.rules) for rules in guide.help.values())
    drawn = {"place", "piece", "total", "button"}
    assert drawn <= set(guide.help)


@every_table
def test_everything_that_lies_or_can_be_touched_has_help_and_every_prompt_a_step(table: Table) -> None:
    help_, steps = table.game.guide.help, table.game.guide.steps
    prompts = {prompt for step in steps for prompt in step.prompts}
    for play, _ in random_positions(table, 53):
        if play.mover < 0:
            continue
        shown = view(play, play.mover)
        assert shown.prompt.id in prompts
        touched = {thing.split()[0] for words in shown.legal for thing in table.game.touch(shown, words)}
        lying = {thing.tile.split()[0] for thing in table.game.scene(shown.table).lying}
        assert touched | lying <= set(help_)
