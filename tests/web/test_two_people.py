"""Two people in two browsers at one table: a reload and a lost network cost them nothing."""

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.pairs import Come, Pair, see_each_other
from tests.web.tables import BOX, CELLAR, share_plan, true_game

LOST = "Connection lost"
BACK = "Connected again"
NOTHING = "Connected again; you missed nothing."


def meet(person: Come, server: Serving, book: str, plan: str) -> tuple[Person, Person, str]:
    """Ann opens a table in the form and shares its link; Bo follows it and sits down."""
    ann, bo = person("Ann"), person("Bo")
    ann.go(share_plan(server, book, plan))
    ann.page.get_by_label("You play as").fill("Ann")
    ann.page.get_by_role("button", name="Open the table").click()
    table = ann.at_table()
    expect(ann.page.get_by_text("1 still free")).to_be_visible()
    bo.sit_down(ann.page.get_by_label("The link to this table").input_value())
    see_each_other(ann, bo)
    return ann, bo, table


def check_end(server: Serving, table: str, *people: Person) -> None:
    """Both see the end; each was told all that is his, with no number missing or doubled."""
    game = true_game(server, table)
    assert game.result is not None
    for seat, somebody in enumerate(people):
        expect(somebody.ending.get_by_text(game.result.reason)).to_be_visible()
        expect(somebody.ending.get_by_role("link", name="replay")).to_be_visible()
        told = [entry for entry in game.entries if entry.told(seat) or entry.seat == seat]
        numbers = [one["number"] for one in somebody.told()]
        assert numbers == list(range(1, len(told) + 1))


def test_labyrinth_with_a_reload_and_a_lost_network(person: Come, server: Serving) -> None:
    ann, bo, table = meet(person, server, "labyrinth", BOX)
    pair = Pair(ann, bo, "mapper")
    pair.set_out()

    # Bo reloads in his own turn, in the middle of a sentence.
    pair.until(bo)
    reload_in_the_middle(bo, "go le")

    # Ann, who begins to type while she waits, is in a tunnel when Bo makes his move.
    ann.line.fill("go ri")
    ann.line.press("Escape")  # closes the list of what it might become
    is_back = ann.watch_for("You missed")
    ann.context.set_offline(True)
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    before = len(ann.told())
    while bo.latest("prompt"):  # who finds something is asked once more
        assert pair.next() is bo
        pair.say()
        bo.is_answered()
    assert len(ann.told()) == before
    ann.context.set_offline(False)
    is_back()
    newest = ann.transcript.get_by_role("link", name=f"Answer {before + 1}", exact=True)
    expect(newest).to_be_visible()
    assert ann.is_asked()
    expect(ann.line).to_have_value("go ri")

    pair.finish()
    check_end(server, table, ann, bo)


def test_dooom_with_a_reload_and_a_lost_network(person: Come, server: Serving) -> None:
    ann, bo, table = meet(person, server, "dungeon-of-dooom", CELLAR)
    pair = Pair(ann, bo, "walker")
    pair.play(2)

    # Ann says something into a dead wire: it is done once, when the wire is back.
    pair.until(ann)
    is_back = ann.watch_for(BACK)
    ann.context.set_offline(True)
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    before = len(ann.told())
    pair.say()
    expect(ann.page.get_by_text("You say:")).to_be_visible()
    ann.context.set_offline(False)
    is_back()
    ann.is_answered()
    assert len(ann.told()) == before + 1

    pair.until(bo)  # then nothing more is on its way to him
    reload_in_the_middle(bo, "pick")
    pair.finish()
    check_end(server, table, ann, bo)


def test_the_server_is_killed_under_two_people(person: Come, server: Serving) -> None:
    ann, bo, table = meet(person, server, "dungeon-of-dooom", CELLAR)
    pair = Pair(ann, bo, "walker")
    pair.play(2)
    are_back = [somebody.watch_for(NOTHING) for somebody in (ann, bo)]
    server.kill()
    for somebody in (ann, bo):
        expect(somebody.page.get_by_text(LOST)).to_be_visible()
    server.start()
    for is_back in are_back:
        is_back()
    pair.finish()
    check_end(server, table, ann, bo)


def reload_in_the_middle(person: Person, draft: str) -> None:
    """Nothing is lost: what was said before, what is being typed, the seat, the turn."""
    person.line.fill(draft)
    # Not what came in sight since: after a reload that is what is in sight now.
    told = person.transcript.locator("p:not(.unseen)")
    said, legal = told.all_text_contents(), person.latest("offers")
    assert said
    person.page.reload()
    expect(person.line).to_have_value(draft)
    expect(told).to_have_text(said)
    assert person.latest("offers") == legal
