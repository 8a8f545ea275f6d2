"""Draws learning curves: python examples/curve.py docs/ppo.svg NAME=FILE.jsonl …"""

import json
import sys
from pathlib import Path
from typing import Any

import altair


def points(name: str, file: Path) -> list[dict[str, Any]]:
    """The measurements of a run."""
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [{"run": name, "minutes": line["cpu_seconds"] / 60, "wins": 100 * line["wins"]} for line in lines]


def main() -> None:
    target, *runs = sys.argv[1:]
    found = [point for run in runs for point in points(run.partition("=")[0], Path(run.partition("=")[2]))]
    data: Any = {"values": found}
    chart = altair.Chart(data).mark_line(point=True)
    encoded = chart.encode(
        x=altair.X("minutes:Q", title="CPU minutes on one core"),
        y=altair.Y("wins:Q", title="share of the win against greedy, %", scale=altair.Scale(domain=[0, 60])),
        color=altair.Color("run:N", title=None, legend=altair.Legend(orient="top")),
    )
    encoded.properties(width=560, height=280, background="white").save(target)


if __name__ == "__main__":
    main()
