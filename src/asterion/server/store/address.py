"""Which database a URL names."""

import os
from pathlib import Path
from urllib.parse import quote, unquote

from asterion.core.phrase import phrase
from asterion.server.store.database import Driver
from asterion.server.store.errors import StoreError
from asterion.server.store.sqlite import MEMORY, Sqlite

SQLITE = "sqlite://"
POSTGRES = ("postgresql://", "postgres://")
FILE = "asterion.db"


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite file; of the file `asterion.db` in it, if the path is a folder."""
    if path.is_dir():
        path = path / FILE
    return SQLITE + quote(os.path.abspath(path))


def shared(url: str) -> bool:
    """Whether several processes may serve the tables of this database."""
    return url.startswith(POSTGRES)


def driver(url: str, patience: float) -> Driver:
    """The driver for a URL, not yet connected; StoreError where nothing is known by that name."""
    if url.startswith(POSTGRES):
        from asterion.server.store.postgres import Postgres  # only who uses it needs psycopg

        return Postgres(url, patience)
    path = unquote(url.removeprefix(SQLITE))
    if url.startswith(SQLITE) and path == MEMORY:
        return Sqlite(MEMORY)
    if not url.startswith(SQLITE) or not path.startswith("/") or path.endswith("/"):
        kind = url.partition(":")[0][:20]
        raise StoreError(phrase("server-store-no-address", kind=kind))
    return Sqlite("/" + os.path.normpath(path).lstrip("/"))  # sqlite:////x is written as well
