"""A hand against its model: hidden and known cards as two Counters."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from keltis.core.rng import seeded_rng
from keltis.parts.cards import Cards, listed, put
from keltis.parts.hand import Hand, deal_due, give, hide, take_hidden, take_openly

# For each card: how many copies are held hidden, held openly, and unseen; there are two of each.
SPREADS = st.dictionaries(
    st.integers(0, 54), st.tuples(*[st.integers(0, 2)] * 3).filter(lambda spread: sum(spread) <= 2)
)


def dealt(spreads: dict[int, tuple[int, int, int]]) -> tuple[Hand, Cards]:
    hand, unseen = Hand(), Cards()
    for card, (hidden, known, rest) in spreads.items():
        for _ in range(hidden):
            take_hidden(hand, card)
        for _ in range(known):
            take_openly(hand, card)
        for _ in range(rest):
            put(unseen, card)
    return hand, unseen


def test_a_card_taken_openly_is_known_and_a_hidden_one_is_not() -> None:
    hand = Hand()
    take_openly(hand, 3)
    take_hidden(hand, 5)
    assert (listed(hand.held), listed(hand.known), hand.size) == ([3, 5], [3], 2)


def test_a_known_card_that_leaves_is_gone_and_no_longer_known() -> None:
    hand = Hand()
    take_openly(hand, 3)
    give(hand, 3)
    assert hand == Hand()


def test_when_one_of_two_equal_cards_leaves_the_known_one_counts_as_gone() -> None:
    hand = Hand()
    take_hidden(hand, 3)
    take_openly(hand, 3)
    give(hand, 3)
    assert (listed(hand.held), listed(hand.known), hand.size) == ([3], [], 1)


def test_of_two_known_equal_cards_one_stays_known() -> None:
    hand = Hand()
    take_openly(hand, 3)
    take_openly(hand, 3)
    give(hand, 3)
    assert (listed(hand.held), listed(hand.known)) == ([3], [3])


def test_giving_a_hidden_card_leaves_the_known_ones_known() -> None:
    hand = Hand()
    take_hidden(hand, 3)
    take_openly(hand, 4)
    give(hand, 3)
    assert (listed(hand.held), listed(hand.known)) == ([4], [4])


@given(SPREADS)
def test_hiding_leaves_exactly_the_known_cards_and_loses_none(
    spreads: dict[int, tuple[int, int, int]],
) -> None:
    hand, unseen = dealt(spreads)
    size = hand.size
    hide(hand, unseen)
    assert hand.held == hand.known
    assert Counter(listed(hand.known)) == Counter({c: n for c, (_, n, _) in spreads.items() if n})
    assert Counter(listed(unseen)) == Counter({c: h + u for c, (h, _, u) in spreads.items() if h + u})
    assert hand.size == size, "how many cards are held is public"


@given(SPREADS, st.integers(0, 1000))
def test_dealing_what_is_due_fills_the_hand_and_loses_no_card(
    spreads: dict[int, tuple[int, int, int]], seed: int
) -> None:
    hand, unseen = dealt(spreads)
    before = Counter(listed(hand.held)) + Counter(listed(unseen))
    known = hand.known.copy()
    hide(hand, unseen)
    deal_due(hand, unseen, seeded_rng(seed))
    assert Counter(listed(hand.held)) + Counter(listed(unseen)) == before
    assert len(listed(hand.held)) == hand.size
    assert hand.known == known
    assert Counter(listed(hand.known)) <= Counter(listed(hand.held))


def test_every_unseen_card_may_be_dealt() -> None:
    found = set()
    for seed in range(200):
        hand, unseen = dealt({card: (1, 0, 0) if card == 0 else (0, 0, 1) for card in range(6)})
        hide(hand, unseen)
        deal_due(hand, unseen, seeded_rng(seed))
        found.update(listed(hand.held))
    assert found == set(range(6))
