"""`asterion migrate`: bring a server's database to the schema of this program."""

import click

from asterion.commands.common import fail
from asterion.commands.talk import talk

INSTALL = "pip install 'asterion[server]'"
PATIENCE = 60.0


@click.command(
    epilog="""\b
Examples:
  asterion migrate
  asterion migrate --data /var/lib/asterion
  asterion migrate --database postgresql://asterion@localhost/asterion""",
)
@click.option("--data", metavar="DIR", help="The folder in which the server keeps everything.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://... instead.")
@click.option("--config", "file", metavar="FILE", help="Read settings from this TOML file first.")
def migrate(data: str | None, database: str | None, file: str | None) -> None:
    """Apply the migrations that the database of a server lacks.

    A server does the same when it starts. This does it beforehand, perhaps as somebody who may
    change the schema where the server may not. It finds the database as `asterion serve` does; one
    that is up to date stays as it is.
    """
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
        fail(f"the server needs more libraries ({missing.name}): {INSTALL}")
    except (ConfigError, StoreError) as error:
        fail(str(error))
    for name in applied:
        talk(f"applied {name}")
    if not applied:
        talk("the database is up to date")
