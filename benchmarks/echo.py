"""A bare echo over WebSocket on uvicorn: the server's yardstick.

python -m benchmarks.echo 8000          uvicorn as it comes
python -m benchmarks.echo 8001 ours     with the server's own connections
"""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


def config(app: Starlette, ours: bool) -> uvicorn.Config:
    """The same loop for both, and no compression, which the clients do not ask for."""
    if not ours:
        return uvicorn.Config(app, loop="asyncio", log_level="error")
    from asterion.server.config import Config
    from asterion.server.serve import uvicorn_config

    return uvicorn_config(app, Config())


if __name__ == "__main__":
    chosen = config(Starlette(routes=[WebSocketRoute("/echo", echo)]), "ours" in sys.argv[2:])
    chosen.host, chosen.port = "127.0.0.1", int(sys.argv[1])
    uvicorn.Server(chosen).run()
