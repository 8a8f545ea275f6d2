"""Escaped SVG elements as text, as far as pictures need them."""

from collections.abc import Iterable
from html import escape

Value = str | int | float


def element(name: str, /, *inside: str, **attributes: Value) -> str:
    """An element; `_` in an attribute's name stands for `-`; a trailing `_` is dropped.

    >>> element("circle", cx=1, stroke_width=2)
    '<circle cx="1" stroke-width="2"/>'
    >>> element("text", text("a < b"), class_="name")
    '<text class="name">a &lt; b</text>'
    """
    given = "".join(f' {_name(key)}="{escape(_number(value))}"' for key, value in attributes.items())
    content = "".join(inside)
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


def text(words: object) -> str:
    """Escaped text content."""
    return escape(str(words), quote=False)


def group(elements: Iterable[str], x: float, y: float, scale: float) -> str:
    """A group of elements, moved to a point."""
    moved = f"translate({_number(x)} {_number(y)})" + (f" scale({_number(scale)})" if scale != 1 else "")
    return element("g", *elements, transform=moved)


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _number(value: Value) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
