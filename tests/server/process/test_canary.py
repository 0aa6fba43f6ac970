"""A canary word in every hidden field of a running server, and nobody ever hears it sing."""

import asyncio
import socket
from pathlib import Path

from asterion.books import book
from asterion.core.dice import Rolled
from asterion.server.game.doc import Doc, decode
from asterion.server.guard import digest
from asterion.server.store import Store
from tests.server.process.lines import Lines
from tests.server.process.rooms import KINDS
from tests.server.process.serving import Serving
from tests.server.process.windows import Window

CANARY = "kanarienvogel"
MOVES = 12
TRIES = 20


def drawing(name: str) -> str:
    """A plan with the canary for a name, where the format has names."""
    shelved = book(name)
    plan = shelved.plan.write(shelved.plan.generate(shelved.plan.settings(), Rolled(1)))
    if name == "cc3k":
        return plan
    lines = [line for line in plan.split("\n") if not line.startswith("name")]
    return "\n".join([f"name {CANARY}", *lines])


class Cage:
    """A table that hides the canary, somebody who knows it, and everyone else's ears."""

    def __init__(self, server: Serving, name: str, players: int) -> None:
        self.server = server
        wish = {"book": name, "seats": players, "plan": drawing(name), "terms": {"listed": True}}
        opened = server.post("/tables", wish)
        self.table = opened["id"]
        path = f"/tables/{self.table}/seats"
        sat = [server.post(path, {"name": f"P{seat}"})["token"] for seat in range(players)]
        self.secrets = [opened["host"], *sat]
        self.knows, self.listens = sat[0], [*sat[1:2], ""]
        self.is_over = False

    async def sing(self) -> list[str]:
        """All that reaches the ears while the one who knows says it wherever he can."""
        windows = [
            await Window.open(self.server.address, self.table, token) for token in self.listens
        ]
        lines = [
            await asyncio.to_thread(Lines, self.server, self.table, token) for token in self.listens
        ]
        singer = await Window.open(self.server.address, self.table, self.knows)
        ask, path = self.server.answer, f"/api/v1/tables/{self.table}"
        notebook = {"version": 0, "doc": {"text": CANARY}}
        assert ask("PUT", f"{path}/notebook", notebook, self.knows)[0] == 200
        assert ask("POST", f"{path}/chat", {"text": CANARY}, self.knows)[0] >= 400
        await singer.send({"type": "chat", "text": CANARY})
        for n in range(MOVES):
            await singer.send({"type": "move", "do": CANARY, "id": f"{CANARY} wrong {n}"})
            await singer.until_answered(f"{CANARY} wrong {n}")
            if singer.prompt is not None and singer.result is None:
                id = f"{CANARY} {n}"
                await singer.send({"type": "move", "do": singer.legal[-1], "id": id})
                await singer.until_done(id)
        asked = ("", "/view", "/transcript", "/record", "/plan", "/replay", "/notebook", "/live?x=")
        told = [ask("GET", path + more, token=t)[1] for more in asked for t in self.listens]
        self.is_over = singer.result is not None
        for window in (*windows, singer):
            await window.close()
        heard = [*told, *(text for window in windows for text in window.raw)]
        return heard + [text for listening in lines for text in listening.raw]

    def hidden(self, doc: Doc) -> list[str]:
        """What must be nowhere."""
        assert CANARY in doc.plan or doc.book == "cc3k"
        kept = [*doc.host, *doc.master, *(token for place in doc.places for token in place.tokens)]
        assert digest(self.knows) in kept
        return [CANARY, doc.salt, *self.secrets, *kept]


def sung(server: Serving, name: str, players: int) -> tuple[Cage, list[str]]:
    """A game that was still on at the end of the song: when one is over, everything is shown.

    The server's dice are its own, and in CC3k a few moves may be the last ones.
    """
    for _ in range(TRIES):
        cage = Cage(server, name, players)
        heard = asyncio.run(cage.sing())
        if not cage.is_over:
            return cage, heard
    raise AssertionError(f"no game of {name} went on for {MOVES} moves")


def knock(server: Serving, line_port: int, table: str) -> None:
    """The canary where only mistakes and passwords are written."""
    ask = server.answer
    password = {"name": "Ann", "password": f"{CANARY}{CANARY}"}
    assert ask("POST", "/api/v1/accounts", password)[0] == 201
    assert ask("POST", "/api/v1/sessions", {**password, "name": "Bob"})[0] >= 400
    ask("GET", f"/api/v1/tables/{CANARY}")
    ask("GET", f"/{CANARY}?token={CANARY}")
    ask("POST", f"/api/v1/tables/{table}/moves", {"do": CANARY, CANARY: 1}, f"seat_{CANARY}")
    with socket.create_connection(("127.0.0.1", line_port), timeout=60) as link:
        link.sendall(f"sit {table} seat_{CANARY}\n{CANARY}\nquit\n".encode())
        while link.recv(65536):
            pass


async def kept(folder: Path, tables: list[str]) -> list[Doc]:
    store = await Store.open(f"sqlite:///{folder}/server/asterion.db")
    try:
        rows = [await store.table(table) for table in tables]
        return [decode(row.doc) for row in rows if row is not None]
    finally:
        await store.close()


def test_the_canary_is_heard_by_nobody(tmp_path: Path) -> None:
    with Serving(tmp_path, "--line-port", "0") as server:
        songs = [sung(server, name, players) for name, players, _, _ in KINDS]
        cages = [cage for cage, _ in songs]
        heard = {cage.table: told for cage, told in songs}
        line_port = int(server.said(r'"line protocol","port":(\d+)'))
        knock(server, line_port, cages[0].table)
        lobby = server.answer("GET", "/api/v1/tables")[1]
        metrics = server.answer("GET", "/metrics")[1]
        assert server.stop() == 0
    log = server.log.read_text()
    docs = asyncio.run(kept(tmp_path, list(heard)))
    assert len(docs) == len(KINDS)
    for cage, doc in zip(cages, docs, strict=True):
        everything = "\n".join([*heard[cage.table], lobby, metrics, log])
        assert cage.table in everything
        for secret in cage.hidden(doc):
            assert secret not in everything
        assert cage.table not in log, "who reads the log is not invited"
