"""A bare echo over WebSocket, on the same stack as the server: its yardstick."""

import sys

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


if __name__ == "__main__":
    import uvicorn

    from asterion.server.config import Config
    from asterion.server.serve import uvicorn_config

    app = Starlette(routes=[WebSocketRoute("/echo", echo)])
    config = uvicorn_config(app, Config())
    config.host, config.port = "127.0.0.1", int(sys.argv[1])
    uvicorn.Server(config).run()
