"""A bot that waits at a server for anyone who challenges it, and plays them, one after the other.

To challenge it, open a listed table with @NAME in its title and a free seat. It plays any
book, and knows nothing but what is legal; put your own thoughts into `best`.

    python examples/challenged_bot.py http://127.0.0.1:8000 ACCOUNT_TOKEN Robin
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen


def best(legal: list[str]) -> str:
    """What it says, of all that it may say."""
    return "pick up" if "pick up" in legal else random.choice(legal)


class Server:
    """The few words of the API that a bot needs."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/") + "/api/v1"

    def ask(self, method: str, path: str, token: str, body: object = None) -> Any:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, headers, method=method)) as answer:
            return json.load(answer)

    def challenges(self, name: str, token: str) -> list[str]:
        tables = self.ask("GET", "/tables?phase=waiting", token)["tables"]
        asked = (table for table in tables if f"@{name}" in table["title"].split())
        return [one["id"] for one in asked if any(p["kind"] == "open" for p in one["places"])]

    def play(self, table: str, name: str, account: str) -> None:
        """To the end; the seat is the account's, so that a rated game counts for it."""
        seat = self.ask("POST", f"/tables/{table}/seats", account, {"name": name})["token"]
        while not (shown := self.ask("GET", f"/tables/{table}/view", seat))["result"]:
            if legal := [each["say"] for each in shown["offers"]]:
                self.ask("POST", f"/tables/{table}/moves", seat, {"do": best(legal)})
            else:
                time.sleep(0.2)


def main(address: str, account: str, name: str) -> None:
    server = Server(address)
    while True:
        for table in server.challenges(name, account)[:1]:
            server.play(table, name, account)
        time.sleep(1)


if __name__ == "__main__":
    main(*sys.argv[1:4])
