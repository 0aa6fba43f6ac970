"""The screen goes to the windows that want it; where none does, none is made."""

from dataclasses import replace
from typing import Any

import pytest

from asterion.core.contract.book import AnyBook
from asterion.core.contract.screen import Screen
from asterion.core.dice import Rolled
from asterion.server.game.saying import NONE, PHRASES
from asterion.server.tables import Hosted, Hub, Listener
from tests.contract.shelf import take
from tests.server.tables.hosting import a_hub, read, run, seat_role
from tests.server.tables.playing import ids, random_move, random_table, seated

MOVES = 12


def all_of(window: Listener) -> list[dict[str, Any]]:
    messages: list[bytes] = []
    while more := window.take_now():
        messages += more
    return [message for message in map(read, messages) if message["type"] in ("view", "news")]


def blind(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**message, "screen": None} for message in messages]


async def play(table: Hosted, kit: Any, moves: int, names: Any) -> None:
    chooser = Rolled(3)
    for _ in range(moves):
        if table.doc.phase == "playing":
            await random_move(table, kit, chooser, next(names))


async def table_with(hub: Hub, book: AnyBook, kit: Any, rules: AnyBook) -> Hosted:
    """A table of this book that is played by these rules."""
    doc = (await random_table(hub, book, kit, Rolled(4))).doc
    doc.id, doc.phase, doc.names = "BBBBBBBBBBBB", "waiting", []
    names = [place.name for place in doc.places]
    for place in doc.places:
        place.kind, place.name, place.tokens = "open", "", []
    return await seated(hub, doc, names, rules)


@pytest.mark.parametrize("name", ["dungeon-of-dooom", "labyrinth", "cc3k"])
def test_windows_of_one_seat_differ_in_nothing_but_the_screen(name: str) -> None:
    book, kit = take(name)

    async def test() -> None:
        async with a_hub() as (hub, _):
            table, names = await random_table(hub, book, kit, Rolled(2)), ids()
            ann = seat_role(table, 0)
            without = await table.listen(ann, None, PHRASES, screen=False)
            await play(table, kit, 1, names)
            within = await table.listen(ann, None, PHRASES)
            first = all_of(within)
            assert first[0]["screen"]["board"] or first[0]["screen"]["status"]
            earlier = all_of(without)
            assert all(message["screen"] is None for message in earlier)
            await play(table, kit, MOVES, names)
            heard = all_of(within)
            assert any(message["screen"] for message in heard)
            assert all_of(without) == blind(heard)
            # A window that wants it and comes where only one was that did not misses nothing.
            within.close()
            await play(table, kit, 2, names)
            number = heard[-1]["number"]
            missed = all_of(await table.listen(ann, number - 1, PHRASES))
            assert missed[0] == heard[-1]
            assert all_of(without) == blind(missed[1:])

    run(test())


@pytest.mark.parametrize("name", ["labyrinth", "dungeonlab"])
def test_a_program_is_told_the_same_without_sentences(name: str) -> None:
    """What is not wanted is not composed either: the book is not asked for a word."""
    book, kit = take(name)

    def speechless(*_: object) -> Any:
        raise AssertionError("nobody wanted to hear it in words")

    mute = replace(book, speech=replace(book.speech, tell=speechless))

    async def told(rules: AnyBook, form: str) -> list[dict[str, Any]]:
        async with a_hub() as (hub, _):
            table, names = await table_with(hub, book, kit, rules), ids()
            windows = [
                await table.listen(seat_role(table, seat), None, form, screen=False)
                for seat in range(len(table.doc.places))
            ]
            await play(table, kit, MOVES, names)
            return [message for window in windows for message in all_of(window)]

    async def test() -> None:
        spoken, silent = await told(book, PHRASES), await told(mute, NONE)
        assert any(message.get("sentences") for message in spoken)
        assert not any(message.get("sentences") for message in silent)
        assert not any("compound" in message for message in silent)
        assert any("compound" in message for message in spoken) == (
            book.speech.compound is not None
        )
        assert wordless(silent) == wordless(spoken)

    run(test())


def wordless(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without sentences, labels for hands, and what is of the table and not of the game."""
    heard = []
    for each in messages:
        message = {name: value for name, value in each.items() if name != "compound"}
        lines = [{**line, "sentences": []} for line in message.get("transcript", [])]
        heard.append({**message, "sentences": [], "transcript": lines, "table": None})
    return heard


def test_none_is_made_where_no_window_wants_it() -> None:
    made = 0
    book, kit = take("dungeon-of-dooom")

    def counted(view: Any) -> Screen:
        nonlocal made
        made += 1
        return book.view.screen(view)

    async def test() -> None:
        async with a_hub() as (hub, _):
            table = await table_with(
                hub, book, kit, replace(book, view=replace(book.view, screen=counted))
            )
            roles = [seat_role(table, seat) for seat in range(len(table.doc.places))]
            windows = [await table.listen(role, None, screen=False) for role in roles]
            await play(table, kit, MOVES, ids())
            assert sum(len(all_of(window)) for window in windows) > MOVES
            assert made == 0
            await table.listen(roles[0])
            await play(table, kit, MOVES, ids())
            assert made

    run(test())
