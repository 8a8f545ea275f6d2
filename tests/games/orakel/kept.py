"""The finished games of Das Orakel that are kept: as usual, and with the variant."""

from keltis.core.view import View, view
from tests.games.goldens import Kept, Sitting, told, told_piles, told_rows
from tests.games.orakel.gamesters import CIRCLE
from tests.games.orakel.positions import VARIANT, OrakelPlay


def summary(play: OrakelPlay) -> list[str]:
    """The whole position in a few lines."""
    table = view(play).table
    lying = enumerate(table.stones, 1)
    wishes = " ".join(f"{number}×{stone.wishes}" for number, stone in lying if stone.wishes)
    line = f"deck {table.deck}, in goal {table.goal_count}, priestess {table.priestess}, wish stones {wishes}"
    seats = [seat_summary(view(play, seat), seat) for seat in range(play.players)]
    return [f"{line}, idle turns {max(play.state.stock.idle, 0)}, piles: {told_piles(table.piles)}", *seats]


def seat_summary(seen: View, seat: int) -> str:
    """The state of a seat."""
    own = seen.table.players[seat]
    parts = [
        f"seat {seat}: hand {' '.join(seen.table.hand)}",
        f"known {told(own.known)}",
        f"rows {told_rows(own.rows)}",
        f"stones {told(own.stones)}",
        f"wishes {own.wishes}, mirrors {own.mirrors}, points {own.points}",
        f"priestess {own.oracle}, leprechauns {own.leprechauns}, total {seen.scores[seat].total}",
    ]
    return " | ".join(parts)


MIXED = ["greedy", "seeker", "random", "sprinter"]

KEPT = Kept(
    CIRCLE,
    [
        Sitting(["greedy"], games=2),
        Sitting(MIXED),
        Sitting(["random"]),
        Sitting(["whirler"]),
        Sitting(["seeker"]),
        Sitting(["miser"]),
        Sitting(["greedy"], options=VARIANT),
        Sitting(MIXED, options=VARIANT),
        Sitting(["random"], options=VARIANT),
        Sitting(["whirler"], options=VARIANT),
        Sitting(["miser"], options=VARIANT),
    ],
    ends=frozenset({"goal", "deck", "stall"}),
    shown="2-greedy-0",
    summary=summary,
)
