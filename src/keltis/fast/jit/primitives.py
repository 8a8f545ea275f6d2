"""The compiled implementations of the primitives in `core.bits`: one machine instruction each."""

# mypy: disable-error-code="call-arg,no-untyped-def,no-untyped-call,untyped-decorator"

import platform
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from keltis.core import bits
from keltis.fast.jit.inlining import INNER

I64 = ir.IntType(64)
ZERO_IS_FINE = ir.Constant(ir.IntType(1), 0)


def _has_bit_deposit() -> bool:
    """Whether this machine can select the k-th bit of a word in one instruction (x86 with BMI2)."""
    from llvmlite import binding

    features = binding.get_host_cpu_features()
    return platform.machine() in ("x86_64", "AMD64") and bool(features.get("bmi2"))


@intrinsic
def _count(typing, x):
    def build(context, builder, signature, args):
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@intrinsic
def _trailing_zeros(typing, x):
    def build(context, builder, signature, args):
        return builder.cttz(args[0], ZERO_IS_FINE)

    return types.int64(types.int64), build


@intrinsic
def _leading_zeros(typing, x):
    def build(context, builder, signature, args):
        return builder.ctlz(args[0], ZERO_IS_FINE)

    return types.int64(types.int64), build


@intrinsic
def _deposit(typing, x, mask):
    def build(context, builder, signature, args):
        kind = ir.FunctionType(I64, [I64, I64])
        return builder.call(
            cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64"), args
        )

    return types.int64(types.int64, types.int64), build


@intrinsic
def _times(typing, a, b):
    def build(context, builder, signature, args):  # a multiplication that may overflow (wraps around)
        return builder.and_(builder.mul(args[0], args[1]), ir.Constant(I64, bits.LOW))

    return types.int64(types.int64, types.int64), build


@overload(bits.count, jit_options=INNER)
def _count_twin(bits):
    return lambda bits: _count(bits)


@overload(bits.lowest, jit_options=INNER)
def _lowest_twin(bits):
    return lambda bits: _trailing_zeros(bits)


@overload(bits.highest, jit_options=INNER)
def _highest_twin(bits):
    return lambda bits: 63 - _leading_zeros(bits)


@overload(bits.times, jit_options=INNER)
def _times_twin(a, b):
    return lambda a, b: _times(a, b)


@overload(bits.nth, jit_options=INNER)
def _nth_twin(bits, k):
    if _has_bit_deposit():
        return lambda bits, k: _trailing_zeros(_deposit(1 << k, bits))

    def portable(bits, k):
        for _ in range(k):
            bits &= bits - 1
        return _trailing_zeros(bits)

    return portable


def anything(function: Any) -> Any:
    """The signature of calls of an intrinsic, which differs from its definition."""
    return function


@anything
@intrinsic
def assume(typing, fact):
    """An assumption for the optimiser (llvm.assume)."""

    def build(context, builder, signature, args):
        builder.assume(args[0])
        return context.get_dummy_value()

    return types.void(types.boolean), build
