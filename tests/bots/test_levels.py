"""Levels: what they are, that they play the same everywhere, and that they know no more than they may."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from keltis import GAMES, Play, game_named
from keltis.arena.contest import Contest, play_deals
from keltis.bots import BOTS, ask
from keltis.bots.hints import hint
from keltis.bots.level import COMPILED, GREEDY, LEVELS, STAND_IN, levels, weights
from keltis.bots.question import question_of
from keltis.bots.thinking import decide, level_bot, mind_for, stands_in
from keltis.core.game import AnyGame
from keltis.core.luck import lucky
from keltis.core.play import AnyPlay
from keltis.engine import VARIABLE
from keltis.games.heuristics import HEURISTICS
from keltis.terminal.hints import hint_lines
from keltis.terminal.voice import Voice
from keltis.words import LANGUAGES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def positions(game: AnyGame, players: int, number: int) -> list[AnyPlay]:
    """Positions of a game between plain bots in which somebody has something to decide."""
    play: AnyPlay = Play(game, players)
    luck = lucky(41)
    found: list[AnyPlay] = []
    play.settle(luck)
    while not play.over and len(found) < number:
        if len(play.legal()) > 1:
            found.append(play.fork())
        play.do(ask(BOTS[GREEDY], play, luck))
        play.settle(luck)
    return found


@every_game
def test_every_game_has_all_levels_the_weakest_first(game: AnyGame) -> None:
    assert tuple(levels(game.name)) == LEVELS == tuple(BOTS)
    assert len(LEVELS) >= 5
    rated = [level.rating for level in levels(game.name).values() if level.rating]
    assert rated == sorted(rated)


@every_game
def test_the_plain_weights_are_the_games_own_heuristic(game: AnyGame) -> None:
    heuristic = HEURISTICS[game.name]
    for play in positions(game, 3, 12):
        for action in play.legal():
            judged = heuristic.judge(play.facts, play.state, heuristic.plain, action)
            assert judged == game.appraise(play.facts, play.state, action)


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
        assert stands_in(levels(game.name)[name], game.name, hurry=False)
        for play in positions(game, 2, 5):
            assert ask(BOTS[name], play, lucky(1)) == ask(BOTS[STAND_IN], play, lucky(1))


def test_levels_without_search_need_nobody_to_stand_in() -> None:
    assert not stands_in(levels("keltis")[STAND_IN], "keltis", hurry=True)


@every_game
def test_a_level_decides_alike_for_the_same_luck(game: AnyGame) -> None:
    for play in positions(game, 2, 6):
        assert ask(BOTS["pebble"], play, lucky(3)) == ask(BOTS["pebble"], play.fork(), lucky(3))


@every_game
def test_a_hint_names_where_to_look_and_reasons(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "0")
    for play in positions(game, 2, 6):
        found = hint(play)
        assert 1 <= len(found.best) <= 3
        assert all(play.is_legal(advice.action) for advice in found.best)
        for language in LANGUAGES:
            assert len(list(hint_lines(found, play, Voice(language)))) > len(found.best)


# --- compiled --------------------------------------------------------------------------------------


def test_what_a_seat_cannot_see_never_changes_what_search_chooses() -> None:
    game = game_named("keltis")
    for number, play in enumerate(positions(game, 3, 4)):
        other = play.fork()
        game.redeal(other.facts, other.state, other.mover, lucky(50, number))
        assert other.state != play.state
        for name in COMPILED:
            assert ask(BOTS[name], play, lucky(51, number)) == ask(BOTS[name], other, lucky(51, number))


@pytest.mark.parametrize("players", [2, 4])
def test_the_net_of_keltis_reads_nothing_that_a_seat_cannot_see(players: int) -> None:
    from keltis.fast import cardinputs

    net: Any = cardinputs

    def read(play: AnyPlay) -> list[list[int]]:
        seat, found = play.mover, []
        for colour in range(5):
            active = [-1] * 512
            unknown = net.unknown_cards(play.state, seat)
            end = net.describe_colour(play.facts, play.state, seat, colour, unknown, active, 0)
            found.append(active[:end])
        return found

    game = game_named("keltis")
    for number, play in enumerate(positions(game, players, 60)):
        other = play.fork()
        game.redeal(other.facts, other.state, other.mover, lucky(53, number))
        assert read(play) == read(other)
        assert all(0 <= one < cardinputs.inputs(players)[0] for active in read(play) for one in active)
        assert all(len(set(active)) == len(active) for active in read(play))


def test_what_a_seat_cannot_see_never_changes_what_the_net_of_keltis_chooses() -> None:
    game = game_named("keltis")
    for number, play in enumerate(positions(game, 2, 30)):
        other = play.fork()
        game.redeal(other.facts, other.state, other.mover, lucky(54, number))
        chosen = ask(BOTS["druid"], play, lucky(55, number))
        assert play.is_legal(chosen)
        assert chosen == ask(BOTS["druid"], other, lucky(56, number))
        if number % 6 == 0:  # looking further from the turns that the net finds best
            chosen = ask(BOTS["merlin"], play, lucky(57, number))
            assert play.is_legal(chosen)
            assert chosen == ask(BOTS["merlin"], other, lucky(57, number))


def test_the_net_of_the_tiles_reads_every_position_within_its_inputs() -> None:
    from keltis.fast import tileinputs

    net: Any = tileinputs
    for play in positions(game_named("weg_der_steine"), 2, 60):
        for viewer, colour in product(range(2), range(5)):
            active = [-1] * net.MOST_ACTIVE
            end = net.describe_colour(play.facts, play.state, viewer, colour, active, 0)
            assert all(0 <= one < net.COLOUR_INPUTS for one in active[:end])
            assert len(set(active[:end])) == end


def test_the_net_of_the_tiles_weighs_all_that_may_be_done_the_best_first() -> None:
    game = game_named("weg_der_steine")
    for play in positions(game, 2, 12):
        mind = mind_for(question_of(play, lucky(1)))
        assert mind is not None
        worths = mind.weigh(play.state)
        assert sorted(action for action, _ in worths) == play.legal()
        assert all(0 <= worth <= 1 for _, worth in worths)
        assert ask(BOTS["druid"], play, lucky(2)) == worths[0][0]


def test_whole_compiled_games_are_those_that_are_played_decision_by_decision() -> None:
    game = game_named("keltis")
    contest = Contest(game.name, game.board(), ("merlin", "clover", "clover"), 8)
    assert play_deals(contest, range(1), compiled=True) == play_deals(contest, range(1), compiled=False)
    assert play_deals(contest, range(2), compiled=True)[1:] == play_deals(contest, range(1, 2), compiled=True)


def test_the_end_of_the_tile_game_is_solved_exactly() -> None:
    from keltis.fast.matches import Searcher

    game = game_named("weg_der_steine")
    play = Play(game, 2)
    luck = lucky(4)
    while play.state.hidden.bit_count() > 2 or play.mover < 0:
        play.do(ask(BOTS[GREEDY], play, luck))
        play.settle(luck)
    worths = Searcher(game, 2).solve(play.state, 1_000_000)
    assert worths is not None
    assert set(worths) == set(play.legal())
    for action, worth in worths.items():
        assert worth == pytest.approx(exact_share(play, action, play.mover))


def test_trees_that_grow_find_what_exact_play_would_do() -> None:
    from keltis.fast.matches import Searcher

    game = game_named("weg_der_steine")
    searcher = Searcher(game, 2)
    by_net = levels(game.name)["merlin"]
    assert by_net.otherwise is not None
    by_playing = replace(by_net.otherwise, budget=4000, margin=0)
    lost, lost_by_net = [], []
    for seed in range(6):
        play, luck = Play(game, 2), lucky(seed)
        while play.state.hidden.bit_count() > 5 or play.mover < 0 or len(play.legal()) < 2:
            play.do(ask(BOTS[GREEDY], play, luck))
            play.settle(luck)
        worths = searcher.solve(play.state, 10_000_000)
        assert worths is not None
        chosen = searcher.decide(play.state, by_playing.row(0), weights(game.name, True), lucky(seed))
        lost.append(max(worths.values()) - worths[chosen])
        assert ask(level_bot("merlin"), play, lucky(seed)) in best_of(worths)
        chosen = decide(replace(by_net, exact=0, budget=4000), question_of(play, lucky(seed)))
        lost_by_net.append(max(worths.values()) - worths[chosen])
    assert sum(lost) < 0.1, lost
    assert sum(lost_by_net) < 0.2, lost_by_net


def best_of(worths: dict[int, float]) -> set[int]:
    """The actions with the largest worth."""
    return {action for action, worth in worths.items() if worth > max(worths.values()) - 1e-9}


def exact_share(play: AnyPlay, action: int, seat: int) -> float:
    """By looking at everything in plain Python: the seat's share after an action if both play perfectly."""
    after = play.fork()
    after.do(action)
    if after.over:
        winners = after.winners()
        return 1 / len(winners) if seat in winners else 0.0
    shares = [exact_share(after, other, seat) for other in after.legal()]
    if after.mover < 0:
        return sum(shares) / len(shares)
    return max(shares) if after.mover == seat else min(shares)
