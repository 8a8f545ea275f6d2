"""The finished games of Keltis that are kept."""

from keltis.core.view import View, view
from tests.games.goldens import Kept, Sitting, told, told_piles, told_rows
from tests.games.keltis.gamesters import CIRCLE
from tests.games.keltis.positions import KeltisPlay


def summary(play: KeltisPlay) -> list[str]:
    """The whole position in a few lines."""
    table = view(play).table
    line = f"deck {table.deck}, in goal {table.goal_count}, idle turns {max(play.state.stock.idle, 0)}"
    seats = [seat_summary(view(play, seat), seat) for seat in range(play.players)]
    return [f"{line}, piles: {told_piles(table.piles)}", *seats]


def seat_summary(seen: View, seat: int) -> str:
    """The state of a seat."""
    own = seen.table.players[seat]
    parts = [
        f"seat {seat}: hand {' '.join(seen.table.hand)}",
        f"known {told(own.known)}",
        f"rows {told_rows(own.rows)}",
        f"stones {told(own.stones)}, large on {own.large_path or '–'}",
        f"at the start {own.small_left}+{own.large_left}",
        f"wishes {own.wishes}, points {own.points}, total {seen.scores[seat].total}",
    ]
    return " | ".join(parts)


KEPT = Kept(
    CIRCLE,
    [
        Sitting(["greedy"], games=5),
        Sitting(["greedy", "climber", "random", "runner"], games=3),
        Sitting(["random"]),
        Sitting(["runner"]),
        Sitting(["climber"]),
        Sitting(["miser"]),
    ],
    ends=frozenset({"goal", "deck", "stall"}),
    shown="2-greedy-2",
    summary=summary,
)
