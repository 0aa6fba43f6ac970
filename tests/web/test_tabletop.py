"""One device in the middle: it speaks, takes moves openly, and keeps secrets under a cover."""

import base64
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.server.process.serving import Serving
from tests.web.around import Middle
from tests.web.browsing import Person
from tests.web.tables import BOX, CELLAR
from tests.web.test_pages import Guest, guest  # noqa: F401  the fixture

Come = Callable[..., Person]
JSQR = Path(__file__).parents[2] / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
TABLET: ViewportSize = {"width": 1024, "height": 768}
ROOM = """\
name The Room
+--+--+--+--+
|.  .  .  H |
+  +  +  +  +
|.  .  .  .
+  +  +  +  +
|.  .  T  F |
+  +  +  +  +
|W  .  .  .
+--+--+--+--+
"""
WALL = "|.  .  .  .\n+--+  +  +  +\n|.  .  F  T |"
TWIN = ROOM.replace("|.  .  .  .\n+  +  +  +  +\n|.  .  T  F |", WALL)
"""The same in the first two rows, but for a wall below them, and the treasures changed about."""


def test_it_is_set_up_by_hand_and_goes_round_for_secret_choices(person: Come) -> None:
    ann = person("Ann", viewport=TABLET)
    page = ann.page
    ann.go("/tabletop/new/labyrinth")
    page.get_by_label("Name of player 1").fill("Theseus")
    page.get_by_label("Name of player 2").fill("Ariadne")
    page.get_by_label("Clock").select_option(label="60 seconds per move")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("Pass the device to Theseus.")).to_be_visible()
    assert page.locator(".secret").count() == 0, "nothing is drawn before it is held"
    page.reload()
    expect(page.get_by_text("Pass the device to Theseus.")).to_be_visible()


def set_out(somebody: Person, server: Serving, plan: str = ROOM) -> Middle:
    """Both have chosen a start cell in secret; with the dice of the tests' server none is void."""
    middle = Middle(somebody, server, "labyrinth", ["Ann", "Bo"], plan=plan)
    middle.passed_to("Ann")
    middle.choose_alone("start a1")
    middle.passed_to("Bo")
    middle.choose_alone("start b1")
    expect(middle.button("go up")).to_be_visible()
    return middle


def test_a_game_on_paper_is_spoken_and_ends(person: Come, server: Serving) -> None:
    middle = set_out(person("Ann", viewport=TABLET), server)
    page = middle.page
    middle.button("go up").click()
    expect(page.locator(".sentence")).to_have_text("Cannot move - hit a wall.")
    middle.now("Bo")
    assert middle.spoken()[-1] == (
        "en: Ann: Go up. Cannot move - hit a wall. Round 1: it is Bo's turn."
    )
    page.get_by_role("button", name="Repeat that").click()
    assert middle.spoken()[-1] == middle.spoken()[-2]
    page.get_by_label("Type a move").fill("go sideways")
    page.get_by_label("Type a move").press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Type a move").fill("go down")
    page.get_by_label("Type a move").press("Enter")
    middle.now("Ann")
    assert pages_printed(middle) == {"A4": 2, "Letter": 2}, "an empty sheet for each"
    page.get_by_label("Type a move").fill("resign")
    page.get_by_label("Type a move").press("Enter")
    expect(page.get_by_role("heading", name="Bo wins!")).to_be_visible()
    page.evaluate("() => { window.print = () => (window.printed = true); }")
    page.get_by_role("button", name="Print the plan").click()
    middle.person.until(lambda: page.evaluate("window.printed === true"), "the plan to print")
    assert pages_printed(middle) == {"A4": 1, "Letter": 1}, "the plan"
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".paper svg")).to_be_visible()
    expect(page.locator("html")).to_have_css("color-scheme", "light")


def pages_printed(middle: Middle) -> dict[str, int]:
    return {
        size: len(re.findall(rb"/Type\s*/Page\b", middle.page.pdf(format=size)))
        for size in ("A4", "Letter")
    }


def test_a_move_of_several_parts_is_put_together_by_fingers(person: Come, server: Serving) -> None:
    """Large buttons for movements, and no list of sentences: parts are chosen one by one."""
    middle = set_out(person("Ann", viewport=TABLET), server)
    page = middle.page
    shown = {text.split("\n")[-1] for text in page.locator("[data-command]").all_inner_texts()}
    assert shown == {"up", "right", "down", "left", "go by the flow", "go by the loop"}
    assert page.locator("[data-open]").count() == 0
    page.get_by_text("Build your move").click()
    composer = page.get_by_role("group", name="Build your move")
    composer.get_by_role("button", name="+ shoot").click()
    aims = composer.get_by_role("radiogroup", name="Direction")
    aims.get_by_role("radio", name="right").click()
    say = page.get_by_role("button", name="Say", exact=True)
    expect(say).to_be_disabled()
    composer.get_by_role("radio", name="go down").click()
    parts = page.get_by_role("list", name="Your move, step by step")
    expect(parts.get_by_role("button")).to_have_text(["shoot right", "go down"])
    say.click()
    middle.now("Bo")
    assert middle.spoken()[-1].startswith("en: Ann: Shoot right; go down.")
    expect(page.get_by_role("list", name="Your move, step by step")).to_have_count(0)


def test_what_all_see_and_hear_does_not_depend_on_what_nobody_was_told(
    person: Come, server: Serving
) -> None:
    one, other = (
        set_out(person(name, viewport=TABLET), server, plan)
        for name, plan in (("One", ROOM), ("Other", TWIN))
    )
    assert_alike(one, other)
    for name, command in (("Bo", "go up"), ("Ann", "go up")):
        for middle in (one, other):
            middle.button(command).click()
            middle.now(name)
        assert_alike(one, other)
    # The plans are twins, and not the same: who goes on finds out.
    for middle in (one, other):
        for name in ("Bo", "Ann", "Bo"):
            middle.button("go down" if name == "Bo" else "go right").click()
            middle.now(name)
    expect(one.page.locator(".sentence")).to_have_text("Walked onto land.")
    expect(other.page.locator(".sentence")).to_have_text("Cannot move - hit a wall.")


def test_a_book_whose_boards_are_secret_is_covered_at_every_turn(
    person: Come, server: Serving
) -> None:
    """Ann sees other things in each of the two plans: the table sees no difference."""
    bare = CELLAR.replace("H", ".").replace("S", ".").replace("L", "S")
    one, other = (
        Middle(person(name, viewport=TABLET), server, "dungeon-of-dooom", ["Ann", "Bo"], plan=plan)
        for name, plan in (("One", CELLAR), ("Other", bare))
    )
    for middle in (one, other):
        middle.passed_to("Ann")
    assert_alike(one, other)
    one.uncover()
    expect(one.page.locator(".secret svg").first).to_be_visible()
    one.page.mouse.up()
    expect(one.page.locator(".secret")).to_be_hidden()
    assert_alike(one, other)
    for middle in (one, other):
        middle.choose_alone("end")
        middle.passed_to("Bo")
    assert_alike(one, other)


def assert_alike(one: Middle, other: Middle) -> None:
    for middle in (one, other):  # the parts of a form come when the page has time
        expect(middle.page.get_by_text("Build your move")).to_have_count(
            other.page.get_by_text("Build your move").count()
            or one.page.get_by_text("Build your move").count()
        )
    first, second = (middle.shown().replace(middle.id, "ID") for middle in (one, other))
    assert first == second
    assert one.spoken() == other.spoken()


def test_a_phone_of_ones_own_takes_what_is_private(person: Come, server: Serving) -> None:
    middle = Middle(person("Ann", viewport=TABLET), server, "labyrinth", ["Ann", "Bo"], plan=BOX)
    page = middle.page
    middle.passed_to("Ann")
    middle.choose_alone("start a1")
    middle.passed_to("Bo")
    page.get_by_role("button", name="Use a phone instead").click()
    dialog = page.get_by_role("dialog")
    link = read_code(dialog.get_by_role("img"))
    assert link.startswith(server.address), "a phone's camera reads an address of this server"
    dialog.get_by_role("button", name=re.compile("Done: send private messages there")).click()
    expect(page.get_by_text("phone away")).to_be_visible()
    bo = person("Bo", phone=True)
    bo.go(link.removeprefix(server.address))
    assert bo.is_asked()
    assert bo.latest("seat") == 1
    expect(page.get_by_text("phone connected")).to_be_visible()
    expect(page.get_by_text("Bo answers on their own phone.")).to_be_visible()


def read_code(code: Locator) -> str:
    """What a camera makes of the square code: the picture on the screen, read by jsQR."""
    expect(code).to_be_visible()
    code.page.evaluate(JSQR.read_text(encoding="utf-8"))
    picture = base64.b64encode(code.screenshot()).decode()
    read: str = code.page.evaluate(
        """async (picture) => {
            const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
            const canvas = new OffscreenCanvas(image.width, image.height);
            const pen = canvas.getContext("2d");
            pen.drawImage(image, 0, 0);
            const { data } = pen.getImageData(0, 0, image.width, image.height);
            return jsQR(data, image.width, image.height)?.data ?? "";
        }""",
        picture,
    )
    return read


EAR = """
window.SpeechRecognition = class {
    start() { window.ear = this; }
    abort() {}
};
window.hear = (words) => {
    const { ear } = window;
    ear.onresult({ results: [[{ transcript: words }]] });
    ear.onend();
    return ear.lang;
};
"""
"""A machine without a microphone is given what its browser would have understood."""


def test_moves_are_taken_by_voice_where_the_browser_hears(person: Come, server: Serving) -> None:
    ann = person("Ann", viewport=TABLET)
    ann.page.add_init_script(EAR)
    middle = set_out(ann, server)
    page = middle.page
    listen = page.get_by_role("button", name="Listen")
    listen.click()
    expect(page.get_by_role("button", name="Listening…")).to_be_visible()
    assert page.evaluate("hear('Go up.')") == "en"
    middle.now("Bo")
    assert middle.spoken()[-1].startswith("en: Ann: Go up. Cannot move - hit a wall.")
    listen.click()
    page.evaluate("hear('fly away')")  # that is not a move: it is written down, to be mended
    expect(page.get_by_label("Type a move")).to_have_value("fly away")
    middle.now("Bo")


@pytest.mark.parametrize("covered", [True, False])
def test_axe_finds_nothing_around_the_table(guest: Guest, server: Serving, covered: bool) -> None:  # noqa: F811
    if covered:
        guest.check("/tabletop", "form select")
        Middle(guest.person, server, "labyrinth", ["Ann", "Bo"], plan=ROOM).passed_to("Ann")
    else:
        set_out(guest.person, server)
    guest.look("the device in the middle")


def test_who_leaves_a_name_blank_gets_one_that_is_shown_before(person: Come) -> None:
    page = person("Ann", viewport=TABLET).page
    page.goto("/tabletop/new/labyrinth")
    page.get_by_label("Name of player 2").fill("  ")
    expect(page.get_by_text("If you leave a name blank, the name in grey is used.")).to_be_visible()
    assert page.get_by_label("Name of player 1").get_attribute("placeholder") == "Player 1"
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("Pass the device to Player 1.")).to_be_visible()
    expect(page.get_by_role("button", name="Player 2")).to_be_visible()
