"""`asterion serve`: the game server, for people in browsers and terminals and for programs."""

import asyncio
import sys
from functools import partial
from importlib.util import find_spec

import click

from asterion.commands.common import fail, read_settings
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.commands.words import say
from asterion.core.phrase import phrase


@verb(
    examples="""
  asterion serve
  asterion serve --host 0.0.0.0 --port 8080 --data /var/lib/asterion
  asterion serve --database postgresql://localhost/asterion --redis redis://localhost
  asterion serve --workers 4 --database postgresql://localhost/asterion
  asterion serve --dooom-port 40004 --dooom-map old-keep --dooom-set wait_for=2
  asterion serve --config asterion.toml --set chats_per_minute=10"""
)
@option("--host", metavar="ADDRESS", help="commands-option-host")
@option("--port", metavar="N", help="commands-option-port")
@option("--data", metavar="DIR", help="commands-option-data")
@option("--database", metavar="URL", help="commands-option-database")
@option("--redis", metavar="URL", help="commands-option-redis")
@option("--workers", metavar="N", help="commands-option-workers")
@option("--line-port", metavar="N", help="commands-option-line-port")
@option("--dooom-port", metavar="N", help="commands-option-dooom-port")
@option("--dooom-map", metavar="FILE|NAME", help="commands-option-dooom-map")
@option("--dooom-simple", is_flag=True, default=None, help="commands-option-dooom-simple")
@option("--dooom-turn-seconds", metavar="S", help="commands-option-dooom-turn-seconds")
@option(
    "--dooom-set",
    multiple=True,
    metavar="NAME=VALUE",
    help="commands-option-dooom-set",
)
@option("--config", "file", metavar="FILE", help="commands-option-file")
@option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="commands-option-serve-settings",
)
def serve(
    file: str | None,
    settings: tuple[str, ...],
    dooom_set: tuple[str, ...],
    **flags: str | bool | None,
) -> None:
    """Serve games: open the address that it prints in a browser."""
    try:
        from asterion.server.config import ConfigError, read_config
        from asterion.server.http.here import addresses_for_others
        from asterion.server.http.listening import CannotServe, port_in
        from asterion.server.log import Log

        if find_spec("uvicorn") is None:
            raise ModuleNotFoundError(name="uvicorn")
    except ModuleNotFoundError as missing:
        if (missing.name or "asterion").partition(".")[0] == "asterion":
            raise
        fail(phrase("commands-more-libraries", package=missing.name or ""))

    def ready(address: str, server: object = None) -> None:
        click.echo(say("commands-open-at", address=address))
        others = [f"{each}/" for each in addresses_for_others(config.host, port_in(address))]
        if others:
            click.echo(say("commands-open-for-others", addresses=[*others]))
        sys.stdout.flush()
        talk(phrase("commands-ctrl-c"))

    try:
        flagged = {name: value for name, value in flags.items() if value is not None}
        given = {**read_settings(settings), **flagged}
        if dooom_set:
            given["dooom_set"] = ", ".join(dooom_set)
        reread = partial(read_config, given, file=file or "")
        config = reread()
        log = Log(style=config.log)
        if config.workers > 1:
            from asterion.server.workers import serve_with_workers

            asyncio.run(serve_with_workers(config, log, reread, ready))
        else:
            from asterion.server.serve import serve as run  # a parent of workers needs none of it

            asyncio.run(run(config, log, ready))
    except (ConfigError, CannotServe) as error:
        fail(error.why)
    talk(phrase("commands-stopped"))
