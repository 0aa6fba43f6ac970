"""The page of the daily: refusals, hints, going on, the first one, sharing, other days."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from asterion.knowledge.daily import daily_number
from asterion.knowledge.daily.notation import write
from asterion.knowledge.daily.solving import Progress, in_order
from asterion.knowledge.labyrinth.facts import WallStands
from tests.knowledge.test_daily import refused
from tests.web.browsing import Person
from tests.web.dailies import MONDAY, SUNDAY, WEDNESDAY, begin, choice, is_solved, target

Come = Callable[..., Person]


def test_L12_a_guess_is_refused_with_a_plan_that_fits(person: Come) -> None:
    ann = person("Ann", phone=True)
    daily = begin(ann, MONDAY)
    fact = next(one for one in refused(Progress(daily)) if isinstance(one, WallStands))
    target(ann.page, fact).tap()
    choice(ann.page, fact, daily).tap()
    marking = ann.page.get_by_role("region", name="Your marks")
    expect(marking).to_contain_text("Not certain yet: there is")
    expect(marking).to_contain_text("This plan fits as well.")
    expect(ann.page.locator("[data-plan]")).to_have_count(1)
    expect(ann.page.get_by_role("log").locator(".refused")).to_have_count(1)
    marking.get_by_role("button", name="Back to the map").tap()
    expect(ann.page.locator("[data-plan]")).to_have_count(0)
    for one in in_order(daily):
        target(ann.page, one).tap()
        choice(ann.page, one, daily).tap()
        expect(choice(ann.page, one, daily)).to_have_count(0)
    is_solved(ann.page, daily, "░" + "▓" * (daily.marks - 1))
    expect(ann.page.get_by_role("region", name="Solved")).to_contain_text("1 slip")


def test_L12_three_hints_help_more_and_more_and_the_last_argues_over_the_map(person: Come) -> None:
    ann = person("Ann")
    daily = begin(ann, MONDAY)
    marking = ann.page.get_by_role("region", name="Your marks")
    said = marking.locator(".came")
    marking.get_by_role("button", name="Hint").click()
    expect(said).to_contain_text("Something is certain by")
    expect(ann.page.locator(".used")).not_to_have_count(0)
    marking.get_by_role("button", name="Hint 2 of 3").click()
    expect(said).to_contain_text("It is about")
    marking.get_by_role("button", name="Hint 3 of 3").click()
    expect(said).to_contain_text("It is certain that")
    argument = ann.page.get_by_role("group", name="The argument, step by step")
    expect(argument).to_contain_text("Step 1 of")
    due = min(daily.stages[0].due, key=lambda one: one.length)
    marking.get_by_role("textbox").fill(write(due.fact, daily))
    marking.get_by_role("button", name="Mark", exact=True).click()
    expect(said).to_contain_text("Inked:")
    expect(argument).to_have_count(0)
    marking.get_by_role("button", name="Why?").click()
    expect(argument).to_contain_text("Step 1 of")


def test_a_daily_goes_on_where_it_was_left(person: Come) -> None:
    ann = person("Ann")
    daily = begin(ann, MONDAY)
    first = next(in_order(daily))
    target(ann.page, first).click()
    choice(ann.page, first, daily).click()
    expect(ann.page.locator(".top")).to_contain_text("1 of")
    ann.page.reload()
    expect(ann.page.locator(".top")).to_contain_text("1 of")
    expect(ann.page.get_by_role("log").locator(".inked")).to_have_count(1)


@pytest.mark.parametrize(("day", "number"), [(MONDAY, 0), (WEDNESDAY, -1)])
def test_L12_the_first_one_explains_itself_in_five_marks(
    person: Come, day: int, number: int
) -> None:
    ann = person("Ann", phone=True)
    ann.go(f"/daily/{day}")
    daily, coach = daily_number(number), ann.page.locator(".coach")
    ann.page.get_by_role("link", name="New here? Five marks explain it all.").tap()
    ann.page.wait_for_url("**/daily/first*")
    expect(coach).not_to_contain_text("New here?")
    said = []
    for fact in in_order(daily):
        said.append(coach.text_content())
        target(ann.page, fact).tap()
        choice(ann.page, fact, daily).tap()
        expect(choice(ann.page, fact, daily)).to_have_count(0)
    assert len({*said}) >= 4, "it says what to do, each time"
    is_solved(ann.page, daily)
    ann.page.get_by_role("link", name="Today's labyrinth").tap()
    ann.page.wait_for_url("**/daily")


def test_a_result_is_copied_and_shared_without_what_it_is_about(person: Come) -> None:
    ann = person("Ann", permissions=["clipboard-read", "clipboard-write"])
    ann.page.add_init_script(
        "window.given = [];"
        "navigator.share = async (it) => { window.given.push([it.text, it.files[0].size]); };"
        "navigator.canShare = () => true;"
    )
    daily = begin(ann, MONDAY)
    for fact in in_order(daily):
        target(ann.page, fact).click()
        choice(ann.page, fact, daily).click()
        expect(choice(ann.page, fact, daily)).to_have_count(0)
    result = ann.page.get_by_role("region", name="Solved")
    result.get_by_role("button", name="Copy").click()
    expect(result).to_contain_text("Copied.")
    copied = str(ann.page.evaluate("navigator.clipboard.readText()"))
    squares = "▓" * daily.marks
    text, address = copied.split("\n")
    assert text == f"Asterion {MONDAY} · {daily.marks} marks · 0 slips · {squares}"
    assert address.endswith(f"/daily/2026-01-05?how={'c' * daily.marks}")
    result.get_by_role("button", name="Share").click()
    for _ in range(100):  # the page's policy forbids waiting for a function
        if ann.page.evaluate("window.given.length"):
            break
        ann.page.wait_for_timeout(100)
    shared, size = ann.page.evaluate("window.given[0]")
    assert shared == copied
    assert size > 5000, "and a picture"
    with ann.page.expect_download() as saved:
        result.get_by_role("button", name="Save as a picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_earlier_days_are_found_by_their_week(person: Come) -> None:
    ann = person("Ann", phone=True)
    ann.go("/daily")
    ann.page.locator("summary").tap()
    days = ann.page.get_by_role("table").get_by_role("link")
    expect(days.first).to_be_visible()
    assert ann.fits()
    before = days.count()
    ann.page.get_by_role("button", name="Still earlier").tap()
    expect(days).not_to_have_count(before)
    days.nth(days.count() - 8).tap()
    ann.page.wait_for_url(re.compile(r"/daily/\d{4}-\d\d-\d\d$"))


@pytest.mark.parametrize("width", [1280, 390, 320])
@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_a_daily_fits_its_screen(person: Come, language: str, width: int) -> None:
    height = {1280: 800, 390: 844, 320: 568}[width]
    ann = person("Ann", viewport={"width": width, "height": height})
    ann.go(f"/daily/{SUNDAY}?lang={language}")
    expect(ann.page.get_by_role("log").locator("[data-answer]").first).to_be_visible()
    assert ann.fits()
    target(ann.page, next(in_order(daily_number(SUNDAY)))).click()
    expect(ann.page.locator(".choices button").first).to_be_in_viewport(ratio=1)
    assert ann.fits()
