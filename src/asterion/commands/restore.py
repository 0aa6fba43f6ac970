"""`asterion restore`: a backup back into a server's database, everything or nothing."""

from pathlib import Path

import click

from asterion.commands.backup import counts, tell_replayed
from asterion.commands.common import fail
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.core.phrase import phrase


@verb(
    examples="""
  asterion restore asterion-monday.backup
  asterion restore --check asterion-monday.backup
  asterion restore --replace --data /var/lib/asterion /var/backups/asterion.backup
  asterion restore --database postgresql://asterion@localhost/asterion all.backup""",
)
@click.argument("file", metavar="FILE")
@option("--check", "only_check", is_flag=True, help="commands-option-restore-check")
@option("--replace", is_flag=True, help="commands-option-restore-replace")
@option("--data", metavar="DIR", help="commands-option-migrate-data")
@option("--database", metavar="URL", help="commands-option-database")
@option("--config", metavar="FILE", help="commands-option-file")
def restore(
    file: str,
    only_check: bool,
    replace: bool,
    data: str | None,
    database: str | None,
    config: str | None,
) -> None:
    """Fill a server's database from a backup."""
    try:
        from asterion.server.backup import BackupError, check, put_back
        from asterion.server.config import ConfigError, read_config
        from asterion.server.store.errors import StoreError

        settings = read_config({"data": data, "database": database}, file=config or "")
        if only_check:
            found = check(Path(file), None)
        else:
            found = put_back(settings.database_url, Path(file), replace=replace)
    except ModuleNotFoundError as missing:
        if (missing.name or "asterion").partition(".")[0] == "asterion":
            raise
        fail(phrase("commands-more-libraries", package=missing.name or ""))
    except (ConfigError, StoreError, BackupError) as error:
        fail(error.why)
    said = "commands-backup-whole" if only_check else "commands-restored"
    talk(phrase(said, path=file, **counts(found.rows)))
    tell_replayed(found.replayed, found.read, found.broken)
