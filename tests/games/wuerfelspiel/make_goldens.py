"""Make the finished games and the playthrough in `goldens`: python -m tests.games.wuerfelspiel.make_goldens

A finished game that is stored already is never written again, whatever the bots would play today: it must
stay readable. The playthrough is printed anew from its stored game.
"""

import hashlib
import json
from pathlib import Path

from keltis.core.play import Play
from keltis.core.record import record_of
from keltis.core.recordfile import as_text, read_records
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import plain, view
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import SIDE
from tests.games.wuerfelspiel.gamesters import played
from tests.games.wuerfelspiel.positions import DicePlay

GOLDENS = Path(__file__).parent / "goldens"
PLAYTHROUGH = GOLDENS / "playthrough.txt"
PLAYTHROUGH_GAME = GOLDENS / "2-match-greedy-0.txt"

# Who sits where, as far as there are seats, and on which sides they play.
TABLES = [
    (("greedy", "greedy", "greedy", "greedy"), SIDE.values),
    (("greedy", "runner", "random", "stroller"), SIDE.values),
    (("random", "random", "random", "random"), ("simple", "crossed")),
    (("loafer", "loafer", "loafer", "loafer"), ("crossed",)),
]


def make_games() -> None:
    """Play and store the games that are not there yet."""
    for players in WUERFELSPIEL.players:
        for table, sides in TABLES:
            for side in sides:
                names = list(table[:players])
                file = GOLDENS / f"{players}-{side}-{'-'.join(dict.fromkeys(names))}-0.txt"
                if not file.exists():
                    record = record_of(played(names, 0, side), names, {"seed": "0"})
                    file.write_text(as_text(record), "utf-8", newline="\n")


def stored_games() -> list[Path]:
    """The files of all finished games."""
    return sorted(file for file in GOLDENS.glob("*.txt") if file != PLAYTHROUGH)


# --- the playthrough ----------------------------------------------------------------------------


def playthrough() -> str:
    """One match printed in full: every position, what is possible, what is done, who sees what."""
    (record,) = read_records(PLAYTHROUGH_GAME, (WUERFELSPIEL,))
    play = Play(WUERFELSPIEL, record.play.players, record.play.board)
    lines = []
    for action in record.play.actions:
        lines.append(f"--- {len(play.actions)} · {WUERFELSPIEL.heading(play.state)}")
        if play.mover == CHANCE:
            lines.append(f"chance: 1 of {WUERFELSPIEL.chance_ways(play.facts, play.state)}")
        else:
            lines += summary(play)
            lines.append(f"legal: {', '.join(map(play.words, play.legal()))}")
        lines += [f"seen by {name}: {digest(play, viewer)}" for name, viewer in VIEWERS.items()]
        lines.append(f"done: {play.words(action)}")
        play.do(action)
    lines += ["--- the end", *summary(play), f"end: {WUERFELSPIEL.end_reason(play.state)}"]
    lines += [f"scores: {play.scores()}, winners: {play.winners()}"]
    lines += ["seen by nobody in particular:", json.dumps(plain(view(play)), indent=1, ensure_ascii=False)]
    return "\n".join(lines) + "\n"


VIEWERS = {"seat 0": 0, "seat 1": 1, "spectators": SPECTATOR}


def digest(play: DicePlay, viewer: int) -> str:
    """A short name for exactly this view."""
    text = json.dumps(plain(view(play, viewer)), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def summary(play: DicePlay) -> list[str]:
    """The whole position in a few lines."""
    seen = view(play)
    table = seen.table
    lines = [
        f"side {table.number} of {table.sides} ({table.side}), dice {' '.join(table.dice)}, "
        f"stock {table.stock}, in goal {table.goal_count}, idle turns {play.state.idle}"
    ]
    for seat, own in enumerate(table.players):
        lines.append(
            f"seat {seat}: fields {' '.join(map(str, own.fields))} | left {own.left} | in goal {own.goal} | "
            f"wishes {own.wishes} | first side {own.first} | total {seen.scores[seat].total}"
        )
    return lines


if __name__ == "__main__":
    make_games()
    PLAYTHROUGH.write_text(playthrough(), "utf-8", newline="\n")
