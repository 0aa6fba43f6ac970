"""`asterion backup`: all that a server keeps into one file, while it goes on playing."""

from pathlib import Path

import click

from asterion.commands.common import fail
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.core.phrase import Value, phrase


@verb(
    examples="""
  asterion backup asterion-monday.backup
  asterion backup --data /var/lib/asterion /var/backups/asterion.backup
  asterion backup --database postgresql://asterion@localhost/asterion --check all.backup""",
)
@click.argument("file", metavar="FILE")
@option("--check", "whole", is_flag=True, help="commands-option-backup-check")
@option("--data", metavar="DIR", help="commands-option-migrate-data")
@option("--database", metavar="URL", help="commands-option-database")
@option("--config", metavar="FILE", help="commands-option-file")
def backup(
    file: str, whole: bool, data: str | None, database: str | None, config: str | None
) -> None:
    """Write everything in a server's database into one file."""
    try:
        from asterion.server.backup import BackupError, take
        from asterion.server.backup.check import SAMPLE
        from asterion.server.config import ConfigError, read_config
        from asterion.server.store.errors import StoreError

        settings = read_config({"data": data, "database": database}, file=config or "")
        found = take(settings.database_url, Path(file), None if whole else SAMPLE)
    except ModuleNotFoundError as missing:
        if (missing.name or "asterion").partition(".")[0] == "asterion":
            raise
        fail(phrase("commands-more-libraries", package=missing.name or ""))
    except (ConfigError, StoreError, BackupError) as error:
        fail(error.why)
    about: dict[str, Value] = {"kilobytes": -(-Path(file).stat().st_size // 1024)}
    talk(phrase("commands-backup-written", path=file, **about, **counts(found.rows)))
    for row in found.unreadable:
        talk(phrase("commands-backup-unreadable", row=row))
    tell_replayed(found.replayed, found.read, found.broken)
    if found.unreadable:
        raise SystemExit(1)


def counts(rows: dict[str, int]) -> dict[str, Value]:
    return {name: rows.get(name, 0) for name in ("tables", "entries", "accounts")}


def tell_replayed(replayed: int, read: int, broken: list[str]) -> None:
    """How the games fared; the status is 1 where one of them is not what the rules give."""
    talk(phrase("commands-backup-replayed", replayed=replayed, read=read))
    if broken:
        fail(phrase("commands-backup-broken", count=len(broken), table=broken[0]), 1)
