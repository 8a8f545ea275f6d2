"""Statistics of players over many analysed games, as plain means."""

from collections import defaultdict
from collections.abc import Iterator

from keltis.cli.analyse.text import percent
from keltis.coach.bands import BANDS
from keltis.coach.rating import played_like
from keltis.coach.report import Report, SeatSummary
from keltis.core.record import Record
from keltis.text_interface.translator import Translator

Games = list[tuple[Record, Report]]
WIDTH = 26


def statistics_lines(games: Games, language: str) -> Iterator[str]:
    """The statistics of every player by game, the most frequent player first."""
    translator = Translator(language)
    found: dict[tuple[str, str, int], list[SeatSummary]] = defaultdict(list)
    for _, report in games:
        for seat in report.seats:
            found[seat.name, report.game, report.players].append(seat)
    for (name, game, players), seats in sorted(found.items(), key=lambda item: -len(item[1])):
        yield translator.text("coach-statistics", name=f"{name}, {game}", games=len(seats))
        yield from player_lines(name, game, players, seats, translator)
        yield ""


def player_lines(
    name: str, game: str, players: int, seats: list[SeatSummary], translator: Translator
) -> Iterator[str]:
    """The statistics of one player in one game."""
    number = len(seats)
    turns = sum(seat.nontrivial for seat in seats)
    mean = sum(seat.mean_loss * seat.nontrivial for seat in seats) / max(turns, 1)
    like = played_like(game, players, mean, turns)
    if like:
        rating, spread = str(like.rating), str(like.range)
        yield "  " + translator.text("coach-played-like", name=name, rating=rating, range=spread)
    yield "  " + translator.text("coach-mean", share=percent(mean), turns=turns)
    bands = {band: sum(seat.bands[band] for seat in seats) for band in BANDS}
    yield "  " + translator.text(
        "coach-bands",
        imprecisions=bands["imprecision"],
        mistakes=bands["mistake"],
        blunders=bands["blunder"],
    )
    rows = {
        "coach-won": sum(seat.sum.result for seat in seats) / number,
        "coach-adjusted": sum(seat.sum.adjusted for seat in seats) / number,
    }
    for label, value in rows.items():
        yield f"  {translator.text(label):<{WIDTH}} {percent(value):>7} %"
    luck = sum(seat.sum.luck for seat in seats) / number
    yield f"  {translator.text('coach-luck'):<{WIDTH}} {percent(luck, sign=True):>7} %"
