"""Nothing hidden reaches a viewer; planted leaks are found."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from keltis import game_named
from keltis.core.refusal import Reason
from keltis.core.rng import seeded_rng
from keltis.core.row_writes import tally
from keltis.core.seats import SPECTATOR
from keltis.messages.message import Message, Seat, message
from tests.contract.leaks import Leak, hunt
from tests.contract.tables import Case, imagined, random_positions, tables, with_function

TABLES = tables()
WITH_HANDS = [table for table in TABLES if any(span.name == "card" for span in table.game.actions.spans)]
EVERYTHING_OPEN = [table for table in TABLES if table not in WITH_HANDS]


@pytest.mark.parametrize("table", WITH_HANDS, ids=str)
def test_two_worlds_that_look_alike_stay_alike(table: Case) -> None:
    assert sum(hunt(table, 21, index, every=5, refusals=4) for index in range(2)) > 500


@pytest.mark.parametrize("table", EVERYTHING_OPEN, ids=str)
def test_where_nothing_is_hidden_there_is_only_one_world(table: Case) -> None:
    """Dealing anew changes nothing, so there are no worlds to compare."""
    assert hunt(table, 21, 0, every=41) == 0
    for number, (play, _) in enumerate(random_positions(table, 22)):
        assert imagined(play, SPECTATOR, seeded_rng(23, number)).state == play.state


@pytest.mark.parametrize("table", WITH_HANDS, ids=str)
def test_dealing_anew_really_varies_and_keeps_everything(table: Case) -> None:
    varied = 0
    for number, (play, _) in enumerate(random_positions(table, 22)):
        for viewer in (SPECTATOR, *range(table.players)):
            other = imagined(play, viewer, seeded_rng(23, number))
            table.check(other)
            varied += other.state != play.state
    assert varied > 200


# --- planted leaks -----------------------------------------------------------------------------

KELTIS = game_named("keltis")


def _others(s: Any, viewer: int) -> int:
    return int((viewer + 1) % s.players)


def looking_at_a_hand(board: Any, s: Any, viewer: int) -> Any:
    table = KELTIS.views.look(board, s, viewer)
    return replace(table, hand=(str(s.seats[_others(s, viewer)].hand.held.once),))


def showing_a_spectator_the_movers_hand(board: Any, s: Any, viewer: int) -> Any:
    return KELTIS.views.look(board, s, s.seat if viewer == SPECTATOR else viewer)


def knowing_a_drawn_card(board: Any, s: Any, viewer: int) -> Any:
    table = KELTIS.views.look(board, s, viewer)
    first = s.seats[_others(s, viewer)].hand.held.once
    known = replace(table.players[0], known=(str(first & -first),))
    return replace(table, players=(known, *table.players[1:]))


def counting_the_colours_of_a_hand(board: Any, s: Any, viewer: int) -> Any:
    table = KELTIS.views.look(board, s, viewer)
    return replace(table, deck=table.deck + (s.seats[_others(s, viewer)].hand.held.once & 2047).bit_count())


def showing_the_unseen(board: Any, s: Any, viewer: int) -> Any:
    return replace(KELTIS.views.look(board, s, viewer), goal_count=s.stock.unseen.once % 1000)


def telling_whether_a_pair_is_held(board: Any, s: Any, viewer: int) -> Any:
    table = KELTIS.views.look(board, s, viewer)
    pair = int(any(s.seats[seat].hand.held.twice for seat in range(s.players) if seat != viewer))
    return replace(table, goal=table.goal + pair)


def hearing_what_is_drawn(board: Any, s: Any, action: int, viewer: int) -> Message:
    return KELTIS.texts.log_line(board, s, action, s.seat)


def hearing_only_the_colour_drawn(board: Any, s: Any, action: int, viewer: int) -> Message:
    said = KELTIS.texts.log_line(board, s, action, viewer)
    colour = (action - KELTIS.actions["card"]) // 11
    return message(said.id, seat=Seat(s.seat), colour=colour) if said.id == "log-draw-hidden" else said


def hearing_how_many_the_holder_has_left(board: Any, s: Any, action: int, viewer: int) -> Message:
    said = KELTIS.texts.log_line(board, s, action, viewer)
    left = s.seats[s.seat].hand.held.once % 7
    return message(said.id, left=left) if said.id == "log-draw" and viewer != s.seat else said


def refusing_by_where_the_card_is(board: Any, s: Any, action: int) -> Reason:
    reason = KELTIS.texts.why_not(board, s, action)
    if reason.message.id != "refuse-not-held" or action >= 55:
        return reason
    return Reason("C3", message("refuse-not-held", unseen=s.stock.unseen.once >> action & 1))


def scoring_the_hand(board: Any, s: Any, seat: int, viewer: int) -> Any:
    breakdown = KELTIS.views.breakdown(board, s, seat, viewer)
    line = replace(breakdown.lines[-1], points=s.seats[seat].hand.held.once % 5)
    return replace(breakdown, lines=(*breakdown.lines[:-1], line))


def heading_with_a_checksum(s: Any) -> str:
    return f"{KELTIS.texts.heading(s)} {hash(tuple(s.numbers())) % 97}"


def ending_for_a_reason_of_the_hand(s: Any) -> int:
    return int(s.seats[0].hand.held.once % 3)


def observing_a_hand(board: Any, s: Any, seat: int, out: list[int]) -> None:
    KELTIS.learning.observe(board, s, seat, out)
    out[KELTIS.learning.observation["known"]] = s.seats[_others(s, seat)].hand.held.once & 1


def observing_what_is_in_the_draw_pile_and_box(board: Any, s: Any, seat: int, out: list[int]) -> None:
    KELTIS.learning.observe(board, s, seat, out)
    tally(s.stock.unseen.once, s.stock.unseen.twice, out, KELTIS.learning.observation["unseen"], 55)


def observing_a_pair(board: Any, s: Any, seat: int, out: list[int]) -> None:
    KELTIS.learning.observe(board, s, seat, out)
    out[KELTIS.learning.observation["cards"]] += int(s.seats[_others(s, seat)].hand.held.twice > 0)


def observing_with_the_eyes_of_the_mover(board: Any, s: Any, seat: int, out: list[int]) -> None:
    KELTIS.learning.observe(board, s, s.seat, out)


PLANTED: list[tuple[str, Callable[..., Any]]] = [
    ("look", looking_at_a_hand),
    ("look", showing_a_spectator_the_movers_hand),
    ("look", knowing_a_drawn_card),
    ("look", counting_the_colours_of_a_hand),
    ("look", showing_the_unseen),
    ("look", telling_whether_a_pair_is_held),
    ("log_line", hearing_what_is_drawn),
    ("log_line", hearing_only_the_colour_drawn),
    ("log_line", hearing_how_many_the_holder_has_left),
    ("why_not", refusing_by_where_the_card_is),
    ("breakdown", scoring_the_hand),
    ("heading", heading_with_a_checksum),
    ("observe", observing_a_hand),
    ("observe", observing_what_is_in_the_draw_pile_and_box),
    ("observe", observing_a_pair),
    ("observe", observing_with_the_eyes_of_the_mover),
    ("ending", ending_for_a_reason_of_the_hand),
]


@pytest.mark.parametrize(("name", "leak"), PLANTED, ids=lambda value: getattr(value, "__name__", value))
def test_a_planted_leak_is_found(name: str, leak: Callable[..., Any]) -> None:
    table = Case(with_function(KELTIS, name, leak), 2)
    with pytest.raises(Leak):
        hunt(table, 24, 0, every=3)
