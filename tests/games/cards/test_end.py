from typing import Any

import pytest

from keltis.core.play import AnyPlay
from tests.games.cards.games import CardGame, every_card_game, hand_of, play_card
from tests.games.cardtable import discard_and_draw, draw
from tests.games.positions import do, legal, over, refused

# --- the goal area ------------------------------------------------------------------------------


@pytest.mark.rule("C9")
@every_card_game
def test_the_fifth_figure_of_all_players_in_the_goal_area_ends_the_game_at_once(card_game: CardGame) -> None:
    play = card_game.before_the_fifth(piles="Y1")
    assert play.state.goal == 4
    do(play, *card_game.the_fifth)
    assert over(play) == "goal"
    assert hand_of(play, 0).size == 7, "nobody refills"
    for action in card_game.actions:
        assert refused(play, action) == "C9"


# --- the draw pile ------------------------------------------------------------------------------


@pytest.mark.rule("C8")
@every_card_game
def test_the_game_ends_at_once_when_the_last_card_of_the_draw_pile_is_taken(card_game: CardGame) -> None:
    play = card_game.position(hands=["B5 R5"], deck=1, piles="Y1")
    do(play, "discard B5")
    draw(play)
    assert over(play) == "deck"
    assert hand_of(play, 0).size == 8
    assert play.state.seat == 0, "nobody has another turn"
    for action in card_game.actions:
        assert refused(play, action) == "C8"


@pytest.mark.rule("C8")
@every_card_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_one_card_left_the_game_goes_on(card_game: CardGame, players: int) -> None:
    play = card_game.position(players=players, hands=["R5"], deck=2)
    do(play, "discard R5")
    draw(play)
    assert not play.over
    assert play.mover == 1


@pytest.mark.rule("C8")
@every_card_game
def test_taking_from_a_discard_pile_leaves_the_last_card_where_it_is(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"], deck=1, piles="Y1")
    do(play, "discard R5", "take Y")
    assert not play.over
    assert play.mover == 1


@pytest.mark.rule("C8", "C2")
@every_card_game
def test_with_two_players_the_box_is_no_draw_pile(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"], deck=1)
    do(play, "discard R5", "draw")
    assert card_game.game.rules.chance_ways(play.board, play.state) == 1 + 30
    do(play, min(legal(play)))
    assert over(play) == "deck"


# --- the stall guard ----------------------------------------------------------------------------


def dawdling(card_game: CardGame, idle: int, **more: Any) -> AnyPlay:
    return card_game.position(hands=["R5", "R6"], piles="R1 Y1 P1 G1 B1", idle=idle, **more)


def dawdle(play: AnyPlay, turns: int) -> None:
    """Turns that draw nothing: a card onto the lowest pile it can go to, another one from the highest."""
    for _ in range(turns):
        piles = play.state.stock.piles
        height = {letter: piles[colour].size for colour, letter in enumerate("RYPGB")}
        do(play, min(legal(play, "discard"), key=lambda words: height[words.split()[1][0]]))
        do(play, max(legal(play, "take"), key=lambda words: height[words.split()[1]]))


@pytest.mark.rule("C12")
@every_card_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_exactly_100_turns_without_a_drawn_card_the_game_ends(
    card_game: CardGame, players: int
) -> None:
    play = dawdling(card_game, 0, players=players)
    dawdle(play, 99)
    assert not play.over
    dawdle(play, 1)
    assert over(play) == "stall"
    assert play.state.turn == 100


@pytest.mark.rule("C12")
@every_card_game
def test_a_drawn_card_starts_the_count_afresh(card_game: CardGame) -> None:
    play = dawdling(card_game, 99)
    discard_and_draw(play)
    assert not play.over
    dawdle(play, 99)
    assert not play.over
    dawdle(play, 1)
    assert over(play) == "stall"


@pytest.mark.rule("C12")
@every_card_game
def test_turns_that_play_a_card_and_take_from_a_pile_count_too(card_game: CardGame) -> None:
    play = dawdling(card_game, 99)
    play_card(play, "R5")
    do(play, "take Y")
    assert over(play) == "stall"


@pytest.mark.rule("C12", "C8")
@every_card_game
def test_the_last_card_of_the_draw_pile_ends_the_game_as_such_and_not_by_stalling(
    card_game: CardGame,
) -> None:
    play = card_game.position(hands=["R5"], deck=1, idle=99)
    do(play, "discard R5")
    draw(play)
    assert over(play) == "deck"


@pytest.mark.rule("C12", "C9")
@every_card_game
def test_the_fifth_figure_in_the_hundredth_idle_turn_ends_the_game_as_such(card_game: CardGame) -> None:
    play = card_game.before_the_fifth(idle=99)
    do(play, *card_game.the_fifth)
    assert over(play) == "goal"


@pytest.mark.rule("C12")
@every_card_game
def test_after_a_stall_everything_is_refused(card_game: CardGame) -> None:
    play = dawdling(card_game, 99)
    do(play, "discard R5", "take B")
    for action in card_game.actions:
        assert refused(play, action) == "C12"
