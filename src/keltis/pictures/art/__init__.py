"""The drawings of stones, tiles and figures, shared with the browser: SVG markup, painted by CSS variables.

A stone is a template that an outline fills: shadow, side, face, plateau, lichen, grain, crack, light, rim.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def drawings(name: str) -> Any:
    """The content of a drawing file in this folder."""
    return json.loads(files("keltis.pictures.art").joinpath(f"{name}.json").read_text("utf-8"))


def filled(template: str, values: Mapping[str, str]) -> str:
    """A template with its placeholders replaced.

    >>> filled('<path d="{outline}"/>', {"outline": "M0 0"})
    '<path d="M0 0"/>'
    """
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], ""), template)


def painted(markup: str, paint: Mapping[str, str]) -> str:
    """Markup with its CSS variables replaced by their values.

    >>> painted('<path fill="var(--face)"/>', {"face": "#FFF"})
    '<path fill="#FFF"/>'
    """
    return re.sub(r"var\(--([\w-]+)\)", lambda found: paint[found[1]], markup)


def placed(markup: str, box: str, x: float, y: float, width: float, height: float) -> str:
    """Markup scaled and moved to its place in the picture."""
    left, top, wide, high = (float(part) for part in box.split())
    across, down = width / wide, height / high
    moved = f"translate({x - left * across:.1f} {y - top * down:.1f}) scale({across:.4g} {down:.4g})"
    return f'<g transform="{moved}">{markup}</g>'
