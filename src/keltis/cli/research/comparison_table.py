"""The result of a comparison as a table of at most 80 columns, or line by line."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_uppercase
from typing import TYPE_CHECKING

from keltis.cli.text_table import WIDTH, bare_table, show_table
from keltis.comparison import Comparison
from keltis.comparison.estimates import Estimate
from keltis.comparison.report import QUANTILES, Estimates
from keltis.comparison.variants import distinctions, facets
from keltis.console.width import cut, printable, wrapped
from keltis.games import game_named
from keltis.simulation.plain import Plan
from keltis.text_interface.translator import Translator

if TYPE_CHECKING:
    from rich.table import Table

HEAD = 15  # columns for a variant's name in the table header
DIGITS = 3  # maximum number of decimals


@dataclass(frozen=True)
class Row:
    """One estimate of every variant."""

    label: str
    key: str
    percent: bool


# --- words ---------------------------------------------------------------------------------------


def spoken(facet: str, value: str | int, translator: Translator) -> str:
    """One facet of a variant as text."""
    if facet == "players":
        return translator.text("compare-players", players=value)
    return str(value) if facet in ("board", "fingerprint") else f"{facet}={value}"


def labels(plans: tuple[Plan, ...], translator: Translator) -> list[str]:
    """Names of the variants, made of the facets that distinguish them."""
    return [
        ", ".join(spoken(facet, value, translator) for facet, value in distinct.items())
        for distinct in distinctions(plans)
    ]


def grouped(number: int) -> str:
    """A number in groups of three digits, the same in all languages."""
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def bots_of(plans: tuple[Plan, ...]) -> str:
    """The bots of the variant with the most seats; one name if all are equal."""
    seats = max((plan.bots for plan in plans), key=len)
    return ", ".join(seats if len(set(seats)) > 1 else seats[:1])


def title_of(plan: Plan, translator: Translator) -> str:
    """The title of the game."""
    return translator.title(game_named(plan.game))


def _full(plan: Plan, translator: Translator) -> str:
    """All facets of a variant as text."""
    facts = facets(plan)
    named = {"name": facts.pop("board"), "fingerprint": facts.pop("fingerprint")}
    others = [spoken(facet, value, translator) for facet, value in facts.items()]
    return ", ".join([translator.text("compare-board", **named), *others])


# --- rows ----------------------------------------------------------------------------------------


def sections(comparison: Comparison, translator: Translator) -> list[tuple[str, list[Row]]]:
    """All rows with their headings."""
    game = game_named(comparison.plans[0].game)
    seats = range(max(len(plan.bots) for plan in comparison.plans))
    seat = [translator.text("compare-seat", seat=number + 1) for number in seats]
    ends = [(translator.named(f"end-{end}", end), f"ends.{end}") for end in game.endings[1:]]
    sources = [(translator.named(f"source-{source}", source), source) for source in game.sources]
    score = [
        (translator.text(f"compare-{part}"), f"score.{part}")
        for part in ("mean", "deviation", "best", "margin")
    ]
    score += [(translator.text("compare-quantile", share=q), f"score.quantile.{q}") for q in QUANTILES]
    found = {
        "length": [(translator.text(f"compare-{part}"), part) for part in ("turns", "actions")],
        "ends": ends,
        "wins": [(seat[number], f"seats.{number}.wins") for number in seats],
        "advantage": [(seat[number], f"seats.{number}.advantage") for number in seats],
        "seats": [(seat[number], f"seats.{number}.score") for number in seats],
        "score": score,
        "points": [(word, f"points.{source}") for word, source in sources],
        "shares": [(word, f"shares.{source}") for word, source in sources],
    }
    percent = ("ends", "wins", "advantage", "shares")
    return [
        (
            translator.text(f"compare-{head}"),
            [Row(label, key, head in percent) for label, key in rows],
        )
        for head, rows in found.items()
    ]


def figures(estimate: Estimate | None, percent: bool = False, sign: bool = False) -> str:
    """An estimate with as many digits as its interval justifies.

    >>> figures(Estimate(12.3456, 12.3256, 12.3656))
    '12.346 ±0.020'
    >>> figures(Estimate(0.5, 0.48, 0.52), percent=True)
    '50.0 ±2.0'
    >>> figures(Estimate(3, 3, 4), sign=True)
    '+3 ±1'
    """
    if estimate is None:
        return "–"
    scale = 100 if percent else 1
    value, reach = scale * estimate.value, scale * estimate.reach
    whole = all(float(number).is_integer() for number in (value, reach))
    digits = 0 if whole else min(max(1 - math.floor(math.log10(reach)), 0), DIGITS) if reach else 2
    return f"{value:{'+' if sign else ''}.{digits}f} ±{reach:.{digits}f}"


def clear(difference: Estimate | None) -> bool:
    """Whether a difference is significant: its interval does not contain 0."""
    return difference is not None and abs(difference.value) > difference.reach


# --- printing ------------------------------------------------------------------------------------


def show(comparison: Comparison, plain: bool, translator: Translator) -> None:
    """Print everything: the first variant next to each other one."""
    for line in _top(comparison, translator):
        print(line)
    if plain:
        _lines(comparison, translator)
    else:
        _tables(comparison, translator)
    print()
    print("\n".join(wrapped(translator.text("compare-note"), WIDTH)))


def _top(comparison: Comparison, translator: Translator) -> Iterator[str]:
    plans = comparison.plans
    shown = {"title": title_of(plans[0], translator), "shown": grouped(comparison.games)}
    yield translator.text("compare-games", games=comparison.games, seed=str(plans[0].seed), **shown)
    yield translator.text("compare-bots", bots=bots_of(plans))
    for letter, plan in zip(ascii_uppercase, plans, strict=False):
        yield printable(cut(f"{letter}: {_full(plan, translator)}", WIDTH))


def _lines(comparison: Comparison, translator: Translator) -> None:
    """Line by line, each complete in itself: for screen readers and pipes."""
    every = [comparison.estimates(variant) for variant in range(len(comparison.plans))]
    differences = [comparison.differences(variant) for variant in range(len(every))]
    for head, rows in sections(comparison, translator):
        print()
        print(head)
        for row in rows:
            cells = [
                f"{letter} {figures(one.get(row.key), row.percent)}"
                for letter, one in zip(ascii_uppercase, every, strict=False)
            ]
            cells += [
                f"{letter} − A {_difference(found.get(row.key), row.percent)}"
                for letter, found in zip(ascii_uppercase[1:], differences[1:], strict=False)
            ]
            print(f"{row.label}: {'; '.join(cells)}")


def _difference(difference: Estimate | None, percent: bool) -> str:
    return figures(difference, percent, sign=True) + (" *" if clear(difference) else "")


def _tables(comparison: Comparison, translator: Translator) -> None:
    for variant in range(1, len(comparison.plans)) or (0,):
        print()
        show_table(_table(comparison, variant, translator))


def _table(comparison: Comparison, variant: int, translator: Translator) -> "Table":
    """The columns: the first variant, another one and their difference, or one variant alone."""
    pair = list(dict.fromkeys((0, variant)))
    names = labels(comparison.plans, translator)
    table = bare_table()
    table.add_column("", no_wrap=False)
    for one in pair:
        head = printable(cut(f"{ascii_uppercase[one]} {names[one]}", HEAD))
        table.add_column(head, justify="right", no_wrap=True)
    estimates = [comparison.estimates(one) for one in pair]
    differences: Estimates = {}
    if variant:
        table.add_column(f"{ascii_uppercase[variant]} − A", justify="right", no_wrap=True)
        table.add_column("", no_wrap=True)
        differences = comparison.differences(variant)
    for head, rows in sections(comparison, translator):
        table.add_row(head, style="bold")
        for row in rows:
            _add(table, row, estimates, differences.get(row.key), bool(variant))
    return table


def _add(
    table: "Table", row: Row, estimates: list[Estimates], difference: Estimate | None, both: bool
) -> None:
    if not any(row.key in found for found in estimates):
        return
    cells = [f"  {row.label}", *(figures(found.get(row.key), row.percent) for found in estimates)]
    if both:
        cells += [figures(difference, row.percent, sign=True), "*" if clear(difference) else ""]
    table.add_row(*cells)
