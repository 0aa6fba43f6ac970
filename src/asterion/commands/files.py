"""Files that people hand in, read whole; one clear sentence where that cannot be done."""

import sys
from pathlib import Path

from asterion.commands.talk import fail

LARGEST_PLAN = 64 * 1024 * 1024
STANDARD_INPUT = "-"


def shown(path: str | Path) -> str:
    """A path as it is called in a sentence."""
    return "standard input" if str(path) == STANDARD_INPUT else str(path)


def read_bytes(path: str | Path, most: int) -> bytes:
    """A file, or standard input for `-`."""
    try:
        if str(path) == STANDARD_INPUT:
            content = sys.stdin.buffer.read(most + 1) if sys.stdin is not None else b""
        else:
            with open(path, "rb") as file:
                content = file.read(most + 1)
    except IsADirectoryError:
        fail(f"{shown(path)} is a directory, not a file")
    except FileNotFoundError:
        fail(f"there is no file “{shown(path)}”")
    except (OSError, ValueError) as error:
        fail(f"{shown(path)} cannot be read: {getattr(error, 'strerror', None) or error}")
    if len(content) > most:
        fail(f"{shown(path)} is too large: at most {most // 1024 // 1024} MiB are read")
    return content


def read_text(path: str | Path) -> str:
    content = read_bytes(path, LARGEST_PLAN)
    if b"\0" in content:
        fail(f"{shown(path)} is no text: it has a zero byte at {content.index(0)}")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        fail(f"{shown(path)} is no text in UTF-8: see byte {error.start}")
