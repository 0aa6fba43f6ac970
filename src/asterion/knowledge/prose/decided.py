"""The one sentence of a review that says what decided the game."""

from collections.abc import Sequence

from asterion.core.audience import Seat
from asterion.core.phrase import Phrase, phrase
from asterion.knowledge.afterwards import DOOOM, leavers
from asterion.knowledge.deed import (
    BROUGHT,
    DIED,
    DROPPED,
    FAKE,
    HURT,
    ILL,
    INFECTED,
    NOBODY,
    PASSED,
    SAW_MAP,
    SICK,
    STRUCK,
    TOOK,
    Deed,
)
from asterion.knowledge.prose.dungeon import walls_tried
from asterion.knowledge.prose.race import spoils
from asterion.knowledge.prose.story import Story
from asterion.knowledge.reviewed import Reviewing


def decided(again: Reviewing) -> Phrase | None:
    """Nothing where nobody won, where nobody else played, or where the story does not tell."""
    told = _Decided(again)
    if len(told.winners) != 1 or len(told.table.names) == 1:
        return None
    return told.race() if told.book in DOOOM else told.carried()


class _Decided(Story):
    """Of one game."""

    # ---- one treasure that wins

    def carried(self) -> Phrase | None:
        """By whom it was lost to the winner; or why nobody else had it."""
        (winner,) = self.winners
        taken = [deed for deed in self.story if deed.kind == TOOK and deed.seat == winner]
        if not taken or self.survivor or self.lost_last() == winner:
            return self.survived(winner)
        since = taken[-1].n
        lost = [deed for deed in self.story if deed.n <= since and _is_loss(deed)]
        if lost and lost[-1].seat != winner:
            return self.robbed(lost[-1], winner, since)
        if not lost:
            return self.passed(winner, since) or self.found(winner, since)
        return self.mapped(winner, since) or self.kept(winner, since)

    def lost_last(self) -> Seat:
        """Who lost the treasure last, if nobody has taken it since."""
        changes = [deed for deed in self.story if deed.kind == TOOK or _is_loss(deed)]
        return changes[-1].seat if changes and changes[-1].kind != TOOK else NOBODY

    def passed(self, winner: Seat, since: int) -> Phrase | None:
        """Somebody stood on it before, and kept a fake, or had no strength to carry it."""
        passed = [d for d in self.story if d.kind == PASSED and d.seat != winner and d.n < since]
        if not passed:
            return None
        first = passed[0]
        out = [d.n for d in self.story if (d.kind, d.seat) == (FAKE, first.seat) and d.n > first.n]
        return phrase(
            "review-decided-passed",
            name=self.name(first.seat),
            how=first.how,
            answers=[str(d.n) for d in passed if (d.seat, d.how) == (first.seat, first.how)],
            count=sum((d.seat, d.how) == (first.seat, first.how) for d in passed),
            winner=self.name(winner),
            n=since,
            out=out[0] if out else 0,
        )

    def found(self, winner: Seat, since: int) -> Phrase | None:
        """Nobody else ever had it."""
        return self.shown(winner, since) or self.mapped(winner, since) or self.first(winner, since)

    def first(self, winner: Seat, since: int) -> Phrase:
        """How far it was from there to outside, and how long it took."""
        leg = self.distances[since].players[winner].exit
        return phrase(
            "review-decided-found",
            winner=self.name(winner),
            n=since,
            moves=leg.moves if leg is not None else 0,
            turns=self.turns(winner, since),
            walls=sum(n > since for n in walls_tried(self, winner)) if self.is_dungeon else 0,
            rides=sum(deed.n > since for deed in self.of_kind(BROUGHT, winner)),
        )

    def mapped(self, winner: Seat, since: int) -> Phrase | None:
        seen = [d.n for d in self.story if (d.kind, d.seat) == (SAW_MAP, winner)]
        if not seen:
            return None
        has = seen[0] > since
        return phrase(
            "review-decided-map", winner=self.name(winner), n=seen[0], has=has, since=since
        )

    def kept(self, winner: Seat, since: int) -> Phrase:
        """Who had lost it came back for it before anybody else did."""
        lost = [deed for deed in self.story if deed.n <= since and _is_loss(deed)][-1]
        return self.shown(winner, since) or phrase(
            "review-decided-kept",
            name=self.name(winner),
            how="died" if lost.kind == DIED else lost.how or "so",
            lost=lost.n,
            cell=self.standings[since - 1].lies,
            n=since,
            answers=since - lost.n,
        )

    def shown(self, winner: Seat, since: int) -> Phrase | None:
        """Another walked out while the winner had the treasure and could not know a way."""
        course = next(each for each in self.courses if each.seat == winner)
        n = min((one.n for one in course.ways_out), default=0)
        left = [
            seat
            for entry in self.table.entries
            if entry.n == n
            for seat in leavers(self.book, entry.events)
        ]
        if not since < n < self.last or not left or left[0] == winner:
            return None
        return phrase(
            "review-decided-shown",
            name=self.name(left[0]),
            n=n,
            winner=self.name(winner),
            since=since,
        )

    def robbed(self, lost: Deed, winner: Seat, since: int) -> Phrase:
        ill = lost.how if lost.by == NOBODY else "hit"
        if lost.kind == DIED:
            ill = "died" if lost.by == NOBODY else "killed"
        return phrase(
            "review-decided-robbed",
            name=self.name(lost.seat),
            by=self.name(lost.by),
            how=ill or "so",
            n=lost.n,
            winner=self.name(winner),
            answers=since - lost.n,
        )

    def survived(self, winner: Seat) -> Phrase | None:
        """The others died: of whom the last did, and what had made it possible."""
        died = [deed for deed in self.story if deed.kind == DIED and deed.seat != winner]
        if not died:
            return None
        last = died[-1]
        kind, how = (STRUCK, HURT) if last.how == INFECTED else (SICK, ILL)
        sick = [
            deed
            for deed in self.story
            if deed.seat == last.seat and deed.n < last.n
            if deed.kind == kind or (deed.kind == DROPPED and deed.how == how)
        ]
        return phrase(
            "review-decided-survived",
            name=self.name(last.seat),
            by=self.name(last.by if not sick or kind == SICK else sick[-1].by),
            how="killed" if last.by != NOBODY else last.how or "so",
            n=last.n,
            since=sick[-1].n if sick else last.n,
            winner=self.name(winner),
        )

    # ---- a race for many

    def race(self) -> Phrase:
        """What the winner took of the dead, the last on the ground, or since when it was enough."""
        (winner,) = self.winners
        enough = self.enough(winner)
        taken = [pair for pair in spoils(self.story) if pair[1].seat == winner]
        if taken and enough >= taken[-1][1].n and self.made_it(*taken[-1]):
            return self.inherited(*taken[-1])
        treasure = self.standings[self.last].treasure
        target = min(treasure[winner], self.table.plan.target)
        enough = min(n for n, one in self.standings.items() if one.treasure[winner] >= target)
        now = self.standings[enough]
        others = [seat for seat in range(len(treasure)) if seat != winner]
        second = max(others, key=lambda seat: (now.alive[seat], now.treasure[seat]))
        distances = self.distances[enough].players
        out, win = distances[winner].exit, distances[second].win
        course = next(each for each in self.courses if each.seat == winner)
        return phrase(
            "review-decided-race",
            winner=self.name(winner),
            n=enough,
            count=target,
            steps=out.moves if out is not None else 0,
            known=any(one.n <= enough for one in course.ways_out),
            second=self.name(second),
            their=now.treasure[second],
            alive=now.alive[second],
            none=not now.is_left,
            counted=win is not None,
            need=win or 0,
        )

    def made_it(self, death: Deed, taken: Deed) -> bool:
        """Whether it was much of what won, or the last of it, or the only other player's."""
        whole = self.standings[self.last].treasure[taken.seat]
        is_last = taken.n == self.enough(taken.seat)
        return is_last or 2 * death.count >= whole or len(self.table.names) == 2

    def inherited(self, death: Deed, taken: Deed) -> Phrase:
        return phrase(
            "review-decided-spoils",
            by=self.name(death.by),
            alone=death.by == NOBODY,
            own=death.by == taken.seat,
            name=self.name(death.seat),
            count=death.count,
            n=death.n,
            winner=self.name(taken.seat),
            taken=taken.n,
        )

    def enough(self, winner: Seat) -> int:
        """From which answer on the winner had what there was in the end."""
        whole = self.standings[self.last].treasure[winner]
        had: Sequence[int] = [
            n for n, each in sorted(self.standings.items()) if each.treasure[winner] == whole
        ]
        return had[0]


def _is_loss(deed: Deed) -> bool:
    return deed.kind in (DROPPED, DIED) and bool(deed.count)
