"""A whole game of each book on a phone by ear: one log, one batch per turn, nothing cut."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from asterion.books import book, books
from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.minds import Mind
from tests.web.shots.visit import BOTS, MINDS, PLANS
from tests.web.tables import open_table

Come = Callable[..., Person]
MOST_MOVES = 40
LISTEN = """
() => {
  window.batches = [];
  const region = document.querySelector("[data-aloud]");
  new MutationObserver(() => region.textContent && window.batches.push(region.textContent))
    .observe(region, { characterData: true, childList: true, subtree: true });
}
"""
"""What a screen reader says by itself, one after the other."""
LOG = re.compile(r'- log "([^"]*)"')
CUT = "(it) => it.scrollHeight > it.clientHeight + 1"


def logs(ann: Person) -> list[str]:
    """The logs in the accessibility tree."""
    return LOG.findall(ann.page.locator("main").aria_snapshot())


def spoken(ann: Person) -> list[str]:
    batches: list[str] = ann.page.evaluate("window.batches")
    return batches


def has_spoken(ann: Person, before: int) -> bool:
    return len(spoken(ann)) > before


def handle(ann: Person) -> Locator:
    return ann.page.locator(".sheet .handle")


def open_for(server: Serving, name: str) -> dict[str, object]:
    seats: list[dict[str, str]] = [{"kind": "person"}]
    if book(name).seats[-1] > 1:
        seats.append({"kind": "bot", "bot": BOTS.get(name, "walker")})
    return open_table(server, name, plan=PLANS[name], seats=seats, name="Ann")


@pytest.mark.parametrize("name", [each.name for each in books()])
def test_a_whole_game_on_a_phone_is_heard(person: Come, server: Serving, name: str) -> None:
    ann = person("Ann", phone=True)
    ann.bring(open_for(server, name))
    assert ann.is_asked()
    ann.page.evaluate(LISTEN)
    mind = Mind(ann, MINDS[name], 1)
    moves = 0
    while moves < MOST_MOVES and ann.is_asked():
        before = len(spoken(ann))
        ann.type(mind.choose())
        ann.is_answered()
        moves += 1
        if not ann.is_asked():
            break
        ann.until(partial(has_spoken, ann, before), "the batch of this turn")
        assert len(spoken(ann)) == before + 1, spoken(ann)[before:]
        assert logs(ann) == ["Transcript"]
        # It ends with what is asked now, and its last answer is the last of the log.
        assert "Your turn." in spoken(ann)[-1]
        if name in ("labyrinth", "dungeonlab"):
            newest = ann.transcript.locator(".passage p").last.inner_text()
            assert newest.rpartition(": ")[2] in spoken(ann)[-1]
        shown = ann.page.locator(".newest .heard")
        if shown.count():
            assert not shown.evaluate(CUT), shown.inner_text()
        if moves % 3 == 0:
            handle(ann).tap()  # the next fold
    assert moves > 1
    assert logs(ann) == ["Transcript"], "at the end as well"


def test_what_was_said_last_is_repeated_by_a_key(person: Come, server: Serving) -> None:
    ann = person("Ann", phone=True)
    ann.bring(open_for(server, "labyrinth"))
    ann.set_out()
    ann.type("go up")
    ann.is_answered()
    assert ann.is_asked()
    region = ann.page.locator("[data-aloud]")
    expect(region).to_contain_text("Go up.")
    said = region.inner_text()
    ann.page.evaluate(LISTEN)
    ann.page.locator(".play").focus()
    ann.page.keyboard.press("r")
    ann.until(lambda: spoken(ann) == [said], "the same words again")


def test_the_log_that_is_folded_away_takes_no_focus(person: Come, server: Serving) -> None:
    ann = person("Ann", phone=True)
    ann.bring(open_for(server, "labyrinth"))
    ann.set_out()
    inside = "document.activeElement.closest('[role=log]') !== null"
    handle(ann).focus()
    for _ in range(6):
        ann.page.keyboard.press("Tab")
        assert not ann.page.evaluate(inside)
