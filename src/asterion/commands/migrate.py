"""`asterion migrate`: bring a server's database to the schema of this program."""

from asterion.commands.common import fail
from asterion.commands.talk import talk
from asterion.commands.verb import option, verb
from asterion.core.phrase import phrase

PATIENCE = 60.0


@verb(
    examples="""
  asterion migrate
  asterion migrate --data /var/lib/asterion
  asterion migrate --database postgresql://asterion@localhost/asterion""",
)
@option("--data", metavar="DIR", help="commands-option-migrate-data")
@option("--database", metavar="URL", help="commands-option-database")
@option("--config", "file", metavar="FILE", help="commands-option-file")
def migrate(data: str | None, database: str | None, file: str | None) -> None:
    """Apply the migrations that the database of a server lacks."""
    try:
        from asterion.server.config import ConfigError, read_config
        from asterion.server.store.address import driver
        from asterion.server.store.errors import StoreError

        config = read_config({"data": data, "database": database}, file=file or "")
        opened = driver(config.database_url, PATIENCE)
        applied = opened.open()
        opened.close()
    except ModuleNotFoundError as missing:
        if (missing.name or "asterion").partition(".")[0] == "asterion":
            raise
        fail(phrase("commands-more-libraries", package=missing.name or ""))
    except (ConfigError, StoreError) as error:
        fail(error.why)
    for name in applied:
        talk(phrase("commands-applied", name=name))
    if not applied:
        talk(phrase("commands-up-to-date"))
