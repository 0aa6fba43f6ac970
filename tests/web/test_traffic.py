"""What a seat's browser receives over a whole game holds nothing that the seat may not know."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from asterion.core.event import Event
from asterion.core.phrase import Phrase, english
from asterion.core.referee.table import Table
from asterion.server.game.saying import offers
from asterion.words.spoken import spoken_screen
from tests.server.process.serving import Serving
from tests.soaking import OTHER_COVER, left_to_soak
from tests.web.browsing import Person
from tests.web.minds import play_to_the_end
from tests.web.pairs import Come, Pair, see_each_other
from tests.web.tables import BOX, BURROW, CELLAR, FIRST_STEPS, open_table, true_game

CANARY = "Kanarienvogel"
KINDS = {"view", "news", "table", "answered"}
UNTIL_THE_END = ("/plan", "/record", "/replay", "/notebooks")


@pytest.mark.parametrize(
    ("book", "plan", "bot"),
    left_to_soak(
        [
            ("dungeon-of-dooom", CELLAR.replace("The Small Cellar", CANARY), "hunter"),
            ("labyrinth-of-dooom", CELLAR.replace("The Small Cellar", CANARY), "walker"),
            ("labyrinth", BOX.replace("The Little Box", CANARY), "mapper"),
            ("dungeonlab", FIRST_STEPS.replace("First Steps", CANARY), "scout"),
            ("cc3k", BURROW, "crawler"),
        ],
        OTHER_COVER,
    ),
)
def test_a_browser_receives_only_what_is_told_to_its_seat(
    person: Come, server: Serving, book: str, plan: str, bot: str
) -> None:
    assert CANARY in plan or book == "cc3k"
    names = ["Ann"] if book == "cc3k" else ["Ann", "Bo"]
    opened = open_table(server, book, plan=plan, seats=len(names))
    people = [person(name) for name in names]
    for somebody in people:
        somebody.sit_down(f"/t/{opened['id']}")
    see_each_other(*people)
    if len(people) == 2:
        Pair(people[0], people[1], bot).finish()
    else:
        play_to_the_end(people[0], bot)
    tokens = [token_of(somebody) for somebody in people]
    # Plan, review and certificate are shown when it is over, and the server refuses them before.
    received = [somebody.received() for somebody in people]
    game = true_game(server, opened["id"])
    for seat, somebody in enumerate(people):
        assert any(entry.told(seat) != entry.events for entry in game.entries), "there are secrets"
        everything = "\n".join(received[seat])
        assert tokens[seat] in everything, "it is seen what comes by HTTP"
        others = tokens[:seat] + tokens[seat + 1 :]
        for secret in (CANARY, game.promise.salt, opened["host"], *others):
            assert secret not in everything
        before = somebody.answers_until_the_end()
        assert not any(answer.url.endswith(UNTIL_THE_END) for answer in before)
        assert not any(token in answer.url for answer in somebody.answers for token in tokens)
        assert {message["type"] for message in somebody.heard} <= KINDS
        assert "to" not in set(every_key(somebody.heard))
        check_told(somebody, game, seat)
        check_the_rest_follows(somebody, game, seat)


def token_of(person: Person) -> str:
    seats = json.loads(person.page.evaluate("localStorage.getItem('asterion.seats')"))
    return str(next(iter(seats.values()))["token"])


def every_key(told: Any) -> Iterator[str]:
    if isinstance(told, dict):
        yield from told
        told = list(told.values())
    if isinstance(told, list):
        for part in told:
            yield from every_key(part)


def plain(told: object) -> Any:
    """As it looks in JSON."""
    return msgspec.json.decode(msgspec.json.encode(told))


def without_audience(event: Event) -> dict[str, Any]:
    return {name: value for name, value in plain(event).items() if name != "to"}


def heard_entries(game: Table, seat: int) -> list[list[Event]]:
    """What the record says that this seat was told, entry by entry."""
    return [entry.told(seat) for entry in game.entries if entry.told(seat) or entry.seat == seat]


def check_told(person: Person, game: Table, seat: int) -> None:
    expected = [
        [without_audience(event) for event in events] for events in heard_entries(game, seat)
    ]
    assert [told["events"] for told in person.told()] == expected


def seated_messages(person: Person) -> list[dict[str, Any]]:
    """What was told since this browser had its seat, and the game had begun."""
    kinds = [message.get("seat", "") for message in person.heard]
    seated = person.heard[next(n for n, kind in enumerate(kinds) if isinstance(kind, int)) :]
    return [one for one in seated if one["type"] in ("view", "news") and one["number"] > 0]


def check_the_rest_follows(person: Person, game: Table, seat: int) -> None:
    """Sentences, board, buttons, whose turn: a function of the events that were told, no more."""
    book = game.book
    view = book.view.new(seat, game.options, None)
    entries = heard_entries(game, seat)
    folded = 0
    screen: dict[str, Any] = {}
    voice = book.voice_for(seat, game.plan)
    for message in seated_messages(person):
        for events in entries[folded : message["number"]]:
            book.view.fold(view, events)
        folded = message["number"]
        screen = drawn(screen, message["screen"])
        assert said(screen) == plain(spoken_screen(book.view.screen(view)))
        assert message["offers"] == plain(offers(book, book.view.legal(view)))
        assert message["turn"] == list(book.view.turn(view))
        assert said((message["prompt"] or {"asks": ""})["asks"]) == english(
            book.view.asks(view) or ""
        )
        for told in message.get("transcript", [message]):
            spoken = [voice(event, seat, game.names) for event in entries[told["number"] - 1]]
            assert said(told["sentences"]) == spoken
        assert (message["result"] is not None) == (folded == len(entries))
    assert folded == len(entries)


def said(told: Any) -> Any:
    """In words: the page is sent phrases, and says them itself."""
    if isinstance(told, dict):
        if told.keys() == {"id", "args"}:
            return english(msgspec.convert(told, Phrase))
        return {name: said(value) for name, value in told.items()}
    return [said(value) for value in told] if isinstance(told, list) else told


def drawn(screen: dict[str, Any], change: dict[str, Any] | None) -> dict[str, Any]:
    """The screen after this change, as the page draws it."""
    if change is None:
        return screen
    if "rows" not in change:
        return change
    board, shades = list(screen["board"]), list(screen["shades"])
    for row, (characters, shade) in change["rows"].items():
        board[int(row)], shades[int(row)] = characters, shade
    return {**screen, "board": board, "shades": shades, "status": change["status"]}
