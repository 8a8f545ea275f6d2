"""Levels: parameters, offered levels; they are deterministic and do not use hidden information."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from keltis import GAMES, Play, game_named
from keltis.arena.contest import Contest, play_deals
from keltis.bots import BOTS, ask
from keltis.bots.deciding import decide, needs_fallback
from keltis.bots.hints import hint
from keltis.bots.level import (
    COMPILED,
    FALLBACK_LEVEL,
    GREEDY,
    LEVELS,
    RANDOM,
    levels,
    offered,
    usual,
    weights,
)
from keltis.bots.question import question_of
from keltis.cli.play.hint_text import hint_lines
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.rng import seeded_rng
from keltis.engine import VARIABLE
from keltis.games.heuristics import HEURISTICS
from keltis.messages import LANGUAGES
from keltis.text_interface.translator import Translator

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(game: AnyGame, players: int, number: int) -> list[AnyPlay]:
    """Positions of a game between plain bots in which somebody has something to decide."""
    play: AnyPlay = Play(game, players)
    rng = seeded_rng(41)
    found: list[AnyPlay] = []
    play.settle(rng)
    while not play.over and len(found) < number:
        if len(play.legal()) > 1:
            found.append(play.fork())
        play.do(ask(BOTS[GREEDY], play, rng))
        play.settle(rng)
    return found


@every_game
def test_every_game_has_all_levels_the_weakest_first(game: AnyGame) -> None:
    assert tuple(levels(game.name)) == LEVELS == tuple(BOTS)
    assert len(LEVELS) >= 5
    rated = [level.rating for level in levels(game.name).values() if level.rating]
    assert rated == sorted(rated)


@every_game
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_no_level_is_clearly_stronger_than_the_next(game: AnyGame, players: int) -> None:
    found = [rating for level in levels(game.name).values() if (rating := level.rating_for(players))]
    for weaker, stronger in pairwise(found):  # as far as the measurements can tell
        assert stronger.value + stronger.range >= weaker.value - weaker.range
    if found:
        assert levels(game.name)[GREEDY].rating_for(players) == (1000, 0)


@every_game
def test_levels_that_people_are_offered_differ_by_a_hundred_points_or_more(game: AnyGame) -> None:
    rated = [level.rating for name, level in offered(game.name).items() if name != RANDOM]
    assert len(rated) >= 5
    assert all(rated)
    assert all(stronger - weaker >= 100 for weaker, stronger in pairwise(rated))


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        ("keltis", "greedy"),
        ("neue_wege", "greedy"),
        ("orakel", "greedy"),
        ("weg_der_steine", "kobold"),
        ("wuerfelspiel", "clover"),
    ],
)
def test_who_does_not_choose_plays_against_the_offered_bot_nearest_to_the_plain_heuristic(
    game: str, bot: str
) -> None:
    assert usual(game) == bot


@every_game
def test_a_bot_that_is_not_offered_still_plays(game: AnyGame) -> None:
    for name in set(LEVELS) - set(offered(game.name)) - set(COMPILED):
        for play in positions(game, 2, 3):
            assert play.is_legal(ask(BOTS[name], play, seeded_rng(5)))


@every_game
def test_the_strong_levels_are_those_that_need_compiled_code(game: AnyGame) -> None:
    assert tuple(name for name, level in levels(game.name).items() if level.compiled) == COMPILED


@every_game
def test_the_plain_weights_are_the_games_own_heuristic(game: AnyGame) -> None:
    heuristic = HEURISTICS[game.name]
    for play in positions(game, 3, 12):
        for action in play.legal():
            judged = heuristic.judge(play.board, play.state, heuristic.plain, action)
            assert judged == game.learning.appraise(play.board, play.state, action)


@every_game
def test_tuned_weights_are_names_of_the_heuristic(game: AnyGame) -> None:
    tuned = weights(game.name, True)
    assert type(tuned) is type(HEURISTICS[game.name].plain)


@every_game
def test_where_nothing_is_compiled_the_plain_level_stands_in(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "0")
    for name in COMPILED:
        assert needs_fallback(levels(game.name)[name], game.name, hurry=False)
        for play in positions(game, 2, 5):
            assert ask(BOTS[name], play, seeded_rng(1)) == ask(BOTS[FALLBACK_LEVEL], play, seeded_rng(1))


def test_levels_without_search_need_nobody_to_stand_in() -> None:
    assert not needs_fallback(levels("keltis")[FALLBACK_LEVEL], "keltis", hurry=True)


@every_game
def test_a_level_decides_alike_for_the_same_luck(game: AnyGame) -> None:
    for play in positions(game, 2, 6):
        assert ask(BOTS["pebble"], play, seeded_rng(3)) == ask(BOTS["pebble"], play.fork(), seeded_rng(3))


@every_game
def test_a_hint_names_where_to_look_and_reasons(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "0")
    for play in positions(game, 2, 6):
        found = hint(play)
        assert 1 <= len(found.best) <= 3
        assert all(play.is_legal(advice.action) for advice in found.best)
        for language in LANGUAGES:
            best = [advice.action for advice in found.best]
            assert len(list(hint_lines(found, play, best, Translator(language)))) > len(best)


# --- compiled --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["neue_wege", "orakel"])
def test_what_a_seat_cannot_see_never_changes_what_search_chooses(name: str) -> None:
    game = game_named(name)
    for number, play in enumerate(positions(game, 3, 4)):
        other = play.fork()
        game.rules.redeal(other.board, other.state, other.mover, seeded_rng(50, number))
        assert other.state != play.state
        for bot in COMPILED:
            assert ask(BOTS[bot], play, seeded_rng(51, number)) == ask(
                BOTS[bot], other, seeded_rng(51, number)
            )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["keltis", "neue_wege", "orakel"])
def test_the_net_of_a_card_game_reads_nothing_that_a_seat_cannot_see(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from keltis.fast.ai.cardgame import table_inputs
    from keltis.fast.ai.cardgame.card_inputs import unknown_cards
    from keltis.fast.ai.cardgame.dispatch import features_of

    game = game_named(name)
    features: Any = features_of(game)
    unknown_of: Any = unknown_cards

    def lead(board: Any, s: Any, seat: int) -> int:
        scores = [game.rules.score(board, s, one) for one in range(players)]
        return scores[seat] - max(scores[:seat] + scores[seat + 1 :])

    for module in (features, table_inputs):
        monkeypatch.setattr(module, "lead_of", lead, raising=False)

    def read(play: AnyPlay) -> list[list[int]]:
        seat, found = play.mover, []
        unknown = unknown_of(play.state, seat)
        for colour in range(5):
            active = [-1] * 512
            end = features.colour_features(play.board, play.state, seat, colour, unknown, active, 0)
            found.append(active[:end])
        active = [-1] * 512
        end = features.table_features(play.board, play.state, seat, active)
        return [active[:end], *found]

    most_colour, most_table = features.inputs(players)
    for number, play in enumerate(positions(game, players, 60)):
        other = play.fork()
        game.rules.redeal(other.board, other.state, other.mover, seeded_rng(53, number))
        table, *colours = read(play)
        assert [table, *colours] == read(other)
        assert all(0 <= one < most_table for one in table)
        assert all(0 <= one < most_colour for active in colours for one in active)
        assert all(len(set(active)) == len(active) for active in (table, *colours))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_see_never_changes_what_the_net_of_keltis_chooses(players: int) -> None:
    game, sharp = game_named("keltis"), replace(levels("keltis")["druid"], noise=0)
    for number, play in enumerate(positions(game, players, 30)):
        other = play.fork()
        game.rules.redeal(other.board, other.state, other.mover, seeded_rng(54, number))
        chosen = ask(BOTS["druid"], play, seeded_rng(55, number))
        assert play.is_legal(chosen)
        assert chosen == ask(BOTS["druid"], other, seeded_rng(55, number))
        seen = [decide(sharp, question_of(one, seeded_rng(56 + at))) for at, one in enumerate((play, other))]
        assert seen[0] == seen[1]  # with any luck, where nothing is misjudged
        if number % 6 == 0:  # looking further from the turns that the net finds best
            chosen = ask(BOTS["merlin"], play, seeded_rng(57, number))
            assert play.is_legal(chosen)
            assert chosen == ask(BOTS["merlin"], other, seeded_rng(57, number))


def test_whole_compiled_games_are_those_that_are_played_decision_by_decision() -> None:
    game = game_named("neue_wege")
    contest = Contest(game.name, game.load_board(), ("merlin", "clover", "clover"), 8)
    assert play_deals(contest, range(1), compiled=True) == play_deals(contest, range(1), compiled=False)
    assert play_deals(contest, range(2), compiled=True)[1:] == play_deals(contest, range(1, 2), compiled=True)
