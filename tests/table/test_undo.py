"""Undo: freely within one's own turn, otherwise with consent, never after something was revealed."""

from typing import Literal

import pytest

from keltis import GAMES
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.table import commands, frames, render
from keltis.table.events import Entry, Undone
from keltis.table.table import Asker, Table
from tests.contract.tables import Case as Wanted
from tests.contract.tables import tables
from tests.table.company import NOON, any_move, fresh, keep, move, ok, play_on, seated, send


def undo(table: Table) -> commands.Undo:
    return commands.Undo(fresh(), table.version)


def consent(table: Table, yes: bool = True) -> commands.Consent:
    return commands.Consent(fresh(), table.version, yes)


def lay(table: Table) -> None:
    """The mover begins a turn with something that reveals nothing: Keltis' discard."""
    assert table.play is not None
    words = [table.play.notation(action) for action in table.play.legal()]
    assert move(table, next(word for word in words if word.startswith("discard"))).code == ""


def after_taking_openly(undo: Literal["consent", "turn"] = "consent") -> Table:
    """Ada and Ben have discarded, and Ben has taken the only card of Ada's pile: nothing was revealed."""
    for seed in range(40):
        table = seated(people=3, undo=undo)
        lay(table)
        play_on(table, seed, most=1)  # Ada draws or takes
        assert table.play is not None
        lay(table)
        pile = [word for word in map(table.play.notation, table.play.legal()) if word.startswith("take")]
        if pile:
            assert move(table, pile[0]).code == ""
            return table
    raise AssertionError


# --- alone -------------------------------------------------------------------------------------


def undoable(play: AnyPlay, seat: int) -> int:
    """By replaying: how many actions a seat did last in this turn, since anything was revealed."""
    if play.mover != seat:
        return 0
    twin, heading, free = Play(play.game, play.players, play.named_board), play.game.texts.heading, 0
    for action in play.actions:
        own = twin.mover == seat and heading(twin.state) == heading(play.state)
        before = twin.state.copy()
        twin.do(action)
        free = free + 1 if own and not play.game.views.reveals(before, twin.state) else 0
    return free


@pytest.mark.parametrize("wanted", tables(GAMES), ids=str)
def test_what_may_be_taken_back_is_ones_own_of_this_turn_since_anything_was_revealed(wanted: Wanted) -> None:
    table = seated(wanted.game.name, wanted.players, options=dict(wanted.options))
    for seed in range(60):
        play_on(table, seed, most=1)
        play = table.play
        if play is None or play.over:
            break
        for seat in range(wanted.players):
            free = table.undoable(seat)
            assert free == undoable(play, seat)
            if free:
                earlier = play.back_to(len(play.actions) - free)
                assert earlier.mover == seat
                assert wanted.game.texts.heading(earlier.state) == wanted.game.texts.heading(play.state)


def test_ones_own_action_is_taken_back_without_asking() -> None:
    table = seated()
    before = frames.encoded(render.snapshot(table, 0))
    lay(table)
    sent = send(table, 0, undo(table))
    assert sent.code == ""
    assert [type(event) for event in sent.update().events] == [frames.Undone]
    assert table.mover == 0
    now = frames.encoded(render.snapshot(table, 0))
    assert now == before.replace(b'"v":2', b'"v":4')


def test_steps_of_a_turn_are_taken_back_one_by_one() -> None:
    table = seated()
    assert table.play is not None
    words = [table.play.notation(action) for action in table.play.legal()]
    assert move(table, next(word for word in words if word.startswith("play"))).code == ""
    assert move(table, table.play.notation(table.play.legal()[0])).code == ""
    free = table.undoable(0)
    assert free == 2
    for left in (1, 0):
        ok(table, 0, undo(table))
        assert table.undoable(0) == left
    assert send(table, 0, undo(table)).code == "refused"


def test_nothing_is_taken_back_once_a_card_was_drawn() -> None:
    table = seated()
    lay(table)
    assert move(table, "draw").code == ""
    for seat in (0, 1):
        assert send(table, seat, undo(table)).code == "refused"
        assert render.status(table, seat).undo == frames.Undoing(0, False, None, False)


def test_others_cannot_take_back_what_is_not_theirs() -> None:
    table = seated()
    lay(table)
    assert send(table, 1, undo(table)).code == "refused"
    assert send(table, SPECTATOR, undo(table)).code == "seat"


def test_where_nothing_may_be_taken_back_nothing_is() -> None:
    table = seated(undo="never")
    lay(table)
    assert send(table, 0, undo(table)).code == "refused"


def test_what_was_taken_back_is_still_in_the_list() -> None:
    table = seated()
    lay(table)
    ok(table, 0, undo(table))
    assert isinstance(table.entries[-1].event, Undone)
    again = Table.from_events("t1", table.entries)
    assert again.play is not None
    assert table.play is not None
    assert again.play.state == table.play.state
    assert again.trail == table.trail


def test_a_move_that_knows_nothing_of_the_undo_is_stale() -> None:
    table = seated()
    lay(table)
    late = commands.Move(fresh(), table.version, "draw")
    ok(table, 0, undo(table))
    assert send(table, 0, late).code == "stale"


# --- with consent ------------------------------------------------------------------------------


def test_beyond_the_own_turn_everybody_is_asked() -> None:
    table = after_taking_openly()
    assert table.mover == 2
    assert render.status(table, 1).undo.ask
    sent = send(table, 1, undo(table))
    assert [type(event) for event in sent.update().events] == [frames.Asked]
    assert [render.status(table, seat).undo.answer for seat in range(3)] == [True, False, True]
    ok(table, 0, consent(table))
    assert table.mover == 2
    sent = send(table, 2, consent(table))
    assert [type(event) for event in sent.update().events] == [frames.Answered, frames.Undone]
    assert table.mover == 1
    assert table.request is None
    again = Table.from_events("t1", table.entries)
    assert frames.encoded(render.snapshot(again)) == frames.encoded(render.snapshot(table))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_no_is_enough_and_who_asked_may_withdraw(seat: int) -> None:
    table = after_taking_openly()
    ok(table, 1, undo(table))
    ok(table, seat, consent(table, yes=False))
    assert table.request is None
    assert send(table, 0, consent(table)).code == "refused"
    assert table.mover == 2


def test_nobody_consents_to_their_own_wish_or_without_being_asked() -> None:
    table = after_taking_openly()
    assert send(table, 0, consent(table)).code == "refused"
    ok(table, 1, undo(table))
    assert send(table, 1, consent(table)).code == "refused"
    assert send(table, 1, undo(table)).code == "refused"
    assert send(table, SPECTATOR, consent(table)).code == "seat"


def test_the_next_move_ends_the_question() -> None:
    table = after_taking_openly()
    ok(table, 1, undo(table))
    lay(table)
    assert table.request is None
    assert send(table, 0, consent(table)).code == "refused"


def test_within_the_own_turn_only_means_that_nobody_is_asked() -> None:
    table = after_taking_openly("turn")
    assert send(table, 1, undo(table)).code == "refused"


def test_bots_and_the_absent_let_you() -> None:
    table = after_taking_openly()
    for seat in (0, 2):
        ok(table, seat, commands.Stand(fresh()))
    ok(table, 1, undo(table))
    assert table.mover == 1


def test_random_play_with_much_taking_back_keeps_log_and_table_in_step() -> None:
    table = seated(people=2)
    rng = seeded_rng(8)
    undone = 0
    for number in range(400):
        mover = table.mover
        if mover is None:
            break
        if number % 3 == 0 and table.undoable(mover):
            ok(table, mover, undo(table))
            undone += 1
        else:
            keep(table, _proposed(table, any_move(table, rng)))
    assert undone > 50
    again = Table.from_events("t1", table.entries, NOON)
    assert again.trail == table.trail
    assert again.draws == table.draws
    assert again.play is not None
    assert table.play is not None
    assert again.play.actions == table.play.actions


def _proposed(table: Table, command: commands.Move) -> list[Entry]:
    assert table.mover is not None
    found = table.propose(Asker(table.mover, table.chairs[table.mover].who), command, NOON)
    assert isinstance(found, list)
    return found
