import pytest

from keltis.core.play import AnyPlay
from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from tests.games.cards.games import CardGame, every_card_game, hand_of, play_card
from tests.games.cardtable import card_of, discard_and_draw, draw
from tests.games.positions import do, legal, refused


def holds(play: AnyPlay, seat: int, card: str) -> bool:
    return bool(hand_of(play, seat).held.once >> card_of(card) & 1)


# --- the discard piles --------------------------------------------------------------------------


@pytest.mark.rule("C6")
@every_card_game
def test_a_discard_lies_face_up_on_its_colours_own_pile(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"], piles="R1 R2 Y3")
    do(play, "discard R5")
    piles = view(play).table.piles
    assert [(pile.top, pile.size) for pile in piles] == [("R5", 3), ("Y3", 1), ("", 0), ("", 0), ("", 0)]


@pytest.mark.rule("C6")
@every_card_game
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_only_the_top_card_of_a_pile_is_visible_and_its_size_is_public(
    card_game: CardGame, viewer: int
) -> None:
    one = card_game.position(piles="R1 R2 R5")
    other = card_game.position(piles="R2 R1 R5")
    assert view(one, viewer).table.piles == view(other, viewer).table.piles
    assert (view(one, viewer).table.piles[0].top, view(one, viewer).table.piles[0].size) == ("R5", 3)


@pytest.mark.rule("C6")
@every_card_game
def test_the_cards_of_a_pile_come_off_from_the_top(card_game: CardGame) -> None:
    play = card_game.position(hands=["Y5", "Y6"], piles="R1 R2")
    do(play, "discard Y5", "take R")
    assert holds(play, 0, "R2")
    assert not holds(play, 0, "R1")
    do(play, "discard Y6", "take R")
    assert holds(play, 1, "R1")


@pytest.mark.rule("C6")
@every_card_game
def test_nothing_can_be_taken_from_an_empty_pile(card_game: CardGame) -> None:
    play = card_game.position(hands=["Y5"])
    do(play, "discard Y5")
    assert refused(play, "take R") == "C6"


# --- where the card comes from ------------------------------------------------------------------


@pytest.mark.rule("C7")
@every_card_game
@pytest.mark.parametrize("first", ["play", "discard"])
def test_the_hand_is_refilled_from_the_draw_pile_or_the_top_of_a_discard_pile(
    card_game: CardGame, first: str
) -> None:
    play = card_game.position(hands=["R5 Y5"], piles="P1 P2 B7")
    if first == "play":
        play_card(play, "R5")
    else:
        do(play, "discard Y5")
    assert legal(play) == {"draw", "take P", "take B"}
    do(play, "take P")
    assert view(play, 1).table.players[0].known == ("P2",)
    assert play.mover == 1


@pytest.mark.rule("C7")
@every_card_game
def test_the_card_just_discarded_cannot_be_taken_back(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"], piles="R1 Y1")
    do(play, "discard R5")
    assert refused(play, "take R") == "C7"
    assert legal(play) == {"draw", "take Y"}


@pytest.mark.rule("C7")
@every_card_game
def test_the_pile_is_open_to_the_next_player(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"])
    do(play, "discard R5")
    draw(play)
    do(play, min(legal(play, "discard") - {"discard R5"}))
    assert "take R" in legal(play)


@pytest.mark.rule("C7")
@every_card_game
def test_the_pile_is_open_to_the_discarder_again_in_the_next_turn(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5 Y5", "G5"])
    do(play, "discard R5")
    draw(play)
    do(play, "discard G5")
    draw(play)
    do(play, "discard Y5")
    assert legal(play, "take") == {"take R", "take G"}


@pytest.mark.rule("C7")
@every_card_game
def test_playing_a_card_closes_no_pile(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"], piles="R9")
    play_card(play, "R5")
    assert "take R" in legal(play)


@pytest.mark.rule("C7", "C3")
@every_card_game
def test_refilling_is_compulsory_and_happens_once(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"], piles="Y1")
    do(play, "discard R5")
    assert refused(play, "pass") == "C7"
    do(play, "take Y")
    assert play.mover == 1
    assert refused(play, "take Y") == "C3"
    assert refused(play, "draw") == "C3"


@pytest.mark.rule("C7")
@every_card_game
def test_who_draws_gets_the_card_that_chance_names(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"], piles="Y1")
    do(play, "discard R5", "draw")
    assert refused(play, "take Y") == "C7"
    assert refused(play, "draw") == "C7"
    before = play.state.stock.deck
    do(play, "G7")
    assert holds(play, 0, "G7")
    assert play.state.stock.deck == before - 1


@pytest.mark.rule("C7")
@every_card_game
def test_chance_draws_only_cards_that_nobody_has_seen(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5 R5"])
    do(play, "discard R5", "draw")
    assert refused(play, "R5") == "C1"
    assert "R5" not in legal(play)


@pytest.mark.rule("C7")
@every_card_game
def test_with_two_players_any_unseen_card_may_come_box_or_draw_pile_alike(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"])
    do(play, "discard R5", "draw")
    assert card_game.game.rules.chance_ways(play.board, play.state) == play.state.stock.deck + 30


# --- what the others know -----------------------------------------------------------------------


@pytest.mark.rule("C7")
@every_card_game
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_card_taken_from_a_pile_is_known_to_all_while_it_is_held(card_game: CardGame, viewer: int) -> None:
    play = card_game.position(hands=["R5"], piles="Y1")
    do(play, "discard R5", "take Y")
    assert view(play, viewer).table.players[0].known == ("Y1",)
    discard_and_draw(play)
    do(play, "discard Y1")
    assert view(play, viewer).table.players[0].known == ()


@pytest.mark.rule("C7")
@every_card_game
def test_a_drawn_card_is_known_to_its_owner_only(card_game: CardGame) -> None:
    play = card_game.position(hands=["R5"])
    do(play, "discard R5", "draw", "G7")
    assert "G7" in view(play, 0).table.hand
    for viewer in (1, SPECTATOR):
        assert "G7" not in view(play, viewer).table.hand
        assert view(play, viewer).table.players[0].known == ()


@pytest.mark.rule("C7")
@every_card_game
def test_when_one_of_two_equal_cards_is_laid_nobody_can_tell_whether_the_other_is_the_known_one(
    card_game: CardGame,
) -> None:
    play = card_game.position(hands=["R5 Y1"], piles="Y1")
    do(play, "discard R5", "take Y")
    discard_and_draw(play)
    do(play, "discard Y1")
    assert holds(play, 0, "Y1")
    assert view(play, 1).table.players[0].known == ()
