"""The compiled twins of the primitives in `core.spread`: whole vectors of bytes at a time.

n numbers are written as at most two vectors that overlap, 32 and 32 bytes for 55 numbers: exactly those, and
without a loop. LLVM turns vectors into what the machine has, so nothing here depends on it.
"""

# mypy: disable-error-code="call-arg,no-untyped-def,no-untyped-call,untyped-decorator"

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from keltis.core import spread as plain
from keltis.fast.places import Place

I8, I32, I64 = ir.IntType(8), ir.IntType(32), ir.IntType(64)
WIDEST = 32
SEVEN = 0x02040810204081  # times this, seven bits stand at the foot of seven bytes
FEET = 0x0101010101010101


def pieces(n):
    """How n bytes are written: widths and where each begins."""
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
    """The type of so many bytes."""
    return ir.VectorType(I8, width)


def pointer(context, builder, kind, array, at):
    """Where a number of an array lies, or of a list in a struct; its index is a value or a constant."""
    at = ir.Constant(I64, at) if isinstance(at, int) else at
    if isinstance(kind, Place):
        return builder.gep(array, [at])
    data = context.make_array(kind)(context, builder, array).data
    return builder.gep(builder.bitcast(data, I8.as_pointer()), [at])


def load(builder, where, width):
    """So many bytes from anywhere."""
    loaded = builder.load(builder.bitcast(where, vector(width).as_pointer()))
    loaded.align = 1
    return loaded


def store(builder, value, where):
    """So many bytes to anywhere."""
    builder.store(value, builder.bitcast(where, value.type.as_pointer())).align = 1


def members(builder, bits, begin, width):
    """So many bits of a set, from `begin` on, as bytes.

    Every byte of the result takes the byte of the set in which its bit lies and cuts the bit out. A few bits
    are cheaper by a multiplication that moves each to the foot of its own byte.
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
    """The same byte so many times."""
    place = ir.Constant(I32, 0)
    one = builder.insert_element(ir.Constant(vector(width), ir.Undefined), builder.trunc(value, I8), place)
    return builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(I32, width), [0] * width))


def write(context, builder, signature, args, made):
    """Write a row's next n numbers, where out, at and n are the last arguments of a primitive.

    `made(begin, width)` gives the bytes of the piece of so many that begins there.
    """
    row = pointer(context, builder, signature.args[-3], args[-3], args[-2])
    for width, begin in pieces(signature.args[-1].literal_value):
        store(builder, made(begin, width), builder.gep(row, [ir.Constant(I64, begin)]))
    return context.get_dummy_value()


@intrinsic(prefer_literal=True)
def _spread(typing, bits, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            return members(builder, args[0], begin, width)

        return write(context, builder, signature, args, made)

    return types.void(types.int64, out, types.int64, n), build


@intrinsic(prefer_literal=True)
def _tally(typing, once, twice, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            first, second = (members(builder, bits, begin, width) for bits in args[:2])
            return builder.add(first, second)

        return write(context, builder, signature, args, made)

    return types.void(types.int64, types.int64, out, types.int64, n), build


@intrinsic(prefer_literal=True)
def _copy(typing, numbers, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            return load(builder, pointer(context, builder, numbers, args[0], begin), width)

        return write(context, builder, signature, args, made)

    return types.void(numbers, out, types.int64, n), build


@intrinsic(prefer_literal=True)
def _equal(typing, numbers, value, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            loaded = load(builder, pointer(context, builder, numbers, args[0], begin), width)
            same = builder.icmp_signed("==", loaded, everywhere(builder, args[1], width))
            return builder.zext(same, vector(width))

        return write(context, builder, signature, args, made)

    return types.void(numbers, types.int64, out, types.int64, n), build


@intrinsic(prefer_literal=True)
def _between(typing, numbers, low, high, out, at, n):
    def build(context, builder, signature, args):
        def made(begin, width):
            loaded = load(builder, pointer(context, builder, numbers, args[0], begin), width)
            low, high = (everywhere(builder, value, width) for value in args[1:3])
            above = builder.icmp_signed(">", loaded, low)
            inside = builder.and_(above, builder.icmp_signed("<=", loaded, high))
            nothing = ir.Constant(vector(width), [0] * width)
            return builder.select(inside, builder.sub(loaded, low), nothing)

        return write(context, builder, signature, args, made)

    return types.void(numbers, types.int64, types.int64, out, types.int64, n), build


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


@overload(plain.spread, prefer_literal=True)
def _spread_twin(bits, out, at, n):
    return lambda bits, out, at, n: _spread(bits, out, at, n)


@overload(plain.tally, prefer_literal=True)
def _tally_twin(once, twice, out, at, n):
    return lambda once, twice, out, at, n: _tally(once, twice, out, at, n)


@overload(plain.copy, prefer_literal=True)
def _copy_twin(numbers, out, at, n):
    return lambda numbers, out, at, n: _copy(numbers, out, at, n)


@overload(plain.equal, prefer_literal=True)
def _equal_twin(numbers, value, out, at, n):
    return lambda numbers, value, out, at, n: _equal(numbers, value, out, at, n)


@overload(plain.between, prefer_literal=True)
def _between_twin(numbers, low, high, out, at, n):
    return lambda numbers, low, high, out, at, n: _between(numbers, low, high, out, at, n)
