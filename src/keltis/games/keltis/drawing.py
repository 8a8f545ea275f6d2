"""Keltis in the terminal: as a drawing of 80 columns, and in sentences."""

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
from keltis.games.keltis.view import KeltisTable, PlayerView
from keltis.messages.message import Seat, message
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.ui_model.drawing import Drawing, Ink, Line, Say, beside, fitted

if TYPE_CHECKING:
    from keltis.core.view import View

SMALL_FIGURES = "abcd"
LARGE_FIGURES = "ABCD"
TILES = {"": "·", "wish": "◊", "clover": "♣"}
CELL = 9
MOST_KNOWN = 3  # known cards per hand that fit beside the board


def draw(view: "View", say: Say) -> Drawing:
    """Board and players side by side, with piles and hand below."""
    table: KeltisTable = view.table
    picture = beside(_paths(view, table), _players(view, table, say))
    picture.append([])
    picture.append([*draw_piles(table.piles, say), Ink(_counts(table, say))])
    if view.viewer is not None:
        picture.append(draw_hand(table.hand, view.legal, say))
    return picture


def _counts(table: KeltisTable, say: Say) -> str:
    counts = message("draw-deck", deck=table.deck, goal=table.goal_count, needed=table.goal_figures)
    return say(counts)


# --- the board ---------------------------------------------------------------------------------


def _paths(view: "View", table: KeltisTable) -> Drawing:
    head: Line = [Ink("     ")]
    for path in table.paths:
        head += [colour_ink(path.colour), Ink(" " * (CELL - 2))]
    lines = [head]
    landings = _landings(view, table)
    for stone in range(len(table.paths[0].stones), 0, -1):
        value = table.paths[0].stones[stone - 1].value
        goal = "▐" if stone >= table.goal else " "
        line: Line = [Ink(f"{value:>3} "), Ink(goal, "goal")]
        for index in range(len(table.paths)):
            line += _stone(table, index, stone, landings[index] == stone)
        lines.append(line)
    return lines


def _landings(view: "View", table: KeltisTable) -> list[int]:
    """By path, the stone that a figure of the viewer can reach now; 0 for none."""
    landings = [0] * len(table.paths)
    for notation in view.legal:
        verb, _, letter = notation.partition(" ")
        if verb in ("step", "small", "large") and view.viewer is not None:
            path = LETTERS.index(letter)
            landings[path] = table.players[view.viewer].stones[path] + 1
    return landings


def _stone(table: KeltisTable, path: int, stone: int, lit: bool) -> Line:
    tile = table.paths[path].stones[stone - 1].tile
    face = TILES.get(tile) or f"+{tile.removeprefix('points ')}"
    figures = ""
    for seat, player in enumerate(table.players):
        if player.stones[path] == stone:
            large = player.large_path == COLOUR_NAMES[path]
            figures += (LARGE_FIGURES if large else SMALL_FIGURES)[seat]
        else:
            figures += " "
    style = COLOUR_NAMES[path] if tile else "faint"
    return [
        Ink(f"{face:<2}", style),
        Ink("›", "legal") if lit else Ink(" "),
        Ink(f"{figures:<4}", "figure"),
        Ink(" " * (CELL - 7)),
    ]


# --- the players -------------------------------------------------------------------------------


def _players(view: "View", table: KeltisTable, say: Say) -> Drawing:
    lines = []
    for seat, player in enumerate(table.players):
        name = say(message("name", seat=Seat(seat)))
        points = say(message("draw-points", points=view.scores[seat].total))
        mark = "▸" if view.mover == seat else " "
        style = "mover" if view.mover == seat else ""
        lines.append([Ink(f"{mark}{LARGE_FIGURES[seat]} {fitted(name, 14)} {points}", style)])
        lines.append([Ink("   "), *draw_row_ends(player.rows)])
        lines.append(_belongings(player))
    return lines


def _belongings(player: PlayerView) -> Line:
    known = " ".join(player.known[:MOST_KNOWN]) + ("…" if len(player.known) > MOST_KNOWN else "")
    return [
        Ink(f"   ◊{player.wishes} +{player.points} "),
        Ink(f"⌂{player.small_left}+{player.large_left} ", "faint"),
        Ink(f"({known})" if known else "", "faint"),
    ]


# --- in sentences ------------------------------------------------------------------------------


def describe(view: "View", say: Say) -> list[str]:
    """The position line by line, for a screen reader."""
    table: KeltisTable = view.table
    lines = [_counts(table, say)]
    lines += [_describe_path(table, index, say) for index in range(len(table.paths))]
    for seat, player in enumerate(table.players):
        lines.append(_describe_player(view, seat, player, say))
        lines += tell_rows(seat, player.rows, say)
        lines += tell_known(seat, player.known, say)
    lines.append(tell_piles(table.piles, say))
    if view.viewer is not None:
        lines.append(say(message("tell-hand", cards=tell_cards(table.hand, say))))
    return lines


def _describe_path(table: KeltisTable, index: int, say: Say) -> str:
    path = table.paths[index]
    things = []
    for number, stone in enumerate(path.stones, 1):
        if stone.tile:
            kind, _, points = stone.tile.partition(" ")
            things.append(say(message("tell-tile", stone=number, tile=kind, points=int(points or 0))))
    for seat, player in enumerate(table.players):
        if player.stones[index]:
            size = "large" if player.large_path == path.colour else "small"
            value = path.stones[player.stones[index] - 1].value
            things.append(
                say(
                    message(
                        "tell-figure", seat=Seat(seat), size=size, stone=player.stones[index], value=value
                    )
                )
            )
    colour = message("colour", colour=path.colour)
    return say(message("tell-path", colour=colour, things=", ".join(things)))


def _describe_player(view: "View", seat: int, player: PlayerView, say: Say) -> str:
    return say(
        message(
            "tell-player",
            seat=Seat(seat),
            total=view.scores[seat].total,
            wishes=player.wishes,
            points=player.points,
            small=player.small_left,
            large=player.large_left,
        )
    )
