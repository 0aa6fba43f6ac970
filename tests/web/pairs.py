"""Two people in two browsers who meet at one table and answer in turn."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsing import CHOOSING, Person
from tests.web.minds import MOST_MOVES, Mind


class Pair:
    """Both play as the same kind of bot would, from what each browser was told."""

    def __init__(self, one: Person, other: Person, bot: str) -> None:
        self.minds = [Mind(somebody, bot, 1) for somebody in (one, other)]
        self.minds.sort(key=lambda mind: mind.seat)
        self.at = 0

    def next(self) -> Person | None:
        """Anyone who is asked now, with what was said last answered; None after the end."""
        person = self.minds[self.at].person
        person.is_answered()
        if person.latest("prompt") is None:
            # In Labyrinth nobody is told who has chosen a start cell: then it is the other's turn.
            turn = person.latest("turn") or [1 - self.at]
            self.at = turn[0]
        person = self.minds[self.at].person
        return person if person.is_asked() else None

    def say(self) -> None:
        """Anyone who was found by `next` says something."""
        mind = self.minds[self.at]
        mind.person.say(mind.choose())

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.next() is None:
                return
            self.say()

    def set_out(self) -> None:
        """Labyrinth: both choose until it is confirmed; now and then the master voids it."""
        while (asked := self.next()) and asked.latest("prompt")["asks"]["id"] == CHOOSING:
            self.say()

    def finish(self) -> None:
        """Play to the end."""
        self.play(MOST_MOVES)
        assert self.next() is None, f"{MOST_MOVES} moves, and the game goes on"
        for mind in self.minds:
            expect(mind.person.ending).to_be_visible()

    def until(self, wanted: Person) -> None:
        """Play until this one is asked."""
        while (asked := self.next()) is not wanted:
            assert asked is not None, "the game is over too soon"
            self.say()


def see_each_other(*people: Person) -> None:
    """Waits until the game has begun in every browser, which listens there with its seat."""
    for somebody in people:
        expect(somebody.line).to_be_visible()
        players = somebody.page.get_by_role("list", name="Players")
        for other in people:
            expect(players).to_contain_text(other.name)


Come = Callable[..., Person]
"""The fixture `person`: makes somebody with a browser of his own."""
