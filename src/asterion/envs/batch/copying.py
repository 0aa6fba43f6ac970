"""A row of bytes copied at once. Left to itself the compiler copies byte by byte, for it cannot
know that two arrays do not overlap; that made an observation three times as slow.
"""

from typing import Any

import numba
from numba.core import cgutils
from numba.core import config as numba_config
from numba.extending import intrinsic

UNCOMPILED = bool(numba_config.DISABLE_JIT)


def _row_copier(length: int) -> Any:
    """`copy(target, source)` for rows of so many bytes."""

    def copy(typing: Any, target: Any, source: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            into, out_of = (
                context.make_array(kind)(context, builder, array).data
                for kind, array in zip(signature.args, given, strict=True)
            )
            count = context.get_constant(numba.types.intp, length)
            cgutils.raw_memcpy(builder, into, out_of, count, 1)
            return context.get_dummy_value()

        return numba.types.none(target, source), write

    return intrinsic(copy)


def _copy_plainly(target: Any, source: Any) -> None:
    target[:] = source


def row_copier(length: int) -> Any:
    """The same uncompiled, for a debugger."""
    return _copy_plainly if UNCOMPILED else _row_copier(length)


def _bytes_copier(typing: Any, target: Any, source: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        into, out_of = (
            context.make_array(kind)(context, builder, array)
            for kind, array in zip(signature.args, given, strict=True)
        )
        cgutils.raw_memcpy(builder, into.data, out_of.data, into.nitems, 1)
        return context.get_dummy_value()

    return numba.types.none(target, source), write


copy_bytes: Any = _copy_plainly if UNCOMPILED else intrinsic(_bytes_copier)
"""For arrays of bytes of one length, whatever it is."""
