"""Whole games by the accessibility tree alone: what it says is read, what it offers is pressed."""

import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import BURROW, CELLAR, open_table

Come = Callable[..., Person]
MOST_MOVES = 300
BUTTON = re.compile(r'- button "((?:[^"\\]|\\.)*)"(?: \[(?:title=.*)?\])?:?.*$')
STEP = {"north": (0, -1), "south": (0, 1), "east": (1, 0), "west": (-1, 0)}


class Listener:
    """Somebody with a screen reader: knows the tree, and nothing else of the page."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.visits: Counter[tuple[int, int]] = Counter()
        self.at = (0, 0)

    def tree(self) -> str:
        return self.person.page.locator("main").aria_snapshot()

    def offered(self) -> list[str]:
        """The buttons that can be pressed now, as they are read out."""
        lines = (line for line in self.tree().splitlines() if "[disabled]" not in line)
        found = (BUTTON.search(line) for line in lines)
        return [match.group(1) for match in found if match]

    def press(self, name: str) -> None:
        """A button is found by its name, as a screen reader finds it."""
        page = self.person.page
        page.get_by_role("button", name=name, exact=True).first.press("Enter")
        self.person.is_answered()

    def choose(self, offered: list[str]) -> str:
        """What is there is taken, who is there is hit; else the way that was gone least."""
        for wanted in ("pick up", "drink", "attack"):
            for name in offered:
                if name.startswith(wanted):
                    return name
        ways = [(name, way) for name in offered if (way := way_in(name))]
        if not ways:
            return next(name for name in offered if name in ("end the turn", "shade"))
        return min(ways, key=lambda each: self.visits[self.beside(each[1])])[0]

    def beside(self, way: str) -> tuple[int, int]:
        dx, dy = STEP[way]
        return self.at[0] + dx, self.at[1] + dy

    def play(self) -> str:
        """To the end; returns the tree there."""
        for _ in range(MOST_MOVES):
            if not self.person.is_asked():
                return self.tree()
            chosen = self.choose(self.offered())
            self.press(chosen)
            if (way := way_in(chosen)) and not chosen.startswith("attack"):
                self.at = self.beside(way)
                self.visits[self.at] += 1
        raise AssertionError(f"{MOST_MOVES} moves, and the game goes on")


def way_in(name: str) -> str:
    """The direction of a movement's button: “move east”, or “east”."""
    last = name.split(" ")[-1]
    return last if last in STEP and name.removesuffix(last).strip() in ("", "move", "go") else ""


def test_what_came_in_sight_is_in_the_log_and_words_can_come_first(
    person: Come, server: Serving
) -> None:
    opened = open_table(server, "cc3k", plan=BURROW, seats=1, name="Ann")
    ann = person("Ann")
    ann.bring(opened)
    assert ann.is_asked()
    ann.type("s")
    expect(ann.transcript).to_contain_text("In sight: dwarf 2 east; stairs 3 east")
    card = ann.page.get_by_role("region", name="Shade")
    expect(card).to_contain_text("125 HP, attack 25, defence 25")
    card.get_by_text("Items").click()
    expect(card).to_contain_text("Half of your attacks on it miss.")
    sight = ann.transcript.get_by_text("In sight:").first
    expect(sight).to_have_class(re.compile("unseen"))
    ann.page.get_by_text("Describe the board in words").click()
    expect(sight).not_to_have_class(re.compile("unseen"))
    ann.page.reload()
    expect(ann.page.get_by_text("Around you:")).to_be_visible()


def test_a_whole_game_of_chambers_by_ear(person: Come, server: Serving) -> None:
    opened = open_table(server, "cc3k", plan=BURROW, seats=1, name="Ann")
    ann = person("Ann")
    ann.bring(opened)
    assert "The game is over" in Listener(ann).play()


@pytest.mark.soak
@pytest.mark.parametrize("book", ["dungeon-of-dooom", "labyrinth-of-dooom"])
def test_a_whole_game_of_treasure_by_ear(person: Come, server: Serving, book: str) -> None:
    opened = open_table(server, book, plan=CELLAR, seats=1, name="Ann")
    ann = person("Ann")
    ann.bring(opened)
    assert "The game is over" in Listener(ann).play()
