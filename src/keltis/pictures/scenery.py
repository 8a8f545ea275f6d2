"""The landscapes of boards, simplified; the browser's `scenery/` draws them in full."""

from keltis.pictures import palette
from keltis.pictures.svg import Value, element
from keltis.ui_model.stage import START, Place, Stage, Zone

MARGIN = 30  # of landscape around the places
TRACK = 116  # the width of the spiral track


def ground(stage: Stage) -> list[str]:
    """The landscape under the stones."""
    drawn = {"hill": _hill, "spiral": _spiral, "heath": _heath, "field": _field}[stage.scenery](stage)
    return [*_gradients(), *drawn]


def _gradients() -> list[str]:
    hill = ((0, palette.SKY), (0.05, "#D9C46A"), (0.35, palette.HILL), (0.65, "#6F9350"), (1, palette.BOG))
    meadow = ((0, "#D9C46A"), (0.45, "#8FAA52"), (1, "#56805A"))
    return [
        element("linearGradient", *_stops(hill), id="k-hill", x1=0, y1=0, x2=0, y2=1),
        element("radialGradient", *_stops(meadow), id="k-meadow", cx=0.46, cy=0.46, r=0.75),
    ]


def _stops(colours: tuple[tuple[float, str], ...]) -> list[str]:
    return [element("stop", offset=offset, stop_color=colour) for offset, colour in colours]


def _whole(stage: Stage, fill: str) -> str:
    wide, high = stage.width + 2 * MARGIN, stage.height + 2 * MARGIN
    return element("rect", x=-MARGIN, y=-MARGIN, width=wide, height=high, rx=26, fill=fill)


def _line(points: str, width: float, stroke: str, **more: Value) -> str:
    look: dict[str, Value] = {"stroke_linecap": "round", "stroke_linejoin": "round", **more}
    return element("path", d=points, fill="none", stroke=stroke, stroke_width=width, **look)


def _hill(stage: Stage) -> list[str]:
    """Paths, and the border of the goal."""
    places = {place.id: place for place in stage.places}
    paths = "".join(_trail(places[one], places[other]) for one, other in stage.links)
    drawn = [_whole(stage, "url(#k-hill)"), _line(paths, 66, palette.SAND_EDGE, stroke_opacity=0.4)]
    drawn.append(_line(paths, 58, palette.SAND))
    for zone in stage.zones:
        y = zone.y + zone.height / 2
        border = f"M0 {y}Q{stage.width / 2} {y - 12} {stage.width} {y}"
        drawn += [_line(border, 12, "#4B3413"), _line(border, 6, "#E0B84E", stroke_dasharray="14 10")]
    return drawn


def _trail(one: Place, other: Place) -> str:
    x = other.x if one.id == START else one.x
    return f"M{x} {one.y}L{other.x} {other.y}"


def _spiral(stage: Stage) -> list[str]:
    """A kerbed track; its end is the goal."""
    track = _curve(stage.places)
    floor = _curve(stage.places[len(stage.places) - len(stage.zones) :])
    return [
        _whole(stage, "url(#k-meadow)"),
        _line(track, TRACK + 10, palette.KERB),
        _line(track, TRACK, palette.SAND),
        _line(floor, TRACK - 8, "#FFEEB4"),
    ]


def _curve(places: tuple[Place, ...]) -> str:
    """A smooth line through the middles of places (Catmull-Rom)."""
    line = f"M{places[0].x} {places[0].y}"
    for number in range(1, len(places)):
        before, one, other = places[max(number - 2, 0)], places[number - 1], places[number]
        after = places[min(number + 1, len(places) - 1)]
        leave = (one.x + (other.x - before.x) / 6, one.y + (other.y - before.y) / 6)
        reach = (other.x - (after.x - one.x) / 6, other.y - (after.y - one.y) / 6)
        line += f"C{leave[0]:.1f} {leave[1]:.1f} {reach[0]:.1f} {reach[1]:.1f} {other.x} {other.y}"
    return line


def _heath(stage: Stage) -> list[str]:
    return [_whole(stage, palette.HEATH)]


def _field(stage: Stage) -> list[str]:
    """A lane per colour, and the goal."""
    drawn = [_whole(stage, palette.HEATH), *(_sunny(zone) for zone in stage.zones)]
    lanes = {place.colour: place for place in reversed(stage.places) if place.colour}
    for colour, place in lanes.items():
        body: dict[str, Value] = {"x": 12, "y": place.y - 52, "width": stage.width - 24, "height": 104}
        drawn.append(element("rect", **body, rx=52, fill=palette.PATHS[colour], opacity=0.36))
    return drawn


def _sunny(zone: Zone) -> str:
    x, y = zone.x - zone.width / 2, zone.y - zone.height / 2
    look: dict[str, Value] = {"fill": palette.GOAL, "stroke": "#C98F2E", "stroke_width": 4}
    return element("rect", x=x, y=y, width=zone.width, height=zone.height, rx=30, **look)
