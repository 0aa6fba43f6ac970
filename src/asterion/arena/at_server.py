"""Players that are reached at a server: a game with them is played at a table there.

`server:ADDRESS#walker` is a bot of the server itself, `server:ADDRESS#@Robin` an account that
takes challenges: a listed table with `@Robin` in its title and a seat free. The plan is ours, the
dice are the server's; our own bots sit at the table by the network and hear what their seats are
told, and the record is fetched when the game is over.
"""

import time
from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from asterion.arena.contest import Contest
from asterion.arena.faults import Faults
from asterion.arena.program import NotStarted
from asterion.bots import Bot
from asterion.bots.seated import Seated
from asterion.core.audience import EVERYONE
from asterion.core.contract.book import AnyBook, Prompt
from asterion.core.contract.options import Options
from asterion.core.event import Event, events_decoder
from asterion.core.phrase import PhrasedError, phrase, verbatim

SERVER = "server:"
WAIT = 0.05
PATIENCE = 600.0
"""Seconds without anything new; then the others are taken to be gone."""
PAGE = 200
TOO_MUCH = 429
REFUSED = (409, 422)
"""What is said was understood as a request, and is not allowed."""
MOST_WAITS = 20
"""So often it waits for as long as a busy server asks for."""


class BadServer(PhrasedError, RuntimeError):
    """A server that does not answer, or not as a server of games does."""


class NotTaken(BadServer):
    """A move that the server refused, in the server's own sentence."""


class There(NamedTuple):
    """Where a player is reached, and under what name."""

    address: str
    who: str

    @property
    def is_account(self) -> bool:
        return self.who.startswith("@")


def read_there(name: str) -> There:
    """What is said behind `server:`."""
    address, _, who = name.removeprefix(SERVER).partition("#")
    if not address.startswith(("http://", "https://")) or not who.strip("@ "):
        raise BadServer(phrase("arena-bad-server", name=name[:80]))
    return There(address.rstrip("/"), who.strip())


class Api:
    """The few words of the API that an arena needs."""

    def __init__(self, address: str) -> None:
        self.address = address

    def fetch(self, method: str, path: str, token: str = "", body: object = None) -> bytes:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else msgspec.json.encode(body)
        request = Request(f"{self.address}/api/v1{path}", data, headers, method=method)
        for _ in range(MOST_WAITS):
            try:
                with urlopen(request, timeout=60) as answer:
                    found: bytes = answer.read()
                    return found
            except HTTPError as error:
                body = error.read()
                why = body.decode(errors="replace")[:200]
                if error.code in REFUSED:
                    raise NotTaken(verbatim(_detail(body) or why)) from None
                if error.code != TOO_MUCH:
                    break
                time.sleep(float(error.headers.get("Retry-After") or 1))
            except (URLError, OSError) as error:
                why = str(error)[:200]
                break
        raise BadServer(phrase("arena-server-away", address=self.address, why=why))

    def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:
        found = self.fetch(method, path, token, body)
        return msgspec.json.decode(found) if found else None


def _detail(body: bytes) -> str:
    """The sentence of a problem, or nothing where it is none."""
    try:
        return str(msgspec.json.decode(body)["detail"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return ""


class Sitting:
    """One of our own bots at the server's table."""

    def __init__(
        self, api: Api, path: str, rules: AnyBook, options: Options, bot: Bot, seat: int, name: str
    ) -> None:
        self.api, self.path, self.rules = api, path, rules
        self.token = api.ask("POST", f"{path}/seats", "", {"name": name, "seat": seat})["token"]
        self.seat = seat
        self.mind = Seated(bot, seat)
        self.view = rules.view.new(seat, options, None)
        self.heard = 0
        self.seconds = self.slowest = 0.0
        self.times: Counter[int] = Counter()
        self.faults = Faults(seat)
        self._decoder = events_decoder(rules.rules.events)

    def answers(self) -> bool:
        """Whether it was asked something, and said it."""
        shown = self.api.ask("GET", f"{self.path}/view", self.token)
        if shown["result"] or not shown["prompt"]:
            return False
        news = self._news()
        asks = self.rules.view.asks(self.view)
        if asks is None:
            return False
        prompt, text = Prompt(self.seat, shown["prompt"]["n"], asks), ""
        began = time.thread_time()
        try:
            text = self.mind.think(news, self.view, prompt)
            self._count(time.thread_time() - began)
            self.api.ask("POST", f"{self.path}/moves", self.token, {"do": text, "n": prompt.n})
        except Exception as error:  # the game goes on, whatever is wrong with a bot
            self.faults.add(self.heard, prompt.words, str(text), error)
            if isinstance(error, NotStarted):
                raise
            self.api.ask(
                "POST", f"{self.path}/moves", self.token, {"do": shown["offers"][0]["say"]}
            )
        return True

    def _count(self, seconds: float) -> None:
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.times[round(seconds * 1000)] += 1

    def _news(self) -> list[list[Event]]:
        """What it was told since; who else was told is not known here."""
        found = []
        more = True
        while more:
            where = f"{self.path}/transcript?since={self.heard}&limit={PAGE}"
            page = self.api.ask("GET", where, self.token)
            for entry in page["entries"]:
                self.heard = entry["number"]
                events = [{**event, "to": EVERYONE} for event in entry["events"]]
                if events:
                    found.append(self._decoder.decode(msgspec.json.encode(events)))
            more = page["more"] and bool(page["entries"])
        for told in found:
            self.rules.view.fold(self.view, told)
        return found


def open_table(
    api: Api, contest: Contest, theirs: Mapping[int, There], seats: int, plan: str
) -> Any:
    """With the server's own bots in their seats, and challenges in its title."""
    places: list[dict[str, str]] = [{} for _ in range(seats)]
    for seat, there in theirs.items():
        if there.address != api.address:
            raise BadServer(phrase("arena-two-servers"))
        if not there.is_account:
            places[seat] = {"kind": "bot", "bot": there.who}
    challenged = [there.who for there in theirs.values() if there.is_account]
    wish = {
        "book": contest.book,
        "title": " ".join(["arena", *challenged]),
        "options": contest.options,
        "terms": {"listed": bool(challenged)},
        "seats": places,
        "plan": plan,
    }
    return api.ask("POST", "/tables", "", wish)


def wait_for_the_end(api: Api, path: str, sitting: list[Sitting]) -> tuple[Any, int]:
    """Our bots play until the table is over: how everyone sees it, and our answers."""
    answers, last = 0, time.monotonic()
    before = None
    while True:
        table = api.ask("GET", path)
        if table["phase"] not in ("waiting", "playing"):
            return table, answers
        spoken = sum(one.answers() for one in sitting) if table["phase"] == "playing" else 0
        answers += spoken
        if spoken or table != before:
            before, last = table, time.monotonic()
        elif time.monotonic() - last > PATIENCE:
            raise BadServer(phrase("arena-server-silent", address=api.address))
        else:
            time.sleep(WAIT)
