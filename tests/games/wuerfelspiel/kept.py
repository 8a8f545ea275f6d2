"""The finished games of Das Würfelspiel that are kept."""

from keltis.core.view import view
from keltis.games.wuerfelspiel.board import SIDE
from tests.games.goldens import Kept, Sitting, told
from tests.games.wuerfelspiel.gamesters import CIRCLE
from tests.games.wuerfelspiel.positions import DicePlay


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
            f"seat {seat}: fields {told(own.fields)} | left {own.left} | in goal {own.goal} | "
            f"wishes {own.wishes} | first side {own.first} | total {seen.scores[seat].total}"
        )
    return lines


MIXED = ["greedy", "runner", "random", "stroller"]

KEPT = Kept(
    CIRCLE,
    [
        *(Sitting(["greedy"], options={"side": side}) for side in SIDE.values),
        *(Sitting(MIXED, options={"side": side}) for side in SIDE.values),
        *(Sitting(["random"], options={"side": side}) for side in ("simple", "crossed")),
        Sitting(["loafer"], options={"side": "crossed"}),
    ],
    ends=frozenset({"goal", "stall"}),
    shown="2-greedy-match-0",
    summary=summary,
)
