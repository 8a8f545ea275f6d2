"""A report as lines of text."""

from collections.abc import Iterator

from keltis.coach.report import Candidate, Luck, Report, SeatSummary, Step, Turn
from keltis.coach.sums import events
from keltis.core.record import Record
from keltis.games import game_named
from keltis.messages.message import Message, message
from keltis.text_interface.translator import Translator

SHOWN_REASONS = 3
WIDTH = 26


def percent(share: float, sign: bool = False) -> str:
    """A share in percent; changes have a sign.

    >>> percent(0.123), percent(-0.05, sign=True)
    ('12.3', '−5.0')
    """
    text = f"{100 * share:+.1f}" if sign else f"{100 * share:.1f}"
    return text.replace("-", "−")


def report_lines(record: Record, report: Report, language: str) -> Iterator[str]:
    """The whole report: the parts of every player's result, then the turns with better alternatives."""
    translator = Translator(language, record.names)
    yield translator.text("coach-heading", game=translator.title(game_named(report.game)))
    if not report.over:
        yield translator.text("coach-unfinished")
    for seat in report.seats:
        yield ""
        yield from seat_lines(seat, report, translator)
    yield ""
    yield translator.text("coach-found")
    faults = [turn for turn in report.turns if turn.band != "fine"]
    for turn in faults:
        yield from turn_lines(turn, translator)
    if not faults:
        yield "  " + translator.text("coach-flawless")
    yield ""
    yield from map(translator, method_messages(report))


def seat_lines(seat: SeatSummary, report: Report, translator: Translator) -> Iterator[str]:
    """The summary for one player."""
    yield translator.text("coach-seat", name=seat.name, score=seat.score)
    for told in summary_messages(seat):
        yield "  " + translator(told)
    for label, value, sign in sum_rows(seat):
        yield f"  {translator.text(label):<{WIDTH}} {percent(value, sign):>7} %"
    moments = [turn for turn in report.turns if turn.number in seat.key_turns]
    if moments:
        yield "  " + translator.text("coach-key")
    for turn in moments:
        change, tag = key_event(turn, seat.seat)
        name = report.seats[turn.seat].name
        heading = translator.text("coach-turn-of", turn=turn.number, name=name)
        yield f"    {heading}: {percent(change, sign=True)} % ({translator.text(tag)})"


def summary_messages(seat: SeatSummary) -> Iterator[Message]:
    """How well a player played."""
    like = seat.played_like
    if like:
        yield message("coach-played-like", name=seat.name, rating=str(like.rating), range=str(like.range))
    else:
        yield message("coach-no-rating")
    yield message("coach-mean", share=percent(seat.mean_loss), turns=seat.nontrivial)
    bands = seat.bands
    yield message(
        "coach-bands",
        imprecisions=bands["imprecision"],
        mistakes=bands["mistake"],
        blunders=bands["blunder"],
    )


def sum_rows(seat: SeatSummary) -> Iterator[tuple[str, float, bool]]:
    """The parts of a result: the id of the label, the share, and whether it is a change."""
    parts = seat.sum
    yield "coach-start", parts.start, False
    yield "coach-luck", parts.luck, True
    yield "coach-losses", -parts.losses, True
    yield "coach-others-luck", parts.others_luck, True
    yield "coach-others-losses", parts.others_losses, True
    yield "coach-rest", parts.rest, True
    yield "coach-result", parts.result, False
    yield "coach-adjusted", parts.adjusted, False


def key_event(turn: Turn, seat: int) -> tuple[float, str]:
    """The largest change of a seat's chance in a turn, and the message id of its cause."""

    def change(event: Step | Luck) -> float:
        return event.after[seat] - event.before[seat]

    largest = max(events(turn), key=lambda event: abs(change(event)))
    return change(largest), "coach-tag-luck" if isinstance(largest, Luck) else "coach-tag-move"


def turn_lines(turn: Turn, translator: Translator) -> Iterator[str]:
    """The loss of a turn, and better candidates with reasons."""
    band = translator.text("coach-band", band=turn.band)
    heading = translator.text("coach-turn-of", turn=turn.number, name=translator.names[turn.seat])
    yield f"  {heading}: {band}, {percent(-turn.loss, sign=True)} %"
    for step in turn.steps:
        if step.loss:
            yield from candidate_lines("coach-played", step.played, translator)
            yield from candidate_lines("coach-better", step.best[0], translator)


def candidate_lines(label: str, candidate: Candidate, translator: Translator) -> Iterator[str]:
    """A candidate with its chance and its reasons."""
    actions = ", ".join(candidate.actions)
    yield f"    {translator.text(label, actions=actions)} ({percent(candidate.share)} %)"
    if candidate.reasons:
        yield "      " + "; ".join(map(translator, candidate.reasons[:SHOWN_REASONS]))


def method_messages(report: Report) -> Iterator[Message]:
    """How positions were valued."""
    if report.method.value == "net":
        yield message("coach-method-net")
    else:
        yield message("coach-method-rollouts", worlds=report.method.worlds)
    if report.method.slower:
        yield message("coach-slower")
