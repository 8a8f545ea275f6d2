"""The results as Markdown tables, aligned for terminals."""

from benchmarks.peers.bars import BARS, Bar
from benchmarks.peers.contest import Results
from benchmarks.peers.spread import Spread, ratio
from benchmarks.peers.workers.keltis import BATCH

# A table: its title, the kinds of series in it, the reference series, and the units.
TABLES = (
    (
        "Random play inside compiled code",
        ("keltis/random", "yardstick/", "openspiel/rollouts", "openspiel/whole"),
        "keltis/random/keltis",
        ("actions", "decisions"),
    ),
    (
        "One game at a time from Python",
        ("keltis/plain", "openspiel/python", "rlcard/python"),
        "keltis/plain/keltis",
        ("decisions",),
    ),
    (
        "Batches stepped from Python",
        ("keltis/step", "keltis/packed", "keltis/fresh", "pgx/"),
        f"keltis/step-{BATCH}/keltis",
        ("decisions",),
    ),
    (
        "PettingZoo environments",
        ("keltis/turns", "keltis/slowturns", "pettingzoo/turns"),
        "keltis/turns/keltis",
        ("decisions",),
    ),
)

ENOUGH = 5  # rounds
PEERS = {
    "keltis": "Keltis",
    "openspiel": "OpenSpiel",
    "pgx": "pgx",
    "pettingzoo": "PettingZoo",
    "rlcard": "RLCard",
    "yardstick": "C yardstick",
}
KINDS = {
    "random": "compiled random play",
    "playouts": "compiled playouts",
    "plain": "plain Python",
    "rollouts": "C++ rollouts after the deal",
    "whole": "C++ bots, whole games",
    "python": "from Python",
    "turns": "environment",
    "slowturns": "environment in plain Python",
}

HOW = {"loop": "loop inside", "fresh": "fresh arrays", "packed": "all packed"}


def in_order(series: list[str]) -> list[str]:
    """The order of the tables: series that are compared are next to each other."""
    return [name for _, kinds, _, _ in TABLES for kind in kinds for name in series if name.startswith(kind)]


def words(series: str) -> str:
    """The label of a series."""
    peer, kind, game = series.split("/")
    how, _, size = kind.partition("-")
    if how == "step":
        kind = f"batch of {int(size):,}"
    elif how in HOW:
        kind = f"batch of {int(size):,}, {HOW[how]}"
    else:
        kind = KINDS[kind]
    return f"{PEERS[peer]}: {game}, {kind}"


def number(value: float) -> str:
    """Three figures, in thousands or millions."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return three(value / size) + letter
    return three(value)


def three(value: float) -> str:
    """About three figures."""
    return f"{value:,.0f}" if value >= 99.95 else f"{value:.1f}" if value >= 9.995 else f"{value:.2f}"


def spread(value: Spread) -> str:
    """A median with the least and the most of the rounds."""
    return f"{number(value.median)} ({number(value.least)} – {number(value.most)})"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table with straight columns: the first one to the left, the others to the right."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = [
        "| " + " | ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) + " |"
        for row in [head, rule, *rows]
    ]
    return "\n".join(lines)


def comparison(results: Results, series: list[str], reference: str, units: tuple[str, ...]) -> str:
    """The series of one table, with the ratio of the reference to each."""

    def times(name: str, unit: str) -> str:
        if reference not in results.counts or name == reference:
            return "–"
        return three(ratio(results.rates(reference, unit), results.rates(name, unit)).median)

    game = reference.rpartition("/")[2]
    head = ["series", "decisions/s: median (least – most)", "actions/s"]
    head += [f"{game} is × in {unit}" for unit in units]
    rows = []
    for name in series:
        decisions, actions = (Spread.of(results.rates(name, unit)) for unit in ("decisions", "actions"))
        rows.append([words(name), spread(decisions), number(actions.median)])
        rows[-1] += [times(name, unit) for unit in units]
    return table(head, rows)


def bar_row(bar: Bar, results: Results) -> list[str]:
    """A bar, what was reached and whether it holds."""
    reached = bar.reached(results)
    if reached is None:
        return [bar.words, number(bar.least), "–", "not measured"]
    return [bar.words, number(bar.least), spread(reached), "holds" if bar.holds(results) else "DOES NOT HOLD"]


def report(results: Results, facts: dict[str, str]) -> str:
    """Everything, ready to be printed."""
    parts = ["\n".join(f"- {name}: {fact}" for name, fact in facts.items())]
    for title, kinds, reference, units in TABLES:
        series = [name for name in in_order(list(results.counts)) if name.startswith(kinds)]
        if series:
            parts.append(f"### {title}\n\n{comparison(results, series, reference, units)}")
    measured = [bar_row(bar, results) for bar in BARS]
    few = min(map(len, results.counts.values()), default=0) < ENOUGH
    title = f"Bars (fewer than {ENOUGH} rounds are too few to judge)" if few else "Bars"
    parts.append(f"### {title}\n\n" + table(["bar", "at least", "reached", ""], measured))
    if results.missing:
        lines = [f"- {name}: not available: {reason}" for name, reason in results.missing.items()]
        parts.append("### Not measured\n\n" + "\n".join(lines))
    return "\n\n".join(parts)
