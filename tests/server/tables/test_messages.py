"""The messages of a viewer are the same live, derived again, after a restart and on coming back."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asterion.books import SHELF
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.dice import Rolled
from asterion.core.records.record import encode
from asterion.server.store import Store
from asterion.server.tables import Hosted, Listener, Role
from asterion.words.spoken import spoken_screen
from tests.contract.shelf import take
from tests.server.tables.hosting import (
    MEMORY,
    StillTime,
    hub_on,
    news,
    read,
    rolled,
    run,
    seat_role,
)
from tests.server.tables.playing import ID, ids, random_move, random_table

MOVES = 40
"""More than are kept as messages, or as entries that are not packed."""


def role_for(table: Hosted, viewer: Seat) -> Role:
    if viewer == MASTER:
        table.doc.master = ["for this test"]
        return Role("master", MASTER, False, "for this test")
    return seat_role(table, viewer)


class Page:
    """A client that knows nothing but the messages."""

    def __init__(self) -> None:
        self.number = 0
        self.board: list[str] = []
        self.shades: list[str] = []
        self.status: Any = []
        self.sheets: Any = []

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] not in ("view", "news"):
            return
        self.number = message["number"]
        screen = message["screen"]
        if screen is None:
            return
        self.status = screen["status"]
        if "rows" in screen:
            for row, (characters, shades) in screen["rows"].items():
                self.board[int(row)], self.shades[int(row)] = characters, shades
        else:
            self.board, self.shades = list(screen["board"]), list(screen["shades"])
            self.sheets = screen["sheets"]

    def sees(self, screen: Any) -> bool:
        shown = msgspec.json.decode(msgspec.json.encode(screen))
        known = {"board": self.board, "shades": self.shades, "status": self.status}
        return bool(shown == {**known, "sheets": self.sheets})


async def heard_since(table: Hosted, viewer: Seat, since: int) -> list[bytes]:
    listener = await table.listen(role_for(table, viewer), since)
    try:
        messages: list[bytes] = []
        while more := listener.take_now():
            messages += more
        return news(messages)
    finally:
        listener.close()


def check_page(table: Hosted, viewer: Seat, page: Page) -> None:
    assert table.game is not None
    rules = table.game.table
    assert page.sees(spoken_screen(rules.book.view.screen(rules.view(viewer))))


def is_shown_anew(table: Hosted, viewer: Seat, since: int) -> bool:
    """D32  Anyone who missed a map that was shown for a while gets a view, and no news of it.

    L26  So does anyone who missed anything where only last moves are recalled.
    """
    assert table.game is not None
    heard = table.game.table.hearing(viewer)
    is_gone = heard.memory is not None and since < heard.number
    gone = is_gone or heard.heard_fleeting(since)
    return table.doc.phase == "playing" and gone


@pytest.mark.parametrize("name", SHELF)
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_live_derived_reloaded_and_missed_messages_are_the_same(name: str, seed: int) -> None:
    run(compare(name, seed))


async def compare(name: str, seed: int) -> None:
    book, kit = take(name)
    store, time, chooser = await Store.open(MEMORY), StillTime(), Rolled(seed)
    async with hub_on(store, time, rolled(seed % 1000)) as hub:
        table = await random_table(hub, book, kit, chooser)
        viewers = [MASTER, PUBLIC, *range(len(table.doc.places))]
        listeners: dict[Seat, Listener] = {
            viewer: await table.listen(role_for(table, viewer)) for viewer in viewers
        }
        live: dict[Seat, list[bytes]] = {viewer: [] for viewer in viewers}
        pages = {viewer: Page() for viewer in viewers}
        names = ids()
        for _ in range(MOVES):
            for viewer, listener in listeners.items():
                messages = listener.take_now()
                live[viewer] += news(messages)
                for message in messages:
                    pages[viewer].hear(read(message))
                check_page(table, viewer, pages[viewer])
            if table.doc.phase != "playing":
                break
            await random_move(table, kit, chooser, next(names))
        first = {viewer: await heard_since(table, viewer, 1) for viewer in viewers}
        for viewer in viewers:
            sent = live[viewer] + news(listeners[viewer].take_now())
            assert sent == first[viewer] or is_shown_anew(table, viewer, 1)
            numbers = [read(message)["number"] for message in sent]
            assert numbers == list(range(2, len(sent) + 2))
            for since in {1, 2, 3, len(sent) // 2 + 1, len(sent), len(sent) + 1} - {0}:
                if not is_shown_anew(table, viewer, since):
                    assert await heard_since(table, viewer, since) == sent[since - 1 :]
        viewers = [viewer for viewer in viewers if not is_shown_anew(table, viewer, 0)]
        began = {viewer: await heard_since(table, viewer, 0) for viewer in viewers}
    async with hub_on(store, time, rolled(5)) as hub:
        table = await hub.table(ID)
        for viewer in viewers:
            assert await heard_since(table, viewer, 0) == began[viewer]
            assert began[viewer][1:] == first[viewer]
            page = Page()
            for message in began[viewer]:
                page.hear(read(message))
            check_page(table, viewer, page)
    await store.close()


@pytest.mark.parametrize("name", SHELF)
def test_no_message_says_who_else_was_told(name: str) -> None:
    async def test() -> None:
        book, kit = take(name)
        store, time, chooser = await Store.open(MEMORY), StillTime(), Rolled(3)
        async with hub_on(store, time) as hub:
            table = await random_table(hub, book, kit, chooser)
            for _ in range(30):
                if table.doc.phase == "playing":
                    await random_move(table, kit, chooser)
            assert table.game is not None
            for viewer in (PUBLIC, *range(len(table.doc.places))):
                heard = [read(message) for message in await heard_since(table, viewer, 0)]
                told = [entry.told(viewer) for entry in table.game.entries]
                events = [event for entry in told for event in entry]
                said = [event for message in heard for event in message["events"]]
                assert len(events) == len(said)
                for event, message in zip(events, said, strict=True):
                    whole = msgspec.json.decode(encode(event))
                    assert whole.pop("to") == event.to
                    assert message == whole
        await store.close()

    run(test())
