"""The board of a view as a picture: places, what lies on them, and who stands there."""

import json
from collections import Counter
from importlib.resources import files

from keltis.core.stage import Lying, Piece, Place, Scene, Stage, Zone
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.pictures import palette
from keltis.pictures.svg import Value, element, group, text

SHAPES: dict[str, str] = json.loads(files("keltis.pictures").joinpath("shapes.json").read_text("utf-8"))
LINES = {"spiral", "forbidden"}  # drawn as strokes, without a face
STAYING = {"clover", "points", "spiral", "leprechaun", "shed", "kobold", "forbidden"}
BACK, OPEN = "hidden", "open"
FACE = 17  # half the height of the sign of a colour

# Where things lie on a place, in parts of its width and height from its middle.
SIGN = {"slab": (-0.35, 0.0), "round": (-0.27, 0.24), "square": (-0.25, -0.22)}
WORTH = {"slab": (0.34, 0.0), "round": (0.25, 0.24), "square": (0.2, -0.22)}
TILE = {"slab": (0.0, 0.0), "round": (0.0, -0.1), "square": (0.2, 0.24)}
CORNER = {"slab": (0.38, 0.46), "round": (0.38, 0.38)}


def board_picture(stage: Stage, scene: Scene) -> list[str]:
    """All elements of the board, from the ground up."""
    spots = {place.id: place for place in stage.places}
    drawn = [_ground(stage)]
    drawn += [_zone(zone) for zone in stage.zones]
    drawn += [_way(spots[one], spots[other]) for one, other in stage.links]
    drawn += [_place(place) for place in stage.places]
    drawn += [_lying(spots[thing.place], thing) for thing in scene.lying]
    drawn += _pieces(spots, scene.pieces)
    if scene.priestess:
        place = spots[scene.priestess]
        drawn.append(shape("priestess", place.x, place.y - place.height * 0.34, 46, "#6A3FA0", "#FFFFFF"))
    return drawn


def shape(name: str, x: float, y: float, size: float, fill: str, edge: str) -> str:
    """One of our signs, so many units high, around a point."""
    look: dict[str, Value] = {"fill": fill, "stroke": edge, "stroke_width": 7}
    if name in LINES:
        look = {"fill": "none", "stroke": fill, "stroke_width": 12}
    drawn = element("path", d=SHAPES[name], **look, stroke_linejoin="round", stroke_linecap="round")
    return group([drawn], x, y, size / 100)


def _ground(stage: Stage) -> str:
    return element("rect", width=stage.width, height=stage.height, rx=28, fill=palette.GROUND)


def _zone(zone: Zone) -> str:
    look: dict[str, Value] = {"fill": palette.GOAL, "stroke": palette.EDGE, "stroke_width": 3}
    look["stroke_dasharray"] = "14 10"
    if zone.round:
        return element("circle", cx=zone.x, cy=zone.y, r=zone.width / 2, **look)
    x, y = zone.x - zone.width / 2, zone.y - zone.height / 2
    return element("rect", x=x, y=y, width=zone.width, height=zone.height, rx=24, **look)


def _way(one: Place, other: Place) -> str:
    """A way between two places: broad, with a plaited thread in it."""
    ends: dict[str, Value] = {"x1": one.x, "y1": one.y, "x2": other.x, "y2": other.y}
    broad = element("line", **ends, stroke=palette.WAY, stroke_width=22, stroke_linecap="round")
    thread = element("line", **ends, stroke=palette.GROUND, stroke_width=4, stroke_dasharray="8 6")
    return broad + thread


def _place(place: Place) -> str:
    look: dict[str, Value] = {"fill": palette.STONE, "stroke": palette.EDGE, "stroke_width": 4}
    if place.round:
        body = element("circle", cx=place.x, cy=place.y, r=place.width / 2, **look)
    else:
        x, y = place.x - place.width / 2, place.y - place.height / 2
        corner = min(place.width, place.height) * 0.32
        body = element("rect", x=x, y=y, width=place.width, height=place.height, rx=corner, **look)
    if not place.colour:
        return body
    return body + colour_sign(place.colour, *_spot(place, SIGN), 2 * FACE) + _worth(place)


def colour_sign(colour: str, x: float, y: float, size: float) -> str:
    """The sign of a colour, or of a joker: its shape as well as its hue."""
    return shape(colour, x, y, size, palette.PATHS.get(colour, palette.STONE), palette.INK)


def _spot(place: Place, spots: dict[str, tuple[float, float]]) -> tuple[float, float]:
    """A point on a place, by the place's form."""
    form = "round" if place.round else "square" if place.width == place.height else "slab"
    right, down = spots[form]
    return place.x + right * place.width, place.y + down * place.height


def _worth(place: Place) -> str:
    if place.value is None:
        return ""
    return _words(str(place.value).replace("-", "−"), *_spot(place, WORTH), 28, palette.INK)


def _words(words: str, x: float, y: float, size: float, fill: str) -> str:
    middle: dict[str, Value] = {"text_anchor": "middle", "dominant_baseline": "central"}
    return element("text", text(words), x=x, y=y, font_size=size, font_weight="bold", fill=fill, **middle)


def _lying(place: Place, thing: Lying) -> str:
    """A tile in the middle of its place; a number says how many stones are stacked."""
    name, _, rest = thing.tile.partition(" ")
    x, y = _spot(place, TILE)
    if name in (BACK, OPEN):
        look: dict[str, Value] = {"x": place.x - place.width / 2, "y": place.y - place.height / 2}
        look |= {"width": place.width, "height": place.height, "rx": place.width * 0.32}
        if name == BACK:
            return element("rect", **look, fill=palette.WAY, fill_opacity=0.8)
        return element("rect", **look, fill="none", stroke=palette.TAKEN, stroke_width=7)
    hue = palette.STAYS if name in STAYING else palette.TAKEN
    if name == "points":
        size = min(48, place.height * 0.46)
        disc = element("circle", cx=x, cy=y, r=size / 2, fill=hue)
        return disc + _words(f"+{rest}", x, y, size * 0.56, "#FFFFFF")
    size = min(50, place.height * 0.46)
    drawn = shape(name, x, y, size, hue, palette.INK)
    if rest:  # the colour of a clover or a wish stone
        drawn += colour_sign(COLOUR_NAMES[LETTERS.index(rest)], x + size * 0.42, y + size * 0.3, 24)
    if thing.number > 1:
        drawn += _words(f"×{thing.number}", x, y + size * 0.62, 20, palette.INK)
    return drawn


def _pieces(spots: dict[str, Place], pieces: tuple[Piece, ...]) -> list[str]:
    """Every seat has its own corner of a place, so that figures cover neither tile nor worth."""
    drawn = []
    for piece, number in Counter(pieces).items():
        x, y = _corner(spots[piece.place], piece)
        drawn.append(figure(piece.seat, x, y, 44 if piece.large else 34))
        label = "2×" if piece.large else f"×{number}" if number > 1 else ""
        if label:
            drawn.append(_words(label, x, y, 18, palette.INK if piece.seat in (0, 2) else "#FFFFFF"))
    return drawn


def _corner(place: Place, piece: Piece) -> tuple[float, float]:
    """Where a seat's figure stands; a large one a little inward, beside a small one."""
    if place.width == place.height and not place.round:  # a tile belongs to one seat only
        return _spot(place, {"square": (-0.24, 0.24)})
    right, down = 2 * (piece.seat % 2) - 1, 2 * (piece.seat // 2) - 1
    x, y = _spot(place, {form: (right * x, down * y) for form, (x, y) in CORNER.items()})
    return (x - 38 * right, y) if piece.large and not place.round else (x, y)


def figure(seat: int, x: float, y: float, size: float) -> str:
    """A player's figure: the seat's shape and hue."""
    edge = "#FFFFFF" if seat in (1, 3) else palette.INK
    return shape(palette.SEAT_SHAPES[seat], x, y, size, palette.SEATS[seat], edge)
