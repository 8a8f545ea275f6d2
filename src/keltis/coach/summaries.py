"""The summary of a game for each player."""

from collections import Counter

from keltis.coach.bands import BANDS
from keltis.coach.rating import played_like
from keltis.coach.report import SeatSummary, Shares, Turn
from keltis.coach.sums import account, events
from keltis.core.record import Record

KEY_TURNS = 3
LEAST_SWING = 0.03  # a key turn changes the chance to win by at least so much


def summary(
    record: Record, seat: int, start: Shares, deal: Shares | None, turns: tuple[Turn, ...], end: Shares | None
) -> SeatSummary:
    play = record.play
    sums = account(seat, start, deal, turns, end, len(play.actions))
    own = [turn for turn in turns if turn.seat == seat and turn.steps]
    hard = [turn for turn in own if not all(step.trivial for step in turn.steps)]
    losses = sum(turn.loss for turn in hard)
    mean = losses / len(hard) if hard else 0.0
    bands = Counter(turn.band for turn in own)
    return SeatSummary(
        seat=seat,
        name=record.names[seat],
        score=play.game.rules.score(play.board, play.state, seat),
        sum=sums.total(sums.value[seat]),
        turns=len(own),
        nontrivial=len(hard),
        mean_loss=mean,
        bands={band: bands[band] for band in BANDS},
        played_like=None
        if is_own(record)
        else played_like(record.header.game, play.players, mean, len(hard)),
        graph=tuple(sums.points),
        key_turns=_key_turns(seat, turns),
    )


def is_own(record: Record) -> bool:
    """Whether it was played on an own board, for which the bots' losses were not measured."""
    return record.play.named_board.fingerprint not in record.play.game.shipped


def _key_turns(seat: int, turns: tuple[Turn, ...]) -> tuple[int, ...]:
    """The turns with the largest changes of the seat's chance, in the order of play."""
    swings = {turn.number: swing_of(turn, seat) for turn in turns}
    largest = sorted(swings, key=lambda number: -swings[number])[:KEY_TURNS]
    return tuple(sorted(number for number in largest if swings[number] >= LEAST_SWING))


def swing_of(turn: Turn, seat: int) -> float:
    """The largest change of a seat's chance by an event of the turn."""
    return max((abs(event.after[seat] - event.before[seat]) for event in events(turn)), default=0.0)
