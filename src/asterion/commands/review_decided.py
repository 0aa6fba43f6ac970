"""The one sentence of a review that says what decided the game."""

from collections.abc import Sequence

from asterion.commands.review_words import chair_name
from asterion.commands.words import say
from asterion.core.audience import Seat
from asterion.knowledge.afterwards import DOOOM
from asterion.knowledge.deeds import DIED, DROPPED, NOBODY, SICK, TOOK, Deed
from asterion.knowledge.reviewed import Reviewing


def decided(again: Reviewing) -> str:
    """Nothing where nobody won, or where the story does not tell."""
    told = _Decided(again)
    if len(told.winners) != 1:
        return ""
    return told.race() if told.book in DOOOM else told.carried()


class _Decided:
    """Of one game."""

    def __init__(self, again: Reviewing) -> None:
        self.table, self.story, self.standings = again.table, again.story, again.standings
        self.book = again.table.book.name
        self.last = again.table.entries[-1].n
        self.winners = again.table.result.winners if again.table.result is not None else ()

    def name(self, seat: Seat) -> str:
        return chair_name(self.table, seat)

    # ---- one treasure that wins

    def carried(self) -> str:
        """By whom it was lost to the winner; or since when the winner had it."""
        (winner,) = self.winners
        taken = [deed for deed in self.story if deed.kind == TOOK and deed.seat == winner]
        if not taken or self.lost_last() == winner:
            return self.survived(winner)
        since = taken[-1].n
        lost = [deed for deed in self.story if deed.n <= since and _is_loss(deed)]
        if lost and lost[-1].seat != winner:
            return self.robbed(lost[-1], winner, since)
        how = "again" if lost else "so"
        return say(
            "commands-review-decided-kept",
            name=self.name(winner),
            how=how,
            n=since,
            answers=self.last - since,
        )

    def lost_last(self) -> Seat:
        """Who lost the treasure last, if nobody has taken it since."""
        changes = [deed for deed in self.story if deed.kind == TOOK or _is_loss(deed)]
        return changes[-1].seat if changes and changes[-1].kind != TOOK else NOBODY

    def robbed(self, lost: Deed, winner: Seat, since: int) -> str:
        ill = lost.how if lost.by == NOBODY else "hit"
        if lost.kind == DIED:
            ill = "died" if lost.by == NOBODY else "killed"
        return say(
            "commands-review-decided-robbed",
            name=self.name(lost.seat),
            by=self.name(lost.by),
            how=ill or "so",
            n=lost.n,
            winner=self.name(winner),
            answers=since - lost.n,
        )

    def survived(self, winner: Seat) -> str:
        """The others died: of whom the last did, and what had made it possible."""
        died = [deed for deed in self.story if deed.kind == DIED and deed.seat != winner]
        if not died:
            return ""
        last = died[-1]
        sick = [d for d in self.story if (d.kind, d.seat) == (SICK, last.seat) and d.n < last.n]
        return say(
            "commands-review-decided-survived",
            name=self.name(last.seat),
            by=self.name(last.by),
            how="killed" if last.by != NOBODY else last.how or "so",
            n=last.n,
            since=sick[-1].n if sick else last.n,
            winner=self.name(winner),
        )

    # ---- a race for many

    def race(self) -> str:
        """A robbery, the last treasure on the ground, or since when it was enough."""
        (winner,) = self.winners
        enough = self.enough(winner)
        robbed = [d for d in self.story if d.kind == DIED and d.by == winner and d.count]
        if robbed and enough >= robbed[-1].n:
            return say(
                "commands-review-decided-killed",
                winner=self.name(winner),
                name=self.name(robbed[-1].seat),
                count=robbed[-1].count,
                n=robbed[-1].n,
            )
        treasure = self.standings[self.last].treasure
        others = [seat for seat in range(len(treasure)) if seat != winner]
        if not others:
            return ""
        second = max(others, key=lambda seat: self.standings[enough].treasure[seat])
        return say(
            "commands-review-decided-race",
            winner=self.name(winner),
            n=enough,
            count=treasure[winner],
            second=self.name(second),
            their=self.standings[enough].treasure[second],
            none=not self.standings[enough].is_left,
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
