"""Make the finished games and the playthrough: python -m tests.games.weg_der_steine.make_goldens

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
from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.weg_der_steine.gamesters import played
from tests.games.weg_der_steine.positions import StonesPlay

GOLDENS = Path(__file__).parent / "goldens"
PLAYTHROUGH = GOLDENS / "playthrough.txt"
PLAYTHROUGH_GAME = GOLDENS / "2-greedy-2.txt"

# Who sits where, as far as there are seats, and how many games they play.
TABLES = [
    (("greedy", "greedy", "greedy", "greedy"), 5),
    (("greedy", "taker", "random", "turner"), 2),
    (("sleeper", "greedy", "doubter", "random"), 2),
    (("random", "random", "random", "random"), 1),
    (("taker", "taker", "taker", "taker"), 1),
    (("turner", "turner", "turner", "turner"), 1),
    (("doubter", "doubter", "doubter", "doubter"), 1),
    (("latecomer", "latecomer", "latecomer", "latecomer"), 4),
]


def make_games() -> None:
    """Play and store the games that are not there yet."""
    GOLDENS.mkdir(exist_ok=True)
    for players in WEG_DER_STEINE.players:
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
    (record,) = read_records(PLAYTHROUGH_GAME, (WEG_DER_STEINE,))
    play = Play(WEG_DER_STEINE, record.play.players)
    lines = []
    for action in record.play.actions:
        lines.append(f"--- {len(play.actions)} · {WEG_DER_STEINE.heading(play.state)}")
        if play.mover == CHANCE:
            lines.append(f"chance: 1 of {WEG_DER_STEINE.chance_ways(play.facts, play.state)}")
        else:
            lines += summary(play)
            lines.append(f"legal: {', '.join(map(play.words, play.legal()))}")
        lines += [f"seen by {name}: {digest(play, viewer)}" for name, viewer in VIEWERS.items()]
        lines.append(f"done: {play.words(action)}")
        play.do(action)
    lines += ["--- the end", *summary(play), f"end: {WEG_DER_STEINE.end_reason(play.state)}"]
    lines += [f"scores: {play.scores()}, winners: {play.winners()}"]
    lines += ["seen by nobody in particular:", json.dumps(plain(view(play).table), indent=1)]
    return "\n".join(lines) + "\n"


VIEWERS = {"seat 0": 0, "seat 1": 1, "spectators": SPECTATOR}


def digest(play: StonesPlay, viewer: int) -> str:
    """A short name for exactly this view."""
    text = json.dumps(plain(view(play, viewer)), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def summary(play: StonesPlay) -> list[str]:
    """The whole position in a few lines."""
    seen = view(play)
    tiles = [tile for colour in seen.table.tiles for tile in colour]
    hidden = " ".join(tile.tile for tile in tiles if tile.place == "hidden")
    lying = " ".join(tile.tile for tile in tiles if tile.place == "open")
    lines = [f"face down {seen.table.hidden}: {hidden or '–'}", f"open {seen.table.open}: {lying or '–'}"]
    return lines + [seat_summary(seen, seat) for seat in range(play.players)]


def seat_summary(seen: View, seat: int) -> str:
    """All that is a seat's."""
    own = seen.table.players[seat]
    rows = [
        f"{row.colour} {' '.join(map(str, row.values))} {row.direction}" for row in own.rows if row.values
    ]
    parts = [
        f"seat {seat}: rows {', '.join(rows) or '–'}",
        f"worth {' '.join(map(str, own.row_points))}",
        f"wishes {own.wishes}, bonus {own.bonus}, total {seen.scores[seat].total}",
    ]
    return " | ".join(parts)


if __name__ == "__main__":
    make_games()
    PLAYTHROUGH.write_text(playthrough(), "utf-8", newline="\n")
