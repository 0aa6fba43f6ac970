"""What a client of Dooom's wire knows, as the book's own view: folded from lines, not from events.

The wire says less than a table does: not who a `P` is, how many play, or that somebody has died.
What is missing is guessed the way an attentive player would, and never asked of anybody.
"""

from collections.abc import Sequence
from typing import Final

from asterion.books import book
from asterion.books.dooom.event import (
    Began,
    Died,
    Ended,
    Hit,
    Hurt,
    Joined,
    Missed,
    PickedUp,
    Refreshed,
    Saw,
    TurnBegan,
    Walked,
    Won,
)
from asterion.books.dooom.options import DooomOptions
from asterion.books.dooom.view import View, fold
from asterion.books.dooom.view.model import NOBODYS_TURN
from asterion.bots.wire.strangers import ME, Place, Strangers
from asterion.core.audience import EVERYONE, Seat
from asterion.core.event import Event

BOOK: Final = "dungeon-of-dooom"
WAYS: Final = "NESW"
KIT: Final = "SAL"


class NotAView(ValueError):
    """Rows that cannot be what is in sight, by the options that were agreed on."""


class Knowledge:
    """One client's view of a game, and the news that its bot has not heard yet."""

    def __init__(self, options: DooomOptions) -> None:
        self.view: View = book(BOOK).view.new(ME, options, None)
        self.news: list[list[Event]] = []
        self.strangers = Strangers()
        self._moved: set[Seat] = set()  # whose turn was noticed since one's own ended
        self._struck: Seat | None = None
        self._hits: dict[Seat, int] = {}
        self._take(Joined(EVERYONE, ME, "me"))

    # ---- what is told unasked

    def aim_for(self, target: int) -> None:
        """O4  `GOLD n` or `GOAL n`."""
        if target != self.view.target:
            self._take(Began(EVERYONE, target))

    def turn_begins(self) -> None:
        """O14  A player who was not seen to move meanwhile has moved unseen."""
        for seat in self.strangers.living:
            if seat not in self._moved:
                self._take(TurnBegan(EVERYONE, seat, self.view.round))
        self._moved.clear()
        self._take(TurnBegan(EVERYONE, ME, self.view.round + 1))
        points = self.view.options.action_points - len(self.view.kit)
        self._take(Refreshed(EVERYONE, ME, max(1, points)))

    def turn_ends(self) -> None:
        following = next(iter(self.strangers.living), NOBODYS_TURN)
        self._moved.add(following)
        self._take(TurnBegan(EVERYONE, following, self.view.round))

    def hit_points_change(self, by: int) -> None:
        """O11, O13  `HITMOD n`: a potion, or a blow of somebody who is not named."""
        if by > 0:
            self._take(PickedUp(EVERYONE, ME, "H", by, 0))
        else:
            left = self.view.hit_points + by
            self._take(Hurt(EVERYONE, ME, NOBODYS_TURN, -by, left))

    def treasure_comes(self, amount: int) -> None:
        """O19  `TREASUREMOD n`."""
        self._take(PickedUp(EVERYONE, ME, "G", amount, self.view.ap))

    def hears(self, name: str) -> None:
        """Somebody has shouted, so somebody of this name plays."""
        self.strangers.hear_of(name)
        self._meet()

    def ends(self, wins: bool) -> None:
        if wins:
            self._take(Won(EVERYONE, ME, self.view.treasure))
        else:
            self._take(Ended(EVERYONE, ""))

    # ---- what follows from an answer

    def walked(self, way: int) -> None:
        self._take(Walked(EVERYONE, ME, way, self.view.ap - 1))

    def picked_up(self) -> None:
        """O10  What it was is known from the last LOOK; treasure and potions are told apart."""
        view = self.view
        thing = self.under()
        view.ap -= 1
        if thing in KIT and thing not in view.kit:
            self._take(PickedUp(EVERYONE, ME, thing, 1, view.ap))

    def struck(self, way: int, hit: bool) -> None:
        """O12  At the player who was seen there."""
        target = self.view.players.get(self.view.here + self.view.chart.steps[way])
        if target is None:
            return
        self._take((Hit if hit else Missed)(EVERYONE, ME, target))
        if hit:
            self._struck = target
            self._hits[target] = self._hits.get(target, 0) + 1 + ("S" in self.view.kit)

    def sees(self, rows: Sequence[str]) -> None:
        """O7  The answer to a LOOK; NotAView where it has another size than it should have."""
        side = 2 * self.view.sight.radius + 1
        if [len(row) for row in rows] != [side] * side:
            raise NotAView(f"{len(rows)} rows where {side} of {side} are due: {'/'.join(rows)}")
        before = dict(self.strangers.last)
        who = self.strangers.recognise(self._places(rows))
        self._meet()
        for seat in who:
            if seat in before and self.strangers.last[seat] != before[seat]:
                self._moves(seat)
        if self._struck is not None and self._struck not in who:
            self._mourn(self._struck)
        self._struck = None
        self._take(Saw(EVERYONE, ME, "/".join(rows), who))

    def under(self) -> str:
        """The tile under oneself, as it was seen last; nothing if it never was."""
        tile = self.view.chart.tiles[self.view.here]
        return chr(tile) if tile else ""

    # ---- guesses

    def _places(self, rows: Sequence[str]) -> list[Place]:
        """Where somebody is drawn, in the order of reading."""
        column, row = self.view.chart.place(self.view.here)
        middle = len(rows) // 2
        return [
            (column + right - middle, row + down - middle)
            for down, line in enumerate(rows)
            for right, tile in enumerate(line)
            if tile == "P"
        ]

    def _moves(self, seat: Seat) -> None:
        """A player who has changed places is having their turn."""
        if self.view.turn not in (ME, seat):
            self._moved.add(seat)
            self._take(TurnBegan(EVERYONE, seat, self.view.round))

    def _mourn(self, seat: Seat) -> None:
        """O17  Gone after a blow that may have been the last."""
        if self._hits.get(seat, 0) >= self.view.options.hit_points:
            self.strangers.bury(seat)
            self._take(Died(EVERYONE, seat, False))

    def _meet(self) -> None:
        for seat in range(len(self.view.names), self.strangers.count + 1):
            self._take(Joined(EVERYONE, seat, f"Stranger {seat}"))

    def _take(self, event: Event) -> None:
        fold(self.view, [event])
        self.news.append([event])
