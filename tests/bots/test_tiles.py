"""Bots of Der Weg der Steine: observations, search depth, and perfect endgames."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from keltis import Play, game_named
from keltis.bots import BOTS, ask
from keltis.bots.deciding import NetPlayer, decide, level_bot, net_player_for
from keltis.bots.level import GREEDY, levels, weights
from keltis.bots.question import question_of
from keltis.core.play import AnyPlay
from keltis.core.rng import seeded_rng
from keltis.games.weg_der_steine.rules import TURN
from keltis.games.weg_der_steine.state import DECIDE
from tests.bots.test_levels import positions

GAME = game_named("weg_der_steine")


def test_the_net_of_the_tiles_reads_every_position_within_its_inputs() -> None:
    from keltis.fast.ai.weg_der_steine import features

    net: Any = features
    for play in positions(GAME, 2, 60):
        for viewer, colour in product(range(2), range(5)):
            active = [-1] * net.MOST_ACTIVE
            end = net.colour_features(play.board, play.state, viewer, colour, active, 0)
            assert all(0 <= one < net.COLOUR_INPUTS for one in active[:end])
            assert len(set(active[:end])) == end


def test_the_net_of_the_tiles_weighs_all_that_may_be_done_the_best_first() -> None:
    for play in positions(GAME, 2, 12):
        net_player = net_player_for(question_of(play, seeded_rng(1)))
        assert net_player is not None
        worths = net_player.evaluate(play.state)
        assert sorted(action for action, _ in worths) == play.legal()
        assert all(0 <= worth <= 1 for _, worth in worths)
        sharp = replace(levels(GAME.name)["druid"], noise=0)
        assert decide(sharp, question_of(play, seeded_rng(2))) == worths[0][0]


def test_looking_ahead_is_what_plain_looking_at_everything_gives() -> None:
    from keltis.fast.ai.weg_der_steine.lookahead import NEAR, TileNetPlayer

    level = replace(levels(GAME.name)["merlin"], exact=0, width=64)  # all tiles, not some of them
    differing = 0
    for play in positions(GAME, 2, 200):
        if not 8 <= play.state.hidden.bit_count() <= 18:
            continue
        net_player = net_player_for(question_of(play, seeded_rng(1)))
        assert isinstance(net_player, TileNetPlayer)
        for turns in (2, 3):
            chosen = net_player.search(play.state, replace(level, ahead=turns).row(0), None, seeded_rng(1))
            worths = looked_ahead(net_player, play, turns, float(NEAR))
            assert worths[chosen] == pytest.approx(max(worths.values()), abs=1e-5)
            differing += chosen != net_player.evaluate(play.state)[0][0]
    assert differing


def looked_ahead(net_player: NetPlayer, play: AnyPlay, turns: int, near: float) -> dict[int, float]:
    """The values of the candidate actions for the mover, by a search of so many turns."""
    seeming = dict(net_player.evaluate(play.state))
    if turns == 1:
        return seeming
    found = {}
    for action in (one for one, worth in seeming.items() if worth >= max(seeming.values()) - near):
        after = play.fork()
        after.do(action)
        tiles = after.legal() if action == TURN else [None]
        worths = [followed(net_player, play, after, tile, turns) for tile in tiles]
        found[action] = sum(worths) / len(worths)
    return found


def followed(net_player: NetPlayer, before: AnyPlay, play: AnyPlay, tile: int | None, turns: int) -> float:
    """The value of an action, and of a tile turned over, for its mover."""
    from keltis.fast.ai.weg_der_steine.lookahead import INNER_NEAR

    after = play.fork()
    if tile is not None:
        after.do(tile)
    left = turns if after.state.phase == DECIDE else turns - 1
    best = max(looked_ahead(net_player, after, left, float(INNER_NEAR)).values())
    return best if after.mover == before.mover else 1 - best


def test_the_end_of_the_tile_game_is_solved_exactly() -> None:
    from keltis.fast.search.matches import Searcher

    play = Play(GAME, 2)
    rng = seeded_rng(4)
    while play.state.hidden.bit_count() > 2 or play.mover < 0:
        play.do(ask(BOTS[GREEDY], play, rng))
        play.settle(rng)
    worths = Searcher(GAME, 2).solve(play.state, 1_000_000)
    assert worths is not None
    assert set(worths) == set(play.legal())
    for action, worth in worths.items():
        assert worth == pytest.approx(exact_share(play, action, play.mover))


def test_search_finds_what_exact_play_would_do() -> None:
    from keltis.fast.search.matches import Searcher

    searcher = Searcher(GAME, 2)
    by_net = levels(GAME.name)["merlin"]
    assert by_net.otherwise is not None
    by_playing = replace(by_net.otherwise, budget=4000, margin=0)
    lost, lost_by_net = [], []
    for seed in range(6):
        play, rng = Play(GAME, 2), seeded_rng(seed)
        while play.state.hidden.bit_count() > 5 or play.mover < 0 or len(play.legal()) < 2:
            play.do(ask(BOTS[GREEDY], play, rng))
            play.settle(rng)
        worths = searcher.solve(play.state, 10_000_000)
        assert worths is not None
        chosen = searcher.decide(play.state, by_playing.row(0), weights(GAME.name, True), seeded_rng(seed))
        lost.append(max(worths.values()) - worths[chosen])
        assert ask(level_bot("merlin"), play, seeded_rng(seed)) in best_of(worths)
        chosen = decide(replace(by_net, exact=0), question_of(play, seeded_rng(seed)))
        lost_by_net.append(max(worths.values()) - worths[chosen])
    assert sum(lost) < 0.1, lost
    assert sum(lost_by_net) < 0.2, lost_by_net


def best_of(worths: dict[int, float]) -> set[int]:
    """The actions with the highest value."""
    return {action for action, worth in worths.items() if worth > max(worths.values()) - 1e-9}


def exact_share(play: AnyPlay, action: int, seat: int) -> float:
    """The seat's share after an action under perfect play, by exhaustive search in plain Python."""
    after = play.fork()
    after.do(action)
    if after.over:
        winners = after.winners()
        return 1 / len(winners) if seat in winners else 0.0
    shares = [exact_share(after, other, seat) for other in after.legal()]
    if after.mover < 0:
        return sum(shares) / len(shares)
    return max(shares) if after.mover == seat else min(shares)
