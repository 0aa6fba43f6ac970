"""One session over standard input and output, with a server at the other end of the network."""

import httpx2

from asterion.mcp.house import House
from asterion.mcp.tools import Session, make_server

PATIENCE = 30.0


async def serve(server: str) -> None:
    """Until the input ends."""
    async with httpx2.AsyncClient(base_url=server, timeout=PATIENCE) as client:
        session = Session(House(client))
        await make_server(lambda: session).run_stdio_async()
