"""The lesson of every book, followed to its end as a newcomer would, left and taken up again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.soaking import left_to_soak
from tests.web.browsing import Person

Come = Callable[..., Person]
NORTH, EAST, SOUTH, WEST = (f"move {way}" for way in ("north", "east", "south", "west"))
SAID: dict[str, list[list[str]]] = {
    "labyrinth": [
        ["start e3"],
        ["go up"],
        ["shoot to the left, then go up"],
        ["how many bullets and grenades do I have?"],
        ["go right"],
        ["blow the right wall, then go right"],
    ],
    "dungeon-of-dooom": [
        [EAST],
        [EAST, "pick up"],
        ["end"],
        [EAST, NORTH, NORTH, EAST, EAST, "pick up"],
        [EAST, SOUTH, SOUTH, "pick up"],
        [EAST, EAST],
    ],
    "labyrinth-of-dooom": [
        [EAST, EAST, "pick up"],
        ["end"],
        ["say You will be sorry"],
        ["attack east"],
        [EAST, "pick up"],
        [EAST, EAST, EAST, EAST, SOUTH, SOUTH, WEST, "pick up", WEST],
    ],
    "dungeonlab": [
        ["land 1 3 1"],
        [EAST],
        ["buy 20 bullets"],
        ["shoot 15 bullets north"],
        [EAST, NORTH, WEST],
        [NORTH],
        [SOUTH, SOUTH, EAST],
    ],
}
"""Step by step, what its text tells the learner to say."""
ANYWHERE = [f"{book} {device}" for book in SAID for device in ("desk", "phone")]
HERE = ("labyrinth phone", "dungeon-of-dooom desk", "dungeonlab phone")
"""Each book once, and both devices; the other pairs are left to the soak."""
MOST_PRESSES = 80


class Learner:
    """Somebody at a lesson, who presses what it offers."""

    def __init__(self, person: Person, book: str) -> None:
        self.person = person
        person.go(f"/learn/{book}")
        self.guide = person.page.get_by_role("region", name="The lesson")

    def is_at(self, step: int, of: int) -> None:
        expect(self.guide.get_by_text(f"Step {step} of {of}")).to_be_visible()

    def is_through(self) -> None:
        expect(self.guide.get_by_text("The lesson is over")).to_be_visible()
        expect(self.guide.get_by_role("button", name="Play a real game")).to_be_enabled()

    @property
    def offers(self) -> Locator:
        return self.guide.locator("button.try")

    def press(self, command: str) -> None:
        """By the lesson's own button: whatever its text asks for is offered there."""
        words = self.person.page.get_by_text(command, exact=True)
        self.person.press(self.offers.filter(has=words))
        self.is_answered()

    def is_answered(self) -> None:
        """The lesson’s buttons wait for the answer to what was said."""
        expect(self.guide.locator("button.try:disabled")).to_have_count(0)


@pytest.mark.parametrize("where", left_to_soak(ANYWHERE, *(set(ANYWHERE) - {*HERE})))
def test_a_lesson_to_its_end(person: Come, where: str) -> None:
    book, _, device = where.partition(" ")
    ann = person("Ann", phone=device == "phone")
    learner = Learner(ann, book)
    for number, said in enumerate(SAID[book], 1):
        learner.is_at(number, len(SAID[book]))
        for command in said:
            learner.press(command)
    learner.is_through()
    assert ann.fits()


def test_the_lesson_with_chance_in_it(person: Come) -> None:
    """ChamberCrawler3000: nobody knows where the halfling goes, nor which blow hits."""
    learner = Learner(person("Ann"), "cc3k")
    for number, command in enumerate(["d", "ea", "u ea"], 1):
        learner.is_at(number, 6)
        learner.press(command)
    learner.is_at(4, 6)
    over = learner.guide.get_by_text("The lesson is over")
    for _ in range(MOST_PRESSES):
        expect(learner.offers.first.or_(over)).to_be_enabled()
        if over.is_visible():
            break
        wanted = learner.offers.filter(has_text="se")
        learner.person.press(wanted.or_(learner.offers).first)
        learner.is_answered()
    learner.is_through()


def test_a_wrong_try_gets_the_real_answer(person: Come) -> None:
    ann = person("Ann")
    learner = Learner(ann, "dungeon-of-dooom")
    learner.is_at(1, 6)
    assert ann.is_asked()
    ann.type("move north")
    expect(ann.page.get_by_text("can't move into a wall (O8)").first).to_be_visible()
    learner.is_at(1, 6)
    ann.line.fill("")
    learner.press(EAST)
    learner.is_at(2, 6)
    assert ann.is_asked()
    ann.type("move west")  # allowed, and no harm done
    expect(ann.transcript).to_contain_text("You walk west")
    learner.is_at(2, 6)


def test_another_move_is_answered_and_the_lesson_taken_up_again(person: Come) -> None:
    ann = person("Ann")
    learner = Learner(ann, "labyrinth")
    learner.press("start e3")
    learner.is_at(2, 6)
    assert ann.is_asked()  # the chair beside has chosen its start cell, too
    ann.type("go left")
    expect(ann.transcript).to_contain_text("Go left")
    expect(learner.guide.get_by_role("heading")).to_have_text("That was a different move")
    ann.press(learner.guide.get_by_role("button", name="Back to the lesson"))
    learner.is_at(2, 6)
    learner.press("go up")
    learner.is_at(3, 6)


def test_a_lesson_goes_on_after_a_reload(person: Come) -> None:
    ann = person("Ann")
    learner = Learner(ann, "labyrinth-of-dooom")
    for command in (EAST, EAST, "pick up", "end"):
        learner.press(command)
    learner.is_at(3, 6)
    ann.page.reload()
    learner.is_at(3, 6)
    expect(ann.transcript).to_contain_text("hits you")
    learner.press("say You will be sorry")
    learner.is_at(4, 6)
    ann.press(learner.guide.get_by_role("button", name="Start over"))
    learner.is_at(1, 6)
    learner.press(EAST)
    expect(ann.transcript).to_contain_text("5 action points left")


def test_from_the_end_of_a_lesson_to_a_game(person: Come) -> None:
    ann = person("Ann")
    learner = Learner(ann, "dungeonlab")
    for said in SAID["dungeonlab"]:
        for command in said:
            learner.press(command)
    learner.is_through()
    ann.press(learner.guide.get_by_role("button", name="Play a real game"))
    ann.at_table()
    expect(learner.guide).to_be_hidden()
    assert ann.is_asked()


def test_on_a_phone_the_words_fold_away(person: Come) -> None:
    ann = person("Ann", phone=True)
    learner = Learner(ann, "dungeon-of-dooom")
    words = learner.guide.get_by_text("You are the figure on the board.")
    expect(words).to_be_visible()
    ann.press(learner.guide.get_by_role("button", name="Show less", exact=True))
    expect(words).to_be_hidden()
    expect(learner.guide.get_by_role("heading", name="What you see")).to_be_visible()
    learner.press(EAST)
    learner.is_at(2, 6)
    expect(learner.guide.get_by_text("Pick up", exact=True)).to_be_visible()
    expect(learner.guide.get_by_role("button", name="Show less", exact=True)).to_be_visible()
    expect(learner.guide.locator(".words p").first, "new words are unfolded").to_be_visible()
