"""A club on the page: founded in one browser, joined in another, and left."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsing import Person


def test_a_club_is_founded_shared_joined_and_left(person: Callable[..., Person]) -> None:
    ann, bob = person("Ann"), person("Bob", phone=True)
    ann.go("/club")
    ann.page.get_by_label("Name of the club").fill("The attic")
    ann.page.get_by_label("Your name there").fill("Ann")
    ann.page.get_by_role("button", name="Found it").click()
    expect(ann.page.get_by_role("heading", name="The attic")).to_be_visible()
    link = ann.page.get_by_label("Link for those you invite").input_value()
    bob.page.goto(link)
    bob.page.get_by_label("Your name there").fill("<i>Bob</i>")
    bob.page.get_by_role("button", name="Join").click()
    members = bob.page.get_by_role("region", name="Members").get_by_role("rowheader")
    expect(members).to_have_text(["Ann", "<i>Bob</i>"])
    ann.page.reload()
    ann.page.get_by_text("Change the club").click()
    ann.page.once("dialog", lambda asked: asked.accept())
    ann.page.get_by_role("button", name="Remove <i>Bob</i>").click()
    members = ann.page.get_by_role("region", name="Members").get_by_role("rowheader")
    expect(members).to_have_text(["Ann"])
    ann.page.get_by_label("New name").fill("The cellar")
    ann.page.get_by_role("button", name="Rename").click()
    expect(ann.page.get_by_role("heading", name="The cellar")).to_be_visible()
    ann.page.once("dialog", lambda asked: asked.accept())
    ann.page.get_by_role("button", name="Leave the club").click()
    ann.page.wait_for_url("**/club")
