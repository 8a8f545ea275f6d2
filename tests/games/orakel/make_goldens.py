"""Make the finished games and the playthrough in `goldens`: python -m tests.games.orakel.make_goldens

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
from keltis.games.orakel import ORAKEL
from tests.games.orakel.gamesters import played
from tests.games.orakel.positions import OrakelPlay

GOLDENS = Path(__file__).parent / "goldens"
PLAYTHROUGH = GOLDENS / "playthrough.txt"
PLAYTHROUGH_GAME = GOLDENS / "2-greedy-0.txt"

# Who sits where, as far as there are seats, and how many games they play: as usual, and with the variant.
TABLES = [
    (("greedy", "greedy", "greedy", "greedy"), 2, 1),
    (("greedy", "seeker", "random", "sprinter"), 1, 1),
    (("random", "random", "random", "random"), 1, 1),
    (("whirler", "whirler", "whirler", "whirler"), 1, 1),
    (("seeker", "seeker", "seeker", "seeker"), 1, 0),
    (("miser", "miser", "miser", "miser"), 1, 1),
]


def make_games() -> None:
    """Play and store the games that are not there yet."""
    for players in ORAKEL.players:
        for table, usual, variant in TABLES:
            for seed in range(usual):
                _make_game(list(table[:players]), seed, "figure")
            for seed in range(variant):
                _make_game(list(table[:players]), seed, "any")


def _make_game(names: list[str], seed: int, clover: str) -> None:
    mark = "" if clover == "figure" else f"{clover}-"
    file = GOLDENS / f"{len(names)}-{'-'.join(dict.fromkeys(names))}-{mark}{seed}.txt"
    if not file.exists():
        play = played(names, seed, ORAKEL.board(None, {"clover": clover}))
        record = record_of(play, names, {"seed": str(seed)})
        file.write_text(as_text(record), "utf-8", newline="\n")


def stored_games() -> list[Path]:
    """The files of all finished games."""
    return sorted(file for file in GOLDENS.glob("*.txt") if file != PLAYTHROUGH)


# --- the playthrough ----------------------------------------------------------------------------


def playthrough() -> str:
    """One game printed in full: every position, what is possible, what is done, who sees what."""
    (record,) = read_records(PLAYTHROUGH_GAME, (ORAKEL,))
    play = Play(ORAKEL, record.play.players)
    lines = []
    for action in record.play.actions:
        lines.append(f"--- {len(play.actions)} · {ORAKEL.heading(play.state)}")
        if play.mover == CHANCE:
            lines.append(f"chance: 1 of {ORAKEL.chance_ways(play.facts, play.state)}")
        else:
            lines += summary(play)
            lines.append(f"legal: {', '.join(map(play.words, play.legal()))}")
        lines += [f"seen by {name}: {digest(play, viewer)}" for name, viewer in VIEWERS.items()]
        lines.append(f"done: {play.words(action)}")
        play.do(action)
    lines += ["--- the end", *summary(play), f"end: {ORAKEL.end_reason(play.state)}"]
    lines += [f"scores: {play.scores()}, winners: {play.winners()}"]
    lines += ["seen by nobody in particular:", json.dumps(plain(view(play)), indent=1, ensure_ascii=False)]
    return "\n".join(lines) + "\n"


VIEWERS = {"seat 0": 0, "seat 1": 1, "spectators": SPECTATOR}


def digest(play: OrakelPlay, viewer: int) -> str:
    """A short name for exactly this view."""
    text = json.dumps(plain(view(play, viewer)), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def summary(play: OrakelPlay) -> list[str]:
    """The whole position in a few lines."""
    table = view(play).table
    piles = " ".join(f"{pile.top}×{pile.size}" for pile in table.piles if pile.size)
    wishes = " ".join(
        f"{number}×{stone.wishes}" for number, stone in enumerate(table.stones, 1) if stone.wishes
    )
    line = f"deck {table.deck}, in goal {table.goal_count}, priestess {table.priestess}, wish stones {wishes}"
    lines = [f"{line}, idle turns {play.state.stock.idle}, piles: {piles or '–'}"]
    return lines + [seat_summary(view(play, seat), seat) for seat in range(play.players)]


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
        f"stones {' '.join(map(str, own.stones))}",
        f"wishes {own.wishes}, mirrors {own.mirrors}, points {own.points}",
        f"priestess {own.oracle}, leprechauns {own.leprechauns}, total {seen.scores[seat].total}",
    ]
    return " | ".join(parts)


if __name__ == "__main__":
    make_games()
    PLAYTHROUGH.write_text(playthrough(), "utf-8", newline="\n")
