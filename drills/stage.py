"""A server whose chance is written as it is needed, and all that one ear hears of a game there."""

import json
import re
import sys
from pathlib import Path

from drills import hold
from drills.ears import Frames, Lines, Requests, Stream
from drills.kinds import Kind, Windows
from drills.pairs import MASTER, PUBLIC, Game
from drills.scripted import DRAWS, MAPS
from drills.serving import Server

APART = "\x1e"
"""Between messages that are looked through as one text: a character that none of them has."""
OF_THE_MOMENT = [
    *((f'"{when}":', r"[0-9.]+", "WHEN") for when in ("made", "started", "ended")),
    ('"left":', r"\{[^}]*\}", "LEFT"), (f"{APART}clock ", r"\S+ [0-9.]+", "LEFT"),
]  # fmt: skip
"""When it was; and what a clock shows, which depends on how fast the drill is. Whose clock runs is
compared."""
MOMENTS = [(before, re.compile(before + what), name) for before, what, name in OF_THE_MOMENT]
Heard = dict[str, list[str]]


def scripted_server(folder: Path) -> Server:
    """Its chance is what stands in the file of draws in this folder."""
    draws, maps = folder / "draws", folder / "maps"
    draws.touch()
    maps.touch()
    return Server(
        folder, "--line-port", "0", "--dooom-port", "0",
        program=(sys.executable, "-m", "drills.scripted"),
        environment={DRAWS: str(draws), MAPS: str(maps)},
    )  # fmt: skip


class Stage:
    """A server whose chance is written as it is needed."""

    def __init__(self, server: Server, draws: Path) -> None:
        self.server = server
        self._draws = draws
        self._web = Requests(server.port)
        self._line_port = int(server.said(r'"line protocol","port":(\d+)'))

    def post(self, path: str, body: object, token: str = "") -> dict[str, object]:
        status, text = self._web.ask("POST", f"/api/v1{path}", body, token)
        hold(status < 300, f"POST {path} was answered {status}: {text[:600]}")
        answer: dict[str, object] = json.loads(text) if text else {}
        return answer

    def perform(self, game: Game, seat: int, windows: Windows) -> Heard:
        """All that this ear is sent while the game is played, by these windows of its own."""
        with self._draws.open("a") as file:
            file.writelines(json.dumps(draw) + "\n" for draw in game.draws)
        terms = {"master": "person" if game.by_a_person else "computer", "absent": "wait"}
        opened = self.post(
            "/tables",
            {
                "book": game.book, "options": game.options, "plan": game.plan, "terms": terms,
                "seats": len(game.names), "name": game.names[0],
            },
        )  # fmt: skip
        table = str(opened["id"])
        first, about = opened["seat"], opened["summary"]
        assert isinstance(first, dict)
        assert isinstance(about, dict)
        tokens = {PUBLIC: "", MASTER: str(opened["master"] or ""), 0: str(first["token"])}
        for n, name in enumerate(game.names[1:], 1):
            sat = self.post(f"/tables/{table}/seats", {"name": name})
            tokens[n] = str(sat["token"])
        heard = self._listen(game, seat, table, tokens, windows)
        secret = {table: "TABLE", str(about["commitment"]): "PROMISE", tokens[seat]: "TOKEN"}
        return {channel: plain(said, secret) for channel, said in heard.items()}

    def _listen(
        self, game: Game, seat: int, table: str, tokens: dict[int, str], windows: Windows
    ) -> Heard:
        token = tokens[seat]
        frames = Frames(self.server.port, table, token, windows.socket)
        frames.until(lambda message: message["type"] == "view")
        if seat >= 0:  # that this seat is here now is told when it is noted, not when it is so
            frames.until(lambda message: message["type"] == "table")
        lines = None if windows.line_is_late else self._line(table, token)
        stream = Stream(self.server.port, table, token, windows.stream)
        stream.until(lambda message: message["type"] == "view")
        path = f"/api/v1/tables/{table}"
        asked: list[str] = []
        models: list[str] = []
        for n, (speaker, do) in enumerate(game.said):
            move = {"do": do, "id": f"{n}"}
            if speaker == seat:
                frames.send({"type": "move", **move})
                frames.until(lambda message, n=n: message.get("answer") == f"{n}")  # type: ignore[misc]
            else:
                self.post(f"/tables/{table}/moves", move, tokens[speaker])
            if n == len(game.said) // 2:
                asked.append(self._web.bytes_of("GET", f"{path}/view", token=token))
        in_words = Kind(windows.socket.words).query()
        asked += [
            self._web.bytes_of("GET", path + more, token=token)
            for more in ("", f"/view{in_words}", f"/transcript{in_words}", "/board")
        ]
        nonsense = {"do": "sing", "id": "wrong"}
        asked.append(self._web.bytes_of("POST", f"{path}/moves", nonsense, token))
        if token:  # the two take turns: each costs as much as several moves
            look = windows.line_is_late
            tool, words = ("look", {}) if look else ("say", {"text": "sing"})
            models.append(self._model(f"{table}:{token}", tool, words))
        if game.is_over:  # it has a message of its own, after the last move's
            finished = lambda m: m["type"] == "table" and m["table"]["phase"] == "finished"  # noqa: E731
            frames.until(finished)
            stream.until(finished)
        frames.send({"type": "move", **nonsense})
        frames.until(lambda message: message.get("id") == "wrong")
        if stream.number < frames.number:
            stream.until(lambda message: message.get("number", 0) >= frames.number)
        back = Frames(self.server.port, table, token, windows.stream, frames.number // 2)
        back.send({"type": "move", **nonsense})
        back.until(lambda message: message.get("id") == "wrong")
        lines = lines or self._line(table, token)
        hold(lines.asks("look") and lines.asks("log"), lines.heard[-1])
        for link in (frames, lines, stream, back):
            link.close()
        # Of those who come and go at a table, and in which order with the game, nothing is secret.
        spoken = [x for x in lines.heard if not x.startswith(("table ", "place ", "ok"))]
        return {
            "WebSocket": frames.heard, "HTTP": asked, "NDJSON": stream.heard, "line": spoken,
            "MCP": models, "WebSocket of one who comes back": back.heard,
        }  # fmt: skip

    def _line(self, table: str, token: str) -> Lines:
        lines = Lines(self._line_port)
        lines.until(lambda line: line.startswith("info"))
        hold(lines.asks(f"sit {table} {token}" if token else f"watch {table}"), lines.heard[-1])
        lines.until(lambda line: line.split(" ")[0] in ("ask", "wait", "over"))
        hold(lines.asks("show events on") and lines.asks("show legal on"), lines.heard[-1])
        return lines

    def _model(self, seat: str, tool: str, words: dict[str, str]) -> str:
        call = {"name": tool, "arguments": words}
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}
        return self._web.bytes_of("POST", "/mcp", body, seat)


def plain(said: list[str], secret: dict[str, str]) -> list[str]:
    """Without what is of the moment or of this table, and not of the game."""
    text = APART + APART.join(said)
    for found, name in secret.items():
        if found:
            text = text.replace(found, name)
    for before, moment, name in MOMENTS:
        if before in text:
            text = moment.sub(before + name, text)
    kept = text.split(APART)[1:]
    hold(not said or len(kept) == len(said), "a message has a character that none has")
    return kept if said else []
