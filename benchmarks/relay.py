"""A bare relay over WebSocket: whatever one window says, both windows of its room hear.

python -m benchmarks.relay 8000          on uvicorn as it comes
python -m benchmarks.relay 8001 ours     on the server's own connections
"""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

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


def config(app: Starlette, ours: bool) -> uvicorn.Config:
    """The same loop for both, and no compression, which the clients do not ask for."""
    if not ours:
        return uvicorn.Config(app, loop="asyncio", log_level="error")
    from asterion.server.config import Config
    from asterion.server.serve import uvicorn_config

    return uvicorn_config(app, Config())


if __name__ == "__main__":
    chosen = config(Starlette(routes=[WebSocketRoute("/relay/{room}", relay)]), "ours" in sys.argv)
    chosen.host, chosen.port = "127.0.0.1", int(sys.argv[1])
    uvicorn.Server(chosen).run()
