"""The finished games of Neue Wege that are kept."""

from keltis.core.view import View, view
from tests.games.goldens import Kept, Sitting, told, told_piles, told_rows
from tests.games.neue_wege.gamesters import CIRCLE
from tests.games.neue_wege.positions import NeueWegePlay


def summary(play: NeueWegePlay) -> list[str]:
    """The whole position in a few lines."""
    table = view(play).table
    line = f"deck {table.deck}, in goal {table.goal_count}, idle turns {max(play.state.stock.idle, 0)}"
    carrying = [field for field in table.fields if field.tile or field.stack]
    lying = ", ".join(f"{field.name} {field.tile or field.stack_left}" for field in carrying)
    seats = [seat_summary(view(play, seat), seat) for seat in range(play.players)]
    return [f"{line}, piles: {told_piles(table.piles)}", f"on the board: {lying}", *seats]


def seat_summary(seen: View, seat: int) -> str:
    """The state of a seat."""
    own = seen.table.players[seat]
    parts = [
        f"seat {seat}: hand {' '.join(seen.table.hand)}",
        f"known {told(own.known)}",
        f"rows {told_rows(own.rows)}",
        f"figures {' '.join(own.small)}, large on {own.large}",
        f"wishes {told(own.wish_colours)}, points {own.points}",
        f"total {seen.scores[seat].total}",
    ]
    return " | ".join(parts)


KEPT = Kept(
    CIRCLE,
    [
        Sitting(["greedy"], games=5),
        Sitting(["greedy", "crowd", "random", "runner"], games=3),
        Sitting(["random"]),
        Sitting(["runner"]),
        Sitting(["crowd"]),
        Sitting(["miser"]),
    ],
    ends=frozenset({"goal", "deck", "stall"}),
    shown="2-greedy-2",
    summary=summary,
)
