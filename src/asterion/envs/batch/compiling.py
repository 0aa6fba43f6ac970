"""How rules are compiled, and where the code is stored: by the checksum of this folder's files.

numba keeps compiled code by the file of each function alone, so it would go on with an old helper
of another file. Here any change of any file means another folder of code. numba reads
`numba.config.CACHE_DIR` when a function is decorated, so it is set for just that long.
"""

import hashlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numba
from numba import njit
from platformdirs import user_cache_path

FOLDER: Final = Path(__file__).parent
KEPT: Final = 4
"""At most this many folders of code: other checkouts and versions have theirs there too."""


def checksum(folder: Path) -> str:
    """Of the text of every Python file below it."""
    summed = hashlib.sha256()
    for file in sorted(folder.rglob("*.py")):
        summed.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes() + b"\0")
    return summed.hexdigest()[:16]


def kept_at(base: Path, folder: Path) -> Path:
    """Where the code of these files is stored; what has not been used for longest is deleted."""
    place = base / checksum(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
        os.utime(place)
        others = (other for other in base.iterdir() if other != place)
        for old in sorted(others, key=lambda other: -other.stat().st_mtime)[KEPT - 1 :]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        pass  # a home that cannot be written to: numba says so, if it finds no other place
    return place


PLACE: Final = kept_at(
    Path(numba.config.CACHE_DIR or user_cache_path("asterion")) / "numba", FOLDER
)


def rule(function: Callable[..., Any]) -> Any:
    """Compiled, without the lock of the interpreter; uncompiled with `NUMBA_DISABLE_JIT=1`."""
    return _compiled(function, inline=False)


def inlined(function: Callable[..., Any]) -> Any:
    """A rule that is compiled into those that call it: where every step calls it, that is faster,
    and everywhere it would take long to compile."""
    return _compiled(function, inline=True)


def _compiled(function: Callable[..., Any], inline: bool) -> Any:
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(PLACE)
    try:
        return njit(nogil=True, cache=True, error_model="numpy", forceinline=inline)(function)
    finally:
        numba.config.CACHE_DIR = before
