"""State declared once: a class with slots for plain Python, from which a NumPy record type is derived.

    class Pile(Struct):
        size: Byte
        value: Annotated[list[int], Times("i1", 22)]

A struct starts with every number at 0. Fields are ints, structs, or lists of fixed length of either.
"""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

Byte = Annotated[int, "i1"]
Short = Annotated[int, "i2"]
Word = Annotated[int, "i8"]

LIMITS = {"i1": 1 << 7, "i2": 1 << 15, "i8": 1 << 63}


@dataclass(frozen=True)
class Times:
    """A list of fixed length: of ints ("i1", "i2", "i8"), of structs, or of lists."""

    kind: "Kind"
    length: int


Kind = str | type["Struct"] | Times


def _kind(hint: Any) -> Kind:
    if get_origin(hint) is Annotated:
        kind: Kind = get_args(hint)[1]
        return kind
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint
    raise TypeError(f"a struct field must be an int, a struct or Times(…), not {hint!r}")


def _fresh(kind: Kind) -> str:
    if isinstance(kind, str):
        return "0"
    if isinstance(kind, Times):
        return f"[{_fresh(kind.kind)} for _ in range({kind.length})]"
    return f"{kind.__name__}()"


def _structs(kind: Kind) -> dict[str, type["Struct"]]:
    if isinstance(kind, str):
        return {}
    if isinstance(kind, Times):
        return _structs(kind.kind)
    return {kind.__name__: kind}


class Flat:
    """Generates the source of a function that lists all numbers of a struct, with few attribute lookups."""

    def __init__(self, kind: type["Struct"], value: str) -> None:
        self.lines: list[str] = []  # statements that bind parts to local names
        self.numbers: list[str] = []  # expressions, in the order of declaration; "*…" for several numbers
        self.sizes: list[int] = []  # the number of numbers in each
        self._named = 0
        self._struct(kind, value)

    def _struct(self, kind: type["Struct"], value: str) -> None:
        for name, inner in kind.fields.items():
            self._field(inner, f"{value}.{name}")

    def _field(self, kind: Kind, value: str) -> None:
        if isinstance(kind, str):
            self.numbers.append(value)
            self.sizes.append(1)
        elif not isinstance(kind, Times):
            self._struct(kind, self._name(value))
        elif isinstance(kind.kind, str):
            self.numbers.append(f"*{value}")
            self.sizes.append(kind.length)
        else:
            names = [self._name() for _ in range(kind.length)]
            self.lines.append(f"    {''.join(f'{name}, ' for name in names)}= {value}\n")
            for name in names:
                if isinstance(kind.kind, Times):
                    self._field(kind.kind, name)
                else:
                    self._struct(kind.kind, name)

    def _name(self, value: str = "") -> str:
        self._named += 1
        if value:
            self.lines.append(f"    part{self._named} = {value}\n")
        return f"part{self._named}"


def _filling(flat: Flat) -> str:
    """The source of a function that stores numbers into a struct, in the order of `Flat`."""
    found, at = [], 0
    for value, size in zip(flat.numbers, flat.sizes, strict=True):
        several = value.startswith("*")
        put = f"{value[1:]}[:] = numbers[{at}:{at + size}]" if several else f"{value} = numbers[{at}]"
        found.append(f"    {put}\n")
        at += size
    wrong = f"{{type(self).__name__}} has {at} numbers, not {{len(numbers)}}"
    return (
        f"def fill(self, numbers):\n    if len(numbers) != {at}:\n        raise ValueError(f{wrong!r})\n"
        f"{''.join(flat.lines)}{''.join(found)}    return self\n"
    )


class Copier:
    """Generates the source of a function that copies a struct, fully unrolled."""

    def __init__(self, kind: type["Struct"]) -> None:
        self.lines: list[str] = []
        self.names: dict[str, Any] = {"new": object.__new__}
        self._named = 0
        self.result = self._struct(kind, "self")

    def _struct(self, kind: type["Struct"], value: str) -> str:
        self.names[kind.__name__] = kind
        one, twin = self._name(), self._name()
        self.lines += [f"    {one} = {value}\n", f"    {twin} = new({kind.__name__})\n"]
        for name, inner in kind.fields.items():
            self.lines.append(f"    {twin}.{name} = {self._copied(inner, f'{one}.{name}')}\n")
        return twin

    def _copied(self, kind: Kind, value: str) -> str:
        if isinstance(kind, str):
            return value
        if not isinstance(kind, Times):
            return self._struct(kind, value)
        if isinstance(kind.kind, str):
            return f"{value}[:]"
        names = [self._name() for _ in range(kind.length)]
        self.lines.append(f"    {''.join(f'{name}, ' for name in names)}= {value}\n")
        return f"[{', '.join(self._copied(kind.kind, name) for name in names)}]"

    def _name(self) -> str:
        self._named += 1
        return f"part{self._named}"


class Slotted(type):
    """Gives a class a slot for every declared field: faster to create, to copy and to read."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "Slotted":
        declared = [field for field in body.get("__annotations__", {}) if field != "fields"]
        return super().__new__(cls, name, bases, {**body, "__slots__": tuple(declared)})


class Struct(metaclass=Slotted):
    """Named numbers. Subclasses only declare fields; the rest is generated here."""

    fields: ClassVar[dict[str, Kind]] = {}

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        hints.pop("fields")
        cls.fields = {name: _kind(hint) for name, hint in hints.items()}
        twin = Copier(cls)
        names = twin.names
        for kind in cls.fields.values():
            names |= _structs(kind)
        start = "".join(f"    self.{name} = {_fresh(kind)}\n" for name, kind in cls.fields.items())
        flat = Flat(cls, "self")
        source = (
            f"def __init__(self):\n{start}\n"
            f"def copy(self):\n{''.join(twin.lines)}    return {twin.result}\n"
            f"def numbers(self):\n{''.join(flat.lines)}    return [{', '.join(flat.numbers)}]\n"
            f"{_filling(flat)}"
        )
        made: dict[str, Any] = {}
        exec(source, names, made)
        for name, function in made.items():
            setattr(cls, name, function)

    def copy(self) -> Self:
        """An equal struct that shares nothing with this one."""
        raise NotImplementedError  # replaced by a generated function in every subclass

    def numbers(self) -> list[int]:
        """All numbers, in the order of declaration."""
        raise NotImplementedError  # replaced by a generated function in every subclass

    def fill(self, numbers: list[int]) -> Self:
        """The inverse of `numbers`; ValueError if the count differs."""
        raise NotImplementedError  # replaced by a generated function in every subclass

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.numbers() == other.numbers()

    __hash__ = None  # type: ignore[assignment]  # a struct changes: it cannot be a key

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"
