"""All offers are legal, their outlooks are correct, and they reveal nothing hidden."""

import pytest

from keltis.core.offers import Offer, offers, outlooks
from keltis.core.rng import seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from tests.contract.tables import Case, imagined, random_positions, tables

every_table = pytest.mark.parametrize("table", tables(), ids=str)


@every_table
def test_offers_are_the_legal_actions_and_come_true(table: Case) -> None:
    promised = None
    for play, action in random_positions(table, 45):
        if promised is not None:
            seat, before, outlook = promised
            assert table.game.rules.score(play.board, play.state, seat) - before == outlook.gain
            assert play.over == outlook.ends
            promised = None
        seat = play.mover
        if seat >= 0:
            offered = offers(play, seat)
            assert [offer.action for offer in offered] == [play.notation(legal) for legal in play.legal()]
            chosen = outlooks(play, seat)[[offer.action for offer in offered].index(play.notation(action))]
            promised = seat, table.game.rules.score(play.board, play.state, seat), chosen


@every_table
def test_leads_are_what_the_next_offers_bring(table: Case) -> None:
    led = None
    for play, action in random_positions(table, 50):
        if led is not None and play.mover == led[0]:
            _, total, leads = led
            before = table.game.rules.score(play.board, play.state, play.mover)
            found = {
                (piece.place, piece.large, before + one.gain - total)
                for one in outlooks(play, play.mover)
                for piece in one.lands
                if piece.seat == play.mover
            }
            assert {(lead.place, lead.large, lead.gain) for lead in leads if not lead.priestess} == found
        led = None
        if play.mover >= 0:
            total = table.game.rules.score(play.board, play.state, play.mover)
            chosen = outlooks(play, play.mover)[play.legal().index(action)]
            led = (play.mover, total, chosen.leads) if chosen.leads else None


@every_table
def test_an_offer_names_what_one_touches_for_it_now(table: Case) -> None:
    for play, _ in random_positions(table, 49):
        if play.mover >= 0:
            shown = view(play, play.mover)
            assert offers(play, play.mover) == tuple(
                Offer(words, table.game.tabletop.touch(shown, words)) for words in shown.legal
            )


@every_table
def test_nobody_else_is_offered_anything(table: Case) -> None:
    for number, (play, _) in enumerate(random_positions(table, 46)):
        if number % 37 == 0:
            others = [seat for seat in (SPECTATOR, *range(table.players)) if seat != play.mover]
            assert not any(offers(play, seat) or outlooks(play, seat) for seat in others)


@every_table
def test_offers_do_not_depend_on_what_the_mover_cannot_see(table: Case) -> None:
    for number, (play, _) in enumerate(random_positions(table, 47)):
        if number % 7 == 0 and play.mover >= 0:
            alike = imagined(play, play.mover, seeded_rng(48, number))
            assert offers(alike, play.mover) == offers(play, play.mover)
            assert outlooks(alike, play.mover) == outlooks(play, play.mover)
