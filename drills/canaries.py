"""A word that is nowhere else in every hidden place of a game: nobody who listens ever hears it."""

import json
import sqlite3
from collections import defaultdict
from typing import Any

from drills import Run, hold
from drills.ears import Frames, Lines, Requests, Stream
from drills.serving import Server

KINDS = (
    ("dungeon-of-dooom", 2), ("labyrinth", 2), ("dungeonlab", 2), ("cc3k", 1),
    ("labyrinth-of-dooom", 2),
)  # fmt: skip
PLANS = 6
"""Plans of each book that are made beforehand."""
MOVES = 4
OPEN = ("", "/view", "/transcript", "/record", "/plan", "/replay", "/notebook", "/board", "/review")
TERMS = {"listed": True, "absent": "wait", "chat": True}


class Aviary:
    """A server, plans to hide canaries in, and all that was ever heard of any."""

    def __init__(self, server: Server, drill: Run) -> None:
        self.server, self.drill = server, drill
        self.web = Requests(server.port)
        self.line_port = int(server.said(r'"line protocol","port":(\d+)'))
        self.plans: dict[str, list[str]] = defaultdict(list)
        for name, _ in KINDS:
            for _ in range(min(PLANS, drill.size)):
                made = server.post(f"/books/{name}/plans/generate", {"settings": {}})
                self.plans[name].append(made["plan"])
        self.canaries: list[str] = []
        self.database = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)

    def new_canary(self) -> str:
        word = "".join(self.drill.dice.choices("bcdfghjklmnpqrstvwxz", k=14))
        self.canaries.append(word)
        return word

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        status, text = self.web.ask(method, f"/api/v1{path}", body, token)
        hold(status < 300, f"{method} {path} was answered {status}: {text[:500]}")
        return json.loads(text) if text else None

    def sing(self, name: str, players: int) -> bool:
        """One game; whether it was still on in the end: after that everything is shown."""
        canary = self.new_canary()
        lines = self.drill.dice.choice(self.plans[name]).split("\n")
        if name != "cc3k":  # whose plans have no names
            lines = [f"name {canary}", *(line for line in lines if not line.startswith("name"))]
        opened = self.ask(
            "POST", "/tables",
            {"book": name, "seats": players, "plan": "\n".join(lines), "terms": TERMS},
        )  # fmt: skip
        table = opened["id"]
        tokens = [
            self.ask("POST", f"/tables/{table}/seats", {"name": f"P{seat}"})["token"]
            for seat in range(players)
        ]
        heard, is_over = self._listen(canary, table, tokens[0], [*tokens[1:2], ""])
        if not is_over:
            self._judge(canary, table, [opened["host"], *tokens], "\n".join(heard))
        return not is_over

    def _listen(
        self, canary: str, table: str, singer: str, ears: list[str]
    ) -> tuple[list[str], bool]:
        """All that reaches the ears while the one who knows says it wherever they can."""
        windows = [Frames(self.server.port, table, token) for token in ears]
        streams = [Stream(self.server.port, table, token) for token in ears]
        line = Lines(self.line_port)
        listening: list[Frames | Stream] = [*windows, *streams]
        for ear in listening:
            ear.until(lambda message: message["type"] == "view")
        hold(line.asks(f"watch {table}"), "nobody may watch")
        line.asks("show events on")
        mouth = Frames(self.server.port, table, singer)
        state = mouth.until(lambda message: message["type"] == "view")
        notebook = {"version": 0, "doc": {"text": canary}}
        self.ask("PUT", f"/tables/{table}/notebook", notebook, singer)
        for n in range(MOVES):
            mouth.send({"type": "move", "do": canary, "id": f"{canary} {n}"})
            mouth.until(lambda m, n=n: m.get("id") == f"{canary} {n}")  # type: ignore[misc]
            if state["prompt"] is None or state["result"] is not None:
                break
            do = self.drill.dice.choice(state["offers"])["say"]
            mouth.send({"type": "move", "do": do, "id": f"{canary} done {n}"})
            state = mouth.until(lambda m, n=n: m.get("answer") == f"{canary} done {n}")  # type: ignore[misc]
        told = [
            self.web.bytes_of("GET", f"/api/v1/tables/{table}{more}", token=token)
            for more in OPEN
            for token in ears
        ]
        for window in windows:  # all that was sent before the answer to this is here then
            window.send({"type": "move", "do": "sing", "id": "last"})
            window.until(lambda message: message.get("id") == "last")
        last = json.loads(windows[-1].heard[-1]).get("number", 0)
        for stream in streams[-1:]:
            if last:
                stream.until(lambda message: message.get("number", 0) >= last)
        line.asks("look")
        line.asks("log")
        for ear in listening:
            ear.close()
        line.close()
        mouth.close()
        told += [text for ear in listening for text in ear.heard]
        return told + line.heard, state["result"] is not None

    def _judge(self, canary: str, table: str, secrets: list[str], heard: str) -> None:
        hold(table in heard, "the ears heard nothing of this table")
        kept = self.database.execute("SELECT doc FROM docs WHERE table_id = ?", (table,)).fetchone()
        doc = json.loads(bytes(kept[0]))
        digests = [digest for place in doc["places"] for digest in place["tokens"]]
        hold(digests and doc["salt"], "the document has no secrets")
        for secret in (canary, doc["salt"], *secrets, *doc["host"], *digests):
            at = heard.find(secret)
            hold(at < 0, f"{doc['book']}: heard {heard[max(0, at - 200) : at + 60]!r}")


def run(drill: Run) -> str:
    """Returns what was found."""
    sung, broken_off = 0, 0
    with Server(drill.folder, "--line-port", "0") as server:
        aviary = Aviary(server, drill)
        while sung < drill.size:
            if aviary.sing(*KINDS[(sung + broken_off) % len(KINDS)]):
                sung += 1
                drill.tell(sung, "games")
            else:
                broken_off += 1
        aviary.database.close()
        lobby = server.answer("GET", "/api/v1/tables")[1] + server.answer("GET", "/metrics")[1]
        server.stop()
    public = server.log.read_text() + lobby
    found = [canary for canary in aviary.canaries if canary in public]
    hold(not found, f"in the log, the lobby or the metrics: {found[:3]}")
    return (
        f"{sung:,} games with a canary in plan, notebook, wrong moves and their ids: no ear by "
        "WebSocket, NDJSON, line or HTTP, nor log, lobby and metrics, had it, a salt, a token or "
        f"its digest ({broken_off} more games ended meanwhile and were not judged)"
    )
