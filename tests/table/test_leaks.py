"""Nothing hidden reaches a viewer: indistinguishable worlds give equal bytes; planted leaks are found."""

from collections.abc import Callable
from itertools import islice
from typing import Any
from zlib import crc32

import msgspec
import pytest

from keltis import GAMES
from keltis.core import view as views
from keltis.core.seats import SPECTATOR
from keltis.messages.message import message
from keltis.server.http import replay as replays
from keltis.store import tables as games
from keltis.table import apply, commands, frames, render, shared_view
from keltis.table import decide as deciding
from keltis.table import table as table_module
from keltis.table.rejection import Refused
from keltis.table.table import Asker
from tests.contract.tables import Case as Wanted
from tests.contract.tables import random_positions, tables
from tests.table import wire
from tests.table.company import NOON, SECRET, keep, play_on, seated
from tests.table.wire import Compared, Leak, compare, received
from tests.table.worlds import has_hands

WITH_HANDS = [
    wanted for wanted in tables(GAMES) if any(span.name == "card" for span in wanted.game.actions.spans)
]


@pytest.mark.parametrize("wanted", WITH_HANDS, ids=str)
def test_worlds_that_look_alike_give_the_same_bytes(wanted: Wanted) -> None:
    table = seated(wanted.game.name, wanted.players, options=dict(wanted.options))
    assert has_hands(table)
    count = compare(table, 0)
    for number, more in enumerate((1, 6, 30)):
        play_on(table, number, most=more)
        if table.phase == "running":
            count += compare(table, number, resume=(2, table.version // 2))
    assert count >= 8


@pytest.mark.parametrize("game", ["weg_der_steine", "wuerfelspiel"])
def test_where_all_is_open_chance_to_come_and_people_stay_hidden(game: str) -> None:
    table = seated(game, 3)
    play_on(table, 1, most=12)
    done = Compared()
    assert compare(table, 1, sum_up=done) == 4
    assert done.frames > 50


def test_worlds_stay_alike_when_something_was_taken_back() -> None:
    table = seated()
    for seed in range(12):
        play_on(table, seed, most=3)
        mover = table.mover
        assert mover is not None
        if table.undoable(mover):
            asked = table.propose(
                Asker(mover, table.chairs[mover].who), commands.Undo(f"u{seed}", table.version), NOON
            )
            assert isinstance(asked, list)
            keep(table, asked)
    assert compare(table, 1, resume=tuple(range(0, table.version, 4))) >= 2


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_secret_is_in_no_frame_before_the_end(game: str) -> None:
    table = seated(game)
    for number in range(4):
        play_on(table, number, most=5)
        for viewer in table.viewers:
            sent = b"".join(received(table, viewer, (0, table.version - 1)))
            assert SECRET.encode() not in sent
            for entry in table.entries:
                assert not entry.state or entry.state.encode() not in sent
            assert b"who-" not in sent  # nor who the people are


@pytest.mark.parametrize("wanted", tables(GAMES), ids=str)
def test_the_words_of_an_action_tell_no_more_than_its_line(wanted: Wanted) -> None:
    """Actions with equal log lines have equal notations, or hidden ones."""
    for play, _ in islice(random_positions(wanted, 31), 0, None, 7):
        for viewer in (SPECTATOR, *range(wanted.players)):
            lines = [views.log_line(play, action, viewer) for action in play.legal()]
            shown = [repr(line) for line in lines if not views.is_hidden(line)]
            assert len(shown) == len(set(shown))


@pytest.mark.parametrize("wanted", tables(GAMES), ids=str)
def test_what_a_spectator_hears_openly_everybody_hears_so(wanted: Wanted) -> None:
    for play, _ in islice(random_positions(wanted, 33), 0, None, 17):
        for action in play.legal():
            line = views.log_line(play, action, SPECTATOR)
            if not views.is_hidden(line):
                assert all(views.log_line(play, action, seat) == line for seat in range(wanted.players))


@pytest.mark.parametrize("wanted", tables(GAMES), ids=str)
def test_a_view_is_written_as_it_is(wanted: Wanted) -> None:
    for play, action in islice(random_positions(wanted, 32), 0, None, 23):
        for viewer in (SPECTATOR, 0):
            seen = views.view(play, viewer)
            assert msgspec.json.decode(msgspec.json.encode(seen)) == views.plain(seen)
            if action >= 0:
                line = views.log_line(play, action, viewer)
                assert msgspec.json.decode(msgspec.json.encode(line)) == views.plain(line)


# --- planted leaks -----------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]
_status, _view, _tell, _fold, _decide = (
    render.status,
    views.view,
    views.tell,
    apply.fold,
    deciding.decide,
)
_replay, _row_for = replays.replay, games.projection_of


def _secretly(table: Any) -> int:
    """A number that depends on hidden information."""
    return crc32(repr(table.play.state.numbers()).encode())


def _in_status(**leak: Callable[[Any], Any]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        def status(match: Any, viewer: int, who: str = "") -> frames.Status:
            made = _status(match, viewer, who)
            return msgspec.structs.replace(made, **{name: make(match) for name, make in leak.items()})

        patch.setattr(render, "status", status)

    return plant


def _in_view(make: Callable[[Any, int], Any]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(shared_view, "view", lambda play, viewer: make(play, viewer))
        patch.setattr(shared_view, "own_view", lambda play, seat, seen: make(play, seat))

    return plant


def seeing_as_the_next_seat(play: Any, viewer: int) -> Any:
    seen = _view(play, (viewer + 1) % play.players)
    object.__setattr__(seen, "legal", _view(play, viewer).legal)
    return seen


def seeing_all_that_is_legal(play: Any, viewer: int) -> Any:
    seen = _view(play, viewer)
    object.__setattr__(seen, "legal", tuple(play.notation(action) for action in play.legal()))
    return seen


def a_prompt_with_a_number(play: Any, viewer: int) -> Any:
    seen = _view(play, viewer)
    object.__setattr__(seen, "prompt", message("prompt-chance", left=play.state.seats[0].hand.held.once % 3))
    return seen


def _in_steps(make: Callable[[Any, int, dict[int, Any]], dict[int, Any]]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        def tell(play: Any, action: int, after: Any, viewers: Any) -> dict[int, Any]:
            return make(play, action, _tell(play, action, after, viewers))

        patch.setattr(apply, "tell", tell)

    return plant


def _changed(step: Any, **fields: Any) -> Any:
    from dataclasses import replace

    return replace(step, **fields)


def words_of_everything(play: Any, action: int, told: dict[int, Any]) -> dict[int, Any]:
    return {viewer: _changed(step, words=play.notation(action)) for viewer, step in told.items()}


def words_as_long_as_the_card(play: Any, action: int, told: dict[int, Any]) -> dict[int, Any]:
    blank = " " * len(play.notation(action))
    return {viewer: step if step.words else _changed(step, words=blank) for viewer, step in told.items()}


def one_line_for_all(play: Any, action: int, told: dict[int, Any]) -> dict[int, Any]:
    open_step = next((step for step in told.values() if step.words), None)
    return {viewer: open_step or step for viewer, step in told.items()}


def news_of_what_was_drawn(play: Any, action: int, told: dict[int, Any]) -> dict[int, Any]:
    extra = (message("prompt-chance"),) * (action % 2)
    return {viewer: _changed(step, news=(*step.news, *extra)) for viewer, step in told.items()}


def a_heading_with_the_action(play: Any, action: int, told: dict[int, Any]) -> dict[int, Any]:
    return {viewer: _changed(step, heading=f"{step.heading} {action % 5}") for viewer, step in told.items()}


def _in_events(make: Callable[[Any, Any, Any], Any]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        def fold(match: Any, entry: Any, viewers: tuple[int, ...], positions: Any) -> Any:
            told = _fold(match, entry, viewers, positions)
            return {viewer: make(match, entry, happened) for viewer, happened in told.items()}

        patch.setattr(table_module, "fold", fold)

    return plant


def a_time_that_knows(match: Any, entry: Any, happened: Any) -> Any:
    return msgspec.structs.replace(happened, at=happened.at + len(entry.state and entry.state.strip("0")) % 3)


def the_number_of_the_state(match: Any, entry: Any, happened: Any) -> Any:
    return msgspec.structs.replace(happened, seq=int(entry.state or "0", 16))


def steps_in_the_order_of_the_cards(match: Any, entry: Any, happened: Any) -> Any:
    if not isinstance(happened, frames.Started):
        return happened
    order = sorted(zip(entry.event.outcome, happened.steps, strict=True), key=lambda pair: pair[0])
    return msgspec.structs.replace(happened, steps=tuple(step for _, step in order))


def _in_refusals(make: Callable[[Any, Refused], Refused]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        def decide(match: Any, *arguments: Any) -> Any:
            try:
                return _decide(match, *arguments)
            except Refused as refusal:
                raise make(match, refusal) from None

        patch.setattr(table_module, "decide", decide)

    return plant


def a_rule_by_the_hand(match: Any, refusal: Refused) -> Refused:
    return Refused(refusal.code, refusal.why, f"C{_secretly(match) % 7}")


def a_code_by_the_hand(match: Any, refusal: Refused) -> Refused:
    return Refused("over" if _secretly(match) % 2 else refusal.code, refusal.why, refusal.rule)


def a_sentence_by_the_hand(match: Any, refusal: Refused) -> Refused:
    return Refused(refusal.code, message("online-bot", bot="x" * (_secretly(match) % 9)), refusal.rule)


def _in_replays(patch: pytest.MonkeyPatch) -> None:
    def replay(table: Any, viewer: int, first: int, most: int, is_open: bool) -> Any:
        return _replay(table, viewer, first, most, True)

    patch.setattr(replays, "replay", replay)


def _in_lists(patch: pytest.MonkeyPatch) -> None:
    def projection_of(match: Any) -> Any:
        row = _row_for(match)
        return row._replace(summary=row.summary + " " * (_secretly(match) % 3))

    patch.setattr(games, "projection_of", projection_of)


def _in_pictures(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(wire, "view", lambda play, viewer: _view(play, 0))
    patch.setattr(wire, "picture", lambda game, seen: f"{seen.table.hand}")


def a_bot_that_thinks_longer(match: Any, refusal: Refused) -> Refused:
    known = match.play.state.stock.unseen
    return Refused(refusal.code, message(refusal.why.id, left=repr(known)), refusal.rule)


PLANTED: dict[str, Plant] = {
    "a hash of the position as a tag": _in_status(rematch=lambda match: match.entries[-1].state),
    "a clock that runs by the cards": _in_status(since=lambda match: _secretly(match)),
    "a deadline by the cards": _in_status(
        due=lambda match: frames.Takeover(_secretly(match) % 100, 0, "clock", "")
    ),
    "the secret's place for a hand": _in_status(
        nonces=lambda match: tuple(map(str, match.play.state.seats[0].hand.held.once.to_bytes(8, "big")))
    ),
    "a phase by the cards": _in_status(phase=lambda match: "over" if _secretly(match) % 2 else "running"),
    "the next seat's view": _in_view(seeing_as_the_next_seat),
    "everybody's legal actions": _in_view(seeing_all_that_is_legal),
    "a number in the prompt": _in_view(a_prompt_with_a_number),
    "words of everything": _in_steps(words_of_everything),
    "blanks as long as the words": _in_steps(words_as_long_as_the_card),
    "one line for all": _in_steps(one_line_for_all),
    "news of what was drawn": _in_steps(news_of_what_was_drawn),
    "a heading with the action": _in_steps(a_heading_with_the_action),
    "a time that knows": _in_events(a_time_that_knows),
    "the state for a number": _in_events(the_number_of_the_state),
    "the deal in order of the cards": _in_events(steps_in_the_order_of_the_cards),
    "a rule by the hand": _in_refusals(a_rule_by_the_hand),
    "a code by the hand": _in_refusals(a_code_by_the_hand),
    "a sentence by the hand": _in_refusals(a_sentence_by_the_hand),
    "what is left in the stock": _in_refusals(a_bot_that_thinks_longer),
    "hands in a replay": _in_replays,
    "a list that knows": _in_lists,
    "a picture of a hand": _in_pictures,
}


def test_there_are_enough_planted_leaks() -> None:
    assert len(PLANTED) >= 20


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    PLANTED[name](monkeypatch)
    with pytest.raises(Leak):
        look_for_leaks()


def look_for_leaks() -> None:
    table = seated()
    for seed in range(12):
        play_on(table, seed, most=1)
        compare(table, seed)
