"""Pointers to structs in memory, on which compiled rules work.

`s.stock.piles[colour].size` in a rule compiles to a single load from an address that is constant except for
`colour`. Numba's own records would work, too. But here every number is read as 64 bits, so that no
intermediate result overflows unnoticed; negative indices do not count from the end; and the compiler knows
that different fields never alias, so it need not reload a number because another one was written.
"""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator,misc,index,override,attr-defined"

import operator
from typing import Any

import numba
from llvmlite import ir
from numba.core import cgutils, config, types
from numba.core.typing import templates
from numba.extending import (
    intrinsic,
    lower_builtin,
    lower_getattr_generic,
    lower_setattr_generic,
    models,
    register_model,
)

from keltis.core.layout import Kind, Struct, Times
from keltis.fast.jit.primitives import anything
from keltis.fast.jit.records import dtype

I64 = ir.IntType(64)
INTS = {"i1": ir.IntType(8), "i2": ir.IntType(16), "i8": I64}
NOTHING: frozenset[str] = frozenset()
EVERYTHING = frozenset({"*"})


class RecordPointer(types.Type):
    """The type of a pointer to a struct or list.

    `field` names the field to which a list belongs. Fields in `aside` are not stored: writes to them are
    dropped, and they read as 0.
    """

    def __init__(self, kind: Kind, field: str = "", aside: frozenset[str] = NOTHING) -> None:
        self.kind: Any = kind
        self.field = field
        self.aside = aside
        super().__init__(name=f"RecordPointer({kind}, {field}, {sorted(aside)})")

    def keeps(self, field: str) -> bool:
        """Whether a field is stored."""
        return self.aside != EVERYTHING and field not in self.aside

    def part(self, kind: Kind, field: str) -> types.Type:
        """The type of a field's value or of a list item."""
        if isinstance(kind, str):
            return types.int64
        aside = self.aside if self.keeps(field) else EVERYTHING
        return RecordPointer(kind, field if isinstance(kind, Times) else "", aside)


@register_model(RecordPointer)
class _PlaceModel(models.OpaqueModel):
    """The data model: a plain pointer."""


_structs: dict[types.Type, type[Struct]] = {}


def note_records(struct: type[Struct]) -> types.Type:
    """Allow records of this struct to be used as pointers; returns their type."""
    kind: types.Type = numba.from_dtype(dtype(struct))
    _structs[kind] = struct
    return kind


def struct_of(kind: types.Type) -> type[Struct]:
    """The struct in a record or behind a pointer."""
    struct: type[Struct] = kind.kind if isinstance(kind, RecordPointer) else _structs[kind]
    return struct


# --- types -------------------------------------------------------------------------------------


@templates.infer_getattr
class _Fields(templates.AttributeTemplate):
    key = RecordPointer

    def generic_resolve(self, place, name):
        if isinstance(place.kind, Times) or name not in place.kind.fields:
            return None
        return place.part(place.kind.fields[name], _field(place, name))


@templates.infer_global(operator.getitem)
class _GetItem(templates.AbstractTemplate):
    def generic(self, args, kws):
        if not isinstance(args[0], RecordPointer):
            return None
        inner = args[0].part(args[0].kind.kind, args[0].field)
        return templates.signature(inner, args[0], types.int64)


@templates.infer_global(operator.setitem)
class _SetItem(templates.AbstractTemplate):
    def generic(self, args, kws):
        if not isinstance(args[0], RecordPointer):
            return None
        return templates.signature(types.void, args[0], types.int64, types.int64)


# --- addresses ---------------------------------------------------------------------------------


def _field(place, name):
    """The name of a field."""
    return f"{place.kind.__name__}.{name}"


def _at_field(builder, place, pointer, name):
    offset = dtype(place.kind).fields[name][1]
    return builder.gep(pointer, [ir.Constant(I64, offset)], inbounds=True)


def _at_item(context, builder, place, pointer, index):
    if config.BOUNDSCHECK:
        length = ir.Constant(I64, place.kind.length)
        with builder.if_then(builder.icmp_unsigned(">=", index, length), likely=False):
            context.call_conv.return_user_exc(builder, IndexError, (f"no such item in {place.field}",))
    size = ir.Constant(I64, dtype(place.kind.kind).itemsize)
    return builder.gep(pointer, [builder.mul(index, size, flags=("nsw", "nuw"))], inbounds=True)


def mark(builder, access, field):
    """Tag an access with its field for alias analysis: accesses to different fields do not alias."""
    root = builder.module.add_metadata(["keltis"])
    kind = builder.module.add_metadata([field, root, ir.Constant(I64, 0)])
    access.set_metadata("tbaa", builder.module.add_metadata([kind, kind, ir.Constant(I64, 0)]))


def _read(builder, place, kind, pointer, field):
    if not isinstance(kind, str):
        return pointer
    if not place.keeps(field):
        return ir.Constant(I64, 0)
    number = builder.load(builder.bitcast(pointer, INTS[kind].as_pointer()))
    mark(builder, number, field)
    return number if kind == "i8" else builder.sext(number, I64)


def _write(builder, place, kind, pointer, field, number):
    if not place.keeps(field):
        return
    if kind != "i8":
        number = builder.trunc(number, INTS[kind])
    mark(builder, builder.store(number, builder.bitcast(pointer, INTS[kind].as_pointer())), field)


@lower_getattr_generic(RecordPointer)
def _get_field(context, builder, place, pointer, name):
    at = _at_field(builder, place, pointer, name)
    return _read(builder, place, place.kind.fields[name], at, _field(place, name))


@lower_setattr_generic(RecordPointer)
def _set_field(context, builder, signature, args, name):
    place = signature.args[0]
    at = _at_field(builder, place, args[0], name)
    _write(builder, place, place.kind.fields[name], at, _field(place, name), args[1])


@lower_builtin(operator.getitem, RecordPointer, types.Integer)
def _get_item(context, builder, signature, args):
    place = signature.args[0]
    at = _at_item(context, builder, place, args[0], args[1])
    return _read(builder, place, place.kind.kind, at, place.field)


@lower_builtin(operator.setitem, RecordPointer, types.Integer, types.Integer)
def _set_item(context, builder, signature, args):
    place = signature.args[0]
    at = _at_item(context, builder, place, args[0], args[1])
    _write(builder, place, place.kind.kind, at, place.field, args[2])
    return context.get_dummy_value()


# --- from records to pointers -------------------------------------------------------------------


@anything
@intrinsic
def pointer_to(typing, record):
    """The pointer to a record; a pointer stays unchanged."""
    result = record if isinstance(record, RecordPointer) else RecordPointer(struct_of(record))

    def build(context, builder, signature, args):
        return builder.bitcast(args[0], context.get_value_type(result))

    return result(record), build


def local_copy(aside: frozenset[str] = NOTHING) -> Any:
    """A function that copies a record to the stack of its caller, without some fields.

    Nothing else can see it change, so the compiler may keep its numbers in registers.
    """

    @anything
    @intrinsic
    def local(typing, record):
        struct = struct_of(record)
        result = RecordPointer(struct, aside=aside)

        def build(context, builder, signature, args):
            size = dtype(struct).itemsize
            buffer = cgutils.alloca_once(builder, ir.ArrayType(I64, -(-size // 8)))
            pointer = builder.bitcast(buffer, context.get_value_type(result))
            source = builder.bitcast(args[0], pointer.type)
            cgutils.raw_memcpy(builder, pointer, source, ir.Constant(I64, size), 1)
            return pointer

        return result(record), build

    return local


local = local_copy()


@anything
@intrinsic
def assign(typing, place, record):
    """Copy a whole record to the target of a pointer."""

    def build(context, builder, signature, args):
        size = ir.Constant(I64, dtype(place.kind).itemsize)
        cgutils.raw_memcpy(builder, args[0], builder.bitcast(args[1], args[0].type), size, 1)
        return context.get_dummy_value()

    return types.void(place, record), build
