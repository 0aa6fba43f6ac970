"""The same tests over every database there is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from asterion.server.store import sqlite_url
from tests.server.services import PrivatePostgres, fresh_schema


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "data" / "asterion.db")
    else:
        with fresh_schema() as schema:
            yield schema


@pytest.fixture
def postgres() -> Iterator[str]:
    """An empty schema in the PostgreSQL of this machine."""
    with fresh_schema() as schema:
        yield schema


@pytest.fixture(scope="session")
def own_cluster() -> Iterator[PrivatePostgres]:
    """A PostgreSQL that may be stopped and killed."""
    with PrivatePostgres() as cluster:
        yield cluster
