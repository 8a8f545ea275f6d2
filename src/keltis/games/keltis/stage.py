"""The layout of Keltis: five paths side by side, the goal at the top; and touch targets."""

from typing import TYPE_CHECKING

from keltis.cardgame.stage import CARD_HELP, CARD_STEP, REFILL_STEP, touch_cards
from keltis.core.memoise import once_per_object, once_per_value
from keltis.games.keltis.board import Board
from keltis.games.keltis.state import State
from keltis.games.keltis.view import KeltisTable, Path
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.ui_model.guide import Guide, GuideStep
from keltis.ui_model.stage import START, Lying, Piece, Scene, Stage, Standing, ladder, lying_on, piece_at

if TYPE_CHECKING:
    from keltis.core.view import View

GUIDE = Guide(
    (
        CARD_STEP,
        GuideStep("move", ("prompt-enter", "prompt-other-figure")),
        GuideStep("tile", ("prompt-clover",)),
        REFILL_STEP,
    ),
    {
        **CARD_HELP,
        "place": ("K3", "K1"),
        "piece": ("K3", "K4", "K5"),
        "figure": ("K2", "K3"),
        "start": ("K2", "K3"),
        "goal": ("K9", "C9"),
        "clover": ("K7",),
        "wish": ("K8", "K10"),
        "points": ("C10", "K6"),
        "total": ("K1", "K2", "K10", "A4"),
        "button": ("K7", "A2"),
    },
)


def stage(table: KeltisTable) -> Stage:
    """The board: stone 1 at the bottom, the start below it."""
    paths = [
        (_letter(path.colour), path.colour, [stone.value for stone in path.stones]) for path in table.paths
    ]
    return ladder(paths, table.goal)


def scene(table: KeltisTable) -> Scene:
    """The tiles and figures on the stones, and the figures that wait at the start."""
    figures = [
        (player.stones, player.large_path, player.small_left, player.large_left) for player in table.players
    ]
    return Scene(_lying(table.paths), _pieces(tuple([path.colour for path in table.paths]), tuple(figures)))


@once_per_object
def _lying(paths: tuple[Path, ...]) -> tuple[Lying, ...]:
    return tuple(
        lying_on(f"{_letter(path.colour)}{n}", stone.tile)
        for path in paths
        for n, stone in enumerate(path.stones, 1)
        if stone.tile
    )


@once_per_value
def _pieces(
    colours: tuple[str, ...], figures: tuple[tuple[tuple[int, ...], str, int, int], ...]
) -> tuple[Piece, ...]:
    """The figures of all seats: their stones by path, the path of the large one, and how many wait."""
    pieces = []
    for path, colour in enumerate(colours):
        for seat, (stones, large_path, _, _) in enumerate(figures):
            if stones[path]:
                pieces.append(piece_at(seat, f"{_letter(colour)}{stones[path]}", large_path == colour))
    for seat, (_, _, small, large) in enumerate(figures):
        pieces += [piece_at(seat, START)] * small
        pieces += [piece_at(seat, START, large=True)] * large
    return tuple(pieces)


def _letter(colour: str) -> str:
    return LETTERS[COLOUR_NAMES.index(colour)]


def standing(board: Board, s: State) -> Standing:
    """The figures on the paths, as in `scene`."""
    found = []
    for path in range(board.paths):
        for seat in range(s.players):
            figures = s.seats[seat].figures
            if figures.stone[path]:
                place = f"{LETTERS[path]}{figures.stone[path]}"
                found.append(piece_at(seat, place, figures.large_path == path))
    for seat in range(s.players):
        figures = s.seats[seat].figures
        found += [piece_at(seat, START, False)] * figures.small
        found += [piece_at(seat, START, True)] * figures.large
    return Standing(tuple(found))


def touch(view: "View", notation: str) -> tuple[str, ...]:
    """The things to touch for a legal action."""
    table: KeltisTable = view.table
    kind, _, rest = notation.partition(" ")
    if kind == "step":
        stone = table.players[view.mover or 0].stones[_path(table, rest)]
        return (f"piece {rest}{stone}", f"place {rest}{stone + 1}")
    if kind in ("small", "large"):
        return (f"figure {kind}", f"place {rest}1")
    return touch_cards(kind, rest)


def _path(table: KeltisTable, letter: str) -> int:
    return [_letter(path.colour) for path in table.paths].index(letter)
