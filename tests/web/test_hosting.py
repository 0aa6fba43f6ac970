"""Opening a table: presets as cards, options in groups, and what was agreed in one sentence."""

from playwright.sync_api import expect

from tests.web.pairs import Come


def test_what_was_agreed_is_said_to_whoever_opens_and_whoever_comes(person: Come) -> None:
    ann = person("Ann")
    ann.go("/?open=labyrinth")
    agreed = ann.page.locator(".agreement")
    expect(ann.page.get_by_role("radio", name="classic")).to_be_checked()
    expect(agreed).to_contain_text("Two players, classic")
    ann.page.get_by_role("button", name="Add a seat").click()
    ann.page.get_by_role("radio", name="full").check()
    expect(ann.page.get_by_text("For experienced players with sharp pencils.")).to_be_visible()
    rules = ann.page.locator("details").filter(has_text="Rules: 39 options").first
    rules.locator("summary").first.click()
    rules.locator("summary", has_text="Cells and things").click()
    rules.get_by_role("switch", name="mines each player starts").uncheck()
    expect(rules.locator("summary", has_text="Cells and things")).to_contain_text("1 changed")
    ann.page.get_by_role("combobox", name="clock", exact=False).select_option("live")
    expect(agreed).to_contain_text("Three players, full, no landmines")
    expect(agreed).to_contain_text("one minute per move")
    said = agreed.inner_text()
    assert "chat" in said
    ann.page.locator("summary", has_text="Map settings").click()
    plan = ann.page.locator("details").filter(has_text="Map settings").first
    pits = plan.locator(".option", has_text="maximum pits")
    expect(pits.get_by_role("spinbutton")).to_have_count(0)
    pits.get_by_role("switch").uncheck()
    expect(pits.get_by_role("spinbutton")).to_have_value("0")
    expect(ann.page.get_by_text("-1")).to_have_count(0)
    ann.page.get_by_role("button", name="Open the table").click()
    ann.at_table()
    expect(ann.page.locator(".agreement")).to_contain_text(said)

    ben = person("Ben", phone=True)
    ben.go(ann.page.url)
    expect(ben.page.locator(".agreement")).to_contain_text(said)
    expect(ben.page.get_by_role("button", name="Sit down here").first).to_be_visible()
    assert ben.fits()


def test_a_table_that_is_to_be_rated_takes_the_books_own_settings(person: Come) -> None:
    ann = person("Ann")
    ann.go("/?open=labyrinth")
    agreed = ann.page.locator(".agreement")
    ann.page.get_by_role("radio", name="full").check()
    expect(agreed).to_contain_text("Two players, full")
    ann.page.locator("summary", has_text="More: watchers").click()
    ann.page.get_by_role("combobox", name="assistant", exact=False).select_option("own answers")
    ann.page.get_by_role("switch", name="rated").check()
    expect(agreed).to_contain_text("Two players, classic")
    expect(agreed).to_contain_text("rated")
    expect(agreed).not_to_contain_text("hints from")
    expect(ann.page.get_by_text("A rated game is played with the book’s own rules")).to_be_visible()
    for hidden in ("Rules: 39 options", "Map settings"):
        expect(ann.page.get_by_text(hidden)).to_have_count(0)
    ann.page.get_by_role("switch", name="rated").uncheck()
    expect(ann.page.get_by_text("Rules: 39 options")).to_be_visible()
    expect(agreed).to_contain_text("Two players, classic")
