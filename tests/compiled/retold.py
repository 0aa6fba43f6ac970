"""Kept games, told again to everybody: `python -m tests.compiled.retold RECORD ...`.

Run by either build of the rules, it says the same.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from asterion.books import book
from asterion.core.audience import MASTER, PUBLIC
from asterion.core.records import record
from asterion.core.records.replay import replayed


def retold(path: Path) -> Iterator[str]:
    """After each command, of each listener: what they hear, what they see, what they may say."""
    read = record.read(path.read_bytes())
    for table, entry in replayed(read, book(read.header.book)):
        yield record.encode(entry).decode()
        for viewer in (MASTER, PUBLIC, *range(len(table.names))):
            yield f"{viewer} hears {table.sentences([entry], viewer)}"
            yield f"{viewer} sees {table.hearing(viewer).screen()}"
            if viewer >= 0:
                yield f"{viewer} may say {table.legal(viewer)}"


if __name__ == "__main__":
    import asterion.words  # noqa: F401  core says nothing until somebody lends it words
    from asterion.books.dooom.rules import actions

    print(actions.__file__)
    for name in sys.argv[1:]:
        for line in retold(Path(name)):
            print(line)
