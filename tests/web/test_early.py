"""The first page is drawn before its script has come: what is done there meanwhile is not lost."""

from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.web.browsing import Person

Come = Callable[..., Person]


class SlowScript:
    """Somebody who sees the first page while the script is still on its way."""

    def __init__(self, ann: Person) -> None:
        self.ann = ann
        self.held: list[Route] = []
        ann.page.route("**/assets/*.js", lambda route: self.held.append(route))
        ann.page.goto("/", wait_until="commit")
        expect(ann.page.locator("section.books article")).to_have_count(5)
        assert not ann.page.locator("#page[data-alive]").count()

    def comes(self) -> None:
        self.ann.until(lambda: self.held, "the script is asked for")
        for route in self.held:
            route.continue_()
        self.ann.page.unroute("**/assets/*.js")
        self.ann.page.locator("#page[data-alive]").wait_for(state="attached")


def test_a_press_before_the_script_is_not_lost(person: Come) -> None:
    ann = person("Ann")
    slow = SlowScript(ann)
    ann.page.get_by_label("You play as").fill("Early Ann")
    ann.more_of("DungeonLab")
    ann.page.get_by_label("How well the bots play DungeonLab").select_option("hard")
    wrong = ann.page.get_by_role("button", name="Play now: Labyrinth, against bots")
    wrong.click()
    button = ann.page.get_by_role("button", name="Play now: DungeonLab")
    button.click()  # the last press is the one that counts
    expect(button).to_have_attribute("aria-busy", "true")
    expect(wrong).not_to_have_attribute("aria-busy", "true")
    slow.comes()
    ann.at_table()
    assert ann.is_asked()
    names = ann.latest("names")
    assert names[0] == "Early Ann"
    made = [one for one in ann.answers if one.request.method == "POST"]
    assert len(made) == 1
    assert '"book":"dungeonlab"' in (made[0].request.post_data or "")
    expect(ann.page.get_by_text("DungeonLab").first).to_be_visible()


def test_what_is_being_typed_goes_on_under_the_script(person: Come) -> None:
    ann = person("Ann")
    slow = SlowScript(ann)
    name = ann.page.get_by_label("You play as")
    name.fill("")
    name.press_sequentially("Ear")
    slow.comes()
    ann.page.keyboard.type("ly")
    expect(name).to_have_value("Early")


def test_a_chosen_theme_is_there_before_the_script(person: Come) -> None:
    ann = person("Ann", color_scheme="light")
    slow = SlowScript(ann)
    ann.page.get_by_role("button", name="Dark colours").click()
    slow.comes()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    again = SlowScript(ann)
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    again.comes()
