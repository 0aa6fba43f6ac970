"""`asterion serve`: the game server, for people in browsers and terminals and for programs."""

import asyncio
import sys

import click

from asterion.commands.common import fail, read_settings
from asterion.commands.talk import talk

INSTALL = "pip install 'asterion[server]'"


@click.command(
    epilog="""\b
Examples:
  asterion serve
  asterion serve --host 0.0.0.0 --port 8080 --data /var/lib/asterion
  asterion serve --database postgresql://localhost/asterion --redis redis://localhost
  asterion serve --dooom-port 40004 --dooom-map old-keep --dooom-set wait_for=2
  asterion serve --config asterion.toml --set chats_per_minute=10"""
)
@click.option("--host", metavar="ADDRESS", help="Listen here; 0.0.0.0 is all of the machine.")
@click.option("--port", metavar="N", help="The port for pages and programs; 0: any free.")
@click.option("--data", metavar="DIR", help="Keep everything in this folder.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://... instead.")
@click.option("--redis", metavar="URL", help="Wake other processes by this Redis.")
@click.option("--line-port", metavar="N", help="Also speak the line protocol, on this port.")
@click.option("--dooom-port", metavar="N", help="Also speak Dooom's wire protocol, on this port.")
@click.option(
    "--dooom-map", metavar="FILE|NAME", help="The map that is played there: a file, or a sample."
)
@click.option("--dooom-simple", is_flag=True, default=None, help="Speak its simple dialect there.")
@click.option("--dooom-turn-seconds", metavar="S", help="A turn there ends after so long.")
@click.option(
    "--dooom-set",
    multiple=True,
    metavar="NAME=VALUE",
    help="Change an option of Dooom there, such as wait_for=2; may be given several times.",
)
@click.option("--config", "file", metavar="FILE", help="Read settings from this TOML file first.")
@click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="Change any setting of the server; may be given several times.",
)
def serve(
    file: str | None,
    settings: tuple[str, ...],
    dooom_set: tuple[str, ...],
    **flags: str | bool | None,
) -> None:
    """Serve games: open the address that it prints in a browser.

    With nothing said it keeps everything in a folder of its own and needs no other program. Every
    setting can stand in a TOML file, in the environment (ASTERION_PORT), or in --set NAME=VALUE.
    Ctrl-C ends it; nothing is lost, and the tables go on when it is started again.
    """
    try:
        from asterion.server.config import ConfigError, read_config
        from asterion.server.http.listening import CannotServe
        from asterion.server.log import Log
        from asterion.server.serve import Server
        from asterion.server.serve import serve as run
    except ModuleNotFoundError as missing:
        if (missing.name or "asterion").partition(".")[0] == "asterion":
            raise
        fail(f"the server needs more libraries ({missing.name}): {INSTALL}")

    def ready(address: str, server: Server) -> None:
        click.echo(f"Asterion is open at {address}")
        sys.stdout.flush()
        talk("Ctrl-C ends it")

    try:
        given = {**read_settings(settings), **flags}
        if dooom_set:
            given["dooom_set"] = ", ".join(dooom_set)
        config = read_config(given, file=file or "")
        asyncio.run(run(config, Log(style=config.log), ready))
    except (ConfigError, CannotServe) as error:
        fail(str(error))
    talk("stopped")
