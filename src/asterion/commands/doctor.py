"""`asterion doctor`: is this installation well, and if not, what to do."""

import click

from asterion.commands.common import fail
from asterion.commands.flags import json_option
from asterion.commands.talk import print_json, wrapped
from asterion.commands.verb import option, verb
from asterion.commands.words import in_words, say
from asterion.core.phrase import phrase

SIGNS = {"good": "+", "advice": "?", "fault": "!"}


@verb(
    examples="""
  asterion doctor
  asterion doctor --config /etc/asterion.toml
  asterion doctor --url https://labyrinths.example.org
  asterion doctor --json""",
)
@option("--url", metavar="URL", help="commands-option-doctor-url")
@option("--data", metavar="DIR", help="commands-option-migrate-data")
@option("--database", metavar="URL", help="commands-option-database")
@option("--config", metavar="FILE", help="commands-option-file")
@json_option
def doctor(
    url: str | None, data: str | None, database: str | None, config: str | None, as_json: bool
) -> None:
    """Look over the installation of a server, and say what to do."""
    try:
        from asterion.server.config import ConfigError, read_config
        from asterion.server.doctor import examine
    except ModuleNotFoundError as missing:
        if (missing.name or "asterion").partition(".")[0] == "asterion":
            raise
        fail(phrase("commands-more-libraries", package=missing.name or ""), 1)
    try:
        settings = read_config({"data": data, "database": database}, file=config or "")
    except ConfigError as error:
        fail(error.why, 1)
    if url and not url.startswith(("http://", "https://")):
        fail(phrase("commands-doctor-url"))
    found = list(examine(settings, url or ""))
    if as_json:
        print_json(
            [{"about": each.about, "level": each.level, "said": in_words(each.said)}
             for each in found]
        )  # fmt: skip
    else:
        for each in found:
            about = say(f"server-doctor-about-{each.about}")
            told = in_words(each.said)
            said = (
                f"{SIGNS[each.level]} {about}: {told}" if told else f"{SIGNS[each.level]} {about}"
            )
            click.echo(wrapped(said, hang=4))
        faults = sum(each.level == "fault" for each in found)
        click.echo(say("commands-doctor-sum", faults=faults, advice=sum(
            each.level == "advice" for each in found
        )))  # fmt: skip
    if any(each.level == "fault" for each in found):
        raise SystemExit(1)
