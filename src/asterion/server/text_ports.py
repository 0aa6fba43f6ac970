"""The ports for text, where they are wanted: the line protocol's and Dooom's."""

import socket
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import NamedTuple

from asterion.core.contract.problem import PlanError
from asterion.core.phrase import Value, phrase
from asterion.server.config import Config
from asterion.server.guard.rates import Apart, Counts
from asterion.server.http.desk import Desk
from asterion.server.http.listening import CannotServe, why_not
from asterion.server.line.server import LineServer
from asterion.server.wire.listener import DooomListener, beside_others, map_drawing, start_dooom


class Given(NamedTuple):
    """The sockets that a server accepts connections from; a worker gets all it has from its parent.

    A process alone opens those for text itself.
    """

    page: socket.socket
    port: int = 0  # of the page, where the socket does not say it
    line: socket.socket | None = None
    dooom: socket.socket | None = None
    is_worker: bool = False
    is_home: Callable[[str], bool] | None = None
    """Whether the parent sends the windows of this table here."""
    numbers: Callable[[str], Awaitable[bytes]] | None = None
    """The metrics of all workers, made of one's own."""
    counts: Counts = Apart()
    """Where addresses are counted, with the other workers."""


async def open_text_ports(
    config: Config, desk: Desk, stack: AsyncExitStack, given: Given
) -> LineServer | None:
    """Until the stack is closed. Of several workers only one has the games on Dooom's port."""
    line = None
    if config.line_port >= 0:
        line = await _open_line(config, desk, given)
        stack.push_async_callback(line.stop)
    if config.dooom_port >= 0 and (given.dooom is not None or not given.is_worker):
        dooom = await _open_dooom(config, desk, given.dooom)
        stack.push_async_callback(dooom.stop)
    return line


async def _open_line(config: Config, desk: Desk, given: Given) -> LineServer:
    line = LineServer(
        desk.hub,
        desk.say,
        desk.rates,
        connections=config.connections,
        connections_per_address=config.connections_per_address,
        doors=desk.doors,
        machines=given.counts.heads("line"),
        barred=desk.features.bans.why,
    )
    try:
        where = await line.listen(config.host, config.line_port, given.line)
    except OSError as error:
        raise CannotServe(why_not(error, config.host, config.line_port, "line")) from None
    for _, port in where[:1]:
        desk.say("line protocol", port=port)
    return line


async def _open_dooom(config: Config, desk: Desk, given: socket.socket | None) -> DooomListener:
    try:
        drawing = map_drawing(config.dooom_map) if config.dooom_map else ""
    except (OSError, UnicodeDecodeError) as error:
        unread = phrase("server-map-unreadable", map=config.dooom_map, why=str(error))
        raise CannotServe(unread) from None
    try:
        return await start_dooom(
            config.host,
            config.dooom_port,
            config.data_folder / "dooom",
            desk.say,
            drawing=drawing,
            simple=config.dooom_simple,
            turn_seconds=config.dooom_turn_seconds or None,
            options=config.dooom_options,
            limits=beside_others(desk.features.bans.why)._replace(doors=desk.doors),
            given=given,
        )
    except PlanError as error:
        more = len(error.problems) - 1
        name = "server-map-faults" if more else "server-map-fault"
        about: dict[str, Value] = {"map": config.dooom_map, "more": more}
        raise CannotServe(phrase(name, **about, why=error.problems[0].whole)) from None
    except OSError as error:
        raise CannotServe(why_not(error, config.host, config.dooom_port, "dooom")) from None
