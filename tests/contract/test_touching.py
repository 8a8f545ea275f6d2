"""A touch without effect is always answered by a sentence in every language and a rule."""

from random import Random

import pytest

from keltis import GAMES, Play, game_named
from keltis.core.game import AnyGame
from keltis.core.rng import seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.core.touching import why_nothing
from keltis.core.view import view
from keltis.messages import LANGUAGES, say
from keltis.ui_model.guide import Guide
from tests.contract.tables import Case, random_positions, tables

TRIES = 1000  # in all five games together
EVERY = 11  # positions between tries


def things(table: Case, rng: Random) -> list[str]:
    """Random things on tables, including those that this game does not have."""
    letter, value = rng.choice("RYPGB"), rng.randrange(11)
    stage = table.game.tabletop.stage(view(table.open()).table)
    place = rng.choice(stage.places).id
    known = [f"card {letter}{value}", f"row {letter}", f"pile {letter}", "deck", "priestess", "nonsense"]
    known += [f"place {place}", f"piece {place}", f"piece small {place}", f"die {rng.randint(1, 5)}"]
    known += [f"button {kind}" for kind in ("pass", "keep", "leave", "claim")] + ["figure large"]
    return rng.sample(known, rng.choice([1, 1, 1, 2]))


FULL = [table for table in tables() if table.game in GAMES]
every_table = pytest.mark.parametrize("table", FULL, ids=str)


@every_table
def test_random_touches_are_answered_with_a_sentence_and_a_rule(table: Case) -> None:
    rng = Random(51)
    tried = 0
    for number, (play, _) in enumerate(random_positions(table, 52)):
        if number % EVERY or tried > TRIES // len(FULL):
            continue
        for _ in range(1 + TRIES // len(FULL) // 12):
            tried += 1
            viewer = rng.choice([play.mover, play.mover, rng.randrange(table.players), SPECTATOR])
            reason = why_nothing(play, viewer, things(table, rng))
            assert reason.rule in table.game.rule_numbers
            for language in LANGUAGES:
                sentence = say(reason.message, language, ("Ada", "Bob", "Cy", "Di"))
                assert len(sentence) > 5
                assert "{" not in sentence
    assert tried > TRIES // len(FULL)


def test_a_touch_beside_a_chosen_card_is_answered_for_that_card() -> None:
    play = Play(game_named("keltis"), 2)
    play.settle(seeded_rng(2008))
    cards = [
        notation.split()[1] for notation in map(play.notation, play.legal()) if notation.startswith("play")
    ]
    other = next(letter for letter in "RYPGB" if letter != cards[0][0])
    assert why_nothing(play, 0, [f"card {cards[0]}", f"place {other}1"]).message.id == "refuse-held"
    play.do(f"play {cards[0]}")
    play.do(f"small {cards[0][0]}")
    play.do("draw")
    play.settle(seeded_rng(1))
    assert why_nothing(play, 0, [f"card {cards[1]}", "deck"]).message.id == "refuse-turn"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_thing_is_explained_by_rules_of_the_game(game: AnyGame) -> None:
    guide: Guide = game.tabletop.guide
    assert all(rules and set(rules) <= set(game.rule_numbers) for rules in guide.help.values())
    drawn = {"place", "piece", "total", "button"}
    assert drawn <= set(guide.help)


@every_table
def test_everything_that_lies_or_can_be_touched_has_help_and_every_prompt_a_step(table: Case) -> None:
    help_, steps = table.game.tabletop.guide.help, table.game.tabletop.guide.steps
    prompts = {prompt for step in steps for prompt in step.prompts}
    for play, _ in random_positions(table, 53):
        if play.mover < 0:
            continue
        shown = view(play, play.mover)
        assert shown.prompt.id in prompts
        touched = {
            thing.split()[0] for words in shown.legal for thing in table.game.tabletop.touch(shown, words)
        }
        lying = {thing.tile.split()[0] for thing in table.game.tabletop.scene(shown.table).lying}
        assert touched | lying <= set(help_)
