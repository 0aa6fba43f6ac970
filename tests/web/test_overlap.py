"""No word is cut or lies over another, in any language, on any screen."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import BOX, open_table
from tests.web.told_games import Game

Come = Callable[..., Person]
WIDTHS = (1280, 390, 320)
ALONE = [{"kind": "person"}, {"kind": "bot", "bot": "wanderer"}]
OVERLAPS = """() => {
    const words = "h1, h2, h3, p, button, a, summary, select, label, dt, dd, th, td";
    const asked = `:is(header, main) :is(${words})`;
    const inView = (one) => {
        for (let box = one.parentElement; box; box = box.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(box);
            if (overflowX === "visible" && overflowY === "visible") continue;
            const its = box.getBoundingClientRect(), mine = one.getBoundingClientRect();
            if (mine.bottom > its.bottom + 1 || mine.top < its.top - 1) return false;
            if (mine.right > its.right + 1 || mine.left < its.left - 1) return false;
        }
        return true;
    };
    const isAlone = (one) =>
        !one.closest("svg, .off, .hidden, .skip") && !one.querySelector("p, label, button");
    const texts = [...document.querySelectorAll(asked)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => one.textContent.trim() && isAlone(one))
        .filter((one) => one.getBoundingClientRect().width > 1); // what is only heard has no room
    const cut = texts.filter((one) => one.scrollWidth > one.clientWidth + 1
        && !one.querySelector(".hidden") && getComputedStyle(one).overflowX !== "auto"
        && getComputedStyle(one).display !== "inline");
    const boxes = texts.filter(inView).map((one) => [one, [...one.getClientRects()]]);
    const layer = (one) => one.closest("dialog, [role=dialog], .sheet, .layer");
    const meet = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    const over = boxes.flatMap(([one, mine], n) => boxes.slice(n + 1)
        .filter(([other]) => !one.contains(other) && !other.contains(one))
        .filter(([other]) => layer(one) === layer(other))
        .filter(([, its]) => mine.some((box) => its.some((other) => meet(box, other))))
        .map(([other]) => `${one.textContent.trim()} | ${other.textContent.trim()}`));
    const shown = [...document.querySelectorAll("main .strip .scroll, main .goal")]
        .filter((one) => one.checkVisibility());
    cut.push(...shown.filter((one) =>
        one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3));
    return [...cut.map((one) => `cut: ${one.textContent.trim()}`), ...over];
}"""
"""What lies over something else, or is wider than its place; what is scrolled away is not asked."""


def assert_clear(ann: Person, where: str) -> None:
    for width in WIDTHS:
        ann.page.set_viewport_size(ViewportSize(width=width, height=800))
        ann.page.evaluate("new Promise((done) => requestAnimationFrame(() => done()))")
        ann.page.wait_for_timeout(150)
        assert ann.page.evaluate(OVERLAPS) == [], (where, width)
        assert ann.fits(), (where, width)


@pytest.fixture(params=["en", "ru", "de"])
def ann(request: pytest.FixtureRequest, person: Come) -> Person:
    """Reads the page in one of its languages."""
    ann = person("Ann")
    ann.go(f"/?lang={request.param}")
    return ann


def test_on_the_first_page(ann: Person) -> None:
    expect(ann.page.locator("section.books article")).to_have_count(5)
    ann.page.wait_for_load_state("networkidle")
    assert_clear(ann, "home")
    for summary in ann.page.locator("section.books summary").all():
        summary.click()
    assert_clear(ann, "home, all cards open")


@pytest.mark.parametrize("path", ["/week", "/me", "/puzzles", "/plans"])
def test_on_a_page_of_its_own(ann: Person, path: str) -> None:
    ann.go(path)
    expect(ann.page.locator("h1")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert_clear(ann, path)


def test_in_the_waiting_room(ann: Person, server: Serving) -> None:
    opened = open_table(server, "labyrinth", plan=BOX, seats=3, name="Ann")
    ann.go(f"/t/{opened['id']}")
    expect(ann.page.locator(".about")).to_be_visible()
    assert_clear(ann, "room of a guest")
    ann.bring(opened)
    expect(ann.page.get_by_role("main").get_by_role("listitem").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert_clear(ann, "room of the host")


def set_out(server: Serving, opened: dict[str, Any]) -> None:
    """Chooses start cells until the choices stand."""
    moves, token = f"/tables/{opened['id']}/moves", opened["seat"]["token"]
    view = server.get(f"/tables/{opened['id']}/view", token)
    for _ in range(30):
        if view["offers"] and not view["offers"][0]["say"].startswith("start "):
            return
        if view["offers"]:
            server.post(moves, {"do": view["offers"][-1]["say"]}, token)
        view = server.get(f"/tables/{opened['id']}/view", token)
    raise AssertionError("no choice stands")


@pytest.mark.parametrize("book", ["labyrinth", "dungeon-of-dooom"])
def test_at_the_table(ann: Person, server: Serving, book: str) -> None:
    bots = ALONE if book == "labyrinth" else [{"kind": "person"}, {"kind": "bot", "bot": "walker"}]
    terms = {"chat": True, "assistant": "own answers", "notebook": "own steps"}
    plan = BOX if book == "labyrinth" else ""
    options = {"void_by_draw": False} if book == "labyrinth" else {}
    wish = {"seats": bots, "terms": terms, "plan": plan, "options": options}
    opened = open_table(server, book, name="Ann", **wish)
    if book == "labyrinth":  # in the first round all is counted, also the rounds until a draw
        set_out(server, opened)
    ann.bring(opened)
    expect(ann.page.get_by_role("combobox").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert_clear(ann, f"table of {book}")


def test_in_a_replay(ann: Person, finished: Game) -> None:
    ann.go(f"/t/{finished.id}/replay")
    expect(ann.page.get_by_role("slider")).to_be_visible()
    expect(ann.page.locator(".proofs")).to_be_visible()
    for key in ("End", "Home"):
        ann.page.keyboard.press(key)
        assert_clear(ann, f"replay at its {key}")
