"""Which dragon guards which hoard on a floor from a file: as many pairs as can be made (C42)."""

from collections.abc import Collection, Sequence

from asterion.books.cc3k.plan.kinds import AROUND


def pair(hoards: Sequence[int], dragons: Collection[int]) -> dict[int, int]:
    """C42  Dragon to hoard: of all largest pairings the first one in reading order.

    Going through the hoards as one reads, each has the first dragon that still leaves room for
    as many pairs as possible.
    """
    pairing = _Pairing(
        {hoard: [hoard + step for step in AROUND if hoard + step in dragons] for hoard in hoards}
    )
    while pairing.grow():
        pass
    for hoard in hoards:
        pairing.settle(hoard)
    return {dragon: hoard for hoard, dragon in pairing.dragon_of.items()}


class _Pairing:
    """A pairing as it grows; what is settled does not change any more."""

    def __init__(self, beside: dict[int, list[int]]) -> None:
        self.beside = beside
        self.dragon_of: dict[int, int] = {}
        self.hoard_of: dict[int, int] = {}
        self.settled: set[int] = set()  # dragons

    def join(self, hoard: int, dragon: int) -> None:
        self.dragon_of[hoard] = dragon
        self.hoard_of[dragon] = hoard

    def part(self, hoard: int) -> None:
        dragon = self.dragon_of.pop(hoard, None)
        if dragon is not None:
            del self.hoard_of[dragon]

    def grow(self) -> bool:
        """One pair more, if need be by giving other hoards another dragon of theirs."""
        queue = [hoard for hoard in self.beside if hoard not in self.dragon_of]
        wanted_by: dict[int, int] = {}
        for hoard in queue:
            for dragon in self.beside[hoard]:
                if dragon in wanted_by or dragon in self.settled:
                    continue
                wanted_by[dragon] = hoard
                present = self.hoard_of.get(dragon)
                if present is None:
                    self.pass_on(dragon, wanted_by)
                    return True
                queue.append(present)
        return False

    def pass_on(self, dragon: int, wanted_by: dict[int, int]) -> None:
        """The free dragon goes to the hoard that wants it, that one's dragon to the next."""
        next_dragon: int | None = dragon
        while next_dragon is not None:
            hoard = wanted_by[next_dragon]
            given_up = self.dragon_of.get(hoard)
            self.join(hoard, next_dragon)
            next_dragon = given_up

    def settle(self, hoard: int) -> None:
        """Take the first dragon with which the rest can still be paired as well as before."""
        for dragon in self.beside[hoard]:
            if dragon not in self.settled and self.can_have(hoard, dragon):
                return

    def can_have(self, hoard: int, dragon: int) -> bool:
        pairs = len(self.dragon_of)
        before = self.dragon_of.copy(), self.hoard_of.copy()
        self.settled.add(dragon)
        if self.dragon_of.get(hoard) != dragon:
            self.part(hoard)
            if dragon in self.hoard_of:
                self.part(self.hoard_of[dragon])
            self.join(hoard, dragon)
        if len(self.dragon_of) == pairs or self.grow():
            return True
        self.dragon_of, self.hoard_of = before
        self.settled.discard(dragon)
        return False
