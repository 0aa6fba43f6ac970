"""What the WebSocket relies upon in uvicorn: how one is made and handed the connection, and ended.

No interface of uvicorn says so; if a new version does it in another way, it is found out here.
"""

import asyncio
import socket
from typing import Any

import uvicorn

from asterion.server.http.listening import listen
from tests.server.http.serving import WITHIN

REQUEST = (
    b"GET /api/v1/x?lang=de HTTP/1.1\r\nHost: here\r\nConnection: keep-alive, Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nX-Own: A b\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("a WebSocket is no business of the app")


def test_a_class_is_made_handed_the_connection_and_ended() -> None:
    calls: list[tuple[str, Any]] = []

    class Noted(asyncio.Protocol, asyncio.BufferedProtocol):
        def __init__(self, config: Any, server_state: Any, app_state: Any) -> None:
            assert config.ws_max_size == 1234
            self.connections = server_state.connections

        def connection_made(self, transport: Any) -> None:
            self.transport = transport
            self.connections.add(self)
            calls.append(("made", transport.get_extra_info("peername")[0]))

        def data_received(self, data: bytes) -> None:
            calls.append(("head", data))
            self.transport.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")

        def get_buffer(self, sizehint: int) -> bytearray:
            self.into = bytearray(100)
            return self.into

        def buffer_updated(self, nbytes: int) -> None:
            calls.append(("heard", bytes(self.into[:nbytes])))
            self.transport.write(b"heard")

        def shutdown(self) -> None:
            calls.append(("shutdown", None))
            self.transport.close()

        def connection_lost(self, error: Exception | None) -> None:
            calls.append(("lost", error))
            self.connections.discard(self)

    async def talk(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(REQUEST)
        assert await reader.readuntil(b"\r\n\r\n") == b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
        writer.write(b"hello")
        assert await reader.readexactly(5) == b"heard"
        server.should_exit = True
        rest = await reader.read()
        writer.close()
        return rest

    async def test(listening: socket.socket) -> None:
        serving = asyncio.create_task(server.serve([listening]))
        assert await asyncio.wait_for(talk(listening.getsockname()[1]), WITHIN) == b""
        await asyncio.wait_for(serving, WITHIN)

    config = uvicorn.Config(
        app, http="h11", ws=Noted, ws_max_size=1234, lifespan="off", interface="asgi3",
        log_config=None, access_log=False, timeout_graceful_shutdown=5,
    )  # fmt: skip
    server = uvicorn.Server(config)
    with listen("127.0.0.1", 0) as listening:
        asyncio.run(test(listening))
    kinds = [kind for kind, _ in calls]
    assert kinds == ["made", "head", "heard", "shutdown", "lost"]
    head = calls[1][1].split(b"\r\n")
    assert head[0] == b"GET /api/v1/x?lang=de HTTP/1.1"
    assert head[-2:] == [b"", b""]
    named = {line.partition(b": ")[0].lower(): line.partition(b": ")[2] for line in head[1:-2]}
    assert named[b"host"] == b"here"
    assert named[b"x-own"] == b"A b"
    assert named[b"upgrade"] == b"websocket"
    assert calls[2] == ("heard", b"hello")
