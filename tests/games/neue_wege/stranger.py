"""Neue Wege once more, by a stranger: plain lists and dicts, straight from the rule book, slow and simple.

The stranger knows the written form of a record and the words of its actions, and nothing else of the
program. Whoever plays a game by heart here and there must come to the same table.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

COLOURS = ["R", "Y", "P", "G", "B"]
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
CARDS = [f"{colour}{value}" for colour in COLOURS for value in range(11)] * 2


@dataclass
class Friend:
    """One of the players, with everything that is theirs."""

    hand: list[str] = field(default_factory=list)
    rows: dict[str, list[int]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})
    figures: list[tuple[str, str]] = field(
        default_factory=lambda: [("small", "start")] * 4 + [("large", "start")]
    )
    wishes: list[str] = field(default_factory=list)
    points: int = 0


class Table:
    """A table at which the stranger has the rule book in hand."""

    def __init__(self, players: int, stall: int = 100) -> None:
        self.friends = [Friend() for _ in range(players)]
        self.tiles: dict[str, str] = {}
        self.stacks = {name: [colour] * 5 for name, colour in STACKS.items()}
        self.face_down = list(CARDS)
        self.box = 30 if players == 2 else 0
        self.piles: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.stall = stall
        self.seat = 0
        self.turn = 0
        self.doing = "laying tiles"
        self.colour = ""  # of the card played in this turn
        self.thrown: list[str] = []  # the colours of the cards thrown away in this turn
        self.drawn = False  # whether a card left the draw pile in this turn
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
            plays = {f"play {card}" for card in self.me.hand if self.fits(card) and self.moves(card[0])}
            return plays | {f"discard {card}" for card in self.me.hand}
        if self.doing == "moving":
            return self.moves(self.colour)
        if self.doing == "using a clover":
            return self.moves("any") | {"pass"}
        if self.doing == "throwing away":
            rows = {f"lift {colour}" for colour in COLOURS if self.me.rows[colour]}
            return rows | {f"discard {card}" for card in self.me.hand} | {"pass"}
        if self.doing == "refilling":
            open_piles = [c for c in COLOURS if self.piles[c] and c not in self.thrown]
            return {"draw"} | {f"take {colour}" for colour in open_piles}
        return set()

    def fits(self, card: str) -> bool:
        """A row rises or falls; the first two cards that differ decide."""
        row = [*self.me.rows[card[0]], int(card[1:])]
        never_falls = all(one <= other for one, other in pairwise(row))
        never_rises = all(one >= other for one, other in pairwise(row))
        return never_falls or never_rises

    def moves(self, colour: str) -> set[str]:
        """One field on with any own figure: to a field of this colour or a joker; or to any."""
        return {
            f"{size} {here}-{there}"
            for size, here in self.me.figures
            for there in WAYS[here]
            if COLOUR[there] in (colour, "J") or colour == "any"
        }

    # --- what it does ---

    def do(self, words: str) -> None:
        """Do what the record says."""
        verb, _, what = words.partition(" ")
        if self.doing == "laying tiles":
            self.tiles[PLACES[len(self.tiles)]] = words
            if len(self.tiles) == len(PLACES):
                self.doing = "dealing"
        elif self.doing == "dealing":
            self.deal(words)
        elif verb == "play":
            self.me.hand.remove(what)
            self.me.rows[what[0]].append(int(what[1:]))
            self.colour = what[0]
            self.doing = "moving"
        elif verb == "discard":
            self.me.hand.remove(what)
            self.throw(what)
        elif verb == "lift":
            self.throw(f"{what}{self.me.rows[what].pop()}")
        elif verb in ("small", "large"):
            here, there = what.split("-")
            self.me.figures.remove((verb, here))
            self.me.figures.append((verb, there))
            self.land(there)
        elif verb == "pass":
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
        self.thrown.append(card[0])
        self.doing = "refilling"

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
        """With eight cards in hand the turn is over; the next one begins, unless the game has stalled."""
        self.doing = "refilling"
        if len(self.me.hand) < 8:
            return
        self.idle = 0 if self.drawn else self.idle + 1
        if self.idle == self.stall:
            self.finish("stall")
            return
        self.thrown = []
        self.drawn = False
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
        """Figures, the large one twice; different wish stones; three of a colour; points from tiles."""
        total = friend.points + COLOURS_WORTH[len(set(friend.wishes))]
        total += 10 * sum(friend.wishes.count(colour) >= 3 for colour in COLOURS)
        for size, where in friend.figures:
            if where != "start":
                total += WORTH[int(where[1:])] * (2 if size == "large" else 1)
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
