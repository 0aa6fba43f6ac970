"""Players' names: what may be one, and whom a name means."""

import re
from collections.abc import Sequence

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.phrase import Phrase, Value

LONGEST_NAME = 32
_JOINED = re.compile("(?<=[\u2190-\U0001faff\ufe0f])\u200d(?=[\u2190-\U0001faff])")
"""Between two emoji that are shown as one: a family, an astronaut."""
MASTER_NAME = "GM"
PUBLIC_NAME = "public"
_RESERVED = {"gm": MASTER, "master": MASTER, "public": PUBLIC, "watcher": PUBLIC}
_MEANING = {*_RESERVED, "everyone", "nobody", "watchers"}


def name_fault(name: str, taken: Sequence[str]) -> Phrase | None:
    """What is wrong with this name at this table, if anything is."""
    if not name or name != " ".join(name.split()):
        return Phrase("core-name-spaces")
    if len(name) > LONGEST_NAME:
        return Phrase("core-name-length", {"most": LONGEST_NAME})
    if not _JOINED.sub("", name).isprintable() or ":" in name or "," in name:
        return Phrase("core-name-characters", {"name": _visible(name)})
    if name.casefold() in _MEANING or name.isdigit():
        return Phrase("core-name-reserved", {"name": name})
    if name.casefold() in (other.casefold() for other in taken):
        return Phrase("core-name-taken", {"name": name})
    return None


def _visible(name: str) -> str:
    """What would not be seen, or would do something to a terminal, as one mark."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name
    )


def check_players(book: AnyBook, players: int) -> None:
    if players not in book.seats:
        few, many = book.seats[0], book.seats[-1]
        data: dict[str, Value] = {"book": book.called, "players": players}
        if few == many:
            raise Refused(Phrase("core-players-exactly", {**data, "wanted": few}))
        raise Refused(Phrase("core-players", {**data, "few": few, "many": many}))


def check_names(names: Sequence[str]) -> None:
    for index, name in enumerate(names):
        fault = name_fault(name, names[:index])
        if fault:
            raise Refused(fault)


def find_seat(name: str, names: Sequence[str]) -> Seat:
    """The seat that a name means, in any case; also `GM`, `public`, and a seat's number from 1."""
    wanted = name.strip().casefold()
    if wanted in _RESERVED:
        return _RESERVED[wanted]
    for seat, known in enumerate(names):
        if known.casefold() == wanted:
            return seat
    if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    alike = [seat for seat, known in enumerate(names) if _as_said(known) == _as_said(name)]
    if len(alike) == 1 and _as_said(name):
        return alike[0]
    called = name.strip()[:LONGEST_NAME]
    raise Refused(Phrase("core-nobody-called", {"name": called, "names": [*names]}))


def _as_said(name: str) -> str:
    """As it comes out of a sentence: the stop of “Bob Jr.” may have been the sentence's own."""
    return name.replace("’", "'").rstrip(" .!?").strip().casefold()


def name_of(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if seat >= 0 else MASTER_NAME if seat == MASTER else PUBLIC_NAME
