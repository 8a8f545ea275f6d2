"""A second, independent implementation of Keltis."""

from dataclasses import dataclass, field

from tests.games.cards.stranger import COLOURS, CardFriend, CardTable

WORTH = {0: 0, 1: -4, 2: -3, 3: -2, 4: 1, 5: 2, 6: 3, 7: 6, 8: 7, 9: 10}
DARK = {"R": [3, 5, 6, 7], "Y": [2, 4, 6, 7], "P": [2, 3, 5, 7], "G": [2, 4, 5, 7], "B": [3, 4, 6, 7]}
END_STONE = 9
GOAL_AREA = [7, 8, 9]
WISHES_WORTH = [-4, -3, 2, 3, 6, 10]
TILES = ["wish"] * 9 + ["clover"] * 9 + ["points 1"] * 2 + ["points 2"] * 3 + ["points 3"] * 2
PLACES = [(path, stone) for path in COLOURS for stone in [*DARK[path], END_STONE]]


@dataclass
class Friend(CardFriend):
    """A player."""

    at_start: list[str] = field(default_factory=lambda: ["small"] * 4 + ["large"])
    stones: dict[str, int] = field(default_factory=dict)  # path: stone
    sizes: dict[str, str] = field(default_factory=dict)  # path: small or large
    wishes: int = 0
    points: int = 0


class Table(CardTable[Friend, tuple[str, int]]):
    """A table of Keltis."""

    def __init__(self, players: int, stall: int = 100) -> None:
        super().__init__([Friend() for _ in range(players)], PLACES, TILES, stall)

    def may_move(self, card: str) -> bool:
        """There is always something that can move."""
        return True

    def choices(self) -> set[str]:
        """The legal actions of figures."""
        if self.doing == "entering":
            return {f"{size} {self.card[0]}" for size in self.me.at_start}
        if self.doing == "using a clover":
            return self.one_stone() | {"pass"}
        return self.one_stone()

    def one_stone(self) -> set[str]:
        """Any own figure that is not at its end, or one from the start onto a path without one."""
        steps = {f"step {path}" for path, stone in self.me.stones.items() if stone < END_STONE}
        free = [path for path in COLOURS if path not in self.me.stones]
        return steps | {f"{size} {path}" for size in self.me.at_start for path in free}

    def begin_move(self) -> None:
        """The figure on the card's path moves, or one enters it; if it is at the end, another one moves."""
        path = self.card[0]
        stone = self.me.stones.get(path)
        if stone is None:
            self.doing = "entering"
        elif stone == END_STONE:
            self.doing = "moving another"
        else:
            self.advance(path)

    def choose(self, verb: str, what: str) -> None:
        """A figure enters a path, or goes on."""
        if verb in ("small", "large"):
            self.me.at_start.remove(verb)
            self.me.sizes[what] = verb
            self.me.stones[what] = 0
        self.advance(what)

    def advance(self, path: str) -> None:
        """A figure moves one stone; where it lands, something may happen."""
        self.me.stones[path] += 1
        landing = (path, self.me.stones[path])
        self.doing = "refilling"
        in_goal = [stone for friend in self.friends for stone in friend.stones.values() if stone in GOAL_AREA]
        if len(in_goal) == 5:
            self.finish("goal")
        elif self.tiles.get(landing) == "wish":
            del self.tiles[landing]
            self.me.wishes += 1
        elif self.tiles.get(landing) == "clover":
            if self.one_stone():
                self.doing = "using a clover"
        elif landing in self.tiles:
            self.me.points += int(self.tiles[landing].removeprefix("points "))

    def total(self, friend: Friend) -> int:
        """Figures, the large one twice; wish stones; points from tiles."""
        total = friend.points + WISHES_WORTH[min(friend.wishes, 5)]
        for path, stone in friend.stones.items():
            total += WORTH[stone] * (2 if friend.sizes[path] == "large" else 1)
        return total
