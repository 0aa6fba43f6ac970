"""A finished game again: from every chair, at every moment, and the promise kept or not."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Route, expect

from tests.server.process.serving import Serving
from tests.web.browsing import SHIFTS, Person
from tests.web.notebooks import Notebook
from tests.web.tables import BOX, open_table
from tests.web.told_games import Game

Come = Callable[..., Person]
MASTER = "The master, with the plan"
PUBLIC = "Spectators"


def watch(person: Come, game: Game, phone: bool = False) -> Person:
    """Somebody who had no part in the game follows its link."""
    guest = person("Guest", phone=phone)
    guest.page.add_init_script(SHIFTS)
    guest.go(f"/t/{game.id}/replay")
    expect(scrubber(guest)).to_have_attribute("aria-valuetext", re.compile("^0 of "))
    return guest


def scrubber(guest: Person) -> Locator:
    return guest.page.get_by_role("slider", name="Position in the game")


def sit_on(guest: Person, chair: str) -> None:
    chairs = guest.page.get_by_role("group", name="Whose view is shown")
    chairs.get_by_role("button", name=chair, exact=True).click()


def board_words(guest: Person) -> str:
    words = guest.page.locator("details").filter(has_text="Describe the board in words")
    if words.get_attribute("open") is None:
        words.locator("summary").click()
    expect(words.locator("p").first).to_be_visible()
    return words.inner_text()


def test_each_chair_knows_what_it_was_told_and_no_more(person: Come, finished: Game) -> None:
    guest = watch(person, finished)
    guest.page.keyboard.press("End")
    secrets = {
        "Ann": "Ann would like to start on a3.", "Bo": "Bo would like to start on c2."
    }  # fmt: skip
    log = guest.transcript
    chairs = {"Ann": "0", "Bo": "1", PUBLIC: "watcher", MASTER: "master"}
    for chair, viewer in chairs.items():
        sit_on(guest, chair)
        expect(guest.page.get_by_role("button", name=chair, exact=True).first).to_have_attribute(
            "aria-pressed", "true"
        )
        told = finished.told(viewer)
        expect(log).to_contain_text(told[-1])
        shown = log.inner_text()
        for name, secret in secrets.items():
            assert (secret in told) == (chair in (name, MASTER))
            assert (secret in shown) == (secret in told), f"{chair}: {secret}"


def test_only_the_masters_chair_shows_the_true_plan(person: Come, finished: Game) -> None:
    guest = watch(person, finished)
    words = board_words(guest)
    assert "hospital: column c, row 3" in words, "the plan is there from the beginning"
    assert "encephalitis" in words
    plan = guest.page.get_by_role("img", name=f"The board: {MASTER}")
    expect(plan).to_be_visible()
    # However much is told below it, the map is as wide as its window.
    guest.page.keyboard.press("End")
    assert guest.page.locator(".maps").evaluate("(maps) => maps.scrollWidth <= maps.clientWidth")
    for chair in ("Ann", PUBLIC):
        sit_on(guest, chair)
        expect(plan).to_be_hidden()
        told = guest.page.get_by_role("group", name=f"The board: {chair}")
        guest.page.keyboard.press("End")
        paper = Notebook(guest.page)
        expect(paper.all.first).to_be_visible()
        assert "encephalitis" not in told.inner_text()


def test_the_game_is_stepped_and_played_by_keys(person: Come, finished: Game) -> None:
    guest = watch(person, finished)
    keys = guest.page.keyboard
    last = len(finished.record[1:-1]) - 1

    def is_at(moment: int) -> None:
        expect(scrubber(guest)).to_have_value(str(moment))

    keys.press("ArrowRight")
    keys.press("ArrowRight")
    is_at(2)
    expect(guest.page.get_by_text(f"2 of {last}, Bo: start c2")).to_be_visible()
    keys.press("ArrowLeft")
    is_at(1)
    keys.press("End")
    is_at(last)
    expect(guest.transcript).to_contain_text("Bo resigns.")
    keys.press("Home")
    is_at(0)
    expect(guest.transcript).not_to_contain_text("resigns")
    # Of a secret choice the public hears nothing: its steps go past that moment.
    sit_on(guest, PUBLIC)
    guest.page.get_by_role("button", name="Forward").click()
    is_at(2)
    scrubber(guest).focus()
    keys.press("ArrowRight")
    is_at(3)
    guest.page.get_by_label("Speed").select_option("10×")
    guest.page.get_by_role("heading", level=1).click()
    keys.press(" ")
    is_at(last)
    expect(guest.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_notebooks_are_shown_as_they_were_at_that_moment(person: Come, game: Game) -> None:
    ann = person("Ann")
    ann.bring(game.opened)
    notebook = Notebook(ann.page)
    notebook.is_kept()
    game.say("Ann", "go up")
    expect(ann.transcript).to_contain_text("Ann: Go up.")
    notebook.click(1, 0.5)
    notebook.is_kept()
    game.say("Bo", "go left")
    game.say("Ann", "go up")
    expect(ann.transcript.get_by_text("Go up.")).to_have_count(2)
    notebook.stamp("pit (key p)")
    notebook.click(2.5, 2.5)
    notebook.is_kept()
    game.say("Bo", "resign")
    expect(ann.ending).to_be_visible()

    guest = watch(person, game)
    theirs = guest.page.get_by_role("region", name="Their notebooks at this moment")
    expect(theirs).to_contain_text("Ann had drawn nothing yet.")
    entries = game.record[1:-1]
    moved = [n for n, entry in enumerate(entries) if entry["do"] == "go up"]
    seen = Notebook(guest.page)
    scrubber(guest).fill(str(moved[0]))
    expect(seen.all).to_be_visible()
    assert seen.words()[1:] == ["b1: wall to the left."]
    expect(seen.all.get_by_role("button", name="Undo")).to_be_hidden()
    guest.page.keyboard.press("End")
    expect(seen.paper).to_contain_text("pit")
    assert seen.words()[1:] == ["b1: wall to the left.", "c3: pit."]


def test_record_and_plan_are_downloaded_as_the_server_has_them(
    person: Come, finished: Game
) -> None:
    guest = watch(person, finished)
    for what in ("record", "plan"):
        with guest.page.expect_download() as caught:
            guest.page.get_by_role("button", name=f"Download the {what}").click()
        assert caught.value.path().read_text() == finished.fetch(what)


def test_the_promise_is_checked_in_the_page(person: Come, finished: Game) -> None:
    guest = watch(person, finished, phone=True)
    promise = guest.page.get_by_role("region", name="Proof that the plan was set in advance")
    expect(promise.get_by_text("The plan is the one committed to at the start.")).to_be_visible()
    expect(promise.get_by_text("The record’s seal matches every line.")).to_be_visible()
    hashes = promise.locator("dd").all_inner_texts()
    assert hashes == [finished.opened["summary"]["commitment"]] * 2
    assert guest.page.evaluate("window.shifted") < 0.05, "words of its end came and moved the map"


def test_another_plan_than_the_promised_one_is_found_out(person: Come, finished: Game) -> None:
    promise = tampered(person, finished, "|T  D  < |", "|.  D  <T|")
    expect(
        promise.get_by_text("The plan is NOT the one committed to at the start.")
    ).to_be_visible()
    promised, found = promise.locator("dd").all_inner_texts()
    assert promised == finished.opened["summary"]["commitment"] != found


def test_a_record_that_was_touched_does_not_fit_its_seal(person: Come, finished: Game) -> None:
    promise = tampered(person, finished, '"do":"go right"', '"do":"go left"')
    expect(promise.get_by_text("The plan is the one committed to at the start.")).to_be_visible()
    expect(promise.get_by_text("The record’s seal does not match.")).to_be_visible()


def tampered(person: Come, game: Game, was: str, becomes: str) -> Locator:
    """Somebody stands between the server and the browser, and changes the record on its way."""
    record = game.fetch("record")
    assert was in record

    def change(route: Route) -> None:
        route.fulfill(response=route.fetch(), body=record.replace(was, becomes))

    guest = person("Guest")
    guest.page.route("**/record", change)
    guest.go(f"/t/{game.id}/replay")
    return guest.page.get_by_role("region", name="Proof that the plan was set in advance")


def test_a_game_that_goes_on_is_not_replayed(person: Come, game: Game) -> None:
    guest = person("Guest")
    guest.go(f"/t/{game.id}/replay")
    expect(guest.page.get_by_role("alert")).to_contain_text("This game is not over yet")
    asked = [answer.url for answer in guest.answers if "/api/" in answer.url]
    assert not [url for url in asked if re.search("record|plan|replay", url)]


def layer(guest: Person, name: str) -> Locator:
    shown = guest.page.get_by_role("group", name="What is shown")
    return shown.get_by_role("button", name=re.compile(f"^{name}"))


def test_L12_what_could_be_proved_lies_over_what_was_told(person: Come, finished: Game) -> None:
    """A link leads to the moment, the chair and the layers; a press on a cell says the rest."""
    hit = next(n for n, entry in enumerate(finished.record[1:]) if entry["do"] == "go up")
    guest = person("Guest")
    guest.go(f"/r/{finished.id}?move={hit}&chair=Ann")
    page = guest.page
    curve = page.get_by_role("img", name="What each player could prove, move by move")
    expect(curve).to_be_visible()
    expect(page.get_by_role("region", name="What could be proved")).to_contain_text(
        re.compile(r"Ann could prove \d+ % of what could be known, and where they were\.")
    )
    true = page.locator("g.truth")
    expect(true).to_have_count(0)
    layer(guest, "the truth").click()
    expect(true).to_be_visible()
    expect(page).to_have_url(re.compile(rf"move={hit}&chair=Ann&layer=told,provable,noted,truth$"))
    proved = page.locator("[data-proved]")
    page.keyboard.press("End")
    expect(proved.first).to_be_attached()
    layer(guest, "provable").click()
    expect(proved).to_have_count(0)
    # Ann went up from a3: there is no wall, and why that is certain.
    paper = Notebook(page)
    paper.click(0.5, 2)
    note = page.get_by_role("complementary", name="What is known about a3 up")
    expect(note).to_contain_text(re.compile("told no wall"))
    expect(note).to_contain_text(f"since move {hit}")
    note.get_by_role("button", name="Why?").click()
    expect(note.get_by_role("listitem").first).to_contain_text("Walked into a weaponry")


def test_the_last_moves_are_saved_as_an_animated_picture(person: Come, finished: Game) -> None:
    guest = person("Guest")
    guest.go(f"/r/{finished.id}?move=6&chair=Ann")
    expect(Notebook(guest.page).all.first).to_be_visible()
    with guest.page.expect_download() as caught:
        guest.page.get_by_role("button", name="Save the last moves as an animation").click()
    picture = caught.value.path().read_bytes()
    assert picture.startswith(b"GIF89a"), "it opens anywhere"
    assert picture.count(b"\x21\xf9\x04") == 8, "a title, and a frame for each moment, 0 to 6"
    assert b"NETSCAPE2.0" in picture, "and it begins again"
    expect(scrubber(guest)).to_have_value("6")


def test_commands_are_told_in_the_language_of_the_page(person: Come, finished: Game) -> None:
    guest = person("Guest")
    guest.go(f"/t/{finished.id}/replay?move=3&lang=ru")
    expect(guest.page.get_by_text("3 из 8, Ann: иду вверх")).to_be_visible()


def test_what_a_bot_was_after_is_told_below_the_replay(person: Come, server: Serving) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "reasoner"}]
    opened = open_table(server, "labyrinth", plan=BOX, seats=seats, name="Ann")
    moves, token = f"/tables/{opened['id']}/moves", opened["seat"]["token"]
    server.post(moves, {"do": "start a3"}, token)
    (guest := person("Guest")).go(f"/t/{opened['id']}")
    expect(guest.page.get_by_text("The start cells are confirmed.").first).to_be_visible()
    server.post(moves, {"do": "resign"}, token)
    guest.go(f"/t/{opened['id']}/replay")
    bot = opened["summary"]["places"][1]["name"]
    expect(guest.page.get_by_text(re.compile(f"{bot}: .*choosing where to start"))).to_be_visible()
