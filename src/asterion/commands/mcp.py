"""`asterion mcp`: a door for language models, over standard input and output."""

import asyncio

import click

from asterion.commands.talk import fail
from asterion.commands.verb import verb
from asterion.commands.words import say
from asterion.terminal.remote_http import Trouble, read_address


@verb(
    examples="""
  asterion mcp
  asterion mcp http://127.0.0.1:8000"""
)
@click.argument("url", metavar="URL", default="http://127.0.0.1:8000")
def mcp(url: str) -> None:
    """Let a language model play at a server's tables."""
    try:
        address = read_address(url)
        from asterion.mcp.stdio import serve
    except Trouble as trouble:
        fail(str(trouble))
    except ImportError as error:
        fail(say("commands-mcp-missing", why=str(error)))
    asyncio.run(serve(address.server))
