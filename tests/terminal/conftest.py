"""A folder of its own for every game."""

from pathlib import Path

import pytest

from tests.terminal.helper import Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)
