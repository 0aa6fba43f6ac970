"""A game that is told to the server by both its players, without a page."""

import json
from dataclasses import dataclass
from typing import Any
from urllib.request import urlopen

from tests.server.process.serving import Serving


@dataclass
class Game:
    """A game of Labyrinth between Ann and Bo, told to the server by both."""

    server: Serving
    opened: dict[str, Any]
    bo: str

    @property
    def id(self) -> str:
        return str(self.opened["id"])

    def say(self, who: str, *said: str) -> None:
        token = self.opened["seat"]["token"] if who == "Ann" else self.bo
        for command in said:
            self.news = self.server.post(f"/tables/{self.id}/moves", {"do": command}, token)

    def fetch(self, what: str) -> str:
        with urlopen(f"{self.server.address}/api/v1/tables/{self.id}/{what}") as answer:
            text: str = answer.read().decode()
        return text

    def told(self, chair: str) -> list[str]:
        """All that this chair was told, in order."""
        messages = [json.loads(line) for line in self.fetch(f"replay?as={chair}").splitlines()]
        return [said for message in messages for said in message.get("sentences", [])]

    @property
    def record(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.fetch("record").splitlines()]
