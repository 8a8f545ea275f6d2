"""Redaction of hidden information. A view is built from what a viewer may see, never stripped of the rest.

This is the only way for a position to reach a person, a client or a log: the game's `look` builds the table,
the rest is added here. A spectator is a viewer without a seat.
"""

from collections.abc import Sequence
from typing import Any

from keltis.core.game import AnyGame
from keltis.core.memoise import once_per_value
from keltis.core.play import AnyPlay
from keltis.core.score import Breakdown
from keltis.core.seats import CHANCE, NOBODY, SPECTATOR
from keltis.messages.message import Message, Seat, message
from keltis.util.frozen import altered, frozen

HIDDEN = "-hidden"  # suffix of message ids for log lines whose content is hidden from the viewer


@frozen
class View:
    """A position as one viewer sees it."""

    game: str
    players: int
    viewer: int | None  # None: a spectator
    mover: int | None  # the seat that decides now
    heading: str
    prompt: Message
    legal: tuple[str, ...]  # only in the mover's own view
    scores: tuple[Breakdown, ...]  # as if the game ended now
    end: str  # why the game is over; "" while it is running
    winners: tuple[int, ...]
    table: Any  # the game's own dataclass


def view(play: AnyPlay, viewer: int = SPECTATOR) -> View:
    """The position of a game as a seat or a spectator may see it."""
    game, board, state = play.game, play.board, play.state
    who = game.rules.mover(state)
    own = who == viewer
    return View(
        game=game.name,
        players=play.players,
        viewer=None if viewer == SPECTATOR else viewer,
        mover=who if who >= 0 else None,
        heading=game.texts.heading(state),
        prompt=_prompt(play, who, own),
        legal=_legal(play) if own else (),
        scores=tuple([game.views.breakdown(board, state, seat, viewer) for seat in range(play.players)]),
        end=game.end_reason(state),
        winners=tuple(play.winners()) if who == NOBODY else (),
        table=game.views.look(board, state, viewer),
    )


def own_view(play: AnyPlay, seat: int, seen: View) -> View:
    """The same as `view`, derived from the spectator's view (for speed)."""
    game, board, state = play.game, play.board, play.state
    scores = seen.scores
    if game.views.private_scores:
        scores = (*scores[:seat], game.views.breakdown(board, state, seat, seat), *scores[seat + 1 :])
    table = game.views.own_look(board, state, seen.table, seat)
    if seen.mover != seat:
        return altered(seen, viewer=seat, scores=scores, table=table)
    prompt, legal = game.texts.prompt(board, state), _legal(play)
    return altered(seen, viewer=seat, prompt=prompt, legal=legal, scores=scores, table=table)


def _legal(play: AnyPlay) -> tuple[str, ...]:
    notation = play.named_board.notation
    return tuple([notation[action] for action in play.legal()])


def _prompt(play: AnyPlay, who: int, own: bool) -> Message:
    if who == NOBODY:
        return message("prompt-over", reason=play.game.end_reason(play.state))
    if who == CHANCE:
        return message("prompt-chance")
    if own:
        return play.game.texts.prompt(play.board, play.state)
    return _waiting(who)


@once_per_value
def _waiting(seat: int) -> Message:
    return message("prompt-wait", seat=Seat(seat))


def public_total(game: AnyGame, board: Any, state: Any, seat: int) -> int:
    """The points of a seat as a spectator sees them, as if the game ended now."""
    return game.views.breakdown(board, state, seat, SPECTATOR).total


def log_line(play: AnyPlay, action: int, viewer: int = SPECTATOR) -> Message:
    """The log line of an action for a viewer, in the position before it."""
    return play.game.texts.log_line(play.board, play.state, action, viewer)


def news(play: AnyPlay, action: int) -> list[Message]:
    """The public consequences of an action, in the position before it."""
    after = play.state.copy()
    play.game.rules.apply_action(play.board, after, action)
    return play.game.texts.news(play.board, play.state, after)


@frozen
class Step:
    """One action as it is reported to a viewer."""

    heading: str
    seat: int | None  # who acted; None: chance
    words: str  # in the notation of records; "" if hidden from the viewer
    line: Message
    news: tuple[Message, ...]


def tell(play: AnyPlay, action: int, after: Any, viewers: Sequence[int]) -> dict[int, Step]:
    """The report of an action that leads to `after`, by viewer; equal reports share one object.

    What a spectator may know, everybody may know.
    """
    game, state = play.game, play.state
    who, heading = game.rules.mover(state), game.texts.heading(state)
    seat = who if who >= 0 else None
    brought = tuple(game.texts.news(play.board, state, after))
    public = log_line(play, action, SPECTATOR)
    if not is_hidden(public):
        return dict.fromkeys(viewers, Step(heading, seat, play.notation(action), public, brought))
    told = dict.fromkeys(viewers, Step(heading, seat, "", public, brought))
    for viewer in viewers:
        line = log_line(play, action, viewer)
        if line is not public and line != public:
            notation = "" if is_hidden(line) else play.notation(action)
            told[viewer] = Step(heading, seat, notation, line, brought)
    return told


def is_hidden(line: Message) -> bool:
    """Whether a log line only says that something happened, because the viewer did not see what."""
    return line.id.endswith(HIDDEN)


def plain(value: Any) -> Any:
    """A view, or a part of one, as plain data for JSON."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, Breakdown):
        return {"total": value.total, "lines": plain(value.lines)}
    return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
