"""One table of the drill `seats`: requests by the names of tokens, and what each token reads."""

import copy
import json
from typing import Any

from drills import hold
from drills.asking import CELLS, FOREIGN, HOST, MASTER, NONE, Request, Setting
from drills.doors import Answer, Door

PLAN = """name Seats
+--+--+--+--+--+
 .  .  P3|F  . |
+  +--+  +  +--+
|v  W |.  H  P2|
+  +  +  +  +  +
|v |T  P1|.  . |
+  +--+  +  +  +
|>  D  .  . |W |
+--+  +  +--+  +
|.  H |.  .  . |
+--+--+--+--+==+
"""
READS = ("view", "notebook", "transcript")
ROUNDS = 4
METHODS = {"leave": "DELETE", "look": "GET"}


class Sitting:
    """A table at one of the doors, with all tokens that were handed out there."""

    def __init__(self, door: Door, accounts: dict[str, str], foreign: str) -> None:
        self._door = door
        self.codes: dict[str, str] = {}
        self._words: dict[int, str] = {}
        self._holders: dict[int, str] = {}
        self._sat = 0
        self._issued = 1  # the host's
        self.id = ""
        self.seated: list[tuple[Request, Any]] = []  # at the beginning
        self.tokens = {FOREIGN: foreign, NONE: "", **accounts}

    async def open(self, setting: Setting) -> None:
        """With those who sit there when the drill begins."""
        terms = {"absent": setting.absent, "master": "person" if setting.master else "computer"}
        wish = {
            "book": "labyrinth", "plan": PLAN, "seats": setting.players, "terms": terms,
            "options": {"void_inaccessible": False, "void_treasure": False},
        }  # fmt: skip
        by = [f"account{n}" if n < setting.accounts else NONE for n in range(setting.players)]
        if setting.host_plays:
            wish["name"] = "P0"
        status, text = await self._send("POST", "/tables", wish, by[0])
        hold(status == 201, f"no table: {text}")
        opened = json.loads(text)
        self.id = opened["id"]
        self.tokens[HOST] = opened["host"]
        if opened["master"]:
            self.tokens[MASTER] = opened["master"]
        if setting.host_plays:
            self.seated.append((Request("sit", by[0]), opened["seat"]))
            await self._settle(opened["seat"])
        for n in range(len(self.seated), setting.players if setting.begun else 0):
            status, text = await self.do(Request("sit", by[n]))
            hold(status == 201, f"nobody can sit down: {text}")
            self.seated.append((Request("sit", by[n]), json.loads(text)))

    def remember(self) -> dict[str, Any]:
        return {name: copy.copy(value) for name, value in vars(self).items()}

    def recall(self, then: dict[str, Any]) -> None:
        """The tokens that were handed out since are forgotten."""
        vars(self).update({name: copy.copy(value) for name, value in then.items()})

    async def do(self, request: Request) -> Answer:
        """What the server answers, with all that it entails for the table of the drill."""
        verb, seat = request.verb, request.seat
        path, body = f"/tables/{self.id}/seats", None
        match verb:
            case "sit":
                body = {"name": f"P{self._sat}", "seat": seat}
            case "look":
                path = f"/tables/{self.id}/view"
            case "agree":
                path += f"/{seat}/agree"
                body = {"code": self.codes[request.claim], "yes": request.yes}
            case "leave":
                path += f"/{seat}"
            case _:
                path += f"/{seat}/{verb}"
        status, text = await self._send(METHODS.get(verb, "POST"), path, body, request.by)
        hold(status < 500, f"{request} was answered {status}: {text}")
        if status < 300 and verb in ("sit", "ask", "renew"):
            await self._take(verb, json.loads(text))
        return status, text

    async def _take(self, verb: str, answer: Any) -> None:
        if verb == "sit":
            await self._settle(answer)
            return
        name = self._name(answer["token"])
        if verb == "ask":
            self.codes[name] = answer["code"]
        else:
            self._holders[answer["seat"]] = name

    def _name(self, token: str) -> str:
        name = f"t{self._issued}"
        self.tokens[name] = token
        self._issued += 1
        return name

    async def _settle(self, answer: Any) -> None:
        """Anyone who sits down writes into the notebook; when all sit there, they choose cells."""
        seat = answer["seat"]
        self._holders[seat], self._words[seat] = self._name(answer["token"]), f"word{self._sat}"
        self._sat += 1
        await self._write(seat)
        if (await self.summary())["phase"] != "playing":
            return
        for seat in self._holders:
            await self._write(seat)
        for column in range(ROUNDS):
            if await self._choose(column):
                return
        hold(False, "nobody can start")

    async def _choose(self, column: int) -> bool:
        """Whether the cells are good: the game master now and then has all choose again."""
        told = ""
        for seat, name in sorted(self._holders.items()):
            cell = CELLS[seat][column] + CELLS[seat][-1]
            told += await self._move(f"start {cell}", name)
        if MASTER in self.tokens:
            told += await self._move("confirm", MASTER)
        return '"Confirmed"' in told

    async def _move(self, do: str, by: str) -> str:
        status, text = await self._send("POST", f"/tables/{self.id}/moves", {"do": do}, by)
        hold(status == 200, f"“{do}” was answered {status}: {text}")
        return text

    async def _write(self, seat: int) -> None:
        """For the first time; refused before the game, and where it is written already."""
        words = {"version": 0, "doc": {"word": self._words[seat]}}
        await self._send("PUT", f"/tables/{self.id}/notebook", words, self._holders[seat])

    async def summary(self) -> Any:
        """The table as everybody sees it."""
        status, text = await self._send("GET", f"/tables/{self.id}", None, NONE)
        hold(status == 200, f"the table is not shown: {text}")
        return json.loads(text)

    async def read(self, by: str) -> set[str]:
        """Whose words and whose start cells this token shows."""
        text = ""
        for what in READS:
            status, shown = await self._send("GET", f"/tables/{self.id}/{what}", None, by)
            hold(status < 500, f"{what} of {by} was answered {status}: {shown}")
            text += shown
        return secrets_in(text, self._sat)

    async def _send(self, method: str, path: str, body: object, by: str) -> Answer:
        return await self._door.send(method, path, body, self.tokens[by])


def secrets_in(text: str, sat: int) -> set[str]:
    words = {f"word{n}" for n in range(sat) if f'"word{n}"' in text}
    cells = {row: [f'"cell":"{column}{row[-1]}"' for column in row[:-1]] for row in CELLS}
    return words | {row for row, any_of in cells.items() if any(cell in text for cell in any_of)}
