"""Das Orakel once more, by a stranger: plain lists and dicts, straight from the rule book, slow and simple.

The stranger knows the written form of a record and the words of its actions, and nothing else of the
program. Whoever plays a game by heart here and there must come to the same table.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

COLOURS = ["R", "Y", "P", "G", "B"]
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
CARDS = [f"{colour}{value}" for colour in COLOURS for value in range(11)] * 2


@dataclass
class Friend:
    """One of the players, with everything that is theirs."""

    hand: list[str] = field(default_factory=list)
    rows: dict[str, list[int]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})
    figures: list[int] = field(default_factory=lambda: [0, 0, 0])
    wishes: int = 0
    mirrors: int = 0
    points: int = 0  # on the track around the board
    clover_turned: bool = False  # the leprechaun points were taken


class Table:
    """A table at which the stranger has the rule book in hand."""

    def __init__(self, players: int, variant: bool, stall: int = 100) -> None:
        self.friends = [Friend() for _ in range(players)]
        self.variant = variant
        self.wishes = {7: 2, 14: 2, 21: 2, 28: 2, 35: 1}
        self.places = [stone for stone in range(1, END_STONE + 1) if stone not in self.wishes]
        self.laid: list[str] = []
        self.tiles: dict[int, str] = {}
        self.priestess = 0
        self.face_down = list(CARDS)
        self.box = 30 if players == 2 else 0
        self.piles: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.stall = stall
        self.seat = 0
        self.turn = 0
        self.doing = "laying tiles"
        self.card = ""  # played in this turn
        self.began = 0  # the stone on which this turn's movement began
        self.here = 0  # the stone on which a figure has landed last
        self.spent: list[int] = []  # stones whose clover or spiral was offered in this turn
        self.discarded: list[str] = []  # the colours of the cards discarded in this turn
        self.drawn = False
        self.idle = 0
        self.end = ""

    @property
    def me(self) -> Friend:
        """Whose turn it is."""
        return self.friends[self.seat]

    def heading(self) -> str:
        """What the record calls this part of the game."""
        if self.doing == "laying tiles":
            return "tiles"
        if self.doing == "dealing":
            return f"deal {self.seat}"
        return f"turn {self.turn} seat {self.seat}"

    # --- what may be done ---

    def legal(self) -> set[str]:
        """Everything that may be done now."""
        if self.doing == "laying tiles":
            return {tile for tile in TILES if self.laid.count(tile) < TILES.count(tile)}
        if self.doing in ("dealing", "drawing"):
            return set(self.face_down)
        if self.doing == "laying a card":
            plays = {f"play {card}" for card in self.me.hand if self.fits(card) and self.moves(card)}
            return plays | {f"discard {card}" for card in self.me.hand}
        if self.doing == "moving":
            return self.moves(self.card)
        if self.doing == "claiming":
            return {"claim", "pass"}
        if self.doing == "using a clover":
            return self.clover_moves() | {"pass"}
        if self.doing == "using a spiral":
            return self.ways_back() | {"pass"}
        if self.doing == "seeing a leprechaun":
            lifts = {f"lift {colour}" for colour in COLOURS if self.me.rows[colour]}
            return {f"discard {card}" for card in self.me.hand} | lifts | {"pass"}
        if self.doing == "refilling":
            open_piles = [c for c in COLOURS if self.piles[c] and c not in self.discarded]
            return {"draw"} | {f"take {colour}" for colour in open_piles}
        return set()

    def fits(self, card: str) -> bool:
        """A row rises or falls; the first two cards that differ decide."""
        row = [*self.me.rows[card[0]], int(card[1:])]
        never_falls = all(one <= other for one, other in pairwise(row))
        never_rises = all(one >= other for one, other in pairwise(row))
        return never_falls or never_rises

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

    # --- what it does ---

    def do(self, words: str) -> None:
        """Do what the record says."""
        verb, _, what = words.partition(" ")
        if self.doing == "laying tiles":
            self.tiles[self.places[len(self.laid)]] = words
            self.laid.append(words)
            if len(self.laid) == len(self.places):
                self.doing = "dealing"
        elif self.doing == "dealing":
            self.deal(words)
        elif verb == "play":
            self.me.hand.remove(what)
            self.me.rows[what[0]].append(int(what[1:]))
            self.card = what
            self.doing = "moving"
        elif verb == "discard":
            self.me.hand.remove(what)
            self.throw(what)
        elif verb == "lift":
            self.throw(f"{what}{self.me.rows[what].pop()}")
        elif verb == "move":
            self.move(int(what))
        elif verb == "back":
            self.put(self.here, int(what))
        elif verb == "priestess":
            self.priestess += int(what)
            if self.priestess in self.me.figures:
                self.me.points += 5
            self.doing = "refilling"
        elif verb == "claim":
            self.me.points += LEPRECHAUN_POINTS[len(set(self.me.figures))]
            self.me.clover_turned = True
            self.look_at_tile()
        elif verb == "pass":
            if self.doing == "claiming":
                self.look_at_tile()
            else:
                self.doing = "refilling"
        elif verb == "draw":
            self.doing = "drawing"
        elif verb == "take":
            self.me.hand.append(self.piles[what].pop())
            self.refilled()
        else:
            self.draw(words)

    def deal(self, card: str) -> None:
        """Eight cards for everyone."""
        self.face_down.remove(card)
        self.me.hand.append(card)
        if len(self.me.hand) == 8:
            self.seat += 1
        if self.seat == len(self.friends):
            self.seat = 0
            self.turn = 1
            self.doing = "laying a card"

    def throw(self, card: str) -> None:
        """A card goes onto the pile of its colour."""
        self.piles[card[0]].append(card)
        self.discarded.append(card[0])
        self.doing = "refilling"

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
        """What the tile here offers; a clover or spiral only once in a turn."""
        tile = self.tiles.get(self.here, "")
        self.doing = "refilling"
        if tile == "leprechaun":
            self.doing = "seeing a leprechaun"
        elif self.here in self.spent:
            return
        elif tile == "spiral" and self.ways_back():
            self.doing = "using a spiral"
            self.spent.append(self.here)
        elif tile.startswith("clover ") and self.clover_moves():
            self.doing = "using a clover"
            self.spent.append(self.here)

    def draw(self, card: str) -> None:
        """The top card of the draw pile has turned up; the last one ends the game."""
        self.face_down.remove(card)
        self.me.hand.append(card)
        self.drawn = True
        if len(self.face_down) == self.box:
            self.finish("deck")
        else:
            self.refilled()

    def refilled(self) -> None:
        """One card more: eight are enough."""
        if len(self.me.hand) < 8:
            self.doing = "refilling"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """The next player's turn, unless the game has stalled."""
        self.idle = 0 if self.drawn else self.idle + 1
        if self.idle == self.stall:
            self.finish("stall")
            return
        self.drawn = False
        self.discarded = []
        self.spent = []
        self.seat = (self.seat + 1) % len(self.friends)
        self.turn += 1
        self.doing = "laying a card"

    def finish(self, why: str) -> None:
        """The game is over."""
        self.end = why
        self.doing = "nothing any more"

    # --- scoring ---

    def totals(self) -> list[int]:
        """Everybody's points."""
        return [self.total(friend) for friend in self.friends]

    def total(self, friend: Friend) -> int:
        """The track; the figures; the wish stones, and again for every mirror."""
        total = friend.points + sum(WORTH[stone] for stone in friend.figures)
        for _ in range(1 + friend.mirrors):
            total += WISHES_WORTH[min(friend.wishes, 5)]
        return total


# --- reading records ----------------------------------------------------------------------------


@dataclass
class Story:
    """What a record tells: how many play, every action under its heading, and the result."""

    players: int
    variant: bool
    actions: list[tuple[str, str]]
    end: str
    totals: list[int]


def read(text: str) -> Story:
    """Read the written form of a finished game."""
    header, body = text.rstrip("\n").split("\n\n")
    players = sum(line.startswith("seat ") for line in header.split("\n"))
    variant = "option clover: any" in header.split("\n")
    *turns, result = [line.split(": ") for line in body.split("\n")]
    actions = [(heading, action) for heading, line in turns for action in line.split(", ")]
    totals = [int(n) for n in result[1].split(", ")]
    return Story(players, variant, actions, result[0].removeprefix("end "), totals)


def retell(story: Story, stall: int = 100) -> Iterator[tuple[Table, str]]:
    """The table before every action, with the words of that action; then the table at the end."""
    table = Table(story.players, story.variant, stall)
    for heading, action in story.actions:
        assert table.heading() == heading
        assert action in table.legal(), f"{heading}: {action} breaks the rules"
        yield table, action
        table.do(action)
    yield table, ""
