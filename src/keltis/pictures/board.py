"""The board of a view as a picture: places, what lies on them, and who stands there."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

from keltis.core.stage import Lying, Piece, Place, Scene, Stage, Zone
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.pictures import palette
from keltis.pictures.standing import COUNT, Area, Stand, count_beside, stand, stand_at_start
from keltis.pictures.svg import Value, element, group, text

SHAPES: dict[str, str] = json.loads(files("keltis.pictures").joinpath("shapes.json").read_text("utf-8"))
SPOTS: dict[str, Any] = json.loads(files("keltis.pictures").joinpath("spots.json").read_text("utf-8"))
LINES = {"spiral", "forbidden", "triskele", "knot"}  # drawn as strokes, without a face
STAYING = {"clover", "points", "spiral", "leprechaun", "shed", "kobold", "forbidden"}
BACK, OPEN = "hidden", "open"
MARGIN = 30  # of the plaited border
LONG = 400  # a place as wide as this is a start
CORNER = 20
DOUBLE, NUMBER = 0.5, 0.58  # of a figure's size: the letters on it
LOWER = (0, 0, 0.12, 0)  # a triangle has its room further down
DEFINITIONS = element(
    "defs",
    element(
        "linearGradient",
        element("stop", offset=0, stop_color=palette.STONE_HIGH),
        element("stop", offset=1, stop_color=palette.STONE_LOW),
        id="stone",
        x1=0,
        y1=0,
        x2=0,
        y2=1,
    ),
)


def board_picture(stage: Stage, scene: Scene, players: int) -> list[str]:
    """All elements of the board, from the ground up."""
    spots = {place.id: place for place in stage.places}
    backs = {thing.place: thing.tile for thing in scene.lying if thing.tile in (BACK, OPEN)}
    drawn = [DEFINITIONS, _border(stage), *_zones(stage.zones)]
    drawn += [_way(spots[one], spots[other]) for one, other in stage.links]
    drawn += [_place(place, backs.get(place.id, "")) for place in stage.places]
    drawn += [_lying(spots[thing.place], thing) for thing in scene.lying if thing.tile not in (BACK, OPEN)]
    drawn += _pieces(spots, scene.pieces, players)
    if scene.priestess:
        place = spots[scene.priestess]
        x, y = place.x + place.width * 0.47, place.y - place.height * 0.42
        drawn.append(shape("priestess", x, y, 58, "#6A3FA0", "#FFFFFF"))
    return drawn


def shape(name: str, x: float, y: float, size: float, fill: str, edge: str) -> str:
    """One of our signs, so many units high, around a point."""
    look: dict[str, Value] = {"fill": fill, "stroke": edge, "stroke_width": 7}
    if name in LINES:
        look = {"fill": "none", "stroke": fill, "stroke_width": 11}
    drawn = element("path", d=SHAPES[name], **look, stroke_linejoin="round", stroke_linecap="round")
    return group([drawn], x, y, size / 100)


def _border(stage: Stage) -> str:
    """The ground, and around it a plait of two strands with a knot at every corner."""
    wide, high = stage.width + 2 * MARGIN, stage.height + 2 * MARGIN
    frame = element("rect", x=-MARGIN, y=-MARGIN, width=wide, height=high, rx=26, fill=palette.FRAME)
    ground: dict[str, Value] = {"width": stage.width + 12, "height": stage.height + 12, "rx": 16}
    inside = element("rect", x=-6, y=-6, **ground, fill=palette.GROUND)
    half = MARGIN / 2
    sides = [
        _plait(0, -half, stage.width, 0),
        _plait(0, stage.height + half, stage.width, 0),
        _plait(-half, 0, stage.height, 90),
        _plait(stage.width + half, 0, stage.height, 90),
    ]
    corners = [
        shape("knot", x, y, 56, palette.GOLD, palette.GOLD)
        for x in (-half, stage.width + half)
        for y in (-half, stage.height + half)
    ]
    return frame + inside + "".join(sides) + "".join(corners)


def _plait(x: float, y: float, length: float, turned: int) -> str:
    """Two strands that wind around each other along a line."""
    waves = round(length / 36)
    strand = " ".join(
        f"C{n * 36 + 9} -6 {n * 36 + 9} 6 {n * 36 + 18} 6 S{n * 36 + 27} -6 {n * 36 + 36} -6"
        for n in range(waves)
    )
    lines = [
        element("path", d=f"M0 -6 {strand}", fill="none", stroke=hue, stroke_width=width, transform=flip)
        for flip in ("scale(1 1)", "scale(1 -1)")
        for hue, width in ((palette.FRAME, 10), (palette.GOLD, 5))
    ]
    stretched = element("g", *lines, transform=f"scale({length / (36 * waves):.4f} 1)")
    return element("g", stretched, transform=f"translate({x} {y}) rotate({turned})")


def _zones(zones: tuple[Zone, ...]) -> list[str]:
    """Areas: first all edges, then all faces, so that several make one."""
    edge: dict[str, Value] = {"fill": palette.GOAL, "stroke": palette.GOLD, "stroke_width": 12}
    return [_zone(zone, edge) for zone in zones] + [_zone(zone, {"fill": palette.GOAL}) for zone in zones]


def _zone(zone: Zone, look: dict[str, Value]) -> str:
    if zone.round:
        return element("circle", cx=zone.x, cy=zone.y, r=zone.width / 2, **look)
    x, y = zone.x - zone.width / 2, zone.y - zone.height / 2
    return element("rect", x=x, y=y, width=zone.width, height=zone.height, rx=4, **look)


def _way(one: Place, other: Place) -> str:
    """A way between two places: broad, with a thread in it."""
    x = other.x if form(one) == "start" else one.x
    ends: dict[str, Value] = {"x1": x, "y1": one.y, "x2": other.x, "y2": other.y}
    broad = element("line", **ends, stroke=palette.WAY, stroke_width=26, stroke_linecap="round")
    thread = element("line", **ends, stroke=palette.GROUND, stroke_width=5, stroke_dasharray="9 8")
    return broad + thread


def form(place: Place) -> str:
    """Which kind of place it is, for where things lie on it."""
    if place.round:
        return "round" if place.colour else "hub"
    return "start" if place.width > LONG else "slab"


def _place(place: Place, back: str) -> str:
    """A stone with its colour, sign and worth; one that lies face down is pale, an open one framed."""
    edge = palette.TAKEN if back == OPEN else palette.EDGE
    look: dict[str, Value] = {"fill": "url(#stone)", "stroke": edge, "stroke_width": 7 if back == OPEN else 3}
    sizes = SPOTS[form(place)]["sizes"]
    hue = palette.PATHS.get(place.colour, "#FFFFFF")
    if place.round:
        body = element("circle", cx=place.x, cy=place.y, r=place.width / 2, **look)
        ring: dict[str, Value] = {"fill": "none", "stroke": hue, "stroke_width": 9}
        cap = element("circle", cx=place.x, cy=place.y, r=place.width / 2 - 7, **ring)
    else:
        left, top = place.x - place.width / 2, place.y - place.height / 2
        body = element("rect", x=left, y=top, width=place.width, height=place.height, rx=CORNER, **look)
        cap = element("path", d=_cap(left, top, place.width * sizes["cap"], place.height), fill=hue)
    if not place.colour:
        return body
    drawn = body + cap + _sign(place, sizes["sign"]) + _worth(place, sizes["worth"])
    return element("g", drawn, opacity=0.45) if back == BACK else drawn


def _cap(left: float, top: float, width: float, height: float) -> str:
    """The coloured end of a slab."""
    low = top + height
    return (
        f"M{left + width} {top + 3}H{left + 20}A17 17 0 0 0 {left + 3} {top + 20}V{low - 20}"
        f"A17 17 0 0 0 {left + 20} {low - 3}H{left + width}Z"
    )


def _sign(place: Place, size: float) -> str:
    x, y = _spot(place, "sign")
    if place.round:
        return colour_sign(place.colour, x, y, size)
    hue = palette.ON_PATHS.get(place.colour, palette.INK)
    return shape(place.colour, x, y, size, hue, hue)


def colour_sign(colour: str, x: float, y: float, size: float) -> str:
    """The sign of a colour, or of a joker: its shape as well as its hue."""
    return shape(colour, x, y, size, palette.PATHS.get(colour, palette.STONE), palette.INK)


def _spot(place: Place, what: str) -> tuple[float, float]:
    """A point on a place, by the place's form."""
    return _at(place, *SPOTS[form(place)][what])


def _at(place: Place, right: float, down: float) -> tuple[float, float]:
    return place.x + right * place.width, place.y + down * place.height


def _worth(place: Place, size: float) -> str:
    if place.value is None:
        return ""
    hue = palette.INK if place.round else palette.ON_PATHS.get(place.colour, palette.INK)
    return _words(str(place.value).replace("-", "−"), *_spot(place, "worth"), size, hue)


def _words(words: str, x: float, y: float, size: float, fill: str) -> str:
    middle: dict[str, Value] = {"text_anchor": "middle", "dominant_baseline": "central"}
    return element("text", text(words), x=x, y=y, font_size=size, font_weight="bold", fill=fill, **middle)


def _lying(place: Place, thing: Lying) -> str:
    """A tile on its place; a number says how many stones are stacked."""
    x, y = _spot(place, "tile")
    size = SPOTS[form(place)]["sizes"]["tile"]
    drawn = _tile(thing.tile, x, y, size)
    if thing.number > 1:
        disc = element("circle", cx=x + size * 0.3, cy=y - size * 0.38, r=size * 0.27, fill=palette.INK)
        drawn += disc + _words(str(thing.number), x + size * 0.3, y - size * 0.38, size * 0.4, palette.GROUND)
    return drawn


def _tile(tile: str, x: float, y: float, size: float) -> str:
    name, _, rest = tile.partition(" ")
    hue = palette.STAYS if name in STAYING else palette.WISH if name == "wish" else palette.TAKEN
    if name == "points":
        disc = element("circle", cx=x, cy=y, r=size / 2, fill=hue)
        return disc + _words(f"+{rest}", x, y, size * 0.56, "#FFFFFF")
    if not rest:
        return shape(name, x, y, size, hue, palette.INK)
    colour = COLOUR_NAMES[LETTERS.index(rest)]
    if name == "wish":  # a gem of its colour, with the sign in it
        gem = shape("gem", x, y, size, palette.PATHS[colour], palette.INK)
        return gem + shape(colour, x, y, size * 0.6, palette.ON_PATHS[colour], palette.ON_PATHS[colour])
    leaf = shape(name, x, y, size, palette.PATHS[colour], palette.INK)
    badge = element("circle", cx=x, cy=y, r=size * 0.27, fill=palette.STONE)
    return leaf + badge + colour_sign(colour, x, y, size * 0.4)


def _pieces(spots: dict[str, Place], pieces: tuple[Piece, ...], players: int) -> list[str]:
    """Every seat has its own spot on a place, so that figures cover neither tile nor worth."""
    drawn = []
    counted = Counter(pieces)
    for piece, number in counted.items():
        place = spots[piece.place]
        beside = Piece(piece.seat, piece.place, not piece.large) in counted
        at = standing(place, piece, players, beside)
        drawn.append(figure(piece.seat, at.x, at.y, at.size))
        hue = palette.INK if piece.seat in (0, 2) else "#FFFFFF"
        if piece.large:
            drawn.append(_words("2×", at.x, at.y + at.size * LOWER[piece.seat], at.size * DOUBLE, hue))
        elif number > 1 and form(place) == "start":
            drawn.append(_words(f"×{number}", count_beside(at) + COUNT / 2, at.y, 34, palette.INK))
        elif number > 1:
            lower = at.y + at.size * LOWER[piece.seat]
            drawn.append(_words(str(number), at.x, lower, at.size * NUMBER, hue))
    return drawn


def standing(place: Place, piece: Piece, players: int, beside: bool) -> Stand:
    """Where a figure stands on its place."""
    left, top, right, low = SPOTS[form(place)]["area"]
    middle = _at(place, (left + right) / 2, (top + low) / 2)
    area = Area(*middle, (right - left) * place.width, (low - top) * place.height)
    if form(place) == "start":
        return stand_at_start(area, place.height, piece.seat, players, piece.large)
    crowd = [_at(place, *spot) for spot in SPOTS[form(place)]["crowd"]]
    return stand(area, crowd, piece.seat, players, piece.large, beside)


def figure(seat: int, x: float, y: float, size: float) -> str:
    """A player's figure: the seat's shape and hue."""
    edge = "#FFFFFF" if seat in (1, 3) else palette.INK
    return shape(palette.SEAT_SHAPES[seat], x, y, size, palette.SEATS[seat], edge)
