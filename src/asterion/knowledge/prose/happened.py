"""What happened in a game that is reviewed, in the order in which it happened."""

from collections import Counter
from collections.abc import Iterator, Sequence

from asterion.core.audience import Seat
from asterion.core.phrase import Item, Phrase, phrase
from asterion.knowledge.afterwards import calls_places_alike, has_fakes
from asterion.knowledge.deed import DIED, DROPPED, NOBODY, TOOK, Deed
from asterion.knowledge.prose.dungeon import FEW_DEATHS, dungeon_lines, true_places
from asterion.knowledge.prose.lesser import lesser_lines
from asterion.knowledge.prose.meanwhile import meanwhile
from asterion.knowledge.prose.naming import FEW
from asterion.knowledge.prose.race import purses, race_lines
from asterion.knowledge.prose.rides import ride_lines
from asterion.knowledge.prose.story import Line, Story, abridged, in_order
from asterion.knowledge.reviewed import Reviewing


def happened(again: Reviewing) -> list[Phrase]:
    """First how it stood, then what came of it."""
    told = _Happened(again)
    if not any(each.alive for each in told.standings.values()):
        return []  # a book whose games nobody here can retell
    lines = [*told.deaths(), *lesser_lines(told)]
    if not told.one_treasure:
        return purses(told) + abridged(in_order([*lines, *race_lines(told)]))
    first = told.first_place() if has_fakes(told.book) else true_places(told)
    lines += [*told.way_of_the_treasure(), *ride_lines(told), *dungeon_lines(told)]
    lines += meanwhile(told, lines)
    return first + told.untaken() + abridged(in_order(lines))


class _Happened(Story):
    """The treasure that wins, and the deaths."""

    def __init__(self, again: Reviewing) -> None:
        super().__init__(again)
        self.one_treasure = calls_places_alike(self.book)

    # ---- the only treasure

    def first_place(self) -> list[Phrase]:
        return [
            phrase("review-lay-first", cell=each.lies)
            for _n, each in sorted(self.standings.items())
            if each.lies
        ][:1]

    def untaken(self) -> list[Phrase]:
        taken = any(deed.kind == TOOK for deed in self.story)
        return [] if taken else [phrase("review-untaken")]

    def way_of_the_treasure(self) -> Iterator[Line]:
        takers = set()
        for deed in self.story:
            if deed.kind == TOOK:
                yield deed.n, self._taken(deed, again=deed.seat in takers)
                takers.add(deed.seat)
            elif deed.kind == DROPPED:
                yield deed.n, self._dropped(deed)
            elif deed.kind == DIED and deed.count:
                yield deed.n, self._died(deed)

    def _taken(self, deed: Deed, again: bool) -> Phrase:
        return phrase(
            "review-takes",
            name=self.name(deed.seat),
            n=deed.n,
            cell=deed.cell,
            true=has_fakes(self.book),
            again=again,
        )

    def _dropped(self, deed: Deed) -> Phrase:
        return phrase(
            "review-drops",
            name=self.name(deed.seat),
            by=self.name(deed.by),
            how="hit" if deed.how and deed.by != NOBODY else deed.how or "so",
            cell=deed.cell,
            n=deed.n,
        )

    # ---- the dead

    def deaths(self) -> list[Line]:
        """Those not told with the treasure, and what was lost by it."""
        lines: list[Line] = []
        for seat in range(len(self.table.names)):
            died = self.of_kind(DIED, seat)
            if self.one_treasure:
                died = [deed for deed in died if not deed.count]
            alone = [deed for deed in died if deed.by == NOBODY]
            lines += [(deed.n, self._died(deed)) for deed in died if deed.by != NOBODY]
            if self.is_dungeon and len(self.of_kind(DIED, seat)) <= FEW_DEATHS:
                lines += [(deed.n, self._died(deed)) for deed in alone]  # each for its own reason
            elif self.is_dungeon and alone:
                lines.append((alone[0].n, self._died_of(seat, alone)))
            elif alone:
                lines.append((alone[0].n, self._died_often(seat, alone)))
        return lines

    def _died(self, deed: Deed) -> Phrase:
        if self.book == "dungeonlab" and deed.by == NOBODY and deed.how:
            name, laden = self.name(deed.seat), bool(deed.count)
            return phrase("review-death", name=name, how=deed.how, n=deed.n, laden=laden)
        return phrase(
            "review-dies" if deed.by == NOBODY else "review-kills",
            name=self.name(deed.seat),
            by=self.name(deed.by),
            lost=("one" if self.one_treasure else "purse") if deed.count else "nothing",
            count=deed.count,
            how=deed.how or "so",
            n=deed.n,
        )

    def _died_of(self, seat: Seat, died: Sequence[Deed]) -> Phrase:
        """Of DungeonLab, where everybody lands again."""
        causes = [
            phrase("review-cause", how=how, count=count)
            for how, count in Counter(deed.how for deed in died).items()
        ]
        return phrase(
            "review-died-of",
            name=self.name(seat),
            count=len(died),
            causes=[*causes],
            answers=[str(deed.n) for deed in died[:FEW]],
            more=max(0, len(died) - FEW),
        )

    def _died_often(self, seat: Seat, died: Sequence[Deed]) -> Phrase:
        if len(died) == 1:
            return self._died(died[0])
        numbers: list[Item] = [str(deed.n) for deed in died]
        if len(died) > FEW:
            name, first, last = self.name(seat), died[0].n, died[-1].n
            return phrase("review-died-often", name=name, count=len(died), first=first, last=last)
        return phrase("review-died", name=self.name(seat), by=numbers, count=len(died))
