"""Somebody who goes to one state of the page: how states are described, and how one gets there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import expect

from asterion.books import book
from tests.server.process.serving import Serving
from tests.web.around import Middle
from tests.web.browsing import Person
from tests.web.minds import MOST_MOVES, Mind
from tests.web.tables import BOX, BURROW, CELLAR, FIRST_STEPS, open_table

PLANS = {
    "dungeon-of-dooom": CELLAR, "labyrinth-of-dooom": CELLAR, "cc3k": BURROW, "labyrinth": BOX,
    "dungeonlab": FIRST_STEPS,
}  # fmt: skip
MINDS = {
    "dungeon-of-dooom": "hunter", "labyrinth-of-dooom": "hunter", "cc3k": "crawler",
    "labyrinth": "mapper", "dungeonlab": "scout",
}  # fmt: skip
"""Who plays the few moves before a picture: not chance, so that it is the same each time."""
THOUGHT = 120_000
"""So long, in milliseconds, a review may take."""
BOTS = {"labyrinth": "wanderer", "dungeonlab": "random"}


@dataclass
class Visit:
    """One person at one server, on the way to a state."""

    person: Person
    server: Serving

    def go(self, path: str, ready: str) -> None:
        self.person.go(path)
        self.see(ready)

    def see(self, what: str) -> None:
        expect(self.person.page.locator(what).first).to_be_visible()

    def open(self, name: str, **wish: Any) -> dict[str, Any]:
        seats: list[dict[str, str]] = [{"kind": "person"}]
        if book(name).seats[-1] > 1:
            seats.append({"kind": "bot", "bot": BOTS.get(name, "walker")})
        usual = {"plan": PLANS.get(name, ""), "seats": seats, "name": "Ann"}
        return open_table(self.server, name, **{**usual, **wish})

    def play(self, name: str, moves: int) -> None:
        """A few moves as a person would make them; fewer if the game is over."""
        if not moves or not self.person.is_asked():
            return
        mind = Mind(self.person, MINDS[name], 1)
        for _ in range(moves):
            if not self.person.is_asked():
                return
            self.person.say(mind.choose())
            self.person.is_answered()


@dataclass(frozen=True)
class State:
    """A picture to be taken: its name, how to get there, and what to press then."""

    name: str
    arrive: Callable[[Visit], object]
    press: Sequence[str] = field(default=())
    """What is pressed then, when it is there: a selector, or by keys `key:?`, `enter:.hold`."""

    def reach(self, visit: Visit) -> None:
        self.arrive(visit)
        for what in self.press:
            if what.startswith("key:"):
                visit.person.page.wait_for_load_state("networkidle")  # somebody listens by then
                visit.person.page.keyboard.press(what.removeprefix("key:"))
            elif what.startswith("enter:"):
                visit.person.page.locator(what.removeprefix("enter:")).first.press("Enter")
            else:
                visit.person.press(visit.person.page.locator(what).first)


def at(name: str, path: str, ready: str, *press: str) -> State:
    """A page with an address of its own."""
    return State(name, lambda visit: visit.go(path, ready), press)


def played(name: str, book: str, moves: int, *press: str, **wish: Any) -> State:
    """A table after this many moves of the person who looks at it."""

    def arrive(visit: Visit) -> None:
        visit.person.bring(visit.open(book, **wish))
        visit.play(book, moves)

    return State(name, arrive, press)


def waiting(name: str, book: str, *press: str, **wish: Any) -> State:
    """A table that waits for somebody."""

    def arrive(visit: Visit) -> None:
        visit.person.bring(visit.open(book, **{"seats": 3, **wish}))
        visit.see("text=Ann")

    return State(name, arrive, press)


def replayed(name: str, book: str, *press: str) -> State:
    """A whole game, seen again at its end."""

    def arrive(visit: Visit) -> None:
        opened = visit.open(book)
        visit.person.bring(opened)
        visit.play(book, MOST_MOVES)
        visit.go(f"/t/{opened['id']}/replay", "main h1")
        # What each could have known is thought out by and by; without it the picture is not whole.
        expect(visit.person.page.locator(".proofs")).to_be_visible(timeout=THOUGHT)
        visit.person.page.keyboard.press("End")

    return State(name, arrive, press)


def returning(name: str, *books: str) -> State:
    """The home page of somebody who plays, on a server where others watch."""

    def arrive(visit: Visit) -> None:
        for n, each in enumerate(books):
            visit.person.bring(visit.open(each, terms={"listed": True}))
            visit.play(each, 0 if n else 3)  # who plays knows one table alone
        visit.go("/", "#your-tables")

    return State(name, arrive)


def around(name: str, book: str, *press: str) -> State:
    """A device in the middle of two people, at their first turn."""

    def arrive(visit: Visit) -> None:
        plan = PLANS.get(book, "")
        Middle(visit.person, visit.server, book, ["Theseus", "Ariadne"], plan=plan)
        visit.see(".hold, [data-command]")

    return State(name, arrive, press)
