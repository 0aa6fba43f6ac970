"""The ids that clients gave their moves, entry by entry: which was done, and what to answer."""

from array import array
from collections import OrderedDict

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase

REMEMBERED = 256
"""This many refusals are kept, to be answered the same when they are sent again."""
_DRAWERS = 16
_MARK, _NUMBER = 8, 4
_CARD = _MARK + _NUMBER


class MoveIds:
    """A few dozen bytes per entry, where a dictionary of strings takes a few hundred.

    For each id there is a card: a mark, made from seat and id by Python's own hash, which is
    another one in every process, and the number of the entry. It lies in one of several drawers,
    so that little is searched in a long game. Where it is found, the id itself decides.
    """

    __slots__ = ("_drawers", "_ends", "_texts")

    def __init__(self) -> None:
        self._drawers = tuple(bytearray() for _ in range(_DRAWERS))
        self._texts = bytearray()
        self._ends = array("L")

    def __len__(self) -> int:
        return len(self._ends)

    def append(self, seat: Seat, id: str | None) -> None:
        """Of the next entry."""
        if id:
            key = hash((seat, id))
            mark = key.to_bytes(_MARK, "little", signed=True)
            number = len(self._ends).to_bytes(_NUMBER, "little")
            self._drawers[key % _DRAWERS].extend(mark + number)
            self._texts += id.encode()
        self._ends.append(len(self._texts))

    def id_of(self, entry: int) -> str | None:
        """Under which an entry was sent, if it was under any."""
        if not 0 <= entry < len(self._ends):
            return None
        begin = self._ends[entry - 1] if entry else 0
        return self._texts[begin : self._ends[entry]].decode() or None

    def entry_of(self, seat: Seat, id: str) -> int | None:
        """The entry that this seat sent under this id."""
        key = hash((seat, id))
        mark, drawer = key.to_bytes(_MARK, "little", signed=True), self._drawers[key % _DRAWERS]
        at = drawer.find(mark)
        while at >= 0:
            if at % _CARD == 0:
                entry = int.from_bytes(drawer[at + _MARK : at + _CARD], "little")
                if self.id_of(entry) == id:
                    return entry
            at = drawer.find(mark, at + 1)
        return None


class Refusals:
    """What moves were refused for, by seat and id, and the number of what was asked then."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[Seat, str], tuple[Phrase, int | None]] = OrderedDict()

    def remember(self, seat: Seat, id: str, why: Phrase, n: int | None) -> None:
        self._known[seat, id] = why, n
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def of(self, seat: Seat, id: str) -> tuple[Phrase, int | None] | None:
        return self._known.get((seat, id))
