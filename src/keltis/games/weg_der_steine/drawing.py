"""Der Weg der Steine in the terminal: as a drawing of 80 columns, and in sentences."""

from typing import TYPE_CHECKING

from keltis.cardgame.cards import card_message
from keltis.cardgame.drawing import ARROWS, colour_ink, tell_rows
from keltis.games.weg_der_steine.view import PlayerView, StonesTable, Tile
from keltis.messages.message import Seat, message
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.ui_model.drawing import Drawing, Ink, Line, Say, beside, fitted, padded

if TYPE_CHECKING:
    from keltis.core.view import View

SEAT_LETTERS = "ABCD"
MARKS = {"": "", "wish": "◊", "clover": "♣", "bonus": "+"}
FACE_DOWN = "░"
MOST_LINES = 20
CELL = 5  # in the middle
STONE = 3  # in a row of a player
USUAL_HEIGHT = 6  # of the players' rows; they grow away from their owner
PLAYER = 18


def draw(view: "View", say: Say) -> Drawing:
    """The tiles in the middle, with the players' rows below."""
    table: StonesTable = view.table
    middle = beside(_middle(view, table), _legend(table, say))
    players = _players(view, table, say)
    gap: Drawing = [[]] if len(middle) + len(players) < MOST_LINES else []
    return middle + gap + players


# --- the middle --------------------------------------------------------------------------------


def _middle(view: "View", table: StonesTable) -> Drawing:
    """All tiles: face down, open with their value, or the letter of their owner."""
    values = range(max(len(tiles) for tiles in table.tiles))
    lines: Drawing = [[Ink("   "), Ink("".join(f" {value:<{CELL - 1}}" for value in values), "faint")]]
    for colour, tiles in zip(COLOUR_NAMES, table.tiles, strict=False):
        line: Line = [colour_ink(colour), Ink(" ")]
        for tile in tiles:
            line += _tile(view, table, tile, colour)
        lines.append(line)
    return lines


def _tile(view: "View", table: StonesTable, tile: Tile, colour: str) -> Line:
    mark = MARKS[tile.mark] + (str(tile.bonus) if tile.bonus else "")
    left = right = " "
    if f"take {tile.tile}" in view.legal:
        left, right = "[", "]"
    elif tile.tile == table.turned:
        left, right = "›", "‹"
    if tile.place == "open":
        face = Ink(f"{tile.tile[1:]}{mark}", colour)
    elif tile.seat is not None:
        face = Ink(f"{SEAT_LETTERS[tile.seat]}{mark}")
    else:
        face = Ink(f"{FACE_DOWN}{mark}", "faint")
    return padded([Ink(left, "legal"), face, Ink(right, "legal")], CELL)


def _legend(table: StonesTable, say: Say) -> Drawing:
    lines: Drawing = [
        [Ink(f"{FACE_DOWN} {say(message('draw-stones-hidden', number=table.hidden))}")],
        [Ink(f"  {say(message('draw-stones-open', number=table.open))}")],
        [],
    ]
    for mark in ("clover", "wish", "bonus"):
        lines.append([Ink(f"{MARKS[mark]} {say(message('draw-stones-mark', mark=mark))}", "faint")])
    return lines


# --- the players -------------------------------------------------------------------------------


def _players(view: "View", table: StonesTable, say: Say) -> Drawing:
    height = max(USUAL_HEIGHT, *(len(row.values) for player in table.players for row in player.rows))
    picture = _scale(table, height)
    for seat in range(len(table.players)):
        picture = beside(picture, _player(view, table, seat, height, say), 0)
    return picture


def _scale(table: StonesTable, height: int) -> Drawing:
    """The points of a row of this height."""
    most = len(table.row_values) - 1
    return [[Ink(f"{table.row_values[min(level, most)]:>3} │ ", "faint")] for level in range(height, 0, -1)]


def _player(view: "View", table: StonesTable, seat: int, height: int, say: Say) -> Drawing:
    player = table.players[seat]
    mover = view.mover == seat
    name = f"{'▸' if mover else ' '}{SEAT_LETTERS[seat]} {say(message('name', seat=Seat(seat)))}"
    points = say(message("draw-points", points=view.scores[seat].total))
    lines = _rows(table, player, height)
    lines.append([Ink(fitted(name, PLAYER - 1).rstrip(), "mover" if mover else "")])
    lines.append([Ink(f" {points}"), Ink(f" ◊{player.wishes} +{player.bonus}", "faint")])
    return [padded(line, PLAYER) for line in lines]


def _rows(table: StonesTable, player: PlayerView, height: int) -> Drawing:
    """The rows side by side, each above its letter and an arrow for its direction."""
    marks = {tile.tile: MARKS[tile.mark] for tiles in table.tiles for tile in tiles}
    lines: Drawing = [[Ink(" ")] for _ in range(height + 1)]
    for row in player.rows:
        letter = LETTERS[COLOUR_NAMES.index(row.colour)]
        stones = [f"{value}{marks[f'{letter}{value}']}" for value in row.values]
        column = [f"{letter}{ARROWS[row.direction]}", *stones]
        for line, stone in zip(reversed(lines), column + [""] * height, strict=False):
            line.append(Ink(f"{stone:<{STONE}}", row.colour))
    return lines


# --- in sentences ------------------------------------------------------------------------------


def describe(view: "View", say: Say) -> list[str]:
    """The position line by line, for a screen reader."""
    table: StonesTable = view.table
    lines = [say(message("tell-stones-counts", hidden=table.hidden, open=table.open))]
    shown = [tile for tiles in table.tiles for tile in tiles]
    lines += [say(message("tell-stones-turned", tile=_name(t, say))) for t in shown if t.tile == table.turned]
    lying = ", ".join(_name(tile, say) for tile in shown if tile.place == "open")
    lines.append(say(message("tell-stones-open", tiles=lying or say(message("tell-nothing")))))
    lines += _describe_hidden(table, say)
    for seat, player in enumerate(table.players):
        total = view.scores[seat].total
        lines.append(
            say(
                message(
                    "tell-stones-player",
                    seat=Seat(seat),
                    total=total,
                    wishes=player.wishes,
                    bonus=player.bonus,
                )
            )
        )
        lines += tell_rows(seat, player.rows, say)
    return lines


def _name(tile: Tile, say: Say) -> str:
    mark = tile.mark or "none"
    return say(message("tell-stones-tile", tile=card_message(tile.tile), mark=mark, bonus=tile.bonus))


def _describe_hidden(table: StonesTable, say: Say) -> list[str]:
    lines = []
    for colour, tiles in zip(COLOUR_NAMES, table.tiles, strict=False):
        values = " ".join(tile.tile[1:] for tile in tiles if tile.place == "hidden")
        if values:
            name = message("colour", colour=colour)
            lines.append(say(message("tell-stones-hidden", colour=name, tiles=values)))
    return lines
