"""Whole games of every book in the page, played as a person would: by buttons, keys and fingers."""

import re

import pytest
from playwright.sync_api import Locator, expect

from asterion.books import book as book_of
from asterion.books import books
from asterion.core.referee.table import Table
from tests.server.process.serving import Serving
from tests.soaking import OTHER_COVER, left_to_soak
from tests.web.browsing import Person
from tests.web.minds import MOST_MOVES, Mind, play_to_the_end
from tests.web.pairs import Come
from tests.web.tables import BOX, BURROW, CELLAR, FIRST_STEPS, open_table, share_plan, true_game

SMALL = {
    "dungeon-of-dooom": (CELLAR, ["fighter"]),
    "labyrinth-of-dooom": (CELLAR, ["walker"]),
    "cc3k": (BURROW, []),
    "labyrinth": (BOX, ["wanderer"]),
    "dungeonlab": (FIRST_STEPS, ["random"]),
}
"""A plan for each book, and who else plays there."""
PLAYED_AS = {"cc3k": "crawler", "labyrinth": "mapper", "dungeonlab": "scout"}


@pytest.mark.parametrize(
    "title", left_to_soak([one.title for one in books()], book_of(OTHER_COVER).title)
)
def test_from_the_first_page_to_a_game_in_one_press(person: Come, title: str) -> None:
    ann = person("Ann")
    ann.play_now(title)
    assert ann.is_asked()
    before = len(ann.told())
    command = ann.latest("offers")[0]["say"]
    ann.say(command)
    ann.until(lambda: len(ann.told()) > before, "an answer to the first move")
    assert "Ann" in ann.page.get_by_role("list", name="Players").inner_text()


def test_what_is_refused_is_given_back_to_be_mended(person: Come) -> None:
    ann = person("Ann")
    ann.play_now("Dungeon of Dooom")
    assert ann.is_asked()
    ann.type("mov nort")
    expect(ann.page.get_by_role("alert")).to_contain_text("mov nort")
    expect(ann.page.get_by_role("alert")).to_contain_text("did you mean")
    expect(ann.line).to_have_value("mov nort")
    assert ann.is_asked()


@pytest.mark.parametrize("book", left_to_soak(SMALL, OTHER_COVER))
def test_a_whole_game(person: Come, server: Serving, book: str) -> None:
    plan, bots = SMALL[book]
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    opened = open_table(server, book, plan=plan, seats=seats, name="Ann")
    ann = person("Ann")
    ann.bring(opened)
    moves = play_to_the_end(ann, PLAYED_AS.get(book, "hunter"))

    game = true_game(server, opened["id"])
    assert sum(entry.seat == 0 for entry in game.entries) == moves, "each was said once"
    assert ann.pressed > moves / 3, "the page offers buttons for most of what is wanted"
    check_ending(ann, game)
    if "fighter" in bots:  # it says what it was after
        after = ann.ending.get_by_text("What the bots were after:").locator("xpath=../..")
        expect(after.get_by_role("listitem")).to_contain_text(f"{game.names[1]}: ")
    check_truth(ann, book)
    ann.press(ann.ending.get_by_role("link", name=re.compile("Replay")))
    expect(ann.page).to_have_url(re.compile(f"/(t/{opened['id']}/replay$|r/{opened['id']})"))
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()


def check_truth(person: Person, book: str) -> None:
    """The plan as it was lies in pale ink around what the player had; it can be put away."""
    choice = person.page.get_by_role("group", name="Which map")
    truth = person.page.locator(".truth")
    if book == "cc3k":  # all of it was in sight; what counts is the score
        expect(choice).to_have_count(0)
        expect(person.ending.locator("dl")).to_contain_text("Score")
        return
    expect(choice.get_by_role("button", name="Show the true plan over it")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(truth.first).to_be_attached()
    person.press(choice.get_by_role("button", name="Your own map"))
    expect(truth).to_have_count(0)


def check_ending(person: Person, game: Table) -> None:
    """The page says who won and why, and offers nothing more to say."""
    assert game.result is not None
    expect(person.ending.get_by_text(game.result.reason)).to_be_visible()
    expected = "nobody wins" if len(game.names) > 1 else "The game is over"
    if 0 in game.result.winners:
        expected = "You win!"
    elif game.result.winners:
        expected = f"{game.names[game.result.winners[0]]} wins"
    expect(person.ending.get_by_role("heading")).to_contain_text(expected)
    expect(person.line).to_be_hidden()


def test_a_game_without_the_mouse(person: Come, server: Serving) -> None:
    """From the form of a new table to the replay: only keys are pressed."""
    ann = person("Ann")
    keyboard = ann.page.keyboard
    ann.go(share_plan(server, "dungeon-of-dooom", CELLAR))
    expect(ann.page.get_by_label("Seat 2")).to_be_visible()
    tab_to(ann, "Seat 2")
    keyboard.press("ArrowDown")  # the first bot
    tab_to(ann, "You play as")
    keyboard.press("Control+a")
    keyboard.type("Ann")
    keyboard.press("Enter")
    table = ann.at_table()
    assert ann.is_asked()

    keyboard.press("?")
    help_window = ann.page.get_by_role("dialog", name="Keys and commands")
    expect(help_window).to_be_visible()
    expect(help_window).to_contain_text("pick up")
    keyboard.press("Escape")
    expect(help_window).to_be_hidden()

    mind = Mind(ann, "hunter", 1)
    moves = 0
    while ann.is_asked():
        assert moves < MOST_MOVES, "the game goes on and on"
        keeps_focus(ann, f"after {moves} moves")
        key_in(ann, mind.choose(), how=("key", "key", "line", "button")[moves % 4])
        moves += 1
    keeps_focus(ann, "at the end")
    game = true_game(server, table)
    assert sum(entry.seat == 0 for entry in game.entries) == moves
    tab_to(ann, "Replay with the true plan")
    keyboard.press("Enter")
    expect(ann.page).to_have_url(re.compile("/replay$|/r/"))


KEYS = {"north": "ArrowUp", "east": "l", "south": "j", "west": "ArrowLeft"}
"""Arrows, and vi's keys."""


def key_in(person: Person, command: str, how: str) -> None:
    """By a key of its own, typed into the line, or on the button that says it."""
    keyboard = person.page.keyboard
    verb, _, way = command.partition(" ")
    if how == "line" or verb == "end":
        keyboard.press("/")
        expect(person.line).to_be_focused()
        keyboard.type(command)
        keyboard.press("Enter")
        person.is_answered()
        keyboard.press("Escape")
    elif how == "button":
        person.page.locator(f'.say button[title="{command}"]').first.focus()
        keyboard.press("Enter")
    elif command == "pick up":
        keyboard.press(",")
    else:
        keyboard.press(f"Shift+{KEYS[way]}" if verb == "attack" else KEYS[way])


def keeps_focus(person: Person, when: str) -> None:
    """Tab goes on from somewhere."""
    somewhere = "document.activeElement !== document.body"
    person.until(lambda: person.page.evaluate(somewhere), f"focus is lost {when}")


NAME_OF_FOCUS = """() => {
    const at = document.activeElement;
    return at.ariaLabel || at.labels?.[0]?.innerText || at.innerText || "";
}"""


def tab_to(person: Person, name: str) -> None:
    for _ in range(60):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(NAME_OF_FOCUS).strip().startswith(name):
            return
    raise AssertionError(f"“{name}” is not reached by the keyboard")


def test_a_move_with_a_condition_in_a_condition_is_put_together(
    person: Come, server: Serving
) -> None:
    """Labyrinth's composer writes it into the line, and the master understands it."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
    opened = open_table(server, "labyrinth", plan=BOX, seats=seats, name="Ann")
    ann = person("Ann")
    ann.bring(opened)
    ann.set_out()
    composer = ann.page.get_by_role("group", name="Build your move")

    def press(name: str, within: Locator = composer) -> None:
        within.get_by_role("button", name=name, exact=True).click()

    composer.get_by_role("radio", name="go left").click()
    press("+ after …")
    expect(ann.line).to_have_value("go left; shoot up")
    parts = ann.page.get_by_role("list", name="Your move, step by step")
    expect(parts.get_by_role("button")).to_have_text(["go left", "shoot up"])
    parts.get_by_role("button", name="shoot up").press("Alt+ArrowLeft")
    expect(ann.line).to_have_value("shoot up; go left")
    expect(parts.get_by_role("button", name="shoot up")).to_be_focused()
    shot, step = (parts.get_by_role("button", name=name) for name in ("shoot up", "go left"))
    shot.drag_to(step)
    expect(ann.line).to_have_value("go left; shoot up")
    press("if …")
    press("else …")
    then, otherwise = (composer.get_by_role("group", name=name) for name in ("then", "else"))
    otherwise.get_by_role("radiogroup", name="Direction").get_by_role("radio", name="down").click()
    press("if …", then)
    conditions = composer.get_by_role("button", name=re.compile("^Condition: "))
    conditions.nth(1).click()
    composer.get_by_role("radio", name="a scream is heard").click()
    assert composer.locator("select").count() == 0, "nothing of the system's own covers the map"
    sentence = "go left; if I hit a wall, (if a scream is heard, shoot up), else shoot down"
    expect(ann.line).to_have_value(sentence)
    assert ann.fits()
    before = len(ann.told())
    ann.press(ann.page.get_by_role("button", name="Say", exact=True))
    ann.is_answered()
    assert len(ann.told()) > before
    if ann.is_asked():
        ann.insist("resign")
    expect(ann.ending).to_be_visible()
    ann.page.get_by_text("The plan's certificate").click()  # L94
    expect(ann.ending).to_contain_text("The Little Box (3x3, 9 cells, 2 players)")
    said = [entry.do for entry in true_game(server, opened["id"]).entries]
    assert sentence in said


def test_a_game_on_a_phone(person: Come, server: Serving) -> None:
    ann = person("Ann", phone=True)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
    opened = open_table(server, "labyrinth", plan=BOX, seats=seats, name="Ann")
    ann.bring(opened)
    assert ann.is_asked()
    mind = Mind(ann, "mapper", 1)
    moves = 0
    while ann.is_asked():
        assert moves < MOST_MOVES, "the game goes on and on"
        assert ann.fits()
        ann.say(mind.choose())
        moves += 1
    assert ann.fits()
    check_ending(ann, true_game(server, opened["id"]))
