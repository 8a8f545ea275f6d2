"""Decodes frames into the values that the games draw and describe."""

import dataclasses
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from keltis.core.game import AnyGame
from keltis.core.score import Breakdown
from keltis.core.view import Step, View
from keltis.messages.message import Message, Seat


def read_message(data: Any) -> Message:
    return Message(str(data["id"]), {name: _argument(value) for name, value in data["args"].items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return read_message(value) if "id" in value else Seat(int(value["seat"]))
    return value


def read_view(data: Any, game: AnyGame) -> View:
    """A view of this game."""
    table = _read(data["table"], get_type_hints(game.views.look)["return"])
    fields = {name: kind for name, kind in _hints(View).items() if name != "table"}
    return View(**{name: _read(data[name], kind) for name, kind in fields.items()}, table=table)


def read_step(data: Any) -> Step:
    """A reported action."""
    step: Step = _read(data, Step)
    return step


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(data: Any, kind: Any) -> Any:
    """Plain data as a value of a type; ValueError if it does not match."""
    if kind is Message:
        return read_message(data)
    if kind is Breakdown:
        return Breakdown(_read(data["lines"], _hints(Breakdown)["lines"]))
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        hints, fields = _hints(kind), [field.name for field in dataclasses.fields(kind)]
        return kind(**{name: _read(data[name], hints[name]) for name in fields})
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is tuple and arguments[-1] is Ellipsis:
        return tuple(_read(item, arguments[0]) for item in data)
    if origin is tuple:
        return tuple(_read(item, one) for item, one in zip(data, arguments, strict=True))
    if origin in (Union, UnionType):
        others = [one for one in arguments if one is not NoneType]
        return None if data is None else _read(data, others[0]) if len(others) == 1 else data
    return data
