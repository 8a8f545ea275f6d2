"""Clocks, days and absence. Time is a number that comes with every event."""

from keltis.core.rng import seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.table import commands, events, frames, render
from keltis.table.match import PATIENCE
from keltis.table.settings import DAY, SECOND, Days, Live
from keltis.table.table import Table
from tests.table.company import NOON, any_move, fresh, keep, ok, play_on, seated, send

MINUTE = 60 * SECOND


def act(table: Table, now: int) -> None:
    assert table.mover is not None
    ok(table, table.mover, any_move(table, seeded_rng(now % 1000)), now)


def a_turn(table: Table, now: int) -> None:
    """The mover acts until it is somebody else's turn."""
    mover = table.mover
    while table.mover == mover:
        act(table, now)


# --- clocks ------------------------------------------------------------------------------------


def test_only_the_one_who_is_to_act_spends_time() -> None:
    table = seated(pace=Live(bank=600))
    a_turn(table, NOON + 100 * SECOND)
    assert table.clock.left == [500 * SECOND, 600 * SECOND]
    a_turn(table, NOON + 130 * SECOND)
    assert table.clock.left == [500 * SECOND, 570 * SECOND]


def test_talk_stops_no_clock() -> None:
    table = seated(pace=Live(bank=600))
    ok(table, 1, commands.Say(fresh(), "well"), NOON + 40 * SECOND)
    a_turn(table, NOON + 100 * SECOND)
    assert table.clock.left[0] == 500 * SECOND


def test_a_turn_that_is_done_brings_time() -> None:
    table = seated(pace=Live(bank=600, increment=10))
    a_turn(table, NOON + 4 * SECOND)
    assert table.clock.left == [606 * SECOND, 600 * SECOND]


def test_when_the_time_is_up_a_bot_takes_over() -> None:
    table = seated(pace=Live(bank=60))
    assert table.due() == (NOON + 60 * SECOND, 0, "clock")
    assert table.time_up(NOON + 59 * SECOND) == []
    keep(table, table.time_up(NOON + 60 * SECOND))
    assert table.chairs[0].away == "clock"
    assert table.asks == "greedy"
    assert table.due() is None
    shown = render.status(table, 1).chairs[0]
    assert (shown.kind, shown.name, shown.bot, shown.away) == ("person", "Ada", "greedy", "clock")


def test_who_comes_back_has_time_to_play() -> None:
    table = seated(pace=Live(bank=600))
    keep(table, table.time_up(NOON + 600 * SECOND))
    assert table.returns(0, NOON + 601 * SECOND) == []  # being connected is not enough: the time was up
    ok(table, 0, commands.Back(fresh()), NOON + 601 * SECOND)
    assert table.chairs[0].away == ""
    assert table.clock.left[0] == 60 * SECOND
    assert table.due() == (NOON + 661 * SECOND, 0, "clock")


def test_a_table_that_was_just_loaded_is_patient() -> None:
    table = seated(pace=Live(bank=60))
    late = NOON + 10 * MINUTE
    again = Table.from_events("t1", table.entries, late)
    assert again.time_up(late) == []
    assert again.due() == (late + PATIENCE, 0, "clock")


def test_without_clocks_nobodys_time_is_up() -> None:
    table = seated()
    assert table.due() is None
    assert render.status(table, 0).due is None


# --- days --------------------------------------------------------------------------------------


def test_a_turn_may_take_days_and_steps_do_not_start_them_anew() -> None:
    table = seated(pace=Days(2))
    assert table.due() == (NOON + 2 * DAY, 0, "days")
    act(table, NOON + DAY)
    assert table.mover == 0
    assert table.due() == (NOON + 2 * DAY, 0, "days")
    while table.mover == 0:
        act(table, NOON + DAY)
    assert table.due() == (NOON + 3 * DAY, 1, "days")


def test_after_the_days_a_bot_plays_until_somebody_looks_in() -> None:
    table = seated(pace=Days(1))
    keep(table, table.time_up(NOON + DAY))
    assert table.asks == "greedy"
    play_on(table, 1, most=1, now=NOON + DAY)
    assert table.asks == "greedy"
    keep(table, table.returns(0, NOON + 5 * DAY))
    assert table.thinker == 0
    assert table.due() == (NOON + 6 * DAY, 0, "days")


def test_being_away_does_not_matter_when_a_turn_takes_days() -> None:
    table = seated(pace=Days(2))
    table.come(1)
    table.go(0, NOON)
    assert table.due() == (NOON + 2 * DAY, 0, "days")


# --- absence -----------------------------------------------------------------------------------


def test_others_wait_for_the_grace_period_and_then_a_bot_plays() -> None:
    table = seated(pace=Live(grace=120))
    for seat in (0, 1):
        table.come(seat)
    assert table.due() is None
    table.go(0, NOON + 5 * SECOND)
    assert table.due() == (NOON + 125 * SECOND, 0, "gone")
    keep(table, table.time_up(NOON + 125 * SECOND))
    assert table.asks == "greedy"
    assert isinstance(table.entries[-1].event, events.Left)


def test_nobody_is_replaced_while_nobody_waits() -> None:
    table = seated(people=1, bots=1)
    table.come(0)
    table.go(0, NOON)
    table.come(SPECTATOR)
    assert table.due() is None
    both = seated()
    for seat in (0, 1):
        both.go(seat, NOON)
    assert both.due() is None


def test_it_only_matters_for_the_one_who_is_to_act() -> None:
    table = seated()
    table.come(0)
    table.go(1, NOON)
    assert table.due() is None
    a_turn(table, NOON + 10 * MINUTE)
    assert table.due() == (NOON + 12 * MINUTE, 1, "gone")


def test_who_was_gone_gets_the_seat_back_by_being_there() -> None:
    table = seated()
    table.come(1)
    keep(table, table.time_up(NOON + 2 * MINUTE))
    assert table.chairs[0].away == "gone"
    table.come(0)
    keep(table, table.returns(0, NOON + 3 * MINUTE))
    assert table.thinker == 0
    assert table.returns(0, NOON + 3 * MINUTE) == []


def test_a_move_of_who_is_away_brings_them_back() -> None:
    table = seated()
    table.come(1)
    keep(table, table.time_up(NOON + 2 * MINUTE))
    sent = send(table, 0, any_move(table, seeded_rng(1)), NOON + 3 * MINUTE)
    assert [type(event) for event in sent.update().events] == [frames.Moved, frames.Returned]
    assert table.chairs[0].away == ""


def test_who_leaves_is_replaced_at_once_until_they_say_so() -> None:
    table = seated()
    ok(table, 0, commands.Stand(fresh()))
    assert table.asks == "greedy"
    assert send(table, 0, commands.Stand(fresh())).code == "refused"
    assert table.returns(0, NOON) == []
    ok(table, 0, commands.Back(fresh()))
    assert table.asks == ""
    assert send(table, 0, commands.Back(fresh())).code == "refused"


# --- bots --------------------------------------------------------------------------------------


def test_a_bot_gets_a_position_in_which_nothing_hidden_is_true() -> None:
    table = seated(people=1, bots=1)
    a_turn(table, NOON)
    assert table.asks == "greedy"
    asked = [table.bot_request(seeded_rng(number)) for number in range(20)]
    assert table.play is not None
    true = table.play.state.numbers()
    assert all(question is not None and question.seat == 1 for question in asked)
    assert len({tuple(question.numbers) for question in asked if question}) == 20
    assert true not in [question.numbers for question in asked if question]
    assert all(question.legal == table.play.legal() for question in asked if question)


def test_nobody_is_asked_for_a_person() -> None:
    table = seated()
    assert table.bot_request(seeded_rng(1)) is None
    assert table.answered(0, NOON) == []


def test_nonsense_from_a_bot_is_the_first_legal_action_and_is_marked() -> None:
    for nonsense in (None, -1, 10**9):
        table = seated(people=1, bots=1)
        a_turn(table, NOON)
        assert table.play is not None
        first = table.play.legal()[0]
        keep(table, table.answered(nonsense, NOON))
        done = table.entries[-1].event
        assert isinstance(done, events.Moved)
        assert (done.action, done.by) == (first, "fallback")


def test_a_whole_game_among_bots_is_played() -> None:
    table = seated("wuerfelspiel", people=1, bots=3)
    ok(table, 0, commands.Stand(fresh()))
    play_on(table)
    assert table.phase == "over"
