"""The compiled implementations of the primitives in `core.row_writes`, which write vectors of bytes.

n numbers are written as at most two overlapping vectors, e.g. 32 and 32 bytes for 55 numbers: exactly these,
and without a loop. LLVM maps vectors to the machine's instructions, so nothing here depends on the machine.

Into a row of uint8 the same primitives write the packed form: sets as they are, see
`keltis.core.observation`.
"""

# mypy: disable-error-code="call-arg,no-untyped-def,no-untyped-call,untyped-decorator"

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from keltis.core import row_writes as plain
from keltis.core.observation import word_bytes
from keltis.fast.jit.inlining import INNER
from keltis.fast.jit.pointers import RecordPointer, mark

I8, I32, I64 = ir.IntType(8), ir.IntType(32), ir.IntType(64)
WIDEST = 32
SEVEN = 0x02040810204081  # multiplying seven bits by this moves each to the lowest bit of its own byte
FEET = 0x0101010101010101
ROW = "a row"  # alias class of rows, besides the fields of structs


def pieces(n):
    """How to write n bytes: width and offset of each vector."""
    if n == 0:
        return []
    if n > WIDEST:
        whole = [(WIDEST, at) for at in range(0, n - WIDEST, WIDEST)]
        return [*whole, (WIDEST, n - WIDEST)]
    width = 1 << (n.bit_length() - 1)
    if n < 8 or width == n:
        return [(n, 0)]
    return [(width, 0), (width, n - width)]


def vector(width):
    """The vector type of so many bytes."""
    return ir.VectorType(I8, width)


def pointer(context, builder, kind, array, at):
    """The address of a number in an array or in a list of a struct; the index is a value or a constant."""
    at = ir.Constant(I64, at) if isinstance(at, int) else at
    if isinstance(kind, RecordPointer):
        return builder.gep(array, [at])
    data = context.make_array(kind)(context, builder, array).data
    return builder.gep(builder.bitcast(data, I8.as_pointer()), [at])


def load(builder, kind, where, width):
    """Load so many bytes from a list."""
    loaded = builder.load(builder.bitcast(where, vector(width).as_pointer()))
    loaded.align = 1
    if isinstance(kind, RecordPointer):
        mark(builder, loaded, kind.field)
    return loaded


def store(builder, value, where):
    """Store bytes anywhere in a row, which never aliases fields of structs."""
    stored = builder.store(value, builder.bitcast(where, value.type.as_pointer()))
    stored.align = 1
    mark(builder, stored, ROW)


def members(builder, bits, begin, width):
    """So many bits of a set, from `begin` on, as bytes.

    Every byte of the result takes the byte of the set that contains its bit, and masks the bit. For a few
    bits it is cheaper to multiply, which moves each to the lowest bit of its own byte.
    """
    if width < 8:
        shifted = builder.lshr(bits, ir.Constant(I64, begin))
        low = builder.and_(shifted, ir.Constant(I64, 0x7F))
        feet = builder.and_(builder.mul(low, ir.Constant(I64, SEVEN)), ir.Constant(I64, FEET))
        return builder.bitcast(builder.trunc(feet, ir.IntType(8 * width)), vector(width))
    whole = builder.bitcast(bits, vector(8))
    places = ir.Constant(ir.VectorType(I32, width), [(begin + i) // 8 for i in range(width)])
    single = ir.Constant(vector(width), [1 << (begin + i) % 8 for i in range(width)])
    ones = ir.Constant(vector(width), [1] * width)
    cut = builder.and_(builder.shuffle_vector(whole, whole, places), single)
    return builder.select(builder.icmp_unsigned("<", cut, ones), cut, ones)


def everywhere(builder, value, width):
    """A vector with the same byte everywhere."""
    place = ir.Constant(I32, 0)
    one = builder.insert_element(ir.Constant(vector(width), ir.Undefined), builder.trunc(value, I8), place)
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(I32, width), [0] * width))


def write(context, builder, signature, args, made):
    """Write the next n numbers of a row; out, at and n are the last arguments of a primitive.

    `made(begin, width)` returns the bytes of the vector of that width that begins there. The result is the
    offset of the next block.
    """
    row = pointer(context, builder, signature.args[-3], args[-3], args[-2])
    n = signature.args[-1].literal_value
    for width, begin in pieces(n):
        store(builder, made(begin, width), builder.gep(row, [ir.Constant(I64, begin)]))
    return builder.add(args[-2], ir.Constant(I64, n))


def write_sets(context, builder, signature, args, sets):
    """Write sets of n members unchanged; arguments and result as in `write`."""
    n = signature.args[-1].literal_value
    size = word_bytes(n)
    at = args[-2]
    for bits in sets:
        word = builder.trunc(bits, ir.IntType(8 * size)) if size < 8 else bits
        store(builder, word, pointer(context, builder, signature.args[-3], args[-3], at))
        at = builder.add(at, ir.Constant(I64, size))
    return at


def packs(signature):
    """Whether a primitive writes the packed form."""
    return signature.args[-3].dtype == types.uint8


@intrinsic
def _write(typing, number, out, at):
    def build(context, builder, signature, args):
        store(builder, builder.trunc(args[0], I8), pointer(context, builder, out, args[1], args[2]))
        return builder.add(args[2], ir.Constant(I64, 1))

    return types.int64(types.int64, out, types.int64), build


@intrinsic(prefer_literal=True)
def _clear(typing, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            return ir.Constant(vector(width), [0] * width)

        return write(context, builder, signature, args, made)

    return types.int64(out, types.int64, n), build


@intrinsic(prefer_literal=True)
def _spread(typing, bits, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            return members(builder, args[0], begin, width)

        if packs(signature):
            return write_sets(context, builder, signature, args, args[:1])
        return write(context, builder, signature, args, made)

    return types.int64(types.int64, out, types.int64, n), build


@intrinsic(prefer_literal=True)
def _tally(typing, once, twice, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            first, second = (members(builder, bits, begin, width) for bits in args[:2])
            return builder.add(first, second)

        if packs(signature):
            return write_sets(context, builder, signature, args, args[:2])
        return write(context, builder, signature, args, made)

    return types.int64(types.int64, types.int64, out, types.int64, n), build


@intrinsic(prefer_literal=True)
def _copy(typing, numbers, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            return load(builder, numbers, pointer(context, builder, numbers, args[0], begin), width)

        return write(context, builder, signature, args, made)

    return types.int64(numbers, out, types.int64, n), build


@intrinsic(prefer_literal=True)
def _equal(typing, numbers, value, out, at, n):
    def build(context, builder, signature, args):
        def same(begin, width):
            loaded = load(builder, numbers, pointer(context, builder, numbers, args[0], begin), width)
            return builder.icmp_signed("==", loaded, everywhere(builder, args[1], width))

        def made(begin, width):
            return builder.zext(same(begin, width), vector(width))

        if not packs(signature):
            return write(context, builder, signature, args, made)
        found = ir.Constant(I64, 0)
        for width, begin in pieces(signature.args[-1].literal_value):
            piece = builder.zext(builder.bitcast(same(begin, width), ir.IntType(width)), I64)
            found = builder.or_(found, builder.shl(piece, ir.Constant(I64, begin)))
        return write_sets(context, builder, signature, args, [found])

    return types.int64(numbers, types.int64, out, types.int64, n), build


@intrinsic(prefer_literal=True)
def _between(typing, numbers, low, high, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            loaded = load(builder, numbers, pointer(context, builder, numbers, args[0], begin), width)
            low, high = (everywhere(builder, value, width) for value in args[1:3])
            above = builder.icmp_signed(">", loaded, low)
            inside = builder.and_(above, builder.icmp_signed("<=", loaded, high))
            nothing = ir.Constant(vector(width), [0] * width)
            return builder.select(inside, builder.sub(loaded, low), nothing)

        return write(context, builder, signature, args, made)

    return types.int64(numbers, types.int64, types.int64, out, types.int64, n), build


def mask_writer(actions):
    """An intrinsic that writes a set of decisions, given as words, as one number per action."""
    ends = [min(end, actions.decisions) for end in (*actions.starts[1:], actions.size)]
    sizes = [max(end - start, 0) for start, end in zip(actions.starts, ends, strict=True)]

    @intrinsic
    def writing(typing, words, out):
        def build(context, builder, signature, args):
            begin = pointer(context, builder, out, args[1], 0)
            for number, (start, size) in enumerate(zip(actions.starts, sizes, strict=True)):
                word = builder.extract_value(args[0], number)
                for width, at in pieces(size):
                    value = members(builder, word, at, width)
                    store(builder, value, builder.gep(begin, [ir.Constant(I64, start + at)]))
            return context.get_dummy_value()

        return types.void(types.UniTuple(types.int64, len(sizes)), out), build

    return writing


@overload(plain.write, jit_options=INNER)
def _write_twin(number, out, at):
    return lambda number, out, at: _write(number, out, at)


@overload(plain.spread, prefer_literal=True, jit_options=INNER)
def _spread_twin(bits, out, at, n):
    return lambda bits, out, at, n: _spread(bits, out, at, n)


@overload(plain.tally, prefer_literal=True, jit_options=INNER)
def _tally_twin(once, twice, out, at, n):
    return lambda once, twice, out, at, n: _tally(once, twice, out, at, n)


@overload(plain.copy, prefer_literal=True, jit_options=INNER)
def _copy_twin(numbers, out, at, n):
    return lambda numbers, out, at, n: _copy(numbers, out, at, n)


@overload(plain.equal, prefer_literal=True, jit_options=INNER)
def _equal_twin(numbers, value, out, at, n):
    return lambda numbers, value, out, at, n: _equal(numbers, value, out, at, n)


@overload(plain.between, prefer_literal=True, jit_options=INNER)
def _between_twin(numbers, low, high, out, at, n):
    return lambda numbers, low, high, out, at, n: _between(numbers, low, high, out, at, n)


@overload(plain.census, prefer_literal=True, jit_options=INNER)
def _census_twin(places, number, out, at, n):
    def twin(places, number, out, at, n):
        _clear(out, at, n)
        for index in range(number):
            out[at + places[index]] += 1
        return at + n

    return twin
