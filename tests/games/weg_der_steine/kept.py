"""The finished games of Der Weg der Steine that are kept."""

from keltis.core.view import View, view
from tests.games.goldens import Kept, Sitting, told, told_rows
from tests.games.weg_der_steine.gamesters import CIRCLE
from tests.games.weg_der_steine.positions import StonesPlay


def summary(play: StonesPlay) -> list[str]:
    """The whole position in a few lines."""
    seen = view(play)
    tiles = [tile for colour in seen.table.tiles for tile in colour]
    hidden = told(tile.tile for tile in tiles if tile.place == "hidden")
    lying = told(tile.tile for tile in tiles if tile.place == "open")
    seats = [seat_summary(seen, seat) for seat in range(play.players)]
    return [f"face down {seen.table.hidden}: {hidden}", f"open {seen.table.open}: {lying}", *seats]


def seat_summary(seen: View, seat: int) -> str:
    """The state of a seat."""
    own = seen.table.players[seat]
    parts = [
        f"seat {seat}: rows {told_rows(own.rows)}",
        f"worth {told(own.row_points)}",
        f"wishes {own.wishes}, bonus {own.bonus}, total {seen.scores[seat].total}",
    ]
    return " | ".join(parts)


KEPT = Kept(
    CIRCLE,
    [
        Sitting(["greedy"], games=5),
        Sitting(["greedy", "taker", "random", "turner"], games=2),
        Sitting(["sleeper", "greedy", "doubter", "random"], games=2),
        Sitting(["random"]),
        Sitting(["taker"]),
        Sitting(["turner"]),
        Sitting(["doubter"]),
        Sitting(["latecomer"], games=4),
    ],
    ends=frozenset({"tiles"}),
    shown="2-greedy-2",
    summary=summary,
)
