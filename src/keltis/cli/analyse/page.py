"""A report as a self-contained HTML page."""

from collections.abc import Iterator
from html import escape

from keltis.cli.analyse.chart import chart
from keltis.cli.analyse.text import (
    key_event,
    method_messages,
    percent,
    sum_rows,
    summary_messages,
)
from keltis.coach.report import Candidate, Report, SeatSummary, Turn
from keltis.core.record import Record
from keltis.games import game_named
from keltis.text_interface.translator import Translator

STYLE = """
* { box-sizing: border-box }
body { margin: 0; background: #F1E9D6; color: #2A261C; font: 15px/1.45 'Segoe UI', Roboto, sans-serif }
main { max-width: 560px; margin: 0 auto; padding: 12px 8px 40px }
h1, h2, h3 { font-family: 'Iowan Old Style', Palatino, Georgia, serif; line-height: 1.15; margin: 0 }
h1 { font-size: 25px; padding: 12px 6px }
h2 { font-size: 19px }
h3 { font-size: 16px; margin-top: 14px }
section { background: #FBF6E9; border-radius: 16px; padding: 14px; margin-top: 12px }
section { box-shadow: 0 0 0 1px #d8c9a399, 0 6px 18px #4a3b1718 }
table { border-collapse: collapse; width: 100% }
th { font-weight: 400; text-align: left }
td { text-align: right; font-variant-numeric: tabular-nums }
tr + tr > * { border-top: 1px solid #E4D9BC }
tr > * { padding: 4px 0 }
p { margin: 4px 0 }
ul, ol { margin: 4px 0; padding-left: 22px }
svg { width: 100%; height: auto; display: block }
.legend { display: flex; gap: 12px; flex-wrap: wrap; font-size: 13px }
.legend i { display: inline-block; width: 17px; height: 11px; border-radius: 3px; margin-right: 4px }
.bad { color: #A5391F; font-weight: 700 }
.soft { color: #665C45; font-size: 13px }
"""
LEGEND = (
    ("coach-legend-play", "#8FAF6A"),
    ("coach-legend-good", "repeating-linear-gradient(45deg,#F8DE9B 0 3px,#D79A34 3px 5px)"),
    ("coach-legend-bad", "repeating-linear-gradient(-45deg,#D4DDE0 0 3px,#7E98A6 3px 5px)"),
)


def page(games: list[tuple[Record, Report]], language: str) -> str:
    """All reports on one page."""
    body = "".join("".join(_game(record, report, language)) for record, report in games)
    title = escape(Translator(language).text("coach-title"))
    return (
        f'<!doctype html>\n<html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{STYLE}</style><main>{body}</main></html>\n"
    )


def _game(record: Record, report: Report, language: str) -> Iterator[str]:
    translator = Translator(language, record.names)
    game = translator.title(game_named(report.game))
    yield f"<h1>{_text(translator, 'coach-heading', game=game)}</h1>"
    if not report.over:
        yield f"<p>{_text(translator, 'coach-unfinished')}</p>"
    for seat in report.seats:
        yield "".join(_seat(record, report, seat, translator))
    yield "".join(_faults(report, translator))
    method = " ".join(escape(translator(told)) for told in method_messages(report))
    yield f'<p class="soft">{method}</p>'


def _seat(record: Record, report: Report, seat: SeatSummary, translator: Translator) -> Iterator[str]:
    yield f"<section><h2>{_text(translator, 'coach-seat', name=seat.name, score=seat.score)}</h2>"
    for told in summary_messages(seat):
        yield f"<p>{escape(translator(told))}</p>"
    yield f"<h3>{_text(translator, 'coach-chance')}</h3>{chart(record, report, seat.seat, translator)}"
    legend = (
        f'<span><i style="background:{fill}"></i>{_text(translator, label)}</span>' for label, fill in LEGEND
    )
    yield f'<div class="legend">{"".join(legend)}</div>'
    yield from _moments(report, seat, translator)
    yield f"<h3>{_text(translator, 'coach-sum')}</h3><table>"
    for label, value, sign in sum_rows(seat):
        yield f'<tr><th scope="row">{_text(translator, label)}</th><td>{percent(value, sign)} %</td></tr>'
    yield "</table></section>"


def _moments(report: Report, seat: SeatSummary, translator: Translator) -> Iterator[str]:
    moments = [turn for turn in report.turns if turn.number in seat.key_turns]
    if not moments:
        return
    yield f"<h3>{_text(translator, 'coach-key')}</h3><ol>"
    for turn in moments:
        change, tag = key_event(turn, seat.seat)
        name = report.seats[turn.seat].name
        heading = _text(translator, "coach-turn-of", turn=turn.number, name=name)
        yield f"<li>{heading}: <b>{percent(change, sign=True)} %</b> ({_text(translator, tag)})</li>"
    yield "</ol>"


def _faults(report: Report, translator: Translator) -> Iterator[str]:
    yield f"<section><h2>{_text(translator, 'coach-found')}</h2>"
    faults = [turn for turn in report.turns if turn.band != "fine"]
    for turn in faults:
        yield "".join(_fault(turn, translator))
    if not faults:
        yield f"<p>{_text(translator, 'coach-flawless')}</p>"
    yield "</section>"


def _fault(turn: Turn, translator: Translator) -> Iterator[str]:
    heading = _text(translator, "coach-turn-of", turn=turn.number, name=translator.names[turn.seat])
    band = _text(translator, "coach-band", band=turn.band)
    yield f'<h3>{heading}: {band}, <span class="bad">{percent(-turn.loss, sign=True)} %</span></h3>'
    for step in turn.steps:
        if step.loss:
            yield _candidate("coach-played", step.played, translator)
            yield _candidate("coach-better", step.best[0], translator)


def _candidate(label: str, candidate: Candidate, translator: Translator) -> str:
    actions = _text(translator, label, actions=", ".join(candidate.actions))
    reasons = "".join(f"<li>{escape(translator(told))}</li>" for told in candidate.reasons)
    return f"<p>{actions} ({percent(candidate.share)} %)</p>" + (f"<ul>{reasons}</ul>" if reasons else "")


def _text(translator: Translator, id: str, /, **args: str | int) -> str:
    return escape(translator.text(id, **args))
