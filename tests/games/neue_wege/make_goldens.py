"""Make the finished games and the playthrough in `goldens`: python -m tests.games.neue_wege.make_goldens

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
from keltis.core.view import View, plain, view
from keltis.games.neue_wege import NEUE_WEGE
from keltis.games.neue_wege.view import Field
from tests.games.neue_wege.gamesters import played
from tests.games.neue_wege.positions import NeueWegePlay

GOLDENS = Path(__file__).parent / "goldens"
PLAYTHROUGH = GOLDENS / "playthrough.txt"
PLAYTHROUGH_GAME = GOLDENS / "2-greedy-2.txt"

# Who sits where, as far as there are seats, and how many games they play.
TABLES = [
    (("greedy", "greedy", "greedy", "greedy"), 5),
    (("greedy", "crowd", "random", "runner"), 3),
    (("random", "random", "random", "random"), 1),
    (("runner", "runner", "runner", "runner"), 1),
    (("crowd", "crowd", "crowd", "crowd"), 1),
    (("miser", "miser", "miser", "miser"), 1),
]


def make_games() -> None:
    """Play and store the games that are not there yet."""
    for players in NEUE_WEGE.players:
        for table, games in TABLES:
            for seed in range(games):
                names = list(table[:players])
                file = GOLDENS / f"{players}-{'-'.join(dict.fromkeys(names))}-{seed}.txt"
                if not file.exists():
                    record = record_of(played(names, seed), names, {"seed": str(seed)})
                    file.write_text(as_text(record), "utf-8", newline="\n")


def stored_games() -> list[Path]:
    """The files of all finished games."""
    return sorted(file for file in GOLDENS.glob("*.txt") if file != PLAYTHROUGH)


# --- the playthrough ----------------------------------------------------------------------------


def playthrough() -> str:
    """One game printed in full: every position, what is possible, what is done, who sees what."""
    (record,) = read_records(PLAYTHROUGH_GAME, (NEUE_WEGE,))
    play = Play(NEUE_WEGE, record.play.players)
    lines = []
    for action in record.play.actions:
        lines.append(f"--- {len(play.actions)} · {NEUE_WEGE.heading(play.state)}")
        if play.mover == CHANCE:
            lines.append(f"chance: 1 of {NEUE_WEGE.chance_ways(play.facts, play.state)}")
        else:
            lines += summary(play)
            lines.append(f"legal: {', '.join(map(play.words, play.legal()))}")
        lines += [f"seen by {name}: {digest(play, viewer)}" for name, viewer in VIEWERS.items()]
        lines.append(f"done: {play.words(action)}")
        play.do(action)
    lines += ["--- the end", *summary(play), f"end: {NEUE_WEGE.end_reason(play.state)}"]
    lines += [f"scores: {play.scores()}, winners: {play.winners()}"]
    lines += ["seen by nobody in particular:", json.dumps(plain(view(play)), indent=1, ensure_ascii=False)]
    return "\n".join(lines) + "\n"


VIEWERS = {"seat 0": 0, "seat 1": 1, "spectators": SPECTATOR}


def digest(play: NeueWegePlay, viewer: int) -> str:
    """A short name for exactly this view."""
    text = json.dumps(plain(view(play, viewer)), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def summary(play: NeueWegePlay) -> list[str]:
    """The whole position in a few lines."""
    table = view(play).table
    piles = " ".join(f"{pile.top}×{pile.size}" for pile in table.piles if pile.size)
    idle = play.state.stock.idle
    lines = [f"deck {table.deck}, in goal {table.goal_count}, idle turns {idle}, piles: {piles or '–'}"]
    lying = [f"{field.name} {field.tile or field.stack_left}" for field in table.fields if _carries(field)]
    lines.append(f"on the board: {', '.join(lying)}")
    return lines + [seat_summary(view(play, seat), seat) for seat in range(play.players)]


def _carries(field: Field) -> bool:
    return bool(field.tile or field.stack)


def seat_summary(seen: View, seat: int) -> str:
    """All that is a seat's."""
    own = seen.table.players[seat]
    rows = [
        f"{row.colour} {' '.join(map(str, row.values))} {row.direction}" for row in own.rows if row.values
    ]
    parts = [
        f"seat {seat}: hand {' '.join(seen.table.hand)}",
        f"known {' '.join(own.known) or '–'}",
        f"rows {', '.join(rows) or '–'}",
        f"figures {' '.join(own.small)}, large on {own.large}",
        f"wishes {' '.join(map(str, own.wish_colours))}, points {own.points}",
        f"total {seen.scores[seat].total}",
    ]
    return " | ".join(parts)


if __name__ == "__main__":
    make_games()
    PLAYTHROUGH.write_text(playthrough(), "utf-8", newline="\n")
