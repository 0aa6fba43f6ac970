"""States that take more than an address: an account, a ladder, a solved puzzle, sheets of paper."""

from itertools import cycle, islice

from playwright.sync_api import expect

from asterion.knowledge.labyrinth.puzzles import puzzle_number
from tests.web.around import Middle
from tests.web.shots.visit import PLANS, State, Visit

ADMIN_TOKEN = "the-key-of-the-cellar-door"
SETTINGS = {"ASTERION_ADMIN_TOKEN": ADMIN_TOKEN, "ASTERION_LADDER": "yes"}
"""What the server has to allow, so that there is something to see."""
PASSWORD = "in the dark"
MOST_ASKED = 5_000
"""Questions at a table where the game is given up."""
KEEP_PAPER = "() => { window.print = () => (window.printed = true); }"
"""A browser without a window cannot ask which printer to take."""


def logged_in(name: str, book: str) -> State:
    """The account page of somebody who has a table."""

    def arrive(visit: Visit) -> None:
        page = visit.person.page
        visit.go("/me", "form")
        page.get_by_label("Name").fill("Ann of the labyrinth")
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("button", name="Create an account").click()
        visit.see("text=You are logged in as")
        session = visit.server.post(
            "/sessions", {"name": "Ann of the labyrinth", "password": PASSWORD}
        )
        visit.server.post("/tables", {"book": book, "seats": 2, "name": "Ann"}, session["token"])
        visit.go("/me", "main ul a")

    return State(name, arrive)


def rated(name: str, *players: str) -> State:
    """A ladder after a game of each player against a bot, given up at once."""

    def arrive(visit: Visit) -> None:
        for each in players:
            account = visit.server.post("/accounts", {"name": each, "password": PASSWORD})
            wish = {
                "book": "labyrinth", "terms": {"rated": True}, "name": each,
                "seats": [{}, {"kind": "bot", "bot": "wanderer"}],
            }  # fmt: skip
            opened = visit.server.post("/tables", wish, account["token"])
            give_up(visit, opened["id"], opened["seat"]["token"])
        visit.go("/ladder/labyrinth", "tbody tr")

    return State(name, arrive)


def give_up(visit: Visit, table: str, *tokens: str) -> None:
    """Labyrinth: anyone who has a start cell may resign; now and then the choices are void."""
    for token in islice(cycle(tokens), MOST_ASKED):
        shown = visit.server.get(f"/tables/{table}/view", token)
        if shown["result"]:
            return
        if shown["offers"]:
            first = shown["offers"][0]["say"]
            said = first if first.startswith("start ") else "resign"
            visit.server.post(f"/tables/{table}/moves", {"do": said}, token)
    raise AssertionError("the game has no end")


def administered(name: str, book: str) -> State:
    """The room of anyone who runs the server, with a table and a ban."""

    def arrive(visit: Visit) -> None:
        page = visit.person.page
        visit.open(book, title="By night")
        visit.go("/admin", "form")
        page.get_by_label("Token").fill(ADMIN_TOKEN)
        page.get_by_role("button", name="Open").click()
        page.get_by_label("Address or network").fill("203.0.113.0/24")
        page.get_by_label("Reason (only you see it)").fill("floods")
        page.get_by_role("button", name="Ban", exact=True).click()
        visit.see("li:has-text('203.0.113.0/24')")
        page.evaluate("scrollTo(0, 0)")

    return State(name, arrive)


def solved(name: str, number: int) -> State:
    """A puzzle in which a cell is asked for, answered rightly."""

    def arrive(visit: Visit) -> None:
        page = visit.person.page
        visit.go(f"/puzzles/{number}", "main h2")
        page.get_by_role("button", name=puzzle_number(number).answer, exact=True).click()
        visit.see(".proof li")

    return State(name, arrive)


def with_menu(name: str, book: str) -> State:
    """A table with its menu open."""

    def arrive(visit: Visit) -> None:
        visit.person.bring(visit.open(book))
        assert visit.person.is_asked()
        visit.person.page.locator("summary", has_text="Table").first.click()
        visit.see(".menu.panel")

    return State(name, arrive)


def on_paper(name: str, book: str, *, over: bool = False) -> State:
    """What a device in the middle prints: an empty sheet, or the plan when the game is over."""

    def arrive(visit: Visit) -> None:
        page = visit.person.page
        plan = PLANS.get(book, "")
        middle = Middle(visit.person, visit.server, book, ["Theseus", "Ariadne"], plan=plan)
        visit.see(".hold, [data-command]")
        if over:
            give_up(visit, middle.id, *(seat["token"] for seat in middle.seats))
            page.evaluate(KEEP_PAPER)
            page.get_by_role("button", name="Print the plan").click()
            visit.person.until(lambda: page.evaluate("window.printed === true"), "the plan")
        page.emulate_media(media="print")
        expect(page.locator(".paper")).to_be_visible()

    return State(name, arrive)
