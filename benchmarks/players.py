"""Clients of the server that is measured: they say something legal whenever they are asked."""

import asyncio
import http.client
import json
import sys
import time
from collections.abc import Iterable
from itertools import count
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.lean import Heard, heard
from benchmarks.plain_map import PLAN

IDS = count(1)
"""A move has an id of its own, also after its player has come back."""


class Played(msgspec.Struct):
    """How many moves, and how long each was under way."""

    waits: list[float]

    def percentile(self, part: int) -> float:
        """In milliseconds."""
        ordered = sorted(self.waits)
        return 1000 * ordered[len(ordered) * part // 100] if ordered else 0.0


class Sat(msgspec.Struct):
    token: str


class Opened(msgspec.Struct):
    id: str
    seated: list[Sat]


def post(link: http.client.HTTPConnection, path: str, body: object) -> Opened:
    link.request("POST", f"/api/v1{path}", json.dumps(body), {"Content-Type": "application/json"})
    answer = link.getresponse()
    text = answer.read()
    if answer.status >= 300:
        sys.exit(f"POST {path}: {text.decode()}")
    return msgspec.json.decode(text, type=Opened)


def open_tables(port: int, book: str, tables: int) -> list[tuple[str, str]]:
    """This many, each with two who sit there: table and token of every seat."""
    link = http.client.HTTPConnection("127.0.0.1", port)
    wish = {"book": book, "seats": 2, "terms": {"absent": "wait"}, "players": ["Ann", "Bob"]}
    if book == "dungeon-of-dooom":
        wish["plan"] = PLAN
    opened = [post(link, "/tables", wish) for _ in range(tables)]
    return [(table.id, sat.token) for table in opened for sat in table.seated]


def open_table(port: int) -> tuple[str, list[str]]:
    """A table of Dooom, and the tokens of its two seats."""
    seats = open_tables(port, "dungeon-of-dooom", 1)
    return seats[0][0], [token for _, token in seats]


class Player:
    """Notes how long the answer to each of his moves took."""

    def __init__(self, link: ClientConnection, dice: Random, view: Heard, pause: float) -> None:
        self.link = link
        self.dice = dice
        self.view = view
        self.pause = pause  # for this many seconds he thinks, on average
        self.waits: list[float] = []

    async def play(self, until: float) -> None:
        message = self.view
        sent = time.perf_counter()
        while True:
            if message.type in ("news", "view"):
                if message.answer:
                    self.waits.append(time.perf_counter() - sent)
                if message.prompt is not None and message.offers:
                    if self.pause:
                        await asyncio.sleep(2 * self.pause * self.dice.random())
                    if time.perf_counter() > until:
                        return
                    sent = time.perf_counter()
                    await self.say(message)
                elif time.perf_counter() > until:
                    return
            message = heard(await self.link.recv())

    async def say(self, message: Heard) -> None:
        gentle = [each.say for each in message.offers if each.say != "resign"]
        move = {"type": "move", "do": self.dice.choice(gentle), "id": f"m{next(IDS)}"}
        await self.link.send(json.dumps(move), text=True)


async def sit(port: int, seat: tuple[str, str], screen: bool, dice: Random, pause: float) -> Player:
    table, token = seat
    link = await connect(
        f"ws://127.0.0.1:{port}/api/v1/tables/{table}/live", compression=None, max_queue=None
    )
    words = "phrases" if screen else "none"  # as a page asks for them, or a program
    hello = {"type": "hello", "token": token, "words": words, "screen": screen}
    await link.send(json.dumps(hello))
    while (view := heard(await link.recv())).type != "view":
        pass
    return Player(link, dice, view, pause)


async def seated(
    port: int, seats: list[tuple[str, str]], screen: bool, pause: float = 0.0
) -> list[Player]:
    dice = Random(1)
    return [await sit(port, seat, screen, dice, pause) for seat in seats]


async def play(players: list[Player], seconds: float) -> Played:
    until = time.perf_counter() + seconds
    tasks = [asyncio.create_task(player.play(until)) for player in players]
    await asyncio.wait(tasks, timeout=seconds + 2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Played([wait for player in players for wait in player.waits])


async def close(links: Iterable[ClientConnection]) -> None:
    await asyncio.gather(*(link.close() for link in links), return_exceptions=True)


# ---- the bare relay


async def rooms(port: int, count: int) -> list[list[ClientConnection]]:
    async def room(number: int) -> list[ClientConnection]:
        address = f"ws://127.0.0.1:{port}/relay/{number}"
        return [await connect(address, compression=None) for _ in range(2)]

    return [await room(number) for number in range(count)]


async def relay(pairs: list[list[ClientConnection]], seconds: float) -> Played:
    """One message is under way in each room; both windows read it, then the other one speaks."""
    waits: list[float] = []
    until = time.perf_counter() + seconds

    async def talk(pair: list[ClientConnection]) -> None:
        said = 0
        while time.perf_counter() < until:
            said += 1
            sent = time.perf_counter()
            speaker = pair[said % 2]
            await speaker.send(json.dumps({"type": "move", "do": "move east", "id": f"m{said}"}))
            for window in (speaker, pair[1 - said % 2]):
                heard(await window.recv())
                if window is speaker:
                    waits.append(time.perf_counter() - sent)

    await asyncio.gather(*map(talk, pairs))
    return Played(waits)
