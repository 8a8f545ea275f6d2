import pytest

from keltis.core.refusal import Refusal
from tests.games.cards.games import CardGame, every_card_game, play_card
from tests.games.cardtable import discard_and_draw
from tests.games.positions import do, legal, refused

EIGHT = "R1 R2 Y3 Y4 P5 G6 B7 B8"


@pytest.mark.rule("C3", "C4")
@every_card_game
def test_every_card_may_be_discarded_even_one_that_could_be_played(card_game: CardGame) -> None:
    play = card_game.position(hands=[EIGHT])
    assert legal(play, "discard") == {f"discard {card}" for card in EIGHT.split()}


@pytest.mark.rule("C3")
@every_card_game
def test_only_held_cards_may_be_played_or_discarded(card_game: CardGame) -> None:
    play = card_game.position(hands=[EIGHT])
    assert refused(play, "play R3") == "C3"
    assert refused(play, "discard R3") == "C3"


@pytest.mark.rule("C3")
@every_card_game
@pytest.mark.parametrize("first", ["play", "discard"])
def test_a_turn_has_one_card_only(card_game: CardGame, first: str) -> None:
    play = card_game.position(hands=[EIGHT])
    if first == "play":
        play_card(play, "R1")
    else:
        do(play, "discard R1")
    assert refused(play, "play Y3") == "C3"
    assert refused(play, "discard Y3") == "C3"


@pytest.mark.rule("C3")
@every_card_game
def test_nobody_acts_out_of_turn(card_game: CardGame) -> None:
    play = card_game.position(hands=[EIGHT, EIGHT])
    with pytest.raises(Refusal) as refusal:
        play.do("play R1", seat=1)
    assert refusal.value.rule == "C3"
    play.do("play R1", seat=0)


@pytest.mark.rule("C3", "A5")
@every_card_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(card_game: CardGame, players: int) -> None:
    play = card_game.position(players=players)
    order = []
    for _ in range(2 * players):
        order.append(play.mover)
        discard_and_draw(play)
    assert order == 2 * list(range(players))
    assert play.mover == 0
