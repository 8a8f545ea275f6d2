import pytest

from keltis.parts.cards import Cards, listed, put
from keltis.parts.cardset import CARDS
from keltis.parts.stock import DRAWING, Stock, discard, draw, end_turn, fill, sources, take

RED_5, RED_6, BLUE_0 = 5, 6, 44


def full(missing: int = 0) -> Stock:
    cards = Cards()
    for card in range(CARDS):
        put(cards, card)
        put(cards, card)
    stock = Stock()
    fill(stock, cards, missing)
    return stock


def test_all_cards_are_unseen_and_some_of_them_never_reach_the_draw_pile() -> None:
    stock = full(missing=46)
    assert len(listed(stock.unseen)) == 110
    assert stock.deck == 64


def test_filling_shares_nothing_with_the_cards_it_was_filled_from() -> None:
    cards = Cards()
    put(cards, RED_5)
    stock = Stock()
    fill(stock, cards, 0)
    draw(stock, RED_5)
    assert listed(cards) == [RED_5]


def test_a_drawn_card_has_been_seen() -> None:
    stock = full()
    draw(stock, RED_5)
    assert listed(stock.unseen).count(RED_5) == 1
    assert stock.deck == 109


@pytest.mark.rule("C6")
def test_a_discard_goes_onto_its_own_colours_pile() -> None:
    stock = full()
    discard(stock, RED_5)
    discard(stock, BLUE_0)
    discard(stock, RED_6)
    assert [pile.size for pile in stock.piles] == [2, 0, 0, 0, 1]
    assert take(stock, 0) == RED_6
    assert take(stock, 0) == RED_5
    assert take(stock, 4) == BLUE_0


@pytest.mark.rule("C7")
def test_the_piles_of_this_turns_discards_are_closed_until_the_turn_ends() -> None:
    stock = full()
    discard(stock, RED_5)
    assert sources(stock) == DRAWING
    end_turn(stock)
    assert sources(stock) == DRAWING | 2 << 0
    discard(stock, BLUE_0)
    assert sources(stock) == DRAWING | 2 << 0


@pytest.mark.rule("C7")
def test_a_closed_pile_stays_closed_even_when_its_top_card_is_an_older_one_again() -> None:
    stock = full()
    discard(stock, RED_5)
    end_turn(stock)
    discard(stock, RED_6)
    take(stock, 0)
    assert sources(stock) == DRAWING


@pytest.mark.rule("C7")
def test_an_empty_pile_is_no_source() -> None:
    stock = full()
    discard(stock, RED_5)
    end_turn(stock)
    take(stock, 0)
    assert sources(stock) == DRAWING


@pytest.mark.rule("C12")
def test_turns_without_a_drawn_card_are_counted_and_a_drawn_card_starts_afresh() -> None:
    stock = full()
    end_turn(stock)
    end_turn(stock)
    assert stock.idle == 2
    draw(stock, RED_5)
    assert stock.idle == -1, "the turn is not over yet"
    end_turn(stock)
    assert stock.idle == 0
    end_turn(stock)
    assert stock.idle == 1
