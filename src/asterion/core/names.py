"""Players' names: what may be one, and whom a name means."""

from collections.abc import Sequence

from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.book import Refused

LONGEST_NAME = 32
MASTER_NAME = "GM"
PUBLIC_NAME = "public"
_RESERVED = {"gm": MASTER, "master": MASTER, "public": PUBLIC, "watcher": PUBLIC}
_MEANING = {*_RESERVED, "everyone", "nobody", "watchers"}


def name_fault(name: str, taken: Sequence[str]) -> str:
    """What is wrong with this name at this table; empty if nothing is."""
    if not name or name != " ".join(name.split()):
        return "a name is one or more words with single spaces between them"
    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} characters"
    if not name.isprintable() or ":" in name or "," in name:
        return f"the name {name!r} has a character that names cannot have"
    if name.casefold() in _MEANING or name.isdigit():
        return f"the name “{name}” means something else here"
    if name.casefold() in (other.casefold() for other in taken):
        return f"the name “{name}” is taken"
    return ""


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
    raise Refused(
        f"nobody here is called “{name.strip()[:LONGEST_NAME]}”; there are: {', '.join(names)}"
    )


def name_of(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if seat >= 0 else MASTER_NAME if seat == MASTER else PUBLIC_NAME
