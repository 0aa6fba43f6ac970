"""A bare relay over WebSocket: whatever one window says, both windows of its room hear.

python -m benchmarks.relay 8000          on uvicorn as it comes
python -m benchmarks.relay 8001 ours     on the server's own connections
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from asterion.server.http.talk import Line, Talk
from asterion.server.http.websocket import WebSocket as OurWebSocket

ROOMS: dict[str, list[WebSocket]] = {}


async def relay(socket: WebSocket) -> None:
    await socket.accept()
    room = ROOMS.setdefault(socket.path_params["room"], [])
    room.append(socket)
    try:
        while True:
            said = await socket.receive_text()
            for window in list(room):
                await window.send_text(said)
    except WebSocketDisconnect:
        room.remove(socket)


class Spoken:
    """The same as one who speaks over the server's own connection."""

    rooms: ClassVar[dict[str, list[Line]]] = {}

    def __init__(self, room: str, line: Line) -> None:
        self.room = self.rooms.setdefault(room, [])
        self.line = line

    def begin(self) -> None:
        self.room.append(self.line)

    def hear(self, message: bytes | None) -> None:
        for window in list(self.room):
            window.send(message or b"")

    def go_on(self) -> None:
        pass

    def gone(self) -> None:
        if self.line in self.room:
            self.room.remove(self.line)


class OpenGate:
    async def admit(self, scope: Scope, line: Line) -> Talk:
        return Spoken(scope["path"], line)

    def ask(
        self, work: Coroutine[Any, Any, Talk], then: Callable[[Talk | Exception], None]
    ) -> None:
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda done: then(done.result()))


class OurSocket(OurWebSocket):
    gate = OpenGate()


def config(app: Starlette, ours: bool) -> uvicorn.Config:
    """The same loop for both, and no compression, which the clients do not ask for."""
    if not ours:
        return uvicorn.Config(app, loop="asyncio", log_level="error")
    return uvicorn.Config(app, loop="asyncio", log_level="error", ws=OurSocket)


if __name__ == "__main__":
    chosen = config(Starlette(routes=[WebSocketRoute("/relay/{room}", relay)]), "ours" in sys.argv)
    chosen.host, chosen.port = "127.0.0.1", int(sys.argv[1])
    uvicorn.Server(chosen).run()
