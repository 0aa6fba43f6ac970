"""The replay of a game of Dooom says who had only to go, and leads to that moment."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.process.serving import Serving
from tests.web.browsing import Person
from tests.web.tables import open_table
from tests.web.told_games import Game

Come = Callable[..., Person]
NOTHING_BUT_EXITS = "name Beside\nwin 0\n####\n#EE#\n#EE#\n####\n"
"""Wherever one starts, a step wins; and the other player cannot be in the way on both sides."""


def test_O16_who_had_only_to_go_is_shown_with_the_moment(person: Come, server: Serving) -> None:
    opened = open_table(server, "dungeon-of-dooom", plan=NOTHING_BUT_EXITS, seats=2, name="Ann")
    sat = server.post(f"/tables/{opened['id']}/seats", {"name": "Bo"})
    game = Game(server, opened, sat["token"])
    game.say("Ann", "end")
    for way in ("north", "east", "south", "west"):  # the first that is no wall
        moves = f"/api/v1/tables/{game.id}/moves"
        server.answer("POST", moves, {"do": f"move {way}"}, sat["token"])
    last = len(game.record[1:-1]) - 1

    guest = person("Guest")
    guest.go(f"/r/{game.id}?move={last}&chair=Bo")
    blind = guest.page.locator("div").filter(
        has=guest.page.get_by_role("heading", name="The missed chance")
    ).last  # fmt: skip
    expect(blind).to_contain_text(
        f"From move 0 on, Ann knew where to find enough treasure and an exit. "
        f"That lasted for {last} moves, and Ann did not win."
    )
    expect(blind).to_contain_text(re.compile("everything you need to win is on known ground"))
    blind.get_by_role("link").click()
    expect(guest.page).to_have_url(re.compile("move=0&chair=Ann"))

    ann = person("Ann")  # at the table the same moments have the same numbers, and lead there
    ann.bring(opened)
    ann.page.get_by_role("button", name="Show what you could have known").click()
    point = ann.page.get_by_role("link", name=re.compile("^From move 0 on")).first
    expect(point).to_have_attribute("href", f"/t/{game.id}/replay?move=0&chair=Ann")
