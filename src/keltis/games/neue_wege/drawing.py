"""Neue Wege in the terminal: as a drawing of 80 columns, and in sentences."""

from string import ascii_lowercase
from typing import TYPE_CHECKING

from keltis.cardgame.drawing import (
    colour_ink,
    draw_hand,
    draw_piles,
    draw_row_ends,
    tell_cards,
    tell_known,
    tell_piles,
    tell_rows,
)
from keltis.games.neue_wege.board import JOKER_NAME, START_NAME
from keltis.games.neue_wege.view import Field, NeueWegeTable, PlayerView, tile_message
from keltis.messages.message import Message, Seat, message
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.ui_model.drawing import Drawing, Ink, Line, Say, beside, fitted

if TYPE_CHECKING:
    from keltis.core.view import View

SMALL_FIGURES = "abcd"
LARGE_FIGURES = "ABCD"
JOKER_FACE = "✚J"
TILES = {"clover": "♣", "shed": "⇓"}
MARGIN = 7
CELL = 9
FACE = 3  # a mark for fields to which the viewer may move now, and the field's colour
NAME = 10  # characters of a player's name
KNOWN = 5  # known cards of a hand that are shown


def draw(view: "View", say: Say) -> Drawing:
    """Board and players side by side, with piles and hand below."""
    table: NeueWegeTable = view.table
    picture = beside(_board(view, table), _players(view, table, say))
    picture.append([*draw_piles(table.piles, say), Ink(_counts(table, say))])
    if view.viewer is not None:
        picture.append(draw_hand(table.hand, view.legal, say))
    return picture


def _counts(table: NeueWegeTable, say: Say) -> str:
    counts = message("draw-deck", deck=table.deck, goal=table.goal_count, needed=table.goal_figures)
    return say(counts)


# --- the board ---------------------------------------------------------------------------------


def _board(view: "View", table: NeueWegeTable) -> Drawing:
    """The rows from the goal down to the start, and the edges between them."""
    rows = [[field for field in table.fields if field.row == row] for row in range(len(table.values))]
    columns = _columns(rows)
    landings = {notation.rpartition("-")[2] for notation in view.legal if "-" in notation}
    lines = [_letters(rows[-1], columns)]
    for row in range(len(rows) - 1, 0, -1):
        lines.append(_row(table, row, rows[row], columns, landings))
        if row > 1 and not _straight(rows[row - 1], columns):
            lines.append(_edges(rows[row - 1], columns))
    lines.append(_fan(rows[1], columns))
    lines.append(_start(table, columns))
    return lines


def _columns(rows: list[list[Field]]) -> dict[str, int]:
    """The column of each field: every row is centred."""
    widest = max(len(row) for row in rows)
    return {
        field.name: (widest - len(row)) * CELL // 2 + index * CELL
        for row in rows
        for index, field in enumerate(row)
    }


def _letters(row: list[Field], columns: dict[str, int]) -> Line:
    """The letters of a row's fields."""
    marks = {columns[field.name] + 1: letter for field, letter in zip(row, ascii_lowercase, strict=False)}
    return [Ink(" " * MARGIN + _marked(marks), "faint")]


def _marked(marks: dict[int, str], blank: str = " ") -> str:
    """Characters at given columns."""
    return "".join(marks.get(column, blank) for column in range(max(marks, default=-1) + 1))


def _straight(row: list[Field], columns: dict[str, int]) -> bool:
    """Whether all edges lead straight up, so that none need be drawn."""
    return all(columns[edge] == columns[field.name] for field in row for edge in field.edges)


def _edges(row: list[Field], columns: dict[str, int]) -> Line:
    """The edges leading up from a row; a cross where two cross."""
    marks: dict[int, str] = {}
    for field in row:
        for edge in field.edges:
            here, there = columns[field.name], columns[edge]
            middle = (here + there) // 2 + 1
            mark = "│" if here == there else "╱" if here < there else "╲"
            marks[middle] = "╳" if middle in marks and marks[middle] != mark else mark
    return [Ink(" " * MARGIN + _marked(marks), "faint")]


def _fan(row: list[Field], columns: dict[str, int]) -> Line:
    """The edges from the start: a line from the first to the last field of row 1, with their letters."""
    marks = {columns[field.name] + 1: letter for field, letter in zip(row, ascii_lowercase, strict=False)}
    marks.setdefault(columns[START_NAME] + 1, "┬")
    left = min(marks)
    line = _marked({column - left: mark for column, mark in marks.items()}, "─")
    return [Ink(" " * (MARGIN + left) + line, "faint")]


def _start(table: NeueWegeTable, columns: dict[str, int]) -> Line:
    waiting = "  ".join(filter(None, (_seat_figures(table, seat, START_NAME) for seat in _seats(table))))
    left = MARGIN + columns[START_NAME] + 1 - len(START_NAME) // 2
    room = MARGIN + 5 * CELL - left - len(START_NAME) - 2
    if len(waiting) > room:
        left -= len(waiting) - room
    return [Ink(" " * left), Ink(START_NAME), Ink("  "), Ink(waiting, "figure")]


def _seats(table: NeueWegeTable) -> range:
    return range(len(table.players))


def _row(
    table: NeueWegeTable, row: int, fields: list[Field], columns: dict[str, int], landings: set[str]
) -> Line:
    goal = "▐" if row >= table.goal else " "
    line: Line = [Ink(f"{table.values[row]:>3}"), Ink(f" {row}", "faint"), Ink(f"{goal} ", "goal")]
    line.append(Ink(" " * columns[fields[0].name]))
    for field in fields:
        line += _field(table, field, field.name in landings)
    return line


def _field(table: NeueWegeTable, field: Field, lit: bool) -> Line:
    colour = Ink(JOKER_FACE, JOKER_NAME) if field.colour == JOKER_NAME else colour_ink(field.colour)
    face, style = _face(field)
    room = CELL - FACE - len(face)
    figures = _fitting([_seat_figures(table, seat, field.name) for seat in _seats(table)], room)
    gap = " " if len(figures) < room else ""
    return [
        Ink("›", "legal") if lit else Ink(" "),
        colour,
        Ink(face, style),
        Ink(f"{gap}{figures}".ljust(room), "figure"),
    ]


def _face(field: Field) -> tuple[str, str]:
    """What lies on a field: "◊P" is a pink wish stone, "◊P5" a stack of five."""
    if field.stack:
        letter = LETTERS[COLOUR_NAMES.index(field.stack)]
        return f"◊{letter}{field.stack_left}", field.stack if field.stack_left else "faint"
    kind, _, which = field.tile.partition(" ")
    if kind == "wish":
        return f"◊{which}", COLOUR_NAMES[LETTERS.index(which)]
    if kind == "points":
        return f"+{which}", ""
    return TILES.get(kind, ""), ""


def _seat_figures(table: NeueWegeTable, seat: int, field: str) -> str:
    """A seat's figures on a field, letter by letter."""
    player = table.players[seat]
    small = player.small.count(field) * SMALL_FIGURES[seat]
    return small + (LARGE_FIGURES[seat] if player.large == field else "")


def _fitting(groups: list[str], room: int) -> str:
    """All figures on a field; with numbers if there is little room, and cut off if necessary."""
    letters = "".join(groups)
    if len(letters) <= room:
        return letters
    counted = "".join(
        f"{letter}{letters.count(letter)}" if letters.count(letter) > 1 else letter
        for letter in dict.fromkeys(letters)
    )
    return counted if len(counted) <= room else f"{counted[: room - 1]}…"


# --- the players -------------------------------------------------------------------------------


def _players(view: "View", table: NeueWegeTable, say: Say) -> Drawing:
    lines = []
    for seat, player in enumerate(table.players):
        name = say(message("name", seat=Seat(seat)))
        points = say(message("draw-points", points=view.scores[seat].total))
        hidden = "" if player.wish_colours else "+◊"  # N8: others do not learn their points
        mark = "▸" if view.mover == seat else " "
        style = "mover" if view.mover == seat else ""
        lines.append([Ink(f"{mark}{LARGE_FIGURES[seat]} {fitted(name, NAME)} {points}{hidden}", style)])
        lines.append([Ink(" "), *draw_row_ends(player.rows)])
        lines.append(_belongings(player))
        known = " ".join(player.known[:KNOWN]) + ("…" if len(player.known) > KNOWN else "")
        lines.append([Ink(f" ({known})" if known else "", "faint")])
    return lines


def _belongings(player: PlayerView) -> Line:
    """Wish stones, by colour for those who may see them, and points from tiles."""
    line: Line = [Ink(f" ◊{player.wishes} ")]
    for colour, number in enumerate(player.wish_colours):
        if number:
            line += [Ink(f"{LETTERS[colour]}{number}", COLOUR_NAMES[colour]), Ink(" ")]
    return [*line, Ink(f" +{player.points}")]


# --- in sentences ------------------------------------------------------------------------------


def describe(view: "View", say: Say) -> list[str]:
    """The position line by line, for a screen reader."""
    table: NeueWegeTable = view.table
    lines = [_counts(table, say)]
    for row in range(len(table.values) - 1, 0, -1):
        fields = [_describe_field(table, field, say) for field in table.fields if field.row == row]
        told = message("neue_wege-tell-row", row=row, value=table.values[row], fields="; ".join(fields))
        lines.append(say(told))
    for seat, player in enumerate(table.players):
        lines.append(_describe_player(view, seat, player, say))
        lines += tell_rows(seat, player.rows, say)
        lines += tell_known(seat, player.known, say)
    lines.append(tell_piles(table.piles, say))
    if view.viewer is not None:
        lines.append(say(message("tell-hand", cards=tell_cards(table.hand, say))))
    return lines


def _describe_field(table: NeueWegeTable, field: Field, say: Say) -> str:
    things = [say(message("neue_wege-tell-field", field=field.name, colour=_colour(field.colour)))]
    if field.edges:
        things.append(say(message("neue_wege-tell-edges", fields=" ".join(field.edges))))
    if field.tile:
        things.append(say(tile_message(field.tile)))
    if field.stack:
        stack = message("neue_wege-tell-stack", colour=_colour(field.stack), left=field.stack_left)
        things.append(say(stack))
    for seat, player in enumerate(table.players):
        small, large = player.small.count(field.name), int(player.large == field.name)
        if small or large:
            things.append(say(message("neue_wege-tell-figures", seat=Seat(seat), small=small, large=large)))
    return ", ".join(things)


def _colour(name: str) -> Message:
    return message("neue_wege-joker") if name == JOKER_NAME else message("colour", colour=name)


def _describe_player(view: "View", seat: int, player: PlayerView, say: Say) -> str:
    known = [
        say(message("neue_wege-tell-wishes", colour=message("colour", colour=name), wishes=number))
        for name, number in zip(COLOUR_NAMES, player.wish_colours, strict=False)
        if number
    ]
    return say(
        message(
            "neue_wege-tell-player",
            seat=Seat(seat),
            total=view.scores[seat].total,
            complete="yes" if player.wish_colours else "no",
            wishes=player.wishes,
            colours=f" ({', '.join(known)})" if known else "",
            points=player.points,
            small=player.small.count(START_NAME),
            large=int(player.large == START_NAME),
        )
    )
