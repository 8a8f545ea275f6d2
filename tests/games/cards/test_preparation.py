import pytest

from keltis.core.play import AnyPlay, Play
from keltis.core.rng import seeded_rng
from tests.games.cards.games import CardGame, every_card_game
from tests.games.positions import conserved, do, legal, refused


def tiles_laid(card_game: CardGame) -> AnyPlay:
    play = Play(card_game.game, 2)
    do(play, *card_game.tiles)
    return play


def prepared(card_game: CardGame, players: int) -> AnyPlay:
    play = Play(card_game.game, players)
    play.settle(seeded_rng(players))
    return play


@pytest.mark.rule("A5")
@every_card_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_seats_the_start_player_first(card_game: CardGame, players: int) -> None:
    play = prepared(card_game, players)
    assert play.mover == 0
    assert card_game.game.texts.heading(play.state) == "turn 1 seat 0"


@pytest.mark.rule("C1")
@every_card_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_eight_cards(card_game: CardGame, players: int) -> None:
    play = prepared(card_game, players)
    assert [player.hand.size for player in play.state.seats] == [8] * players + [0] * (4 - players)
    conserved(play)


@pytest.mark.rule("C1")
@every_card_game
def test_there_are_five_colours_with_the_values_0_to_10(card_game: CardGame) -> None:
    assert legal(tiles_laid(card_game)) == {f"{colour}{value}" for colour in "RYPGB" for value in range(11)}


@pytest.mark.rule("C1")
@every_card_game
def test_each_card_is_there_twice_and_not_three_times(card_game: CardGame) -> None:
    play = tiles_laid(card_game)
    do(play, "R0", "R0")
    assert refused(play, "R0") == "C1"


@pytest.mark.rule("C1")
@every_card_game
def test_nobody_acts_while_cards_are_dealt(card_game: CardGame) -> None:
    play = tiles_laid(card_game)
    do(play, "R0")
    for action in ("play R0", "draw", card_game.own_actions[0]):
        assert refused(play, action) == "C1"


@pytest.mark.rule("C2")
@every_card_game
@pytest.mark.parametrize(("players", "deck", "box"), [(2, 64, 30), (3, 86, 0), (4, 78, 0)])
def test_with_two_players_thirty_cards_go_back_to_the_box_unseen(
    card_game: CardGame, players: int, deck: int, box: int
) -> None:
    play = prepared(card_game, players)
    assert play.state.stock.deck == deck
    ways = card_game.game.rules.chance_ways(play.board, play.state)
    assert ways == deck + box, "nobody knows which ones they are"
