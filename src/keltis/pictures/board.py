"""The board of a view as a picture: landscape, stones, tiles and figures."""

import json
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files

from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.pictures import palette
from keltis.pictures.art import drawings, filled, painted, placed
from keltis.pictures.scenery import ground
from keltis.pictures.standing import SPOTS, form, spot, standing
from keltis.pictures.svg import Value, element, group, text
from keltis.ui_model.stage import Lying, Piece, Place, Scene, Scenery, Stage

SHAPES: dict[str, str] = json.loads(files("keltis.pictures").joinpath("shapes.json").read_text("utf-8"))
BACK, OPEN = "hidden", "open"
BODY = 0.75  # the part of a heath stone's box that the stone fills
# Kinds of place: the file of the drawing, its name there, and the extent of the stone in its box.
STONES = {
    "slab": ("slabs", "slab", 100, 63),
    "start": ("slabs", "start", 640, 66),
    "boulder": ("boulders", "boulder", 80, 86),
    "hub": ("boulders", "boulder", 80, 86),
}
FIGURE = (0.344, 0.92, 0.6875)  # half the width, the feet, and the width of a figure, in parts of its height
PRIESTESS = (0.62, -0.04, 84)  # offset to the side, offset down, height
EDGE = 870  # on places to the right of this, she stands on the left


def board_picture(stage: Stage, scene: Scene, players: int) -> list[str]:
    """All elements of the board in drawing order."""
    places = {place.id: place for place in stage.places}
    faces = {thing.place: thing.tile for thing in scene.lying if thing.tile in (BACK, OPEN)}
    heath = stage.scenery == "heath"
    drawn = [element("defs", *drawings("paints")), *ground(stage)]
    for number, place in enumerate(stage.places):
        drawn.append(_heath_stone(place, number, faces.get(place.id, "")) if heath else _stone(stage, number))
    for thing in scene.lying:
        if thing.tile not in (BACK, OPEN) and (not heath or faces.get(thing.place) == OPEN):
            drawn.append(_lying(places[thing.place], form(places[thing.place], stage.scenery), thing))
    if scene.priestess:
        drawn.append(_priestess(places[scene.priestess]))
    return drawn if heath else drawn + _pieces(places, stage.scenery, scene.pieces, players)


# --- stones ------------------------------------------------------------------------------------


def _stone(stage: Stage, number: int) -> str:
    place = stage.places[number]
    kind = form(place, stage.scenery)
    if kind == "field":
        return _rock(place, number, "field", palette.LIMESTONE)
    file, name, wide, high = STONES[kind]
    art = drawings(file)[name]
    variant = art["variants"][number % len(art["variants"])]
    markup = painted(filled(art["template"], variant), palette.stone_paint(place.colour))
    box = [float(part) for part in art["box"].split()]
    across, down = place.width / wide, place.height / high
    x, y = place.x - place.width / 2 + box[0] * across, place.y - place.height / 2 + box[1] * down
    stone = placed(markup, art["box"], x, y, box[2] * across, box[3] * down)
    return stone + (_carved(place, kind) if place.colour else "")


def _heath_stone(place: Place, number: int, face: str) -> str:
    """A stone face down or face up, or the hollow left by one that was taken."""
    if face == BACK:
        return _rock(place, number, "down", {})
    if face != OPEN:
        size: dict[str, Value] = {"rx": place.width * 0.42, "ry": place.height * 0.34}
        return element("ellipse", cx=place.x, cy=place.y, **size, fill=palette.HOLLOW, opacity=0.55)
    return _rock(place, number, "up", palette.LIMESTONE) + _carved(place, "heath")


def _rock(place: Place, number: int, side: str, paint: Mapping[str, str]) -> str:
    art = drawings("heath")
    variant = art["variants"][number % len(art["variants"])]
    markup = painted(filled(art[side], variant), {**palette.stone_paint(place.colour), **paint})
    wide, high = place.width / BODY, place.height / BODY
    return placed(markup, art["box"], place.x - wide / 2, place.y - high / 2, wide, high)


def _carved(place: Place, kind: str) -> str:
    """The symbol of the colour and the points."""
    ink = palette.ON_PATHS.get(place.colour, palette.ON_BARE)
    sizes = SPOTS[kind]["sizes"]
    drawn = _sign(place.colour, *spot(place, kind, "sign"), sizes["sign"], ink)
    if place.value is None:
        return drawn
    return drawn + _words(
        str(place.value).replace("-", "−"), *spot(place, kind, "worth"), sizes["worth"], ink
    )


def _sign(colour: str, x: float, y: float, size: float, fill: str) -> str:
    return group([element("path", d=SHAPES[colour], fill=fill)], x, y, size / 100)


def _words(words: str, x: float, y: float, size: float, fill: str) -> str:
    middle: dict[str, Value] = {"text_anchor": "middle", "dominant_baseline": "central"}
    return element("text", text(words), x=x, y=y, font_size=size, font_weight="bold", fill=fill, **middle)


# --- tiles -------------------------------------------------------------------------------------


def _lying(place: Place, kind: str, thing: Lying) -> str:
    """A tile on its place; several wish stones show their number."""
    x, y = spot(place, kind, "tile")
    scale = SPOTS[kind]["sizes"]["tile"] / 40
    inside = _tile(thing.tile)
    if thing.number > 1:
        disc = element("circle", cx=14, cy=-13, r=10.5, fill=palette.INK, stroke=palette.CREAM)
        inside += disc + _words(str(thing.number), 14, -13, 17, palette.CREAM)
    return group([inside], x, y, scale)


def _tile(tile: str) -> str:
    name, _, rest = tile.partition(" ")
    markup: str = drawings("tiles")[name]["draw"]
    if name == "points":
        return painted(markup, palette.PAINT) + _words(f"+{rest}", 0, 0, 23, "#FFF7E0")
    if not rest:
        return painted(markup, palette.PAINT)
    colour = COLOUR_NAMES[LETTERS.index(rest)]
    paint = palette.stone_paint(colour)
    if name == "wish":
        return painted(markup, paint) + _sign(colour, 0, 1, 15, palette.ON_PATHS[colour])
    badge = element("circle", r=7, fill=palette.CREAM, stroke=paint["leaf-side"])
    return painted(markup, paint) + badge + _sign(colour, 0, 0, 10, paint["leaf-side"])


# --- figures -----------------------------------------------------------------------------------


def _pieces(
    places: Mapping[str, Place], scenery: Scenery, pieces: tuple[Piece, ...], players: int
) -> list[str]:
    """All figures: every seat has its own spot on a place; figures farther up are drawn first."""
    counted = Counter(pieces)
    found = []
    for piece, number in counted.items():
        place = places[piece.place]
        kind = form(place, scenery)
        beside = Piece(piece.seat, piece.place, not piece.large) in counted
        at = standing(place, kind, piece, players, beside)
        found.append((at.y, figure(piece.seat, at.x, at.y, at.size) + _number(kind, piece, number, at)))
    return [drawn for _, drawn in sorted(found, key=lambda one: one[0])]


def figure(seat: int, x: float, y: float, size: float) -> str:
    """A player's figure with its feet at a point."""
    art = drawings("figures")[palette.FIGURES[seat]]
    half, feet, wide = FIGURE
    markup = painted(art["draw"], palette.figure_paint(seat))
    return placed(markup, art["box"], x - half * size, y - feet * size, wide * size, size)


def _number(kind: str, piece: Piece, number: int, at: tuple[float, float, float]) -> str:
    """A badge: that a figure is large, or how many figures it represents."""
    x, y, size = at
    if kind == "start" and number > 1 and not piece.large:
        return _words(f"×{number}", x + 0.66 * size, y - 0.36 * size, 36, palette.INK)
    if not piece.large and number == 1:
        return ""
    disc = palette.GOLD if piece.large else palette.CREAM
    badge = element("circle", cx=x, cy=y - 0.24 * size, r=0.21 * size, fill=disc, stroke=palette.INK)
    words = "×2" if piece.large else str(number)
    return badge + _words(words, x, y - 0.24 * size, max(24, 0.3 * size), palette.INK)


def _priestess(place: Place) -> str:
    art = drawings("figures")["priestess"]
    aside, down, size = PRIESTESS
    x = place.x + place.width * (-aside if place.x > EDGE else aside)
    y = place.y + place.height * down
    markup = painted(art["draw"], palette.PAINT)
    return placed(markup, art["box"], x - 0.305 * size, y - 0.9 * size, 0.61 * size, size)
