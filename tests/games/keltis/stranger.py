"""Keltis once more, by a stranger: plain lists and dicts, straight from the rule book, slow and simple.

The stranger knows the written form of a record and the words of its actions, and nothing else of the
program. Whoever plays a game by heart here and there must come to the same table.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

COLOURS = ["R", "Y", "P", "G", "B"]
WORTH = {0: 0, 1: -4, 2: -3, 3: -2, 4: 1, 5: 2, 6: 3, 7: 6, 8: 7, 9: 10}
DARK = {"R": [3, 5, 6, 7], "Y": [2, 4, 6, 7], "P": [2, 3, 5, 7], "G": [2, 4, 5, 7], "B": [3, 4, 6, 7]}
END_STONE = 9
GOAL_AREA = [7, 8, 9]
WISHES_WORTH = [-4, -3, 2, 3, 6, 10]
TILES = ["wish"] * 9 + ["clover"] * 9 + ["points 1"] * 2 + ["points 2"] * 3 + ["points 3"] * 2
CARDS = [f"{colour}{value}" for colour in COLOURS for value in range(11)] * 2


@dataclass
class Friend:
    """One of the players, with everything that is theirs."""

    hand: list[str] = field(default_factory=list)
    rows: dict[str, list[int]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})
    at_start: list[str] = field(default_factory=lambda: ["small"] * 4 + ["large"])
    stones: dict[str, int] = field(default_factory=dict)  # path: stone
    sizes: dict[str, str] = field(default_factory=dict)  # path: small or large
    wishes: int = 0
    points: int = 0


class Table:
    """A table at which the stranger has the rule book in hand."""

    def __init__(self, players: int, stall: int = 100) -> None:
        self.friends = [Friend() for _ in range(players)]
        self.places = [(path, stone) for path in COLOURS for stone in [*DARK[path], END_STONE]]
        self.tiles: dict[tuple[str, int], str] = {}
        self.face_down = list(CARDS)
        self.box = 30 if players == 2 else 0
        self.piles: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.stall = stall
        self.seat = 0
        self.turn = 0
        self.doing = "laying tiles"
        self.colour = ""  # of the card played in this turn
        self.discarded = ""  # the colour of the card discarded in this turn
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
            return {tile for tile in TILES if list(self.tiles.values()).count(tile) < TILES.count(tile)}
        if self.doing in ("dealing", "drawing"):
            return set(self.face_down)
        if self.doing == "laying a card":
            plays = {f"play {card}" for card in self.me.hand if self.fits(card)}
            return plays | {f"discard {card}" for card in self.me.hand}
        if self.doing == "entering":
            return {f"{size} {self.colour}" for size in self.me.at_start}
        if self.doing == "moving another":
            return self.one_stone()
        if self.doing == "using a clover":
            return self.one_stone() | {"pass"}
        if self.doing == "refilling":
            open_piles = [c for c in COLOURS if self.piles[c] and c != self.discarded]
            return {"draw"} | {f"take {colour}" for colour in open_piles}
        return set()

    def fits(self, card: str) -> bool:
        """A row rises or falls; the first two cards that differ decide."""
        row = [*self.me.rows[card[0]], int(card[1:])]
        never_falls = all(one <= other for one, other in pairwise(row))
        never_rises = all(one >= other for one, other in pairwise(row))
        return never_falls or never_rises

    def one_stone(self) -> set[str]:
        """Any own figure that is not at its end, or one from the start onto a path without one."""
        steps = {f"step {path}" for path, stone in self.me.stones.items() if stone < END_STONE}
        free = [path for path in COLOURS if path not in self.me.stones]
        return steps | {f"{size} {path}" for size in self.me.at_start for path in free}

    # --- what it does ---

    def do(self, words: str) -> None:
        """Do what the record says."""
        verb, _, what = words.partition(" ")
        if self.doing == "laying tiles":
            self.tiles[self.places[len(self.tiles)]] = words
            if len(self.tiles) == len(self.places):
                self.doing = "dealing"
        elif self.doing == "dealing":
            self.deal(words)
        elif verb == "play":
            self.play(what)
        elif verb == "discard":
            self.me.hand.remove(what)
            self.piles[what[0]].append(what)
            self.discarded = what[0]
            self.doing = "refilling"
        elif verb in ("small", "large"):
            self.me.at_start.remove(verb)
            self.me.sizes[what] = verb
            self.me.stones[what] = 0
            self.advance(what)
        elif verb == "step":
            self.advance(what)
        elif verb == "pass":
            self.doing = "refilling"
        elif verb == "draw":
            self.doing = "drawing"
        elif verb == "take":
            self.me.hand.append(self.piles[what].pop())
            self.idle += 1
            self.next_turn()
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

    def play(self, card: str) -> None:
        """A card goes into its row; then a figure moves."""
        self.me.hand.remove(card)
        self.me.rows[card[0]].append(int(card[1:]))
        self.colour = card[0]
        stone = self.me.stones.get(self.colour)
        if stone is None:
            self.doing = "entering"
        elif stone == END_STONE:
            self.doing = "moving another"
        else:
            self.advance(self.colour)

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

    def draw(self, card: str) -> None:
        """The top card of the draw pile has turned up; the last one ends the game."""
        self.face_down.remove(card)
        self.me.hand.append(card)
        self.idle = 0
        if len(self.face_down) == self.box:
            self.finish("deck")
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """The next player's turn, unless the game has stalled."""
        if self.idle == self.stall:
            self.finish("stall")
            return
        self.discarded = ""
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
        """Figures, the large one twice; wish stones; points from tiles."""
        total = friend.points + WISHES_WORTH[min(friend.wishes, 5)]
        for path, stone in friend.stones.items():
            total += WORTH[stone] * (2 if friend.sizes[path] == "large" else 1)
        return total


# --- reading records ----------------------------------------------------------------------------


@dataclass
class Story:
    """What a record tells: how many play, every action under its heading, and the result."""

    players: int
    actions: list[tuple[str, str]]
    end: str
    totals: list[int]


def read(text: str) -> Story:
    """Read the written form of a finished game."""
    header, body = text.rstrip("\n").split("\n\n")
    players = sum(line.startswith("seat ") for line in header.split("\n"))
    *turns, result = [line.split(": ") for line in body.split("\n")]
    actions = [(heading, action) for heading, line in turns for action in line.split(", ")]
    return Story(players, actions, result[0].removeprefix("end "), [int(n) for n in result[1].split(", ")])


def retell(story: Story, stall: int = 100) -> Iterator[tuple[Table, str]]:
    """The table before every action, with the words of that action; then the table at the end."""
    table = Table(story.players, stall)
    for heading, action in story.actions:
        assert table.heading() == heading
        assert action in table.legal(), f"{heading}: {action} breaks the rules"
        yield table, action
        table.do(action)
    yield table, ""
