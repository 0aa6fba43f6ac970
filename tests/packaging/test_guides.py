"""The guides to a first installation can be followed: from the code, with the tested versions."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("guide", ["README.md", "docs/host/running.md"])
def test_a_first_installation_is_from_the_code(guide: str) -> None:
    """There is no package on an index, and without constraints.txt nobody has tried what comes."""
    text = (ROOT / guide).read_text("utf-8")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    first = re.findall(r"pip install (.*?)'\.\[([\w,]+)\]'", text)
    assert first, "it says how to install the server"
    for flags, names in first:
        assert flags == "-c constraints.txt "
        assert set(names.split(",")) <= set(extras["optional-dependencies"])
    assert "pip install 'asterion[server" not in text.replace("[server,notify]", "")
    assert "pip install -U" not in text


def test_the_readme_says_how_to_get_the_code() -> None:
    before, _, _ = (ROOT / "README.md").read_text("utf-8").partition("./dev serve")
    assert "clone" in before
    assert "archive" in before
