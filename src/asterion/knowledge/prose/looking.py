"""One loser's game: the last turns in which something could still be done, and how near it was."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from asterion.books.labyrinth.event.told import Shot
from asterion.books.labyrinth.plan.model import WAYS
from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.core.state.grid import WAYS as WINDS
from asterion.knowledge.afterwards import has_fakes
from asterion.knowledge.chair import AnyFact
from asterion.knowledge.deed import DIED, DROPPED, HURT, ILL, MET, SAW_MAP, SICK, STRUCK, TOOK, Deed
from asterion.knowledge.dungeonlab.facts import TreasureHome
from asterion.knowledge.labyrinth.facts import ExitIs, ExitOpen, KindIs, PlayerAt, TreasureLies
from asterion.knowledge.lesser_deeds import tellings
from asterion.knowledge.prose.naming import said_in
from asterion.knowledge.prose.story import Story
from asterion.knowledge.shortest.distance import Distance, Leg

LegOf = Callable[[Distance], Leg | None]
Most = Callable[[Distance], int]
CLOSE = 3
"""Moves; to have been as near as that to what one could not know of is worth a word."""


class Chance(NamedTuple):
    """Before answer `n` a player could still do it, in `leg.moves` of their own moves."""

    n: int
    seat: Seat
    leg: Leg


class Looking:
    """One player's game."""

    def __init__(self, story: Story, seat: Seat) -> None:
        self.story, self.seat = story, seat
        self.turns = [*_turns(story, seat)]

    def before(self, n: int) -> Distance:
        return self.story.distances[n - 1].players[self.seat]

    def last(
        self, since: int, until: int, leg_of: LegOf, most: Most | None = None
    ) -> Chance | None:
        """The last turn in time to go there before `until`, or within `most` moves."""
        turns = [n for n in self.turns if since < n < until]
        for left, n in enumerate(reversed(turns), 1):
            leg = leg_of(self.before(n))
            in_time = left if most is None else min(left, most(self.before(n)))
            if leg is not None and 0 < leg.moves <= in_time:
                return Chance(n, self.seat, leg)
        return None

    # ---- with the treasure in hand

    def carrying(self) -> tuple[int, Phrase] | None:
        """To walk out before it was lost for the last time."""
        lost = [deed for deed in self.story.story if deed.seat == self.seat and _is_loss(deed)]
        if not lost:
            return None
        taken = [d.n for d in self.story.of_kind(TOOK, self.seat) if d.n <= lost[-1].n]
        since, until = taken[-1] if taken else 0, lost[-1].n
        chance = self.last(since, until + 1, lambda distance: distance.exit)
        if chance is None:
            return self.nearest(since, until)
        known = self._knew_exit(chance)
        blind = self.story.blind
        if not known and blind is not None and blind.seat == self.seat:
            return None  # that this player could have known another exit is told already
        return chance.n, self._said("review-chance-carrying", chance, known=known, lost=until)

    def nearest(self, since: int, until: int) -> tuple[int, Phrase] | None:
        """How near to an exit the treasure came."""
        legs = [
            (distance.exit.moves, n)
            for n in range(since, until)
            if (distance := self.story.distances[n].players[self.seat]).exit is not None
        ]
        if not legs:
            return None
        moves, n = min(legs)
        name = self.story.name(self.seat)
        return n, phrase("review-nearest", name=name, moves=moves, n=n, cell=self._cell(n))

    def _knew_exit(self, chance: Chance) -> bool:
        if self.story.saw_map(self.seat, chance.n):
            return True
        facts = self.story.certain(self.seat, chance.n)
        exits = (ExitIs, ExitOpen)
        return any(
            isinstance(fact, exits) and fact.cell == chance.leg.cell
            for fact in facts
            if _holds(fact)
        )

    # ---- without it

    def healing(self) -> tuple[int, Phrase] | None:
        """To reach a hospital in time."""
        died = self.story.of_kind(DIED, self.seat)
        if not died or not has_fakes(self.story.book):
            return None
        of_illness = died[-1].how == ILL
        kind, how = (SICK, ILL) if of_illness else (STRUCK, HURT)
        harmed = [
            deed.n
            for deed in self.story.story
            if deed.seat == self.seat and deed.n < died[-1].n
            if deed.kind == kind or (deed.kind == DROPPED and deed.how == how)
        ]
        if not harmed:
            return None
        most = _moves_to_heal if of_illness else None
        chance = self.last(harmed[-1], died[-1].n + of_illness, _hospital, most)
        if chance is None:
            return None
        known = KindIs(chance.leg.cell, "H") in self.story.certain(self.seat, chance.n)
        lost = died[-1].n
        return chance.n, self._said(
            "review-chance-healing", chance, known=known, lost=lost, ill=of_illness
        )

    def taking(self) -> tuple[int, Phrase] | None:
        """To be at the treasure before the winner was."""
        (winner,) = self.story.winners
        taken = [deed.n for deed in self.story.of_kind(TOOK, winner)]
        if not taken:
            return None
        until = taken[-1]
        losses = [d.n for d in self.story.story if _is_loss(d) and d.n < until]
        chance = self.last(losses[-1] if losses else 0, until, lambda distance: distance.treasure)
        if chance is None:
            return None
        known = self._knew_treasure(chance)
        if not known and chance.leg.moves > CLOSE:
            return None
        return chance.n, self._said(
            "review-chance-taking", chance, known=known, lost=until, winner=self.story.name(winner)
        )

    def _knew_treasure(self, chance: Chance) -> bool:
        cell = chance.leg.cell
        if self.story.saw_map(self.seat, chance.n):
            return True
        fact = TreasureLies(cell, True) if has_fakes(self.story.book) else TreasureHome(cell)
        return fact in self.story.certain(self.seat, chance.n)

    def map_in_vain(self) -> tuple[int, Phrase] | None:
        """D32  Shown everything, and how near to victory it led."""
        maps = self.story.of_kind(SAW_MAP, self.seat)
        if not maps:
            return None
        since = maps[0].n
        near = [
            (distance.win, n)
            for n, each in sorted(self.story.distances.items())
            if n >= since and (distance := each.players[self.seat]).win is not None
        ]
        moves, n = min(near, default=(0, since))
        died = sum(deed.n > since for deed in self.story.of_kind(DIED, self.seat))
        name, nearest = self.story.name(self.seat), n
        return since, phrase(
            "review-map-in-vain",
            name=name,
            n=since,
            moves=moves or 0,
            nearest=nearest,
            died=died,
            left=self.story.last - since,
        )

    def never_near(self) -> Iterator[tuple[int, Phrase]]:
        """How far the treasure was at the nearest, of those who had no chance."""
        near = [
            (leg.moves, n)
            for n, each in sorted(self.story.distances.items())
            if (leg := each.players[self.seat].treasure) is not None
        ]
        if near:
            moves, n = min(near)
            yield n, phrase("review-never-near", name=self.story.name(self.seat), moves=moves, n=n)

    # ---- against the one who has it

    def meeting(self) -> tuple[int, Phrase] | None:
        """In one cell of a dungeon with the winner, who had the treasure for good."""
        (winner,) = self.story.winners
        taken = [deed.n for deed in self.story.of_kind(TOOK, winner)]
        met = [
            deed
            for deed in self.story.of_kind(MET, self.seat)
            if deed.by == winner and taken and deed.n > taken[-1]
        ]
        if not met:
            return None
        n, leg = met[-1].n, self.story.distances[met[-1].n].players[winner].exit
        return n, phrase(
            "review-chance-meeting",
            name=self.story.name(self.seat),
            winner=self.story.name(winner),
            n=n,
            cell=met[-1].cell,
            moves=leg.moves if leg is not None else 0,
        )

    def shooting(self) -> tuple[int, Phrase] | None:
        """L69  To hit the winner, who stood in the line of fire with the treasure."""
        (winner,) = self.story.winners
        taken = [deed.n for deed in self.story.of_kind(TOOK, winner)]
        aimed = []
        for n in self.turns:
            way = dict(self.before(n).aims).get(winner)
            if taken and n > taken[-1] and way is not None and not self._fired(n):
                facts = self.story.certain(self.seat, n)
                known = any(isinstance(one, PlayerAt) and one.seat == winner for one in facts)
                aimed.append((known, n, way))
        if not aimed:
            return None
        known, n, way = max(aimed)  # at best, one that could be known
        return n, phrase(
            "review-chance-shooting",
            name=self.story.name(self.seat),
            n=n,
            here=self._cell(n - 1),
            way=_way(self.story.book, way),
            winner=self.story.name(winner),
            cell=self.story.standings[n - 1].places[winner],
            known=known,
            said=said_in(self.story.table, n),
        )

    def _fired(self, n: int) -> bool:
        events = self.story.table.entries[n].events
        return any(isinstance(one, Shot) for one in tellings(events))

    # ---- how it is said

    def _cell(self, n: int) -> str:
        return self.story.standings[n].places[self.seat]

    def _said(self, message: str, chance: Chance, **about: str | int | bool | Phrase) -> Phrase:
        way = chance.leg.way
        return phrase(
            message,
            name=self.story.name(self.seat),
            n=chance.n,
            here=self._cell(chance.n - 1),
            cell=chance.leg.cell,
            moves=chance.leg.moves,
            way=_way(self.story.book, way),
            turned=way >= 0,
            said=said_in(self.story.table, chance.n),
            healed=has_fakes(self.story.book)
            and self.story.standings[chance.n - 1].health[self.seat] > 0,
            **about,
        )


def _turns(story: Story, seat: Seat) -> Iterator[int]:
    """The first answer of each of a player's turns."""
    rounds = set()
    for entry in story.table.entries:
        if entry.n and entry.seat == seat and entry.n - 1 in story.distances:
            now = story.distances[entry.n - 1].round
            if now > 0 and now not in rounds:
                rounds.add(now)
                yield entry.n


def _way(book: str, way: int) -> Phrase | str:
    if way < 0:
        return ""
    if has_fakes(book):
        return phrase("labyrinth-way", way=WAYS[way])
    return phrase(f"dungeonlab-{WINDS[way]}")


def _moves_to_heal(distance: Distance) -> int:
    return distance.moves_to_heal


def _hospital(distance: Distance) -> Leg | None:
    return distance.hospital


def _holds(fact: AnyFact) -> bool:
    return bool(getattr(fact, "there", getattr(fact, "is_open", True)))


def _is_loss(deed: Deed) -> bool:
    return deed.kind in (DROPPED, DIED) and bool(deed.count)
