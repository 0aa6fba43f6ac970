"""Whole games on paper by the accessibility tree alone: the log says where one has come."""

import re
from collections.abc import Callable
from typing import ClassVar

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import FIRST_STEPS, open_table

Come = Callable[..., Person]
MOST_MOVES = 60
READ = re.compile(r"\s*- (?:paragraph|text): \"?(.*?)\"?$")
CLOSET = """\
name The Closet
+--+--+--+
|T  F  H |
+  +  +  +
 .  .  W
+--+--+--+
"""
CELLS = [f"{column}{row}" for row in (1, 2) for column in "abc"]
UP, RIGHT, DOWN, LEFT = (0, -1), (1, 0), (0, 1), (-1, 0)
Cell = tuple[int, int]


class Reader:
    """Somebody with a screen reader and a good memory; each move is said in the line."""

    ways: ClassVar[dict[str, Cell]]

    def __init__(self, person: Person) -> None:
        self.person = person
        self.at: Cell = (0, 0)
        self.visits: dict[Cell, int] = {(0, 0): 1}
        self.walls: set[tuple[Cell, str]] = set()

    def log(self) -> list[str]:
        """Everything in the log, as it is read out."""
        tree = self.person.page.get_by_role("log", name="Transcript").aria_snapshot()
        found = (READ.match(line) for line in tree.split("\n"))
        return [line[1] for line in found if line]

    def say(self, command: str) -> list[str]:
        """What is said, and what the log has more of then."""
        before = len(self.log())
        self.person.type(command)
        self.person.is_answered()
        self.person.is_asked()
        return self.log()[before:]

    def beside(self, way: str) -> Cell:
        dx, dy = self.ways[way]
        return self.at[0] + dx, self.at[1] + dy

    def least_known(self) -> str:
        """The way that was gone least, of those that no wall is known to close."""
        open_ways = [way for way in self.ways if (self.at, way) not in self.walls]
        return min(open_ways, key=lambda way: self.visits.get(self.beside(way), 0))

    def went(self, way: str, closed: bool) -> None:
        if closed:
            self.walls.add((self.at, way))
            return
        self.at = self.beside(way)
        self.visits[self.at] = self.visits.get(self.at, 0) + 1

    def is_over(self) -> bool:
        return 'region "The game is over"' in self.person.page.locator("main").aria_snapshot()


class OnPaper(Reader):
    """Labyrinth: every answer is words; outside, only the way back leads anywhere."""

    ways: ClassVar = {"up": UP, "right": RIGHT, "down": DOWN, "left": LEFT}
    back: ClassVar = {"up": "down", "down": "up", "left": "right", "right": "left"}

    def play(self) -> None:
        for cell in CELLS * 3:  # now and then a choice is void, and another is made
            self.say(f"start {cell}")
            if any(line.startswith("Round 1") for line in self.log()):
                break
        outside = ""
        for _ in range(MOST_MOVES):
            if self.is_over():
                return
            way = outside or self.least_known()
            answer = " ".join(self.say(f"go {way}"))
            if "which treasure would you like" in answer:  # L44, where the bot has dropped one
                self.say("old")
            mine = answer.partition(f"Go {way}.")[2].partition("Ariadne:")[0]
            assert mine, answer
            self.went(way, "hit a wall" in mine)
            outside = self.back[way] if "utside" in mine else ""
        raise AssertionError(f"{MOST_MOVES} moves, and the game goes on")


class Dungeon(Reader):
    """DungeonLab: what shines beside one, and what stands in the way, is in the log as well."""

    ways: ClassVar = {"north": UP, "east": RIGHT, "south": DOWN, "west": LEFT}

    def play(self) -> None:
        self.say("land 1 3 1")
        assert "You see lights to the east." in self.log(), "what is drawn is also said"
        for _ in range(MOST_MOVES):
            if self.is_over():
                return
            if "yes or no" in self.person.page.locator("main").aria_snapshot():
                self.say("no")
                continue
            way = self.least_known()
            answer = " ".join(self.say(f"move {way}"))
            self.went(way, f"You go {way}." not in answer)
        raise AssertionError(f"{MOST_MOVES} moves, and the game goes on")


def test_a_whole_labyrinth_by_ear(person: Come, server: Serving) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
    ann = person("Ann")
    ann.bring(open_table(server, "labyrinth", plan=CLOSET, seats=seats, name="Ann"))
    assert ann.is_asked()
    OnPaper(ann).play()
    expect(ann.ending).to_be_visible()


def test_a_whole_dungeon_by_ear(person: Come, server: Serving) -> None:
    ann = person("Ann")
    ann.bring(open_table(server, "dungeonlab", plan=FIRST_STEPS, seats=1, name="Ann"))
    assert ann.is_asked()
    Dungeon(ann).play()
    expect(ann.ending).to_be_visible()
