"""A language is chosen by the address, switched without a reload, kept, and everybody's own."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from asterion.words.offered import KNOWN, OFFERED
from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import BOX, CELLAR, open_table

Come = Callable[..., Person]
ENGLISH = "Plans"
"""In the frame of every page, and on the first page before any script has run."""
LOOKOUT = """
window.seen = false;
const look = () => (window.seen ||= document.body?.innerText.includes("Plans"));
addEventListener("DOMContentLoaded", () => {
    look();
    new MutationObserver(look).observe(document.documentElement, {
        subtree: true, childList: true, characterData: true,
    });
});
"""


def menu(person: Person) -> Locator:
    return person.page.locator("select[translate=no]:visible")


def spoken(person: Person) -> list[str]:
    said: list[str] = person.page.evaluate(
        "[document.documentElement.lang, document.documentElement.dir]"
    )
    return said


def test_it_is_switched_in_place_and_kept(person: Come) -> None:
    ann = person("Ann")
    ann.go("/?lang=xx")
    expect(ann.page.locator("section.books article").first).to_be_visible()
    assert spoken(ann) == ["xx", "ltr"]
    ann.page.evaluate("window.same = true")
    menu(ann).select_option("en")
    expect(ann.page.get_by_role("link", name=ENGLISH, exact=True)).to_be_visible()
    assert spoken(ann) == ["en", "ltr"]
    assert ann.page.evaluate("window.same"), "without a reload"
    ann.go("/plans")
    expect(ann.page.get_by_role("link", name=ENGLISH, exact=True)).to_be_visible()
    assert spoken(ann) == ["en", "ltr"]
    assert not ann.troubles


@pytest.mark.parametrize("path", ["/?lang=xx", "/plans?lang=xx", "/puzzles?lang=xx"])
def test_nobody_reads_english_before_their_own_language_comes(person: Come, path: str) -> None:
    ann = person("Ann")
    ann.page.add_init_script(LOOKOUT)
    for _ in range(2):  # the second time the language is known without the address
        ann.go(path)
        expect(ann.page.get_by_role("link", name="⟦Ƥŀȧȧƞş⟧", exact=True)).to_be_visible()
        assert not ann.page.evaluate("window.seen")
        path = path.partition("?")[0]
    ann.go("/?lang=en")
    expect(ann.page.get_by_role("link", name=ENGLISH, exact=True)).to_be_visible()
    assert ann.page.evaluate("window.seen"), "the lookout sees it where it is"


@pytest.mark.parametrize("language", [name for name in KNOWN if name != "en"])
def test_a_browser_speaks_what_is_offered(person: Come, language: str) -> None:
    ann = person("Ann", locale=f"{language}-{language.upper()}")
    ann.go("/plans")
    expect(ann.page.locator("main h1")).to_be_visible()
    assert spoken(ann)[0] == (language if language in OFFERED else "en")
    expect(menu(ann)).to_have_count(1 if len(OFFERED) > 1 else 0)


def test_everybody_at_a_table_has_a_language_of_their_own(person: Come, server: Serving) -> None:
    opened = open_table(server, "dungeon-of-dooom", plan=CELLAR, seats=2, name="Ann")
    ann, ben = person("Ann"), person("Ben")
    ann.bring(opened)
    ben.sit_down(f"/t/{opened['id']}")
    ann.go(f"/t/{opened['id']}?lang=xx")
    log = ann.page.get_by_role("log").first
    expect(log).to_contain_text("⟦")
    expect(ben.transcript).not_to_contain_text("⟦")
    ann.page.locator("a.rules ~ details > summary").click()
    menu(ann).select_option("en")
    expect(ann.transcript).not_to_contain_text("⟦")
    assert not ann.troubles
    assert not ben.troubles


def test_a_player_says_how_they_are_spoken_of(person: Come, server: Serving) -> None:
    ann = person("Ann")
    ann.go("/?lang=ru")
    wish = ann.page.locator("label:has(option[value=she]) select")
    wish.select_option("she")
    ann.go("/?open=dungeon-of-dooom")
    expect(wish).to_have_value("she")  # kept in this browser
    ann.go("/?lang=en")
    expect(ann.page.locator("#my-name")).to_be_visible()
    expect(wish).to_have_count(0)  # English has no use for it
    with ann.page.expect_request(lambda asked: asked.method == "POST") as asked:
        ann.play_now("Dungeon of Dooom")
    assert (asked.value.post_data_json or {})["gender"] == "she"


def test_what_may_be_said_is_offered_in_the_language_of_the_page(
    person: Come, server: Serving
) -> None:
    opened = open_table(server, "dungeon-of-dooom", plan=CELLAR, seats=1, name="Ann")
    ann = person("Ann")
    ann.bring(opened)
    ann.go(f"/t/{opened['id']}?lang=ru")
    line = ann.page.get_by_role("combobox")
    expect(line).to_have_attribute("placeholder", re.compile("иду на "))
    ann.page.get_by_role("button", name="смотрю").click()
    line.fill("ко")
    expect(ann.page.get_by_role("option", name="конец хода")).to_be_visible()
    line.fill("конец хода")
    before = len(ann.told())
    line.press("Enter")
    ann.until(lambda: len(ann.told()) > before, "the answer to a Russian command")
    expect(line).to_have_value("")


def at_the_first_move(person: Come, server: Serving, language: str) -> Person:
    """Ann at a table of Labyrinth, past the choice of start cells."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    opened = open_table(server, "labyrinth", plan=BOX, seats=seats, name="Ann")
    ann = person("Ann")
    ann.bring(opened)
    ann.set_out()
    ann.go(f"/t/{opened['id']}?lang={language}")
    return ann


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("ru", "стреляю вверх; иду вправо"),
        ("de", "nach oben schießen; nach rechts gehen"),
    ],
)
def test_a_move_that_is_put_together_is_written_as_it_can_be_said(
    person: Come, server: Serving, language: str, line: str
) -> None:
    ann = at_the_first_move(person, server, language)
    composer = ann.page.locator(".composer")
    composer.locator("[role=radio]", has_text="→").click()
    composer.locator(".adding button").first.click()
    expect(ann.page.get_by_role("combobox").last).to_have_value(line)
    for english in ("status", "count", "break"):
        expect(composer.locator(f'button[title="{english}"]')).to_have_count(0)
    expect(composer.locator("button[title]").first).to_be_visible()
    before = len(ann.told())
    ann.page.get_by_role("combobox").last.press("Enter")
    ann.until(lambda: len(ann.told()) > before, "the answer to the move")


def test_buttons_are_german_and_say_what_is_understood(person: Come, server: Serving) -> None:
    opened = open_table(server, "dungeon-of-dooom", plan=CELLAR, seats=1, name="Ann")
    ann = person("Ann")
    ann.bring(opened)
    ann.go(f"/t/{opened['id']}?lang=de")
    button = ann.page.get_by_role("button", name="Zug beenden")
    expect(button).to_have_attribute("title", "Zug beenden")
    before = len(ann.told())
    button.click()
    ann.until(lambda: len(ann.told()) > before, "the answer to a German button")
