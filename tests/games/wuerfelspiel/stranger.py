"""A second, independent implementation of Das Würfelspiel."""

from dataclasses import dataclass, field
from itertools import combinations

ROWS = ["R", "Y", "P", "G", "B"]
WORTH = {1: -4, 2: -3, 3: -2, 4: 1, 5: 2, 6: 3, 7: 6, 8: 7, 9: 10}
LAST_FIELD = 9
GOAL_AREA = [7, 8, 9]
NEEDED = {2: 5, 3: 7, 4: 8}
WISHES_WORTH = [-10, -4, -3, -2, 1, 2, 3, 6, 7, 10]
PLACES = ["1", "2", "3", "4", "5"]

# By row, from the first field to the last: c clover, w wish stone, k kobold, x crossed branches.
SIDES = {
    "simple": {"R": "..c.wkw..", "Y": ".w.c.wk..", "P": ".ck.w.c..", "G": ".k.wc.w..", "B": "..wk.cc.."},
    "crossed": {"R": ".kxcwxw..", "Y": "xxwc.wk..", "P": ".ckxw.cx.", "G": ".xkwxcw..", "B": ".wxk.cxc."},
}
GAMES = {
    "simple": ["simple"],
    "crossed": ["crossed"],
    "match": ["simple", "crossed"],
    "match-crossed-first": ["crossed", "simple"],
}


@dataclass
class Friend:
    """A player."""

    pieces: dict[str, int] = field(default_factory=dict)  # row: field
    wishes: int = 0

    def in_goal(self) -> int:
        """How many pieces stand in the goal area."""
        return sum(number in GOAL_AREA for number in self.pieces.values())

    def points(self) -> int:
        """What pieces and wish stones are worth."""
        pieces = sum(WORTH[number] for number in self.pieces.values())
        return pieces + WISHES_WORTH[min(self.wishes, 9)]


class Table:
    """A table of Das Würfelspiel."""

    def __init__(self, players: int, side: str = "simple", stall: int = 100) -> None:
        self.players = players
        self.to_play = list(GAMES[side])
        self.stall = stall
        self.before = [0] * players  # points from an earlier side
        self.turn = 0
        self.end = ""
        self.open_side()

    def open_side(self) -> None:
        """A side is laid out; nobody has anything on it."""
        self.side = SIDES[self.to_play.pop(0)]
        self.friends = [Friend() for _ in range(self.players)]
        self.stock = 40
        self.idle = 0
        self.take_dice(0)

    def take_dice(self, seat: int) -> None:
        """Somebody's turn begins."""
        self.seat = seat
        self.turn += 1
        self.quiet = True  # nothing has changed in this turn
        self.dice: dict[str, str] = {}
        self.doing = "rolling"

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
        if self.doing in ("rolling", "rolling again"):
            return {f"die {face}" for face in [*ROWS, "wish"]}
        if self.doing == "looking at the dice":
            again = {f"reroll {' '.join(some)}" for n in range(1, 6) for some in combinations(PLACES, n)}
            return {"keep"} | again
        if self.doing == "choosing a symbol":
            return self.symbols() | {"pass"}
        if self.doing == "using a clover":
            return self.one_field() | {"pass"}
        return set()

    def symbols(self) -> set[str]:
        """The symbols that may be chosen."""
        rolled = {row: list(self.dice.values()).count(row) for row in ROWS}
        return {f"move {row}" for row, number in rolled.items() if number and self.may_go(row, number)}

    def one_field(self) -> set[str]:
        """Any own piece one field, or a new one onto a first field."""
        return {
            f"step {row}" if row in self.me.pieces else f"enter {row}" for row in ROWS if self.may_go(row, 1)
        }

    def may_go(self, row: str, number: int) -> bool:
        """Whether the own piece in a row, or a new one, can go so far."""
        if row not in self.me.pieces and len(self.me.pieces) == 4:
            return False
        if self.me.pieces.get(row) == LAST_FIELD:
            return False
        return self.kind(row, self.target(row, number)) != "x"

    def target(self, row: str, number: int) -> int:
        """Where the own piece in a row would stop; nothing lies beyond the last field."""
        return min(self.me.pieces.get(row, 0) + number, LAST_FIELD)

    def kind(self, row: str, number: int) -> str:
        """What a field is."""
        return self.side[row][number - 1]

    # --- effects ---

    def do(self, words: str) -> None:
        """Do an action of the record."""
        verb, _, what = words.partition(" ")
        if verb == "die":
            self.dice[next(place for place in PLACES if place not in self.dice)] = what
            if len(self.dice) == 5:
                if self.doing == "rolling":
                    self.doing = "looking at the dice"
                else:
                    self.use_dice()
        elif verb == "keep":
            self.use_dice()
        elif verb == "reroll":
            for place in what.split():
                del self.dice[place]
            self.doing = "rolling again"
        elif verb == "pass":
            self.pass_dice()
        else:
            self.go(what, list(self.dice.values()).count(what) if verb == "move" else 1)

    def use_dice(self) -> None:
        """Two wish stones or more give one; then a symbol is chosen, if one can be."""
        if list(self.dice.values()).count("wish") >= 2:
            self.take_wish()
        if self.symbols():
            self.doing = "choosing a symbol"
        else:
            self.pass_dice()

    def take_wish(self) -> None:
        """One wish stone, while there are any."""
        if self.stock:
            self.stock -= 1
            self.me.wishes += 1
            self.quiet = False

    def go(self, row: str, number: int) -> None:
        """A piece moves; where it lands, something may happen."""
        self.me.pieces[row] = self.target(row, number)
        self.quiet = False
        kind = self.kind(row, self.me.pieces[row])
        in_goal = sum(friend.in_goal() for friend in self.friends)
        if in_goal == NEEDED[self.players] or self.me.in_goal() == 4:
            self.close_side("goal")
        elif kind == "c" and self.one_field():
            self.doing = "using a clover"
        elif kind == "k":
            self.next_turn(self.seat)
        else:
            if kind == "w":
                self.take_wish()
            self.pass_dice()

    def pass_dice(self) -> None:
        """The next player's turn."""
        self.next_turn((self.seat + 1) % self.players)

    def next_turn(self, seat: int) -> None:
        """Somebody's turn, unless the game has stalled."""
        self.idle = self.idle + 1 if self.quiet else 0
        if self.idle == self.stall:
            self.close_side("stall")
        else:
            self.take_dice(seat)

    def close_side(self, why: str) -> None:
        """The side is over; perhaps there is another one to play."""
        if self.to_play:
            self.before = self.totals()
            self.open_side()
        else:
            self.end = why
            self.doing = "nothing any more"

    def totals(self) -> list[int]:
        """Everybody's points."""
        return [before + friend.points() for before, friend in zip(self.before, self.friends, strict=True)]
