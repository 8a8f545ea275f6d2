"""Das Würfelspiel in the terminal: as a drawing of 80 columns, and in sentences."""

from typing import TYPE_CHECKING

from keltis.games.wuerfelspiel.view import DiceTable, PlayerView, face_message
from keltis.messages.message import Message, Seat, message
from keltis.parts.colours import COLOUR_NAMES, LETTERS, SYMBOLS
from keltis.ui_model.drawing import Drawing, Ink, Line, Say, beside, fitted

if TYPE_CHECKING:
    from keltis.core.view import View

PIECES = "abcd"
FIELDS = {"": "·", "clover": "♣", "wish": "◊", "kobold": "☺", "forbidden": "✗"}
CELL = 9
NAME = 14


def draw(view: "View", say: Say) -> Drawing:
    """Rows and players side by side, with the dice below."""
    table: DiceTable = view.table
    picture: Drawing = [[Ink(say(_title(table)), "title")]]
    picture += beside(_rows(view, table), _players(view, table, say))
    picture.append([])
    picture += beside(_dice(table), _legend(table, say), gap=3)
    return picture


def _title(table: DiceTable) -> Message:
    if table.sides == 1:
        return message("draw-dice-side", side=table.side)
    return message("draw-dice-match", side=table.side, number=table.number, sides=table.sides)


# --- the board ---------------------------------------------------------------------------------


def _rows(view: "View", table: DiceTable) -> Drawing:
    head: Line = [Ink("     ")]
    for index in range(len(table.rows)):
        head += [_symbol(index), Ink(" " * (CELL - 2))]
    lines = [head]
    landings = _landings(view, table)
    for field in range(len(table.rows[0].fields), 0, -1):
        value = table.rows[0].fields[field - 1].value
        goal = "▐" if field >= table.goal else " "
        line: Line = [Ink(f"{value:>3} "), Ink(goal, "goal")]
        for index in range(len(table.rows)):
            line += _field(table, index, field, landings[index] == field)
        lines.append(line)
    return lines


def _symbol(index: int) -> Ink:
    return Ink(f"{SYMBOLS[index]}{LETTERS[index]}", COLOUR_NAMES[index])


def _landings(view: "View", table: DiceTable) -> list[int]:
    """By row, the field that a piece of the viewer can reach now; 0 for none."""
    landings = [0] * len(table.rows)
    for notation in view.legal:
        verb, _, letter = notation.partition(" ")
        if verb in ("move", "step", "enter") and view.viewer is not None:
            row = LETTERS.index(letter)
            steps = table.dice.count(letter) if verb == "move" else 1
            at = table.players[view.viewer].fields[row]
            landings[row] = min(at + steps, len(table.rows[row].fields))
    return landings


def _field(table: DiceTable, row: int, field: int, lit: bool) -> Line:
    kind = table.rows[row].fields[field - 1].kind
    pieces = "".join(
        PIECES[seat] if player.fields[row] == field else " " for seat, player in enumerate(table.players)
    )
    return [
        Ink(f"{FIELDS[kind]:<2}", COLOUR_NAMES[row] if kind else "faint"),
        Ink("›", "legal") if lit else Ink(" "),
        Ink(f"{pieces:<4}", "figure"),
        Ink(" " * (CELL - 7)),
    ]


# --- the players -------------------------------------------------------------------------------


def _players(view: "View", table: DiceTable, say: Say) -> Drawing:
    lines: Drawing = [[]]
    for seat, player in enumerate(table.players):
        name = say(message("name", seat=Seat(seat)))
        points = say(message("draw-points", points=view.scores[seat].total))
        mark = "▸" if view.mover == seat else " "
        style = "mover" if view.mover == seat else ""
        lines.append([Ink(f"{mark}{PIECES[seat]} {fitted(name, NAME)} {points}", style)])
        lines.append(_belongings(table, player, say))
    return lines


def _belongings(table: DiceTable, player: PlayerView, say: Say) -> Line:
    told = say(message("draw-dice-first", points=player.first)) if table.number > 1 else ""
    return [Ink(f"   ◊{player.wishes} ▐{player.goal} "), Ink(f"⌂{player.left} {told}", "faint")]


# --- the dice ----------------------------------------------------------------------------------


def _dice(table: DiceTable) -> Drawing:
    """The dice in a row, with the numbers used for rolling again."""
    top: Line = []
    middle: Line = []
    bottom: Line = []
    for place, face in enumerate(table.dice, 1):
        top.append(Ink("╭────╮ "))
        middle += [Ink("│ "), _face(face), Ink(" │ ")]
        bottom += [Ink("╰─"), Ink(f"{place}─", "faint"), Ink("─╯ ")]
    return [top, middle, bottom]


def _face(face: str) -> Ink:
    if face == "":
        return Ink("··", "faint")
    if face == "wish":
        return Ink(f"{FIELDS['wish']} ", "wish")
    return _symbol(LETTERS.index(face))


def _legend(table: DiceTable, say: Say) -> Drawing:
    kinds = {field.kind for row in table.rows for field in row.fields}
    signs = [kind for kind in FIELDS if kind and kind in kinds]
    named = [f"{FIELDS[kind]} {say(message('dice-field', kind=kind))}" for kind in signs]
    return [
        [Ink("  ".join(named[:2]), "faint")],
        [Ink("  ".join(named[2:]), "faint")],
        [Ink(say(_counts(table)))],
    ]


def _counts(table: DiceTable) -> Message:
    return message("draw-dice-counts", stock=table.stock, goal=table.goal_count, needed=table.goal_pieces)


# --- in sentences ------------------------------------------------------------------------------


def describe(view: "View", say: Say) -> list[str]:
    """The position line by line, for a screen reader."""
    table: DiceTable = view.table
    lines = [f"{say(_title(table))}.", say(_told_counts(table))]
    lines += [_describe_row(table, index, say) for index in range(len(table.rows))]
    lines += [_describe_player(view, seat, say) for seat in range(len(table.players))]
    lines.append(_describe_dice(table, say))
    return lines


def _told_counts(table: DiceTable) -> Message:
    return message(
        "tell-dice-counts",
        stock=table.stock,
        goal=table.goal_count,
        needed=table.goal_pieces,
        own=table.goal_own,
    )


def _describe_row(table: DiceTable, index: int, say: Say) -> str:
    row = table.rows[index]
    things = []
    for number, field in enumerate(row.fields, 1):
        if field.kind:
            things.append(say(message("tell-dice-field", kind=field.kind, field=number)))
    for seat, player in enumerate(table.players):
        at = player.fields[index]
        if at:
            value = row.fields[at - 1].value
            things.append(say(message("tell-dice-piece", seat=Seat(seat), field=at, value=value)))
    colour = message("colour", colour=row.colour)
    return say(message("tell-dice-row", colour=colour, things=", ".join(things)))


def _describe_player(view: "View", seat: int, say: Say) -> str:
    player: PlayerView = view.table.players[seat]
    told = message(
        "tell-dice-player",
        seat=Seat(seat),
        total=view.scores[seat].total,
        wishes=player.wishes,
        goal=player.goal,
        left=player.left,
    )
    if view.table.number == 1:
        return say(told)
    return f"{say(told)} {say(message('tell-dice-first', seat=Seat(seat), points=player.first))}"


def _describe_dice(table: DiceTable, say: Say) -> str:
    told = [
        say(message("tell-dice-die", die=place, face=face_message(_number(face))))
        for place, face in enumerate(table.dice, 1)
        if face
    ]
    return say(message("tell-dice-dice", dice=", ".join(told) or say(message("tell-nothing"))))


def _number(face: str) -> int:
    return len(LETTERS) if face == "wish" else LETTERS.index(face)
