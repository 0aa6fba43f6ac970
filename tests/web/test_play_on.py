"""From a replay: playing on from a moment, and what would have been answered there."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.told_games import Game

Come = Callable[..., Person]


def test_from_a_moment_it_is_played_on_and_another_move_is_tried(
    person: Come, finished: Game
) -> None:
    guest = person("Guest")
    guest.go(f"/t/{finished.id}/replay?move=3")
    tried = guest.page.get_by_role("region", name="Try it yourself")
    asked = tried.get_by_label("What would you say at move 3?")
    asked.fill("go right")
    tried.get_by_role("button", name="Ask").click()
    answered = tried.get_by_role("status")
    expect(answered).to_contain_text("go right")
    expect(answered).to_contain_text("Nothing of it happened")
    asked.fill("fly")
    tried.get_by_role("button", name="Ask").click()
    expect(tried.get_by_role("alert")).to_be_visible()
    guest.troubles = [trouble for trouble in guest.troubles if "409" not in trouble]  # refused
    assert "/r/" in guest.page.url  # the replay was never left
    assert "move=3" in guest.page.url
    tried.get_by_role("button", name="Play on from move 3").click()
    guest.at_table()
    expect(guest.transcript).to_contain_text("Played on for practice, from move 3 of game")
    assert guest.is_asked()
    assert finished.id not in guest.page.url
