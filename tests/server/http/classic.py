"""A table of Labyrinth at which only last moves are recalled, and all that can be fetched there."""

import itertools
import re
import socket
from typing import Any

import msgspec

from asterion.books.labyrinth.say.command import Move
from asterion.books.labyrinth.say.notation import read
from tests.server.http.serving import API, Running

COIN = """\
name The Clipped Coin
   +--+--+--+
    W  .  P1|
+--+--+  +  +--+
 H  .  .  W |. |
+  +  +  +  +  +
|>  >  >  >  D
+--+  +--+  +  +
|F  E  . |H  . |
+--+  +  +  +--+
   |T |F  P2|
   +--+--+--+
"""
NAMES = ("Ann", "Bob", "Cid")
STARTS = ("b1", "c1", "b2"), ("a2", "e2", "c1")
"""In turn, for choices may be void (L10). Above each is a wall: a move up changes nothing."""
WAYS = ("up", "right", "down", "left")
FORMS = ("", "ru", "phrases", "none")


def requests() -> list[str]:
    """Moves that are all different, and of which none is found within another."""
    return [
        f"go up; if I find a corpse, shoot {one}; if a scream is heard, shoot {two};"
        f" if I am healed, shoot {three}"
        for one, two, three in itertools.product(WAYS, repeat=3)
    ]


class Classic:
    """Three players; `said` has what each of them said, the last one last, with the move's id."""

    def __init__(self, server: Running, **wish: Any) -> None:
        self.server = server
        options = {"recall": "classic", "repeats": True, **wish.pop("options", {})}
        options |= {"void_treasure": False, "void_inaccessible": False}
        opening = {"book": "labyrinth", "plan": COIN, "seats": 3, "name": "Ann"}
        self.opened = server.post("/tables", opening | {"options": options} | wish)
        self.id = self.opened["id"]
        self.tokens = [self.opened["seat"]["token"]]
        for name in NAMES[1:]:
            self.tokens.append(server.post(f"/tables/{self.id}/seats", {"name": name})["token"])
        for cells in itertools.cycle(STARTS):
            for seat, cell in enumerate(cells):
                self.say(seat, f"start {cell}")
            if self.opened["master"] is not None or self.has_begun:
                break
        self.said: list[list[tuple[str, str]]] = [[], [], []]
        self._requests = iter(requests())

    @property
    def has_begun(self) -> bool:
        """Whether no start cell is asked for again."""
        view = self.server.get(f"/tables/{self.id}/view", self.tokens[0])
        return "Confirmed" in str(view["transcript"])

    def say(self, seat: int, text: str, id: str = "") -> Any:
        path = f"/tables/{self.id}/moves"
        return self.server.post(path, {"do": text, "id": id}, self.tokens[seat])

    def move(self, seat: int) -> str:
        request = next(self._requests)
        id = f"move {sum(map(len, self.said))}"
        self.said[seat].append((request, id))
        self.say(seat, request, id)
        return request

    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            for seat in range(3):
                self.move(seat)

    @property
    def old(self) -> list[str]:
        """What nobody can ask for any more."""
        return [request for moves in self.said for request, _ in moves[:-1]]

    @property
    def last(self) -> list[str]:
        return [moves[-1][0] for moves in self.said]

    # ---- everything that somebody can fetch

    def fetched(self, token: str | None) -> dict[str, bytes]:
        """Every byte that this token, or nobody's, can get of the running game, by where from."""
        found: dict[str, bytes] = {}
        path = f"/tables/{self.id}"
        for form in FORMS:
            found[f"view {form}"] = self._get(f"{path}/view?words={form}", token)
            found[f"transcript {form}"] = self._get(f"{path}/transcript?words={form}", token)
        for since in range(60):
            page = self._get(f"{path}/transcript?since={since}&limit=1", token)
            found[f"transcript since {since}"] = page
        for place in ("", "/board", "/picture.png", "/replay?as=0", "/highlights?as=0", "/record"):
            found[place or "table"] = self._get(path + place, token)
        for place in ("/certificate", "/aims", "/plan", "/knowledge/certain", "/knowledge/why"):
            found[place] = self._get(path + place, token)
        for place in ("/boards", "/now"):
            found[place] = self._get(place, token)
        for since in (None, *range(60)):
            found[f"live since {since}"] = self._window(token, since)
            found[f"lines since {since}"] = self._lines(token, since)
        found["page"] = bytes(self.server.http.get(f"{self.server.address}/t/{self.id}").content)
        return found

    def _get(self, path: str, token: str | None) -> bytes:
        return bytes(self.server.call("GET", path, token).content)

    def _window(self, token: str | None, since: int | None) -> bytes:
        """What a window is sent at first: up to the answer to a message that is not understood."""
        with self.server.window(self.id, token, since) as window:
            window.send({"type": "hello"})
            while window.next()["type"] not in ("error", "bye"):
                pass
            return msgspec.json.encode(window.heard)

    def _lines(self, token: str | None, since: int | None) -> bytes:
        """The same as NDJSON; the heartbeat is far, so it is read until all is there."""
        query = "" if since is None else f"?since={since}"
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        request = f"{API}/tables/{self.id}/live{query}"
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=60) as link:
            head = f"GET {request} HTTP/1.1\r\nHost: localhost\r\n"
            head += "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            link.sendall(f"{head}\r\n".encode())
            got = b""
            number = self.number(token)
            is_there = since is not None and since == number  # and is told of the table alone
            awaited = '"type":"table"' if is_there else f'"number":{number}'
            while awaited.encode() not in got:
                chunk = link.recv(1 << 16)
                if not chunk:
                    break
                got += chunk
            return got

    def number(self, token: str | None) -> int:
        return int(self.server.get(f"/tables/{self.id}/view", token)["number"])

    def sent_again(self, seat: int) -> dict[str, bytes]:
        """The answers to all of a player's own moves, asked for once more."""
        found = {}
        for request, id in self.said[seat]:
            body = {"do": request, "id": id}
            path = f"/tables/{self.id}/moves"
            found[id] = bytes(self.server.call("POST", path, self.tokens[seat], json=body).content)
        return found

    def by_line(self, token: str | None) -> dict[str, bytes]:
        """The same by the line port, with every number that could be asked for."""
        said = re.search(r'"event": ?"line protocol".*?"port": ?(\d+)', self.server.log.getvalue())
        assert said, self.server.log.getvalue()
        found = {}
        for since in ("", "0", "5", "20"):
            with socket.create_connection(("127.0.0.1", int(said[1])), timeout=60) as link:
                come = f"sit {self.id} {token} {since}" if token else f"watch {self.id}"
                link.sendall(f"{come}\nlook\nlog\nlog 0\nlog 7\nquit\n".encode())
                got = b""
                while chunk := link.recv(1 << 16):
                    got += chunk
                found[f"line since {since}"] = got
        return found


def mentions(found: bytes, request: str) -> bool:
    """As a sentence, or as the data of an event."""
    move = read(request)
    data = msgspec.json.encode(move.request) if isinstance(move, Move) else b""
    text = found.decode("utf-8", "replace").lower()
    return request.lower() in text or (data != b"" and data.decode().lower() in text)
