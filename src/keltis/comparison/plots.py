"""A comparison as a picture: five panels with one legend, as SVG for print or as HTML that needs no network.

Altair is an extra; only this module imports it. The palette is Okabe and Ito's, which people with any colour
vision can distinguish; shapes and dashes repeat it without colour.
"""

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import altair as alt

from keltis.comparison import Comparison
from keltis.comparison.estimates import quantile
from keltis.comparison.report import Estimates
from keltis.games import game_named
from keltis.simulation.plain import interval

COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#000000"]
SHAPES = ["circle", "square", "triangle-up", "diamond", "cross", "triangle-down"]
DASHES = [[1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 1]]
CURVE = (400, 220)  # width and height
DOTS = 190  # width
STEP = 15  # height of a variant in a panel of dots
GAPS = (60, 145)  # between curves, and between dots, whose labels need room; both rows end flush
BINS = (12, 60)  # minimum and maximum number in a curve
RARE = 1e-4  # rarer values are cut off at both ends of a curve
FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif"

Values = list[dict[str, Any]]
Picture = Any  # combining Altair's charts yields other types


@dataclass(frozen=True)
class Panel:
    """A panel: values and labels."""

    values: Values
    title: str
    axis: str
    side: str = ""  # the other axis


@dataclass(frozen=True)
class Labels:
    """All texts of a plot; `tell` formats the messages of the catalogue."""

    names: list[str]  # of the variants
    title: str
    subtitle: str
    tell: Callable[..., str]
    named: Callable[[str, str], str]  # a message, or a plain name


def save(comparison: Comparison, labels: Labels, path: Path) -> None:
    """Draw a comparison into a file; its suffix selects the format."""
    picture = chart(comparison, labels)
    if path.suffix.lower() == ".svg":
        picture.save(str(path), format="svg")
    else:
        menu = {"export": True, "source": False, "compiled": False, "editor": False}
        picture.save(
            str(path), format="html", inline=True, embed_options={"actions": menu, "renderer": "svg"}
        )


# --- values ------------------------------------------------------------------------------------


def curve(comparison: Comparison, labels: Labels, counts: list[Counter[int]]) -> Values:
    """The shares of the values of a distribution, in bins, with intervals; only games are independent."""
    least = min(quantile(found, RARE) for found in counts)
    most = max(quantile(found, 1 - RARE) for found in counts)
    width = bin_width(most - least + 1, bins_for(comparison.games))
    values: Values = []
    for name, found in zip(labels.names, counts, strict=True):
        binned: Counter[int] = Counter()
        for value, count in found.items():
            binned[value // width] += count
        for number in range(least // width, most // width + 1):
            share = binned[number] / found.total()
            low, high = interval(share, comparison.games)
            middle = number * width + (width - 1) / 2
            values.append({"variant": name, "x": middle, "y": share / width} | _reach(low, high, width))
    return values


def bins_for(games: int) -> int:
    """The number of bins for a number of games, small enough to hide random fluctuations."""
    least, most = BINS
    return min(max(least, 2 * math.isqrt(games)), most)


def bin_width(values: int, bins: int) -> int:
    """The number of neighbouring values in a bin: 1, 2, 5, 10, 20, …

    >>> [bin_width(values, 60) for values in (60, 61, 200, 700)]
    [1, 2, 5, 20]
    """
    width, digit = 1, 0
    while values > bins * width * (1, 2, 5)[digit]:
        width, digit = (width, digit + 1) if digit < 2 else (10 * width, 0)
    return width * (1, 2, 5)[digit]


def _reach(low: float, high: float, width: int = 1) -> dict[str, float]:
    return {"low": low / width, "high": high / width}


def dots(comparison: Comparison, labels: Labels, keys: dict[str, str]) -> Values:
    """Estimates with their intervals, by the names of what is estimated."""
    values: Values = []
    for variant, name in enumerate(labels.names):
        found: Estimates = comparison.estimates(variant)
        for key, label in keys.items():
            if key in found:
                one = found[key]
                values.append({"variant": name, "what": label, "x": one.value} | _reach(one.low, one.high))
    return values


# --- panels ------------------------------------------------------------------------------------


def panels(comparison: Comparison, labels: Labels) -> tuple[list[Panel], list[Panel]]:
    """All panels: the curves, and those with dots."""
    tell, game = labels.tell, game_named(comparison.plans[0].game)
    variants = range(len(comparison.plans))
    scores = curve(comparison, labels, [comparison.scores(variant) for variant in variants])
    turns = curve(comparison, labels, [comparison.sums[variant].turns for variant in variants])
    seats = range(max(len(plan.bots) for plan in comparison.plans))
    wins = {f"seats.{seat}.wins": tell("compare-seat", seat=seat + 1) for seat in seats}
    ends = {f"ends.{end}": labels.named(f"end-{end}", end) for end in game.endings[1:]}
    sources = {f"points.{source}": labels.named(f"source-{source}", source) for source in game.sources}
    curves = [
        Panel(scores, tell("plot-scores"), tell("plot-points"), tell("plot-players")),
        Panel(turns, tell("plot-turns"), tell("plot-turn-axis"), tell("plot-games")),
    ]
    rows = [
        Panel(dots(comparison, labels, wins), tell("plot-wins"), tell("plot-wins-axis")),
        Panel(dots(comparison, labels, ends), tell("plot-ends"), tell("plot-games")),
        Panel(dots(comparison, labels, sources), tell("plot-sources"), tell("plot-sources-axis")),
    ]
    return curves, rows


def chart(comparison: Comparison, labels: Labels) -> Picture:
    """The whole picture."""
    curves, (wins, ends, sources) = panels(comparison, labels)
    fair = sorted({1 / len(plan.bots) for plan in comparison.plans})
    rows = max(len(_labels(panel)) for panel in (wins, ends, sources))
    height = rows * (STEP * len(labels.names) + 10)
    upper = [_curve_chart(panel, labels) for panel in curves]
    lower = [
        _dot_chart(wins, labels, height, alt.Scale(zero=False), "%", fair),
        _dot_chart(ends, labels, height, alt.Scale(domain=[0, 1]), "%", ticks=[0, 0.5, 1]),
        _dot_chart(sources, labels, height, alt.Scale(), "~f"),
    ]
    both = [
        alt.hconcat(*row, spacing=gap, bounds="flush") for row, gap in zip((upper, lower), GAPS, strict=True)
    ]
    looks: dict[str, Any] = {"color": "independent", "shape": "independent", "strokeDash": "independent"}
    title = alt.TitleParams(labels.title, subtitle=labels.subtitle, anchor="start", fontSize=16, offset=12)
    return (
        alt.vconcat(*both, spacing=30, title=title)
        .resolve_scale(**looks)
        .resolve_legend(**looks)
        .configure(font=FONT, background="white", padding=16)
        .configure_view(stroke=None)
        .configure_axis(gridColor="#dddddd", labelFontSize=11, titleFontSize=11, titleFontWeight="normal")
        .configure_title(fontSize=13, anchor="start", subtitleFontSize=11, subtitleColor="#444444")
        .configure_legend(orient="top", labelFontSize=12, labelLimit=260, columns=4, symbolSize=120)
    )


def _labels(panel: Panel) -> list[str]:
    """The labels of a panel of dots, from top to bottom."""
    return list(dict.fromkeys(value["what"] for value in panel.values))


def _look(labels: Labels, looks: list[Any], line: bool) -> dict[str, Any]:
    """The colours, shapes and dashes of the variants; they repeat if there are too many variants."""
    chosen = [looks[number % len(looks)] for number in range(len(labels.names))]
    symbol: dict[str, Any] = (
        {"symbolType": "stroke", "symbolSize": 500, "symbolStrokeWidth": 2} if line else {}
    )
    legend = alt.Legend(title=None, symbolOpacity=1, **symbol) if len(labels.names) > 1 else None
    return {"sort": labels.names, "scale": alt.Scale(domain=labels.names, range=chosen), "legend": legend}


def _colour(labels: Labels, line: bool) -> alt.Color:
    return alt.Color("variant:N", **_look(labels, COLOURS, line))


def _curve_chart(panel: Panel, labels: Labels) -> Picture:
    share = alt.Axis(format=".1~%", title=panel.side, tickCount=6)
    base = alt.Chart({"values": panel.values}).encode(
        x=alt.X("x:Q", title=panel.axis, scale=alt.Scale(zero=False, nice=False)), color=_colour(labels, True)
    )
    band = base.mark_area(opacity=0.25, interpolate="monotone").encode(
        y=alt.Y("low:Q", axis=share), y2="high:Q"
    )
    line = base.mark_line(interpolate="monotone", strokeWidth=2).encode(
        y=alt.Y("y:Q", axis=share), strokeDash=alt.StrokeDash("variant:N", **_look(labels, DASHES, True))
    )
    width, height = CURVE
    return alt.layer(band, line).properties(width=width, height=height, title=panel.title)


def _dot_chart(
    panel: Panel,
    labels: Labels,
    height: int,
    scale: alt.Scale,
    numbers: str,
    marks: list[float] | None = None,
    ticks: list[float] | None = None,
) -> Picture:
    left = alt.Axis(title=None, ticks=False, domain=False, labelLimit=GAPS[1], labelPadding=8)
    axis = alt.Axis(format=numbers, title=panel.axis, tickCount=4, values=ticks or alt.Undefined)
    base = alt.Chart({"values": panel.values}).encode(
        y=alt.Y("what:N", sort=_labels(panel), axis=left, scale=alt.Scale(paddingInner=0.3)),
        yOffset=alt.YOffset("variant:N", sort=labels.names),
        color=_colour(labels, False),
    )
    reach = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", axis=axis, scale=scale), x2="high:Q")
    dot = base.mark_point(filled=True, size=50, opacity=1).encode(
        x=alt.X("x:Q", axis=axis, scale=scale), shape=alt.Shape("variant:N", **_look(labels, SHAPES, False))
    )
    layers: list[Picture] = [reach, dot]
    if marks:
        lines = alt.Chart({"values": [{"x": mark} for mark in marks]})
        layers.insert(0, lines.mark_rule(strokeDash=[2, 3], color="#666666").encode(x="x:Q"))
    return alt.layer(*layers).properties(width=DOTS, height=height, title=panel.title)
