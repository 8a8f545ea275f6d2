"""A second, independent implementation of Das Orakel."""

from dataclasses import dataclass, field

from tests.games.cards.stranger import COLOURS, CardFriend, CardTable

PATH = ["start", *"PYRGBPPYRGBPYYRGBPYRRGBPYRGGBPYRGBB"]  # the colour of every stone
WORTH = [0, *[-4] * 6, *[-3] * 3, *[-2] * 4, *[1] * 3, *[2] * 4, *[3] * 4, *[5] * 4, *[6] * 3, *[7] * 3, 10]
END_STONE = 35
ORACLE_SPACE = [29, 30, 31, 32, 33, 34, 35]
WISHES_WORTH = [-4, -3, 2, 3, 6, 10]
GREEN_NUMBER = [5, 4, 3, 2, 1, 5, 1, 2, 3, 4, 5]  # by the value of the card
LEPRECHAUN_POINTS = {1: 5, 2: 10, 3: 15}
TILES = [
    *["points 1"] * 4,
    *["points 2"] * 6,
    *["points 3"] * 3,
    *["points 4"] * 3,
    *[f"clover {colour}" for colour in COLOURS],
    *["spiral"] * 3,
    *["leprechaun"] * 3,
    *["mirror"] * 3,
]
WISHES = {7: 2, 14: 2, 21: 2, 28: 2, 35: 1}
PLACES = [stone for stone in range(1, END_STONE + 1) if stone not in WISHES]


@dataclass
class Friend(CardFriend):
    """A player."""

    figures: list[int] = field(default_factory=lambda: [0, 0, 0])
    wishes: int = 0
    mirrors: int = 0
    points: int = 0  # on the track around the board
    clover_turned: bool = False  # the leprechaun points were taken


class Table(CardTable[Friend, int]):
    """A table of Das Orakel."""

    def __init__(self, players: int, clover: str = "figure", stall: int = 100, rules: int = 2) -> None:
        super().__init__([Friend() for _ in range(players)], PLACES, TILES, stall)
        self.variant = clover == "any"
        self.often = 3 if self.variant and rules > 1 else 1  # a clover or spiral in one turn
        self.wishes = dict(WISHES)
        self.priestess = 0
        self.began = 0  # the stone on which this turn's movement began
        self.here = 0  # the stone on which a figure has landed last
        self.spent: list[int] = []  # stones whose clover or spiral was offered in this turn

    def may_move(self, card: str) -> bool:
        """Whether a figure or the priestess can go anywhere."""
        return bool(self.moves(card))

    def choices(self) -> set[str]:
        """The legal actions of figures and tiles."""
        if self.doing == "claiming":
            return {"claim", "pass"}
        if self.doing == "using a clover":
            return self.clover_moves() | {"pass"}
        if self.doing == "using a spiral":
            return self.ways_back() | {"pass"}
        return self.moves(self.card)

    def next_stone(self, stone: int, colour: str) -> int | None:
        """The nearest stone of a colour further on."""
        return next((n for n in range(stone + 1, END_STONE + 1) if PATH[n] == colour), None)

    def moves(self, card: str) -> set[str]:
        """A figure to the next stone of the colour, or the priestess up to the green number."""
        figures = {f"move {stone}" for stone in self.me.figures if self.next_stone(stone, card[0])}
        most = GREEN_NUMBER[int(card[1:])]
        steps = [n for n in range(1, most + 1) if self.priestess + n <= END_STONE]
        return figures | {f"priestess {n}" for n in steps}

    def clover_moves(self) -> set[str]:
        """The figure that came here goes on; in the variant any figure."""
        colour = self.tiles[self.here].removeprefix("clover ")
        figures = self.me.figures if self.variant else [self.here]
        return {f"move {stone}" for stone in figures if self.next_stone(stone, colour)}

    def ways_back(self) -> set[str]:
        """Any stone behind, except where the movement began."""
        return {f"back {stone}" for stone in range(self.here) if stone != self.began}

    def begin_move(self) -> None:
        """A figure moves, or the priestess."""
        self.spent = []
        self.doing = "moving"

    def choose(self, verb: str, what: str) -> None:
        """A figure goes on or back, the priestess moves, or somebody claims the leprechaun points."""
        if verb == "move":
            self.move(int(what))
        elif verb == "back":
            self.put(self.here, int(what))
        elif verb == "priestess":
            self.priestess += int(what)
            if self.priestess in self.me.figures:
                self.me.points += 5
            self.doing = "refilling"
        else:
            self.me.points += LEPRECHAUN_POINTS[len(set(self.me.figures))]
            self.me.clover_turned = True
            self.look_at_tile()

    def decline(self) -> None:
        """Whoever does not claim looks at the tile all the same."""
        if self.doing == "claiming":
            self.look_at_tile()
        else:
            super().decline()

    def move(self, stone: int) -> None:
        """A figure goes on to the next stone of the card's or the clover's colour."""
        colour = self.card[0]
        if self.doing == "using a clover":
            colour = self.tiles[self.here].removeprefix("clover ")
        else:
            self.began = stone
        target = self.next_stone(stone, colour)
        assert target is not None
        self.put(stone, target)

    def put(self, stone: int, target: int) -> None:
        """A figure stands somewhere else now; what happens there?"""
        self.me.figures[self.me.figures.index(stone)] = target
        self.here = target
        all_in = [figure for friend in self.friends for figure in friend.figures if figure in ORACLE_SPACE]
        mine_in = [figure for figure in self.me.figures if figure in ORACLE_SPACE]
        if len(all_in) == 5 or len(mine_in) == 3:
            self.finish("goal")
            return
        if self.wishes.get(target):
            self.wishes[target] -= 1
            self.me.wishes += 1
        tile = self.tiles.get(target, "")
        if tile == "mirror":
            del self.tiles[target]
            self.me.mirrors += 1
        if tile.startswith("points "):
            self.me.points += int(tile.removeprefix("points "))
        on = [self.tiles.get(figure) for figure in self.me.figures]
        if on == ["leprechaun"] * 3 and not self.me.clover_turned:
            self.doing = "claiming"
        else:
            self.look_at_tile()

    def look_at_tile(self) -> None:
        """What the tile here offers; a clover or spiral only so often in a turn."""
        tile = self.tiles.get(self.here, "")
        self.doing = "refilling"
        if tile == "leprechaun":
            self.doing = "throwing away"
        elif self.spent.count(self.here) >= self.often:
            return
        elif tile == "spiral" and self.ways_back():
            self.doing = "using a spiral"
            self.spent.append(self.here)
        elif tile.startswith("clover ") and self.clover_moves():
            self.doing = "using a clover"
            self.spent.append(self.here)

    def total(self, friend: Friend) -> int:
        """The track; the figures; the wish stones, and again for every mirror."""
        total = friend.points + sum(WORTH[stone] for stone in friend.figures)
        for _ in range(1 + friend.mirrors):
            total += WISHES_WORTH[min(friend.wishes, 5)]
        return total
