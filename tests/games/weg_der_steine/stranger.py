"""A second, independent implementation of Der Weg der Steine."""

from dataclasses import dataclass, field
from itertools import pairwise

COLOURS = ["R", "Y", "P", "G", "B"]
TILES = [f"{colour}{value}" for colour in COLOURS for value in range(11)]
CLOVERS = ["R5", "R8", "Y1", "Y7", "P2", "P9", "G3", "G4", "B5", "B6"]
WISH_STONES = ["R4", "R7", "Y6", "Y8", "P1", "P4", "G6", "G9", "B2", "B3"]
BONUS = {"R2": 3, "R6": 1, "Y3": 3, "Y4": 1, "P7": 3, "P5": 1, "G5": 3, "G1": 1, "B8": 3, "B9": 1}
ROW_WORTH = [0, -4, -3, 2, 3, 6, 10]
WISHES_WORTH = [-4, -3, 2, 3, 6, 10]


@dataclass
class Friend:
    """One of the players, with the tiles in front of them as they were laid."""

    rows: dict[str, list[int]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})


class Table:
    """A table of Der Weg der Steine."""

    def __init__(self, players: int) -> None:
        self.friends = [Friend() for _ in range(players)]
        self.face_down = list(TILES)
        self.open: list[str] = []
        self.seat = 0
        self.turn = 1
        self.doing = "choosing"
        self.extra = False  # another turn, by a clover
        self.just_turned = ""
        self.end = ""

    @property
    def me(self) -> Friend:
        """Whose turn it is."""
        return self.friends[self.seat]

    def heading(self) -> str:
        """The heading of this part of the record."""
        return f"turn {self.turn} seat {self.seat}"

    # --- legal actions ---

    def legal(self) -> set[str]:
        """All legal actions."""
        if self.doing == "turning over":
            return set(self.face_down)
        if self.doing == "deciding":
            return {f"take {self.just_turned}", "leave"}
        if self.doing == "choosing":
            choices = {f"take {tile}" for tile in self.open if self.fits(tile)}
            if self.face_down:
                choices.add("turn")
            if self.extra:
                choices.add("waive")
            return choices
        return set()

    def fits(self, tile: str) -> bool:
        """A row goes up all the way, or down all the way."""
        row = [*self.me.rows[tile[0]], int(tile[1:])]
        rises = all(one < other for one, other in pairwise(row))
        falls = all(one > other for one, other in pairwise(row))
        return rises or falls

    # --- effects ---

    def do(self, words: str) -> None:
        """Do an action of the record."""
        verb, _, what = words.partition(" ")
        if verb == "turn":
            self.doing = "turning over"
        elif verb == "take":
            self.take(what)
        elif verb in ("leave", "waive"):
            self.next_turn()
        else:
            self.turn_over(words)

    def turn_over(self, tile: str) -> None:
        """A tile shows itself; if it cannot be used there is nothing to decide."""
        self.face_down.remove(tile)
        self.open.append(tile)
        self.just_turned = tile
        self.doing = "deciding"
        if not self.fits(tile):
            self.next_turn()

    def take(self, tile: str) -> None:
        """A tile goes from the middle into its row; a clover gives another turn."""
        self.open.remove(tile)
        self.me.rows[tile[0]].append(int(tile[1:]))
        something_to_do = self.face_down or any(self.fits(other) for other in self.open)
        if tile in CLOVERS and something_to_do:
            self.extra = True
            self.doing = "choosing"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """The next player's turn; but if nothing lies face down any more, it was the last one."""
        self.extra = False
        if self.face_down:
            self.seat = (self.seat + 1) % len(self.friends)
            self.turn += 1
            self.doing = "choosing"
        else:
            self.end = "tiles"
            self.doing = "nothing any more"

    # --- scoring ---

    def totals(self) -> list[int]:
        """Everybody's points."""
        return [self.total(friend) for friend in self.friends]

    def total(self, friend: Friend) -> int:
        """Rows by their length, wish stones by their number, bonus points."""
        tiles = [f"{colour}{value}" for colour, row in friend.rows.items() for value in row]
        total = sum(ROW_WORTH[min(len(row), 6)] for row in friend.rows.values())
        total += WISHES_WORTH[min(sum(tile in WISH_STONES for tile in tiles), 5)]
        return total + sum(BONUS.get(tile, 0) for tile in tiles)
