"""`asterion join`: the game of `asterion play`, at a table of a server."""

import os
import sys
from pathlib import Path

import click

from asterion.books import UnknownBook
from asterion.bots import UnknownBot, make_bot
from asterion.commands.common import fail
from asterion.commands.verb import option, verb
from asterion.commands.words import say, word
from asterion.core.contract.options import OptionError
from asterion.core.dice import Rolled
from asterion.core.phrase import read_player
from asterion.terminal.console import Console
from asterion.terminal.page import as_sentence
from asterion.terminal.program import program
from asterion.terminal.remote import RemoteSession
from asterion.terminal.remote_bot import RemoteBot
from asterion.terminal.remote_game import RemoteGame
from asterion.terminal.remote_http import Address, Message, Server, Trouble, read_address
from asterion.terminal.remote_seats import KeptSeat, Seats
from asterion.terminal.session import REFUSED

UNAUTHORIZED = 401


@verb(
    examples="""
  asterion join http://127.0.0.1:8000
  asterion join http://127.0.0.1:8000/t/Jq3xkZ0aB-_9 --name Ann
  asterion join http://127.0.0.1:8000/t/Jq3xkZ0aB-_9 --watch
  asterion join http://127.0.0.1:8000/t/Jq3xkZ0aB-_9 --name Robin --bot hard"""
)
@click.argument("url", metavar="URL")
@option("--name", metavar="NAME", help="commands-option-name")
@option("--watch", is_flag=True, help="commands-option-watch")
@option("--bot", metavar="NAME", help="commands-option-join-bot")
@option("--token", metavar="TOKEN", help="commands-option-token")
@option("--host-token", metavar="TOKEN", help="commands-option-host-token")
def join(
    url: str,
    name: str | None,
    watch: bool,
    bot: str | None,
    token: str | None,
    host_token: str | None,
) -> None:
    """Play at a server's table, or list the tables that anyone may join."""
    if watch and (name is not None or token is not None or bot is not None):
        fail(word("commands-watch-alone"))
    console = Console(sys.stdin, sys.stdout, os.environ)
    try:
        address = read_address(url)
        if not address.table:
            list_tables(Server(address), console)
            return
        seats = Seats(seats_folder())
        server, table = Server(address), find_table(address)
        game = RemoteGame(table)
        player = make_bot(game.book.name, bot, Rolled()) if bot is not None else None
        kept = seats.find(address.page)
        if not watch:
            kept = sit_down(server, table, console, kept, name, token, host_token or "")
            server.token = kept.token
            if not seats.keep(kept):
                console.say(word("commands-token-not-kept"))
                console.lines([f"  --token {kept.token}"])
        host = host_token or (kept.host if kept is not None else "")
        if player is not None:
            raise SystemExit(RemoteBot(server, game, console, player).run())
        status = RemoteSession(server, game, console, seats, host).run()
    except Trouble as trouble:
        fail(str(trouble))
    except UnknownBot as error:
        fail(error.why)
    except (UnknownBook, OptionError) as error:
        fail(say("commands-unknown-rules", why=error.why))
    except (KeyError, TypeError, AttributeError, IndexError):
        fail(say("commands-other-version", url=url))
    raise SystemExit(status)


def find_table(address: Address) -> Message:
    table: Message = Server(address).ask("GET", f"/tables/{address.table}")
    return table


def sit_down(
    server: Server,
    table: Message,
    console: Console,
    kept: KeptSeat | None,
    name: str | None,
    token: str | None,
    host: str,
) -> KeptSeat:
    """The seat that the token or the last time gives, or else a new one under a name."""
    page = server.address.page
    if token is not None:
        return KeptSeat(page, token, name or "", host)
    if kept is not None and (name is None or read_player(name)[0] == kept.name):
        server.token = kept.token
        try:
            server.ask("GET", f"/tables/{server.address.table}/view")
        except Trouble as trouble:
            if trouble.status != UNAUTHORIZED:
                raise
            console.say(word("commands-seat-lost"), style=REFUSED)
            server.token = ""
        else:
            return KeptSeat(page, kept.token, kept.name, host or kept.host)
    if not any(place["kind"] == "open" for place in table["places"]):
        fail(word("commands-no-seat-free"))
    assistant = table["terms"].get("assistant", "off")
    if assistant != "off":
        console.say(say("terminal-assistant", own=assistant == "own answers"))
    while True:
        called = name if name is not None else ask_name(console)
        try:
            wish = dict(zip(("name", "gender"), read_player(called), strict=True))
            sat = server.ask("POST", f"/tables/{server.address.table}/seats", wish)
        except Trouble as trouble:
            if name is not None or trouble.status not in (409, 422):
                raise
            console.say(as_sentence(str(trouble)), style=REFUSED)
        else:
            return KeptSeat(page, sat["token"], sat["name"], host)


def ask_name(console: Console) -> str:
    try:
        return console.ask(word("commands-your-name") + "> ")
    except EOFError:
        fail(word("commands-nobody-said-a-name"))


def list_tables(server: Server, console: Console) -> None:
    """The tables that anyone may join or watch, and how."""
    tables = server.ask("GET", "/tables")["tables"]
    open_ones = [table for table in tables if table["phase"] in ("waiting", "playing")]
    if not open_ones:
        console.say(say("commands-no-table-open", server=server.address.server))
        console.say(word("commands-open-one"))
        return
    for table in open_ones:
        places = table["places"]
        free = sum(place["kind"] == "open" for place in places)
        names = ", ".join(place["name"] for place in places if place["name"])
        how = word("commands-playing")
        if table["phase"] == "waiting":
            how = say("commands-seats-free", free=free, all=len(places))
        page = server.address._replace(table=table["id"]).page
        title = f"{table['title']} · {table['book']}" if table["title"] else table["book"]
        console.say(
            say("commands-table-line", title=title, how=how, names=names, anyone=bool(names))
        )
        console.lines([f"  {program()} join {page}{' --watch' if not free else ''}"])


def seats_folder() -> Path:
    """Where the tokens of one's seats are kept."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("asterion", appauthor=False)) / "seats"
