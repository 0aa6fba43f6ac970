"""Accounts, links to give away, letters that are stopped, and the page without a connection."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import BOX, CELLAR, open_table
from tests.web.told_games import Game

Come = Callable[..., Person]
PASSWORD = "in the dark"
SHARES = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"


def log_in(person: Person, name: str, button: str) -> None:
    person.go("/me")
    person.page.get_by_label("Name").fill(name)
    person.page.get_by_label("Password").fill(PASSWORD)
    person.page.get_by_role("button", name=button).click()


def test_an_account_finds_its_tables_in_another_browser(person: Come, server: Serving) -> None:
    ann, again = person("Ann"), person("Ann again")
    log_in(ann, "Ann of the labyrinth", "Create an account")
    expect(ann.page.get_by_text("You are logged in as Ann of the labyrinth")).to_be_visible()
    ann.go("/")
    ann.page.get_by_label("You play as").fill("Ann")
    ann.page.get_by_role("button", name="Play now: ChamberCrawler3000").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("combobox").first).to_be_visible()

    log_in(again, "Ann of the labyrinth", "Log in")
    table = again.page.get_by_role("list").get_by_role("link", name="ChamberCrawler3000")
    expect(table).to_have_attribute("href", ann.page.url.removeprefix(server.address))
    again.go("/")
    expect(again.page.get_by_text("Your turn")).to_be_visible()
    again.page.get_by_text("Continue").click()
    again.page.wait_for_url(ann.page.url)
    again.say("d")  # the same seat, without its token
    expect(again.page.get_by_role("log").first).to_be_visible()
    again.go("/me")
    again.page.get_by_role("button", name="Log out").click()
    expect(again.page.get_by_role("button", name="Log in")).to_be_visible()
    log_in(again, "Ann of the labyrinth", "Create an account")
    expect(again.page.get_by_role("alert")).to_contain_text("is taken")
    again.troubles.clear()  # the browser notes the 409


def test_a_browser_remembers_the_games_that_are_over(
    person: Come, game: Game, server: Serving
) -> None:
    ann = person("Ann")
    ann.bring(game.opened)
    ann.go("/me")
    games = ann.page.get_by_role("region", name="Your games")
    expect(games).to_contain_text("Games that you have finished are listed here.")
    game.say("Ann", "go up")
    game.say("Bo", "resign")
    ann.page.reload()
    expect(games).to_contain_text("one game, 1 won")
    expect(games).to_contain_text("with Bo")
    expect(games.get_by_role("link", name="Labyrinth")).to_have_attribute(
        "href", f"/t/{game.id}/replay"
    )


def test_best_scores_are_a_page_of_the_book_that_is_played_alone(person: Come) -> None:
    ann = person("Ann")
    ann.go("/")
    ann.more_of("ChamberCrawler3000")
    ann.page.get_by_role("link", name="Best scores of ChamberCrawler3000").click()
    ann.page.wait_for_url("**/scores/cc3k")
    expect(ann.page.get_by_text("Nobody with an account has finished such a game")).to_be_visible()
    ann.go("/scores/labyrinth")
    expect(
        ann.page.get_by_text("scores are counted in games that are played alone")
    ).to_be_visible()
    expect(ann.page.get_by_role("link", name="Home page")).to_be_visible()
    ann.troubles.clear()  # the browser notes the 404


def test_who_watches_somebody_play_alone_sees_their_board_late(
    person: Come, server: Serving
) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "walker"}]
    alone = open_table(server, "dungeon-of-dooom", plan=CELLAR, seats=seats, name="Ann")
    guest = person("Guest")
    guest.go(f"/t/{alone['id']}")
    expect(guest.page.get_by_text("What Ann knew one minute ago.")).to_be_visible()
    both = open_table(server, "dungeon-of-dooom", plan=CELLAR, seats=2, name="Ann")
    server.post(f"/tables/{both['id']}/seats", {"name": "Bo"})
    guest.go(f"/t/{both['id']}")
    expect(guest.page.get_by_text("the boards stay with the players")).to_be_visible()


def test_an_account_is_deleted_with_its_password(person: Come, server: Serving) -> None:
    ann = person("Ann")
    log_in(ann, "Ann who leaves", "Create an account")
    expect(ann.page.get_by_text("You are logged in as Ann who leaves")).to_be_visible()
    ann.page.get_by_text("Delete this account").click()
    for password in ("in the light", PASSWORD):
        ann.page.get_by_label("Password").fill(password)
        ann.page.get_by_role("button", name="Delete for good").click()
        if password != PASSWORD:
            expect(ann.page.get_by_role("alert")).to_contain_text("wrong name or password")
    expect(ann.page.get_by_role("status")).to_contain_text("everything in it are deleted")
    log_in(ann, "Ann who leaves", "Log in")
    expect(ann.page.get_by_role("alert")).to_contain_text("wrong name or password")
    ann.troubles.clear()  # the browser notes the 403s


def test_a_link_is_shared_by_the_sheet_of_a_phone_and_by_a_code(
    person: Come, server: Serving
) -> None:
    ann = person("Ann", phone=True)
    ann.page.add_init_script(SHARES)
    opened = open_table(server, "labyrinth", plan=BOX, seats=2, name="Ann")
    ann.go(f"/t/{opened['id']}#{opened['seat']['token']}")
    expect(ann.page.get_by_text("127.0.0.1 can be opened on this machine only.")).to_be_visible()
    ann.page.get_by_role("button", name="Share").click()
    assert ann.page.evaluate("window.shared.url") == f"{server.address}/t/{opened['id']}"
    ann.page.get_by_role("button", name="Show QR code").click()
    code = ann.page.get_by_role("img", name="QR code for a phone's camera")
    expect(code).to_be_visible()
    assert (code.locator("path").get_attribute("d") or "").count("M") > 200


def test_a_letters_link_that_stops_nothing_says_so(person: Come) -> None:
    ann = person("Ann")
    ann.go("/bell/AAAAAAAAAAAA.0123abcd")
    expect(ann.page.get_by_role("alert")).to_contain_text("already off")
    ann.troubles.clear()  # the browser notes the 404


def test_the_page_opens_without_a_connection_and_shows_what_is_pushed(
    person: Come, server: Serving
) -> None:
    ann = person("Ann", service_workers="allow", permissions=["notifications"])
    ann.go("/")
    expect(ann.page.locator("section.books article")).to_have_count(5)
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    ann.go("/")  # now the worker has the files
    ann.page.wait_for_load_state("networkidle")

    wire = ann.context.new_cdp_session(ann.page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    ann.page.wait_for_function("navigator.serviceWorker.controller !== null")
    said = '{"title": "It is your turn", "body": "It waits.", "link": "/t/AAAAAAAAAAAA"}'
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.address, "registrationId": found[0], "data": said},
    )
    ann.page.wait_for_function(
        "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
        ".then((all) => all.some((each) => each.title === 'It is your turn'))"
    )
    ann.context.set_offline(True)
    ann.go("/")
    expect(ann.page.locator("section.books article")).to_have_count(5)
    ann.troubles.clear()  # requests that could not be made


def test_what_others_write_is_seen_on_a_phone(person: Come, server: Serving) -> None:
    opened = open_table(server, "labyrinth", plan=BOX, seats=2, name="Ann", terms={"chat": True})
    ben = server.post(f"/tables/{opened['id']}/seats", {"name": "Ben"})["token"]
    ann = person("Ann", phone=True)
    ann.go(f"/t/{opened['id']}#{opened['seat']['token']}")
    expect(ann.page.get_by_role("combobox").first).to_be_visible()
    server.post(f"/tables/{opened['id']}/chat", {"text": "are you there?"}, ben)
    ann.page.get_by_role("button", name="One new line").click()
    ann.page.get_by_role("button", name="Chat 1").click()
    expect(ann.page.get_by_text("are you there?")).to_be_visible()


def test_the_books_are_in_the_page_before_any_script(person: Come, server: Serving) -> None:
    ann = person("Ann", java_script_enabled=False)
    ann.page.goto("/")
    cards = ann.page.locator("section.books article")
    expect(cards).to_have_count(5)
    expect(cards.first).to_contain_text("Find the true treasure")
    ann.page.goto("/?open=labyrinth")  # another page is not this one
    expect(cards).to_have_count(0)
