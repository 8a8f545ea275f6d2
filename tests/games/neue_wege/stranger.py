"""A second, independent implementation of Neue Wege."""

from dataclasses import dataclass, field

from tests.games.cards.stranger import COLOURS, CardFriend, CardTable

WORTH = {1: -4, 2: -3, 3: 0, 4: 2, 5: 5, 6: 8, 7: 7, 8: 6, 9: 10}
GOAL_ROWS = [7, 8, 9]
COLOURS_WORTH = [-4, -3, 2, 3, 6, 10]

# Row by row from the start: name, colour (J: joker), what lies there (t: a tile, a letter: a stack), ways on.
BOARD = """
a1 R - a2      | b1 J - a2,b2 | c1 G - c2,d2    | d1 Y - d2
a2 R t a3      | b2 P t b3,c3 | c2 J - c3,d3    | d2 Y t d3
a3 J - a4,b4   | b3 P t b4,c4 | c3 B t c4,d4    | d3 J - d4,e4
a4 B P a5      | b4 G t b5    | c4 R t b5,c5,d5 | d4 Y t d5    | e4 P G e5
a5 B t a6      | b5 G t a6,b6 | c5 R Y c6       | d5 Y t d6,e6 | e5 P t e6
a6 B t a7,b7   | b6 G R b7,c7 | c6 R t c7       | d6 Y B c7,d7 | e6 P t d7,e7
a7 R t a8      | b7 Y t b8    | c7 P t c8       | d7 G t d8    | e7 B t e8
a8 R - a9      | b8 Y t b9    | c8 P - c9       | d8 G t d9    | e8 B - e9
a9 R -         | b9 Y -       | c9 P -          | d9 G -       | e9 B -
"""
FIELDS = [cell.split() for line in BOARD.strip().split("\n") for cell in line.split("|")]
COLOUR = {name: colour for name, colour, *_ in FIELDS}
PLACES = [name for name, _, carried, *_ in FIELDS if carried == "t"]
STACKS = {name: carried for name, _, carried, *_ in FIELDS if carried in COLOURS}
WAYS = {name: ways[0].split(",") if ways else [] for name, _, _, *ways in FIELDS}
WAYS["start"] = ["a1", "b1", "c1", "d1"]

TILES = ["clover"] * 5 + ["shed"] * 5 + ["points 2"] * 5 + ["points 3"] * 2 + [f"wish {c}" for c in COLOURS]


@dataclass
class Friend(CardFriend):
    """A player."""

    figures: list[tuple[str, str]] = field(
        default_factory=lambda: [("small", "start")] * 4 + [("large", "start")]
    )
    wishes: list[str] = field(default_factory=list)
    points: int = 0


class Table(CardTable[Friend, str]):
    """A table of Neue Wege."""

    def __init__(self, players: int, stall: int = 100) -> None:
        super().__init__([Friend() for _ in range(players)], PLACES, TILES, stall)
        self.stacks = {name: [colour] * 5 for name, colour in STACKS.items()}

    def may_move(self, card: str) -> bool:
        """Whether any own figure can go to a field of the card's colour."""
        return bool(self.moves(card[0]))

    def choices(self) -> set[str]:
        """The legal actions of figures."""
        if self.doing == "using a clover":
            return self.moves("any") | {"pass"}
        return self.moves(self.card[0])

    def moves(self, colour: str) -> set[str]:
        """One field on with any own figure: to a field of this colour or a joker; or to any."""
        return {
            f"{size} {here}-{there}"
            for size, here in self.me.figures
            for there in WAYS[here]
            if COLOUR[there] in (colour, "J") or colour == "any"
        }

    def begin_move(self) -> None:
        """A figure moves, whichever its owner likes."""
        self.doing = "moving"

    def choose(self, verb: str, what: str) -> None:
        """A figure goes one field on."""
        here, there = what.split("-")
        self.me.figures.remove((verb, here))
        self.me.figures.append((verb, there))
        self.land(there)

    def land(self, name: str) -> None:
        """A figure has come to a field; something may happen there."""
        self.doing = "refilling"
        in_goal = [
            where
            for friend in self.friends
            for _, where in friend.figures
            if where != "start" and int(where[1:]) in GOAL_ROWS
        ]
        tile = self.tiles.get(name, "")
        if len(in_goal) == 5:
            self.finish("goal")
        elif self.stacks.get(name):
            self.me.wishes.append(self.stacks[name].pop())
        elif tile.startswith("wish"):
            del self.tiles[name]
            self.me.wishes.append(tile[-1])
        elif tile.startswith("points"):
            self.me.points += int(tile[-1])
        elif tile == "clover" and self.moves("any"):
            self.doing = "using a clover"
        elif tile == "shed":
            self.doing = "throwing away"

    def total(self, friend: Friend) -> int:
        """Figures, the large one twice; different wish stones; three of a colour; points from tiles."""
        total = friend.points + COLOURS_WORTH[len(set(friend.wishes))]
        total += 10 * sum(friend.wishes.count(colour) >= 3 for colour in COLOURS)
        for size, where in friend.figures:
            if where != "start":
                total += WORTH[int(where[1:])] * (2 if size == "large" else 1)
        return total
