"""The table of verbs: each is imported when it is used, and only then."""

from collections.abc import Sequence
from importlib import import_module

import click

from asterion import __version__
from asterion.commands.talk import talk
from asterion.core.options import nearest

VERBS = {
    "play": "Play at the keyboard, alone, with others or against bots.",
    "cc3k": "Play ChamberCrawler3000 as its players and markers know it.",
    "referee": "Be the game master of a script or a club, line by line.",
    "serve": "Host tables for people and programs, over the network.",
    "join": "Sit down at a table on a server, in this terminal.",
    "dooom-host": "Host Dooom for programs that speak its wire protocol.",
    "replay": "Show a recorded game from any chair.",
    "verify": "Play a record again and check that every answer was right.",
    "books": "List the rule books on the shelf.",
    "rules": "Show the rules of a book as the options have them.",
    "plan": "Make, check and show plans.",
    "bots": "List the bots and what they do.",
    "migrate": "Bring a server's database up to date.",
}


class Verbs(click.Group):
    """The verbs of the table above; the module of a verb holds a command of the same name.

    Where a verb has a hyphen, both have an underscore.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS:
            return None
        name = cmd_name.replace("-", "_")
        command = getattr(import_module(f"asterion.commands.{name}"), name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in VERBS:
            ctx.fail(f"there is no verb “{args[0][:40]}”{nearest(args[0], list(VERBS))}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))


@click.group(
    cls=Verbs,
    invoke_without_command=True,
    subcommand_metavar="VERB ...",
    options_metavar="",
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="""\b
Examples:
  asterion play dooom --bots 2
  asterion rules dooom
  asterion play --help""",
)
@click.version_option(__version__, message="asterion %(version)s")
@click.pass_context
def asterion(context: click.Context) -> None:
    """A game master for hidden-labyrinth games: it holds the secret map, hears what the players
    say, and tells each of them exactly what the rule book entitles them to hear."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def invoke(arguments: Sequence[str]) -> int:
    """Run a verb to its status; wrong usage is said in one sentence, not in click's four lines."""
    try:
        with asterion.make_context("asterion", list(arguments)) as context:
            asterion.invoke(context)
    except click.ClickException as error:
        asked = error.ctx if isinstance(error, click.UsageError) else None
        hint = f" (see {asked.command_path} --help)" if asked is not None else ""
        talk(f"{error.format_message().rstrip('.')}{hint}")
        return error.exit_code
    except click.exceptions.Exit as end:
        return end.exit_code
    except click.Abort:
        raise KeyboardInterrupt from None
    except SystemExit as end:
        if not isinstance(end.code, int):
            raise
        return end.code
    return 0
