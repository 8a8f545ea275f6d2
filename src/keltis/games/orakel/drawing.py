"""Das Orakel in the terminal: as a drawing of 80 columns, and in sentences.

The spiral runs clockwise inwards on a square of six by six cells: the start and 35 stones. A cell is two
lines high: the kind of stone, and below it its points and the figures. Consecutive stones are joined by a
line, a double one in the goal area.
"""

from typing import TYPE_CHECKING

from keltis.cardgame.drawing import (
    LABEL,
    card_ink,
    colour_ink,
    draw_hand,
    draw_piles,
    draw_row_ends,
    tell_cards,
    tell_known,
    tell_piles,
    tell_rows,
)
from keltis.games.orakel.view import OrakelTable, PlayerView, Stone, tile_message
from keltis.messages.message import Message, Seat, message
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.ui_model.drawing import Drawing, Ink, Line, Say, beside, fitted, width

if TYPE_CHECKING:
    from keltis.core.view import View

SIDE = 6
CELL = 13
FACE = 9  # the part of a cell that is the stone; the rest joins it to its neighbour
PANEL = 38
FIGURES = "abcd"
MANY = ("", "", "²", "³")  # marks for the number of a player's figures
TILES = {"": "· ", "spiral": "@ ", "leprechaun": "☺ ", "mirror": "▯ "}
PRIESTESS, HER_WAY, LANDING = "Ω", "ω", "›"


def draw(view: "View", say: Say) -> Drawing:
    """The spiral, the players below it two by two, then piles and hand."""
    table: OrakelTable = view.table
    picture = _spiral(view, table)
    panels = [_panel(view, seat, player, say) for seat, player in enumerate(table.players)]
    for left in range(0, len(panels), 2):
        picture += beside(panels[left], panels[left + 1] if left + 1 < len(panels) else [])
    picture.append([*draw_piles(table.piles, say), Ink(_counts(table, say))])
    if view.viewer is not None:
        picture.append(draw_hand(table.hand, view.legal, say))
        picture.append(_draw_steps(table, say))
    picture.append([Ink(say(message("draw-orakel-legend")), "faint")])
    return picture


def _counts(table: OrakelTable, say: Say) -> str:
    return say(message("draw-deck", deck=table.deck, goal=table.goal_count, needed=table.goal_all))


def _draw_steps(table: OrakelTable, say: Say) -> Line:
    """Below each card of the hand, how far it may move the priestess."""
    line: Line = [Ink(f"{say(message('draw-orakel-steps')):<{LABEL}}", "faint")]
    for card in table.hand:
        size = len(card_ink(card).text) + 2
        line.append(Ink(f"{HER_WAY}{table.steps[int(card[1:])]}".center(size), "faint"))
    return line


# --- the board ---------------------------------------------------------------------------------


def _winding() -> list[tuple[int, int]]:
    """Row and column of every cell along the spiral."""
    cells = [(0, 0)]
    step = (0, 1)
    while len(cells) < SIDE * SIDE:
        row, column = cells[-1][0] + step[0], cells[-1][1] + step[1]
        if (row, column) in cells or not (0 <= row < SIDE and 0 <= column < SIDE):
            step = (step[1], -step[0])
        else:
            cells.append((row, column))
    return cells


CELLS = _winding()


def _spiral(view: "View", table: OrakelTable) -> Drawing:
    numbers = {CELLS[stone]: stone for stone in range(len(table.stones) + 1)}
    marks = _marks(view, table)
    picture: Drawing = []
    for row in range(SIDE):
        upper: Line = []
        lower: Line = []
        for column in range(SIDE):
            stone = numbers.get((row, column), -1)
            below = numbers.get((row + 1, column), -1)
            right = numbers.get((row, column + 1), -1)
            upper += _face(table, stone, marks) if stone >= 0 else [Ink(" " * FACE)]
            upper.append(_join(table, stone, right) if column + 1 < SIDE else Ink(""))
            down = _joined(stone, below)
            bar = ("║" if min(stone, below) >= table.goal else "│") if down else " "
            lower += [Ink(bar, "faint"), *_standing(table, stone)]
        picture += [upper, lower]
    return picture


def _joined(stone: int, neighbour: int) -> bool:
    return stone >= 0 and neighbour >= 0 and abs(stone - neighbour) == 1


def _join(table: OrakelTable, stone: int, right: int) -> Ink:
    size = CELL - FACE
    if not _joined(stone, right):
        return Ink(" " * size)
    return Ink(("═" if min(stone, right) >= table.goal else "─") * (size - 1) + " ", "faint")


def _marks(view: "View", table: OrakelTable) -> dict[int, str]:
    """The stones that the viewer can reach now, with a figure or the priestess."""
    marks: dict[int, str] = {}
    for notation in view.legal:
        verb, _, number = notation.partition(" ")
        if verb == "priestess":
            marks.setdefault(table.priestess + int(number), HER_WAY)
        elif verb == "back":
            marks[int(number)] = LANDING
        elif verb == "move":
            ahead = table.stones[int(number) :]
            colours = [stone.colour for stone in ahead]
            marks[int(number) + 1 + colours.index(table.colour)] = LANDING
    return marks


def _face(table: OrakelTable, number: int, marks: dict[int, str]) -> Line:
    mark = Ink(marks[number], "legal") if number in marks else None
    if number == 0:
        return [mark or Ink(" "), Ink(" 0"), Ink(" ⌂    ", "faint")]
    stone = table.stones[number - 1]
    return [
        mark or Ink("(" if stone.large else " "),
        Ink(f"{number:>2}", "goal" if number >= table.goal else ""),
        colour_ink(stone.colour),
        Ink(" "),
        _thing(stone),
        Ink(")" if stone.large else " "),
    ]


def _thing(stone: Stone) -> Ink:
    """What lies on a stone, in two characters."""
    if stone.large:
        return Ink(f"{'◊' * min(stone.wishes, 2):·<2}", "" if stone.wishes else "faint")
    kind, _, what = stone.tile.partition(" ")
    if kind == "clover":
        return Ink(f"♣{what}", COLOUR_NAMES[LETTERS.index(what)])
    return Ink(TILES.get(kind) or f"+{what}", "" if kind else "faint")


def _standing(table: OrakelTable, number: int) -> Line:
    """The points of a stone, and who stands on it."""
    worth = f"{table.stones[number - 1].value:>3}" if number > 0 else "   "
    who = PRIESTESS if table.priestess == number else ""
    for seat, player in enumerate(table.players):
        here = player.stones.count(number)
        who += f"{FIGURES[seat]}{MANY[here]}" if here else ""
    gap = " " if len(who) < CELL - 4 else ""
    return [Ink(worth + gap, "faint"), Ink(f"{who:<{CELL - 4 - len(gap)}}", "figure")]


# --- the players -------------------------------------------------------------------------------


def _panel(view: "View", seat: int, player: PlayerView, say: Say) -> Drawing:
    name = say(message("name", seat=Seat(seat)))
    points = say(message("draw-points", points=view.scores[seat].total))
    mover = view.mover == seat
    bonus = f"☺{player.leprechauns}" if player.leprechauns else ""
    first: Line = [
        Ink(
            f"{'▸' if mover else ' '}{FIGURES[seat]} {fitted(name, 12)} {points:<10}",
            "mover" if mover else "",
        ),
        Ink(f" ◊{player.wishes} ▯{player.mirrors} {bonus:<3}"),
    ]
    second: Line = [Ink("   "), *draw_row_ends(player.rows)]
    second.append(Ink(_known(player.known, PANEL - width(second)), "faint"))
    return [first, second]


def _known(cards: tuple[str, ...], room: int) -> str:
    """The known cards of a hand, as many as fit."""
    text = f"({' '.join(cards)})" if cards else ""
    while len(text) > room:
        cards = cards[:-1]
        text = f"({' '.join(cards)}…)"
    return text


# --- in sentences ------------------------------------------------------------------------------

STRETCH = 7  # stones per sentence


def describe(view: "View", say: Say) -> list[str]:
    """The position line by line, for a screen reader."""
    table: OrakelTable = view.table
    lines = [_counts(table, say), say(message("tell-orakel-priestess", stone=table.priestess))]
    for first in range(0, len(table.stones), STRETCH):
        stretch = table.stones[first : first + STRETCH]
        told = [say(_tell_stone(stone, number)) for number, stone in enumerate(stretch, first + 1)]
        lines.append(
            say(
                message(
                    "tell-orakel-stones", first=first + 1, last=first + len(stretch), stones="; ".join(told)
                )
            )
        )
    for seat, player in enumerate(table.players):
        lines.append(say(_tell_player(view, seat, player, say)))
        lines += tell_rows(seat, player.rows, say)
        lines += tell_known(seat, player.known, say)
    lines.append(tell_piles(table.piles, say))
    if view.viewer is not None:
        lines.append(say(message("tell-hand", cards=tell_cards(table.hand, say))))
    return lines


def _tell_stone(stone: Stone, number: int) -> Message:
    thing = tile_message(stone.tile) if stone.tile else message("orakel-wishes", wishes=stone.wishes)
    return message(
        "tell-orakel-stone",
        stone=number,
        colour=message("colour", colour=stone.colour),
        value=stone.value,
        thing=thing,
    )


def _tell_player(view: "View", seat: int, player: PlayerView, say: Say) -> Message:
    table: OrakelTable = view.table
    told = [
        say(message("tell-orakel-figure", stone=stone, value=table.stones[stone - 1].value if stone else 0))
        for stone in player.stones
    ]
    return message(
        "tell-orakel-player",
        seat=Seat(seat),
        total=view.scores[seat].total,
        figures=", ".join(told),
        wishes=player.wishes,
        mirrors=player.mirrors,
        points=player.points,
        oracle=player.oracle,
        leprechauns=player.leprechauns,
    )
