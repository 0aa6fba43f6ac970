"""Files that people hand in, read whole; one clear sentence where that cannot be done."""

import sys
from pathlib import Path
from typing import BinaryIO

from asterion.commands.talk import fail
from asterion.commands.words import word
from asterion.core.phrase import phrase

LARGEST_PLAN = 64 * 1024 * 1024
STANDARD_INPUT = "-"


def shown(path: str | Path) -> str:
    """A path as it is called in a sentence."""
    return word("commands-standard-input") if str(path) == STANDARD_INPUT else str(path)


def read_bytes(path: str | Path, most: int) -> bytes:
    """A file, or standard input for `-`."""
    try:
        if str(path) == STANDARD_INPUT:
            content = sys.stdin.buffer.read(most + 1) if sys.stdin is not None else b""
        else:
            with open(path, "rb") as file:
                content = file.read(most + 1)
    except IsADirectoryError:
        fail(phrase("commands-is-directory", path=shown(path)))
    except FileNotFoundError:
        fail(phrase("commands-no-file", path=shown(path)))
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        fail(phrase("commands-unreadable", path=shown(path), why=why))
    if len(content) > most:
        fail(phrase("commands-too-large", path=shown(path), most=most // 1024 // 1024))
    return content


def read_text(path: str | Path) -> str:
    content = read_bytes(path, LARGEST_PLAN)
    if b"\0" in content:
        fail(phrase("commands-zero-byte", path=shown(path), byte=content.index(0)))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        fail(phrase("commands-not-utf8", path=shown(path), byte=error.start))


def new_file(path: str) -> BinaryIO:
    """A file to write to, that was not there before."""
    try:
        return open(path, "xb")
    except FileExistsError:
        fail(phrase("commands-exists", path=path))
    except OSError as error:
        fail(phrase("commands-unwritable", path=path, why=error.strerror or str(error)))
