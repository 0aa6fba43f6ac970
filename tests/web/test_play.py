"""The page of a table: nothing moves under the pointer, nothing is silent, nothing is unasked."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.pairs import Come
from tests.web.tables import BOX, BURROW, CELLAR, open_table

SMALLEST: ViewportSize = {"width": 320, "height": 640}
WIDEST: ViewportSize = {"width": 1920, "height": 1080}


def sit(person: Come, server: Serving, book: str, plan: str, *bots: str, **more: object) -> Person:
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    ann = person("Ann", **more)
    ann.bring(open_table(server, book, plan=plan, seats=seats, name="Ann"))
    assert ann.is_asked()
    return ann


def test_a_command_keeps_its_place_and_a_blocked_key_is_answered(
    person: Come, server: Serving
) -> None:
    """Dooom: beside a wall the arrow is greyed where it was, with the word of what is there."""
    ann = sit(person, server, "dungeon-of-dooom", CELLAR, "walker")
    rose = ann.page.get_by_role("group", name="move", exact=True)
    before = places(rose.get_by_role("button").all())
    blocked: list[str] = []
    for _ in range(3):
        legal = ann.legal()
        # Where somebody stands the key attacks, and is not greyed.
        blocked = [way for way in ARROWS if not {f"move {way}", f"attack {way}"} & set(legal)]
        if blocked:
            break
        ann.say(legal[0])
        assert ann.is_asked()
    assert places(rose.get_by_role("button").all()) == before
    assert blocked, "somewhere in the cellar there is a wall beside one"
    key = rose.get_by_role("button", name=re.compile(f"^{ARROWS[blocked[0]][0]}"))
    expect(key).to_be_disabled()
    told = len(ann.told())
    ann.page.keyboard.press(ARROWS[blocked[0]][1])
    expect(ann.page.get_by_role("alert").filter(has_text="you can't go there")).to_be_visible()
    assert len(ann.told()) == told


ARROWS = {
    "north": ("↑", "ArrowUp"), "east": ("→", "ArrowRight"),
    "south": ("↓", "ArrowDown"), "west": ("←", "ArrowLeft"),
}  # fmt: skip


def places(buttons: list) -> list[tuple[float, float]]:  # type: ignore[type-arg]
    boxes = [button.bounding_box() for button in buttons]
    return [(box["x"], box["y"]) for box in boxes if box is not None]


def test_what_cannot_be_undone_is_asked_about(person: Come, server: Serving) -> None:
    ann = sit(person, server, "cc3k", BURROW)
    troll = ann.page.locator(".stage button", has_text="It regains 5 HP every turn.")
    expect(troll.locator("path.icon")).to_be_attached()
    troll.click()
    assert ann.is_asked()
    ann.page.locator("summary", has_text="⋯").click()
    expect(ann.page.get_by_text("Troll: 120 HP, attack 25")).to_be_visible()
    health = ann.page.get_by_role("group", name="Status")
    expect(health).to_contain_text("HP 120 of 120")
    ann.page.get_by_role("button", name="give up", exact=True).click()
    question = ann.page.get_by_role("alertdialog")
    expect(question).to_contain_text("cannot be undone: give up?")
    question.get_by_role("button", name="No", exact=True).click()
    expect(question).to_be_hidden()
    assert ann.is_asked()
    ann.page.get_by_role("button", name="give up", exact=True).click()
    question.get_by_role("button", name="Yes, give up").click()
    expect(ann.ending).to_be_visible()


def test_the_tab_says_whose_turn_it_is_and_sound_is_remembered(
    person: Come, server: Serving
) -> None:
    ann = sit(person, server, "dungeon-of-dooom", CELLAR, "walker")
    expect(ann.page).to_have_title(re.compile("^● Your turn"))
    icon = ann.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    ann.page.keyboard.press("m")
    expect(ann.page.get_by_role("button", name="Sound on")).to_be_visible()
    ann.page.reload()
    assert ann.is_asked()
    expect(ann.page.get_by_role("button", name="Sound on")).to_be_visible()


def test_a_newcomer_is_told_what_the_first_answers_mean(person: Come) -> None:
    """Play now in Labyrinth: three remarks under the answers, a hint, and bots to choose from."""
    ann = person("👩\u200d🚀")
    ann.go("/")
    ann.page.get_by_label("You play as").fill("")
    play = ann.page.get_by_role("button", name=re.compile("^Play now: Labyrinth(,|$)"))
    play.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Enter your name above first")
    expect(ann.page.get_by_label("You play as")).to_be_focused()
    ann.page.get_by_label("You play as").fill(ann.name)
    ann.more_of("Labyrinth")
    ann.page.get_by_label("How well the bots play Labyrinth", exact=True).select_option("normal")
    play.click()
    ann.at_table()
    ann.set_out()
    for way in ("up", "right", "down", "left", "up", "right"):
        if ann.transcript.locator(".remark").count() or not ann.is_asked():
            break
        ann.say(f"go {way}")
        ann.is_answered()
    expect(ann.transcript.locator(".remark").first).to_be_visible()
    assert ann.is_asked()
    ann.page.get_by_role("button", name="Hint", exact=True).click()
    hint = ann.page.locator(".hint").get_by_role("status")
    expect(hint).to_contain_text(re.compile(r"\w+ \w+"))
    first = hint.locator("p").inner_text()
    hint.get_by_role("button", name="Another").click()
    expect(hint.locator("p")).not_to_have_text(first)  # never the last remark again
    told = ann.transcript.locator("[id^=told-]").count()
    ann.page.get_by_role("button", name="Hint", exact=True).click()  # folded away
    ann.page.get_by_role("button", name="Hint", exact=True).click()
    hint.locator("button.act").click()  # what it names is said
    ann.is_answered()
    expect(ann.transcript.locator("[id^=told-]")).not_to_have_count(told)
    expect(hint).to_be_empty()  # it was about the answers before


@pytest.mark.parametrize("size", [SMALLEST, WIDEST])
def test_the_map_is_the_page(person: Come, server: Serving, size: ViewportSize) -> None:
    ann = sit(person, server, "dungeon-of-dooom", CELLAR, "walker", viewport=size)
    assert ann.fits()
    shift = """() => new Promise((done) => new PerformanceObserver((list) => done(
        list.getEntries().reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0)
    )).observe({ type: "layout-shift", buffered: true }) || setTimeout(() => done(0), 300))"""
    assert ann.page.evaluate(shift) < 0.05
    if size is WIDEST:
        area = ann.page.locator(".play > .map").bounding_box()
        assert area is not None
        assert 0.6 * 1920 <= area["width"] <= 0.7 * 1920 + 1
        assert area["height"] > 900
    else:
        handle = ann.page.get_by_role("button", name="Show everything")
        handle.click()
        expect(ann.transcript).to_be_visible()
        ann.page.get_by_role("button", name="Show less").click()
        expect(ann.line).to_be_visible()
        expect(ann.page.get_by_role("group", name="move", exact=True)).to_be_hidden()


def test_a_plan_of_another_browser_is_refused_in_words_for_people(
    person: Come, server: Serving
) -> None:
    kept = server.post("/plans", {"book": "labyrinth", "name": "Small", "plan": BOX})
    ann = person("Ann")
    ann.go(f"/plans/{kept['id']}")
    expect(ann.page.get_by_text("This belongs to another browser").first).to_be_visible()
    expect(ann.page.get_by_text("Bearer")).to_have_count(0)
    ann.troubles.clear()  # the browser reports the 401 itself
