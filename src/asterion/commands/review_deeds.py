"""What happened in a game that is reviewed: who had treasure and who led, who killed and died."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from asterion.books.dungeonlab.plan.model import EXIT, WALL_NAMES
from asterion.commands.review_words import FEW, answer, chair_name
from asterion.commands.words import say
from asterion.core.audience import PUBLIC, Seat
from asterion.core.phrase import Item, phrase
from asterion.knowledge import knowledge_of
from asterion.knowledge.afterwards import calls_places_alike, has_fakes
from asterion.knowledge.deeds import (
    DIED,
    DROPPED,
    FAKE,
    MISSED,
    NOBODY,
    SAW_MAP,
    SICK,
    STRUCK,
    TOOK,
    Deed,
    place_name,
)
from asterion.knowledge.dungeonlab.facts import WallIs
from asterion.knowledge.reviewed import Reviewing

HARM = {
    STRUCK: "commands-review-harm-struck",
    SICK: "commands-review-harm-sick",
    FAKE: "commands-review-harm-fake",
    SAW_MAP: "commands-review-harm-saw-map",
}
FIRST_CHANGES, LAST_CHANGES = 3, 6
"""Lines of a treasure's way; what is between them is counted."""


def happened(again: Reviewing) -> list[str]:
    """In the order that tells most: the race for treasure, or the way of the only one."""
    told, book = _Happened(again), again.table.book.name
    if not any(each.alive for each in told.standings.values()):
        return []  # a book whose games nobody here can retell
    if has_fakes(book):
        return told.first_place() + told.course() + told.harm()
    if calls_places_alike(book):
        return told.true_places() + told.course() + told.harm() + told.beside_exit()
    return told.purses() + in_order(told.deaths()) + told.harm() + told.lead()


Line = tuple[int, str]


def in_order(lines: Iterable[Line]) -> list[str]:
    return [line for _n, line in sorted(lines, key=lambda one: one[0])]


class _Happened:
    """The lines of one game."""

    def __init__(self, again: Reviewing) -> None:
        self.table, self.story, self.standings = again.table, again.story, again.standings
        self.book = again.table.book.name
        self.one_treasure = calls_places_alike(self.book)
        self.winners = again.table.result.winners if again.table.result is not None else ()

    def name(self, seat: Seat) -> str:
        return chair_name(self.table, seat)

    def of_kind(self, kind: str, seat: Seat) -> list[Deed]:
        return [deed for deed in self.story if (deed.kind, deed.seat) == (kind, seat)]

    # ---- the only treasure

    def first_place(self) -> list[str]:
        return [
            say("commands-review-lay-first", cell=each.lies)
            for _n, each in sorted(self.standings.items())
            if each.lies
        ][:1]

    def course(self) -> list[str]:
        """Each change of hands and each death; of many the first and the last ones."""
        lines = in_order([*self._way_of_the_treasure(), *self.deaths()])
        if not any(deed.kind == TOOK for deed in self.story):
            return [say("commands-review-untaken"), *lines]
        skipped = len(lines) - FIRST_CHANGES - LAST_CHANGES
        if skipped < 2:
            return lines
        gap = say("commands-review-changes", count=skipped)
        return [*lines[:FIRST_CHANGES], gap, *lines[-LAST_CHANGES:]]

    def _way_of_the_treasure(self) -> Iterator[Line]:
        taken = False
        for deed in self.story:
            if deed.kind == TOOK:
                yield deed.n, self._taken(deed, again=taken)
                taken = True
            elif deed.kind == DROPPED:
                yield deed.n, self._dropped(deed)
            elif deed.count:
                yield deed.n, self._died(deed)

    def _taken(self, deed: Deed, again: bool) -> str:
        return say(
            "commands-review-takes",
            name=self.name(deed.seat),
            n=deed.n,
            cell=deed.cell,
            true=bool(deed.cell),
            again=again,
        )

    def _dropped(self, deed: Deed) -> str:
        return say(
            "commands-review-drops",
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
            if alone:
                lines.append((alone[0].n, self._died_often(seat, alone)))
        return lines

    def _died(self, deed: Deed) -> str:
        if self.book == "dungeonlab" and deed.by == NOBODY and deed.how:
            return say(
                "commands-review-death",
                death=phrase(
                    f"dungeonlab-died-{deed.how}", who=self.name(deed.seat), whoIs="other"
                ),
                n=deed.n,
                laden=bool(deed.count),
            )
        return say(
            "commands-review-dies" if deed.by == NOBODY else "commands-review-kills",
            name=self.name(deed.seat),
            by=self.name(deed.by),
            lost=("one" if self.one_treasure else "purse") if deed.count else "nothing",
            count=deed.count,
            how=deed.how or "so",
            n=deed.n,
        )

    def _died_often(self, seat: Seat, died: Sequence[Deed]) -> str:
        if len(died) == 1:
            return self._died(died[0])
        numbers: list[Item] = [str(deed.n) for deed in died]
        if len(died) > FEW:
            name, first, last = self.name(seat), died[0].n, died[-1].n
            return say(
                "commands-review-died-often", name=name, count=len(died), first=first, last=last
            )
        return say("commands-review-died", name=self.name(seat), by=numbers, count=len(died))

    # ---- what cost no treasure

    def harm(self) -> list[str]:
        """Wounds, illnesses, fakes and maps: of each kind and player one line, by its first."""
        groups: dict[tuple[str, Seat, Seat], list[int]] = {}
        for deed in self.story:
            if deed.kind in (STRUCK, SICK, FAKE, SAW_MAP):
                groups.setdefault((deed.kind, deed.by, deed.seat), []).append(deed.n)
        lines: list[Line] = []
        for (kind, by, seat), numbers in groups.items():
            missed = [d for d in self.story if (d.kind, d.by, d.seat) == (MISSED, by, seat)]
            said = say(
                HARM[kind],
                name=self.name(seat),
                by=self.name(by),
                alone=by == NOBODY,
                answers=[*map(str, numbers[:FEW])],
                count=len(numbers),
                more=max(0, len(numbers) - FEW),
                missed=len(missed),
            )
            lines.append((numbers[0], said))
        return in_order(lines)

    # ---- a dungeon

    def true_places(self) -> list[str]:
        """What hardly anybody can prove, and everybody wants to hear when it is over."""
        plan, thinker = self.table.plan, knowledge_of(self.book, PUBLIC, self.table.options)
        return [
            say(
                "commands-review-true-places",
                cell=place_name(plan, plan.treasures[0]),
                exit=thinker.say(WallIs(self._cell(edge // 4), edge % 4, WALL_NAMES[EXIT])),
            )
            for edge in plan.exits
            if plan.treasures
        ]

    def _cell(self, cell: int) -> str:
        return _column_and_row(place_name(self.table.plan, cell))

    def beside_exit(self) -> list[str]:
        """When each first came there: with the treasure, if that was not just before leaving."""
        lines, never = [], []
        for seat in range(len(self.table.names)):
            there = self._beside(seat, laden=False)
            if not there:
                never.append(self.name(seat))
                continue
            left = self.table.entries[-1].n if seat in self.winners else there[0]
            laden = [n for n in self._beside(seat, laden=True) if abs(left - n) > FEW][:1]
            n = (laden or there)[0]
            lines.append(
                say(
                    "commands-review-beside",
                    name=self.name(seat),
                    moment=answer(self.table, n),
                    laden=bool(laden),
                    left=left > n,
                    answers=left - n,
                )
            )
        return lines + ([say("commands-review-never-beside", names=[*never])] if never else [])

    def _beside(self, seat: Seat, laden: bool) -> list[int]:
        """After which answers this player was in the cell with the exit."""
        cells = [self._cell(edge // 4) for edge in self.table.plan.exits]
        return [
            n
            for n, each in sorted(self.standings.items())
            if _column_and_row(each.places[seat]) in cells and (each.treasure[seat] or not laden)
        ]

    # ---- a race

    def purses(self) -> list[str]:
        """Who took how much, the most first."""
        taken = [self.of_kind(TOOK, seat) for seat in range(len(self.table.names))]
        totals = [sum(deed.count for deed in each) for each in taken]
        return [
            say(
                "commands-review-took",
                name=self.name(seat),
                total=totals[seat],
                by=[str(deed.n) for deed in taken[seat]],
                count=len(taken[seat]),
            )
            for seat in sorted(range(len(taken)), key=lambda seat: -totals[seat])
        ]

    def lead(self) -> list[str]:
        """Since when nobody had as much as the winner, and who had the most before."""
        leaders = [*self._leaders()]
        last = self._leader(self.standings[self.table.entries[-1].n].treasure)
        if len(self.table.names) < 2 or last not in self.winners:
            return []
        n, seat = leaders[-1]
        others = [
            self.name(who) for who in dict.fromkeys(who for _n, who in leaders) if who != seat
        ]
        moment = answer(self.table, n)
        return [
            say(
                "commands-review-lead",
                name=self.name(seat),
                moment=moment,
                others=[*others],
                before=bool(others),
            )
        ]

    def _leaders(self) -> Iterator[tuple[int, Seat]]:
        """From which answer on who alone had the most."""
        leading = [(n, self._leader(each.treasure)) for n, each in sorted(self.standings.items())]
        before = (PUBLIC, NOBODY)
        for one, (n, seat) in pairwise([before, *leading]):
            if seat != one[1] and seat != NOBODY:
                yield n, seat

    def _leader(self, treasure: Sequence[int]) -> Seat:
        most = max(treasure)
        return treasure.index(most) if treasure.count(most) == 1 else NOBODY


def _column_and_row(place: str) -> str:
    """Without the level."""
    return place.rpartition(" ")[0]
