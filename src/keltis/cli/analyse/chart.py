"""The graph of a player's chance to win as SVG: own moves, luck, others' moves and key turns."""

from collections.abc import Iterator, Sequence
from html import escape

from keltis.cli.analyse.text import key_event
from keltis.coach.report import Point, Report, SeatSummary
from keltis.core.record import Record
from keltis.text_interface.translator import Translator

WIDTH, HEIGHT = 390, 268
LEFT, RIGHT, TOP, BOTTOM = 40, 372, 18, 234
LINES = (("#A5391F", "7 5"), ("#2F5C97", "2 4"), ("#6B4A8A", "10 3 2 3"))  # of the others
INK, SOFT, MOSS = "#22361A", "#665C45", "#8FAF6A"
GOOD, BAD = "good", "bad"
Spot = tuple[float, float]

HATCHES = (
    '<pattern id="good" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="7" height="7" fill="#F8DE9B"/><rect width="3" height="7" fill="#D79A34"/></pattern>'
    '<pattern id="bad" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">'
    '<rect width="7" height="7" fill="#D4DDE0"/><rect width="3" height="7" fill="#7E98A6"/></pattern>'
)


def chart(record: Record, report: Report, seat: int, translator: Translator) -> str:
    """The graph of one seat as a stand-alone SVG."""
    summary = report.seats[seat]
    ends = [round(100 * share) for share in (summary.sum.start, summary.sum.result)]
    label = translator.text("coach-chance-label", name=summary.name, start=ends[0], end=ends[1])
    parts = "".join(_parts(report, summary, len(record.play.actions)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="Georgia, serif" font-size="12" aria-label="{escape(label, quote=True)}">'
        f"<title>{escape(label)}</title><defs>{HATCHES}</defs>{parts}</svg>\n"
    )


def _parts(report: Report, summary: SeatSummary, length: int) -> Iterator[str]:
    seat, points = summary.seat, summary.graph
    yield from _grid(report)
    chances = [_spot(point, point.shares[seat], length) for point in points]
    alone = [_spot(point, point.shares[seat] - point.luck, length) for point in points]
    ground = [(chances[-1][0], float(BOTTOM)), (chances[0][0], float(BOTTOM))]
    yield f'<polygon points="{_path([*alone, *ground])}" fill="{MOSS}" fill-opacity=".45"/>'
    yield from _luck(chances, alone)
    others = [other for other in range(report.players) if other != seat]
    for (colour, dash), other in zip(LINES, others, strict=False):
        path = _path([_spot(point, point.shares[other], length) for point in points])
        yield _line(path, f'stroke="{colour}" stroke-width="2.2" stroke-dasharray="{dash}"')
    yield _line(_path(chances), f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"')
    yield from _moments(report, summary, length)


def _grid(report: Report) -> Iterator[str]:
    for percent in (0, 50, 100):
        y = _y(percent / 100)
        yield f'<path d="M{LEFT} {y}H{RIGHT}" stroke="#D9CBA9"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end" fill="{SOFT}">{percent}</text>'
    last = report.turns[-1].number if report.turns else 0
    yield f'<text x="{LEFT}" y="{BOTTOM + 18}" fill="{SOFT}">1</text>'
    yield f'<text x="{RIGHT}" y="{BOTTOM + 18}" text-anchor="end" fill="{SOFT}">{last}</text>'


def _luck(chances: Sequence[Spot], alone: Sequence[Spot]) -> Iterator[str]:
    """The areas between the chance and the chance without luck."""
    for index in range(len(chances) - 1):
        high, low = chances[index : index + 2], alone[index : index + 2]
        kind = GOOD if high[0][1] + high[1][1] <= low[0][1] + low[1][1] else BAD
        yield f'<polygon points="{_path([*high, *reversed(low)])}" fill="url(#{kind})"/>'


def _moments(report: Report, summary: SeatSummary, length: int) -> Iterator[str]:
    for turn in report.turns:
        if turn.number not in summary.key_turns:
            continue
        at = turn.at + turn.actions
        point = min(summary.graph, key=lambda point: abs(point.at - at))
        x, y = _spot(point, point.shares[summary.seat], length)
        change, _ = key_event(turn, summary.seat)
        place = summary.key_turns.index(turn.number) + 1
        colour = "#A5391F" if change < 0 else "#B3600D"
        yield f'<path d="M{x} {y}V{BOTTOM}" stroke="#7A5A1E" stroke-dasharray="2 4"/>'
        yield f'<circle cx="{x}" cy="{y}" r="10" fill="{colour}" stroke="#fff" stroke-width="2"/>'
        yield f'<text x="{x}" y="{y + 4}" text-anchor="middle" fill="#fff">{place}</text>'


def _line(path: str, style: str) -> str:
    return f'<polyline points="{path}" fill="none" {style}/>'


def _path(spots: Sequence[Spot]) -> str:
    return " ".join(f"{x},{y}" for x, y in spots)


def _spot(point: Point, share: float, length: int) -> Spot:
    x = LEFT + (RIGHT - LEFT) * point.at / max(length, 1)
    return round(x, 1), _y(share)


def _y(share: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * min(max(share, -0.07), 1.07), 1)
