"""One server for all tests of a file that do not need one of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.serving import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as served:
        yield served


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Schemathesis names the operation in an item's name but not in its id.

    All of them run either way; but then a report does not say which one failed, and pytest's
    progress counts them as one test.
    """
    for item in items:
        known = getattr(item, "_id", None)  # as pytest 9 keeps it
        if known is not None and item.parent is not None and not known.params:
            if item.name.endswith("]"):
                item._id = type(known).parse(f"{item.parent.nodeid}::{item.name}")
