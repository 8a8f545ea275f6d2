"""The accuracy of the coach's numbers, from games between bots: python -m benchmarks.coach GAME --games 20

Prints whether predicted chances to win come true (calibration), whether luck and the rest have mean zero, how
exactly the sums hold, which share of mistakes keeps its sign with 16 times the worlds, what each level loses
per non-trivial turn (for ratings.toml), and the seconds of processor time per report. `--graph` skips the
decisions, so it analyses many more games in the same time.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, stdev

from keltis.bots import BOTS
from keltis.bots.level import levels, offered
from keltis.bots.question import question_of
from keltis.coach import progressive
from keltis.coach.analysis import Study
from keltis.coach.bands import CONFIDENCE, MISTAKE
from keltis.coach.judges import Judge
from keltis.coach.report import Report
from keltis.coach.timeline import Decision
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay, Play
from keltis.core.record import Record, record_of
from keltis.core.rng import seeded_rng
from keltis.games import game_named

DECILES = 10
MORE = 16


@dataclass
class Findings:
    """What has been measured so far."""

    predictions: list[tuple[float, float]] = field(default_factory=list)  # chance and result
    luck: list[float] = field(default_factory=list)  # of a game, per seat: seats of one game are correlated
    rest: list[float] = field(default_factory=list)
    results: list[tuple[float, float]] = field(default_factory=list)  # of the result, with and without luck
    faults: list[float] = field(default_factory=list)  # sum of the parts less the result
    losses: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # by bot, of turns
    kept: list[bool] = field(default_factory=list)  # of the mistakes that were judged again
    seconds: list[float] = field(default_factory=list)


def played(game: AnyGame, bots: list[str], number: int) -> Record:
    """One game between these bots."""
    play: AnyPlay = Play(game, len(bots))
    chance = seeded_rng(2008, number)
    while not play.over:
        play.settle(chance)
        if not play.over:
            rng = seeded_rng(number, len(play.actions))
            play.do(BOTS[bots[play.mover]](question_of(play, rng)))
    return record_of(play, bots)


def pairings(game: str, players: int) -> Iterator[list[str]]:
    """The line-ups: neighbours in strength, rotated over all seats."""
    names = list(offered(game))
    number = 0
    while True:
        yield [names[(number + seat) % len(names)] for seat in range(players)]
        number += 1


def measure(record: Record, found: Findings, graph: bool) -> Report:
    """Analyse a game and add its findings."""
    begun = time.process_time()
    if graph:
        report = Study(record).report("graph")
    else:
        report = [step.report for step in progressive(record) if step.report][-1]
    found.seconds.append(time.process_time() - begun)
    for seat in report.seats:
        parts = seat.sum
        total = parts.start + parts.luck - parts.losses + parts.others_luck + parts.others_losses + parts.rest
        found.faults.append(abs(total - parts.result))
        found.results.append((parts.result, parts.adjusted))
        points = [point.shares[seat.seat] for point in seat.graph[1:-1]]
        found.predictions += [(share, parts.result) for share in points]
    found.luck.append(fmean(seat.sum.luck for seat in report.seats))
    found.rest.append(fmean(seat.sum.rest for seat in report.seats))
    for turn in report.turns:
        if turn.steps and not all(step.trivial for step in turn.steps):
            found.losses[record.names[turn.seat]].append(turn.loss)
    return report


def look_again(record: Record, report: Report, found: Findings) -> None:
    """Judge every mistake again in 16 times as many worlds."""
    judge = Judge(record.play)
    study_budget = replace(judge.budget, deep=MORE * judge.budget.deep, compare=MORE * judge.budget.deep)
    judge = Judge(record.play, budget=study_budget)
    study = Study(record)
    decisions = {event.at: event for event in study.events if isinstance(event, Decision)}
    for turn in report.turns:
        for step in turn.steps:
            if step.loss >= MISTAKE and not step.exact:
                again = judge.judge(decisions[step.at])
                found.kept.append(sum(one.gap for one in again) > 0)


def mean(values: list[float]) -> str:
    """A mean with its standard error, in points of a win."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    verdict = "" if abs(fmean(values)) <= CONFIDENCE * error else "  (not zero)"
    return f"{100 * fmean(values):+.2f} ± {100 * error:.2f} points{verdict}"


def show(found: Findings, game: str) -> None:
    """Print all figures."""
    print(f"reports       {len(found.seconds)}, {fmean(found.seconds):.1f} s of processor time each")
    print(f"sums          off by {max(found.faults):.1e} at most")
    print(f"luck          {mean(found.luck)}")
    print(f"rest          {mean(found.rest)}")
    real, adjusted = zip(*found.results, strict=True)
    if len(real) > 1 and stdev(adjusted):
        print(f"variance      without luck 1 / {stdev(real) ** 2 / stdev(adjusted) ** 2:.1f}")
    if found.kept:
        print(
            f"mistakes      {sum(found.kept)} of {len(found.kept)} keep their sign at {MORE} times the worlds"
        )
    print("calibration   predicted  came true  positions")
    off = 0.0
    for decile in range(DECILES):
        inside = [one for one in found.predictions if min(int(one[0] * DECILES), DECILES - 1) == decile]
        if inside:
            predicted, true = fmean(one[0] for one in inside), fmean(one[1] for one in inside)
            off += abs(predicted - true) * len(inside)
            print(f"              {100 * predicted:8.1f}  {100 * true:9.1f}  {len(inside):9}")
    print(f"              mean error {100 * off / len(found.predictions):.1f} points")
    for name, values in found.losses.items():
        if len(values) > 1:
            rating, spread = levels(game)[name].rating, stdev(values)
            turns = f"{len(values)} turns"
            print(f"level         {name} = [{rating}, {fmean(values):.4f}]  spread {spread:.3f}, {turns}")


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--graph", action="store_true")
    parser.add_argument("--again", action="store_true", help="look at every mistake again")
    parser.add_argument("--bots", default="", help="one per seat, else neighbours in strength")
    given = parser.parse_args()
    game, found = game_named(given.game), Findings()
    seats = pairings(given.game, given.players)
    for number in range(given.games):
        bots = given.bots.split(",") if given.bots else next(seats)
        record = played(game, bots, number)
        report = measure(record, found, given.graph)
        if given.again and not given.graph:
            look_again(record, report, found)
    show(found, given.game)


if __name__ == "__main__":
    main()
