"""Every live message of a whole game is what the description says, in every book."""

import random
from typing import Any

import jsonschema_rs
import pytest

from asterion.books import SHELF
from tests.server.http.playing import SMALL
from tests.server.http.serving import Running, Window
from tests.server.http.test_description import DESCRIBED

MOVES = 100
"""Some random games have no end; then somebody gives up."""
CLOCK = {"clock": "live", "move_seconds": 600}
LINE = DESCRIBED["paths"]["/api/v1/tables/{table}/live"]["get"]["responses"]["200"]["content"]
KINDS = LINE["application/x-ndjson"]["x-line"]["discriminator"]["mapping"]
COMPONENTS = DESCRIBED["components"]
VALIDATORS = {
    kind: jsonschema_rs.validator_for({"$ref": ref, "components": COMPONENTS})
    for kind, ref in KINDS.items()
}


def check(message: dict[str, Any]) -> None:
    """It has all that is described and nothing that is not."""
    kind = message["type"]
    VALIDATORS[kind].validate(message)
    described = COMPONENTS["schemas"][KINDS[kind].rpartition("/")[2]]
    assert set(message) <= set(described["properties"]), message
    for event in message.get("events", []):
        assert set(event) & {"to", "event"} == {"event"}, event


class Seat:
    """A window that says something legal when it is asked, and checks all it hears."""

    def __init__(self, window: Window, chance: random.Random) -> None:
        self.window, self.chance = window, chance
        self.said = 0
        self.kinds: set[str] = set()
        self.last: dict[str, Any] = {}

    def next(self) -> dict[str, Any]:
        message = self.window.next()
        check(message)
        self.kinds.add(message["type"])
        if message["type"] in ("view", "news"):
            self.last = message
        return message

    def hear_up_to(self, number: int) -> None:
        while self.last.get("number", -1) < number:
            self.next()

    def hear_answer(self, move: str) -> None:
        """News of it, or that it was refused or done before."""
        while move not in ((message := self.next()).get("answer"), message.get("id")):
            pass

    def say(self, do: str) -> None:
        self.said += 1
        id = f"move {self.said}"
        self.window.move(do, id)
        self.hear_answer(id)

    def play(self) -> None:
        if self.last["prompt"] and self.last["offers"]:
            self.say(self.chance.choice(self.last["offers"])["say"])


@pytest.mark.parametrize("book", sorted(SHELF))
def test_every_message_of_a_game_is_as_described(server: Running, book: str) -> None:
    names = ["Ann"] if book == "cc3k" else ["Ann", "Ben"]
    terms = {"chat": True, **({} if book == "cc3k" else CLOCK)}
    plan = {"plan": SMALL} if book.endswith("dooom") else {}
    opened = server.post("/tables", {"book": book, "seats": len(names), "terms": terms, **plan})
    table, chance = opened["id"], random.Random(6)
    path = f"/tables/{table}"
    tokens = [server.post(f"{path}/seats", {"name": name})["token"] for name in names]
    seats = [Seat(server.window(table, token), chance) for token in (*tokens, None)]
    for seat in seats:
        seat.hear_up_to(0)
    playing, watcher = seats[: len(names)], seats[-1]
    playing[0].say("nothing of the kind")
    playing[0].window.send({"type": "chat", "text": "hello"})
    playing[0].window.send({"type": "hello"})
    for _ in range(MOVES):
        for seat, token in zip(playing, tokens, strict=True):
            seat.hear_up_to(server.get(f"{path}/view", token)["number"])
            seat.play()
        if playing[0].last["result"]:
            break
    again = playing[0]
    again.said -= 1
    again.say("whatever it was")
    if not server.get(path)["result"]:
        server.post(f"{path}/abandon", token=opened["host"])
    watcher.hear_up_to(server.get(f"{path}/view")["number"])
    for seat in seats:
        seat.window.close()
    heard = set[str]().union(*(seat.kinds for seat in seats))
    wanted = {"view", "news", "table", "refused", "answered", "chat", "error"}
    assert wanted | ({"clock"} if book != "cc3k" else set()) <= heard
