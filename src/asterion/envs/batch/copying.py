"""Bytes copied at once. Left to itself the compiler copies byte by byte, for it cannot know that
two arrays do not overlap; that made an observation three times as slow.
"""

from typing import Any

import numba
from numba.core import cgutils
from numba.core import config as numba_config
from numba.extending import intrinsic

LINE = 64  # bytes that come from memory together
UNCOMPILED = bool(numba_config.DISABLE_JIT)


def _copier(typing: Any, target: Any, place: Any, source: Any, first: Any, length: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        kinds = signature.args
        into, out_of = (
            builder.gep(
                context.make_array(kinds[at])(context, builder, given[at]).data, [given[at + 1]]
            )
            for at in (0, 2)
        )
        cgutils.raw_memcpy(builder, into, out_of, given[4], 1)
        return context.get_dummy_value()

    number = numba.types.intp
    return numba.types.none(target, number, source, number, number), write


def _fetcher(typing: Any, source: Any, place: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, given[0]).data
        ir, byte, number = cgutils.ir, cgutils.voidptr_t, cgutils.int32_t
        kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        read, keep, data_and_no_code = number(0), number(3), number(1)
        at = builder.bitcast(builder.gep(data, [given[1]]), byte)
        builder.call(prefetch, [at, read, keep, data_and_no_code])
        return context.get_dummy_value()

    return numba.types.none(source, numba.types.intp), write


def _copy_plainly(target: Any, place: int, source: Any, first: int, length: int) -> None:
    target.reshape(-1)[place : place + length] = source.reshape(-1)[first : first + length]


def _fetch_nothing(source: Any, place: int) -> None:
    """Memory that nobody has asked for before comes when it is read."""


copy_bytes: Any = _copy_plainly if UNCOMPILED else intrinsic(_copier)
"""`copy_bytes(target, place, source, first, length)`: arrays of bytes, whatever their shape, each
from its place on. Nothing is checked. Where the length is a constant, it is a few instructions."""
fetch_line: Any = _fetch_nothing if UNCOMPILED else intrinsic(_fetcher)
"""`fetch_line(source, place)`: 64 bytes of an array of bytes that are going to be read soon."""
