"""The table of verbs: each is imported when it is used, and only then."""

import os
from collections.abc import Mapping, Sequence
from importlib import import_module

import click

from asterion.commands.talk import talk
from asterion.commands.verb import SaidOption, VerbGroup, why_not
from asterion.commands.words import speak_in
from asterion.core.phrase import phrase
from asterion.terminal.program import program
from asterion.version import version
from asterion.words.offered import expected_of

VERBS = (
    "play",
    "cc3k",
    "referee",
    "serve",
    "join",
    "dooom-host",
    "dooom",
    "daily",
    "puzzle",
    "replay",
    "review",
    "verify",
    "audit",
    "evaluate",
    "books",
    "book",
    "rules",
    "plan",
    "bots",
    "mcp",
    "bot",
    "arena",
    "dataset",
    "bench-bots",
    "migrate",
    "backup",
    "restore",
    "doctor",
)


SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language it speaks; the first that is set counts."""


class Verbs(VerbGroup):
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


@click.group(
    cls=Verbs,
    invoke_without_command=True,
    subcommand_metavar="VERB ...",
    options_metavar="",
    context_settings={"help_option_names": ["-h", "--help"]},
    examples="""
  asterion play dooom --bots 2
  asterion rules dooom
  asterion play --help""",
)
@click.version_option(
    version(), message="asterion %(version)s", cls=SaidOption, help="commands-option-version"
)
@click.pass_context
def asterion(context: click.Context) -> None:
    """A game master for hidden-labyrinth games."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def invoke(arguments: Sequence[str]) -> int:
    """Run a verb to its status; wrong usage is said in one sentence, not in click's four lines."""
    speak_in(language_of(arguments, os.environ))
    try:
        with asterion.make_context(program(), list(arguments)) as context:
            asterion.invoke(context)
    except click.ClickException as error:
        asked = error.ctx if isinstance(error, click.UsageError) else None
        why = why_not(error)
        path = asked.command_path if asked is not None else ""
        talk(phrase("commands-see-help", why=why, command=path) if path else why)
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


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What `--lang` says, wherever it stands, or what the system is set to, if it is offered.

    It is looked for before anything is understood, so that help and complaints are in it too.
    """
    words = iter(arguments)
    for word in words:
        if word == "--":
            break
        flag, equals, value = word.partition("=")
        if flag == "--lang":
            return value if equals else next(words, "")
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    return expected_of(system)
