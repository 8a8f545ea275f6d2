"""What a viewer may see. A view is built from what is allowed, never cut out of the whole.

This is the one place through which a position reaches a person, a client or a log: the game's `look`
builds the table, the rest is added here. A spectator is a viewer without a seat.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from keltis.core.frozen import altered, frozen
from keltis.core.message import Message, Seat, message
from keltis.core.play import AnyPlay
from keltis.core.score import Breakdown
from keltis.core.seats import CHANCE, NOBODY, SPECTATOR

HIDDEN = "-hidden"  # how the id of a line ends that tells only that something was not seen


@frozen
class View:
    """A position as one viewer sees it."""

    game: str
    players: int
    viewer: int | None  # None: a spectator
    mover: int | None  # the seat that decides now
    heading: str
    prompt: Message
    legal: tuple[str, ...]  # only for the mover's own eyes
    scores: tuple[Breakdown, ...]  # as if the game ended now
    end: str  # why the game is over, "" while it is running
    winners: tuple[int, ...]
    table: Any  # the game's own dataclass


def view(play: AnyPlay, viewer: int = SPECTATOR) -> View:
    """The position of a play as a seat, or a spectator, may see it."""
    game, facts, state = play.game, play.facts, play.state
    who = game.mover(state)
    own = who == viewer
    return View(
        game=game.name,
        players=play.players,
        viewer=None if viewer == SPECTATOR else viewer,
        mover=who if who >= 0 else None,
        heading=game.heading(state),
        prompt=_prompt(play, who, own),
        legal=_legal(play) if own else (),
        scores=tuple([game.breakdown(facts, state, seat, viewer) for seat in range(play.players)]),
        end=game.end_reason(state),
        winners=tuple(play.winners()) if who == NOBODY else (),
        table=game.look(facts, state, viewer),
    )


def own_view(play: AnyPlay, seat: int, seen: View) -> View:
    """The same as `view`, for who has made what a spectator sees: a seat sees that, and what is its own."""
    game, facts, state = play.game, play.facts, play.state
    scores = seen.scores
    if game.veiled:
        scores = (*scores[:seat], game.breakdown(facts, state, seat, seat), *scores[seat + 1 :])
    table = game.own(facts, state, seen.table, seat)
    if seen.mover != seat:
        return altered(seen, viewer=seat, scores=scores, table=table)
    prompt, legal = game.prompt(facts, state), _legal(play)
    return altered(seen, viewer=seat, prompt=prompt, legal=legal, scores=scores, table=table)


def _legal(play: AnyPlay) -> tuple[str, ...]:
    words = play.board.words
    return tuple([words[action] for action in play.legal()])


def _prompt(play: AnyPlay, who: int, own: bool) -> Message:
    if who == NOBODY:
        return message("prompt-over", reason=play.game.end_reason(play.state))
    if who == CHANCE:
        return message("prompt-chance")
    if own:
        return play.game.prompt(play.facts, play.state)
    return _waiting(who)


@lru_cache(maxsize=16)
def _waiting(seat: int) -> Message:
    return message("prompt-wait", seat=Seat(seat))


def log_line(play: AnyPlay, action: int, viewer: int = SPECTATOR) -> Message:
    """What a viewer hears of an action that is about to be done."""
    return play.game.log_line(play.facts, play.state, action, viewer)


def news(play: AnyPlay, action: int) -> list[Message]:
    """What an action that is about to be done will bring besides itself; everybody sees it happen."""
    after = play.state.copy()
    play.game.apply_action(play.facts, after, action)
    return play.game.news(play.facts, play.state, after)


@frozen
class Step:
    """One action as one viewer hears of it."""

    heading: str
    seat: int | None  # who acted; None: chance
    words: str  # as in the record; "" if the viewer may not know what it was
    line: Message
    news: tuple[Message, ...]


def tell(play: AnyPlay, action: int, after: Any, viewers: Sequence[int]) -> dict[int, Step]:
    """An action that is about to be done and leads to `after`, for each viewer; the same for all who hear
    the same. What a spectator hears openly, everybody hears so."""
    game, state = play.game, play.state
    who, heading = game.mover(state), game.heading(state)
    seat = who if who >= 0 else None
    brought = tuple(game.news(play.facts, state, after))
    public = log_line(play, action, SPECTATOR)
    if not is_hidden(public):
        return dict.fromkeys(viewers, Step(heading, seat, play.words(action), public, brought))
    told = dict.fromkeys(viewers, Step(heading, seat, "", public, brought))
    for viewer in viewers:
        line = log_line(play, action, viewer)
        if line is not public and line != public:
            told[viewer] = Step(heading, seat, "" if is_hidden(line) else play.words(action), line, brought)
    return told


def is_hidden(line: Message) -> bool:
    """Whether a line of the log says only that something happened, because the viewer did not see what."""
    return line.id.endswith(HIDDEN)


def plain(value: Any) -> Any:
    """A view (or a part of one) as plain data, ready for JSON."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, Message):
        return value.json()
    if isinstance(value, Breakdown):
        return {"total": value.total, "lines": plain(value.lines)}
    return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
