"""A sixth book on the shelf."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.door.installing import dig_on_the_shelf


@pytest.fixture
def dig(tmp_path: Path) -> Iterator[None]:
    folder = tmp_path / "installed"
    folder.mkdir()
    with dig_on_the_shelf(folder):
        yield
