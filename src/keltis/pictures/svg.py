"""Elements of SVG as text: the little that pictures need, with everything escaped."""

from collections.abc import Iterable
from html import escape

Value = str | int | float


def element(name: str, /, *inside: str, **attributes: Value) -> str:
    """An element; `_` in the name of an attribute stands for `-`, and one at its end for nothing.

    >>> element("circle", cx=1, stroke_width=2)
    '<circle cx="1" stroke-width="2"/>'
    >>> element("text", text("a < b"), class_="name")
    '<text class="name">a &lt; b</text>'
    """
    given = "".join(f' {_name(key)}="{escape(_number(value))}"' for key, value in attributes.items())
    content = "".join(inside)
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


def text(words: object) -> str:
    """Characters between elements."""
    return escape(str(words), quote=False)


def group(elements: Iterable[str], x: float, y: float, scale: float) -> str:
    """Elements around a point of their own."""
    moved = f"translate({_number(x)} {_number(y)})" + (f" scale({_number(scale)})" if scale != 1 else "")
    return element("g", *elements, transform=moved)


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _number(value: Value) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
