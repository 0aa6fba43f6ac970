"""Tables on small maps, and players who say anything that is legal."""

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.http.serving import Running, Window

SMALL = """\
name The burrow
win 1
######
#.G###
#..###
#E.###
######
"""


def open_dooom(server: Running, *names: str, **terms: Any) -> tuple[str, list[str], dict[str, Any]]:
    """A table of Dooom on a small map with all of them sitting there: its id, tokens, all of it."""
    wish: dict[str, Any] = {"book": "dungeon-of-dooom", "plan": SMALL, "terms": terms}
    wish |= {"seats": len(names), "name": names[0]}
    opened = server.post("/tables", wish)
    table = opened["id"]
    tokens = [opened["seat"]["token"]]
    for name in names[1:]:
        tokens.append(server.post(f"/tables/{table}/seats", {"name": name})["token"])
    return table, tokens, opened


class Player:
    """Answers every prompt with something legal, until there is a result."""

    def __init__(self, window: Window, chance: random.Random) -> None:
        self.window = window
        self.chance = chance
        self.moves = 0
        self.result: Any = None
        self.prompt: Any = None
        self.legal: list[str] = []
        self.waiting = ""  # the id of the move that is not answered yet

    def hear(self) -> dict[str, Any]:
        """One message, and what follows from it."""
        message = self.window.next()
        if message["type"] in ("view", "news"):
            self.prompt, self.legal = message["prompt"], [each["say"] for each in message["offers"]]
            self.result = message["result"] or self.result
            if message.get("answer") == self.waiting:
                self.waiting = ""
        elif message["type"] == "refused":
            raise AssertionError(message)
        return message

    def may_move(self) -> bool:
        return bool(self.prompt and self.legal and not self.waiting)

    def move(self) -> str:
        self.moves += 1
        self.waiting = f"{self.moves}"
        said = self.chance.choice(self.legal)
        self.window.move(said, self.waiting, self.prompt["n"])
        return said

    def play(self) -> None:
        """Until the result is known."""
        while not self.result:
            if self.may_move():
                self.move()
            self.hear()


def play_out(*players: Player) -> None:
    """All of them at once, each as it hears that it is asked."""
    with ThreadPoolExecutor(len(players)) as pool:
        for playing in [pool.submit(player.play) for player in players]:
            playing.result(60)
