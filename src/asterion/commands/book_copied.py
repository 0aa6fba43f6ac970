"""Dig, the example of a book, copied under another name."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

LEFT_OUT = ("__pycache__", "README.md")
README = """# {title}

A rule book for Asterion that started as a copy of Dig, a small game of hidden treasure. Change it
into your own.

```sh
pip install -e .             # in the environment that Asterion is installed in
asterion play {name} --bots 2
pytest                       # it keeps the contract of every rule book
```

Where to begin: `{package}/event.py` says what happens and who is told, `{package}/rules.py` has a
function per rule, `{package}/words/en/` has the sentences.
"""


class CannotCopy(Exception):
    """In one sentence."""


def is_name(name: str) -> bool:
    """As people type it: small letters, digits and hyphens."""
    return len(name) <= 30 and re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) is not None


def package_of(name: str) -> str:
    return f"asterion_{name.replace('-', '_')}"


def copy_book(name: str, folder: Path) -> None:
    """Its files, with the book's name for Dig's wherever that is not the word for digging."""
    _copy(_example(), folder, name)
    readme = README.format(title=_title(name), name=name, package=package_of(name))
    (folder / "README.md").write_text(readme, "utf-8")


def _example() -> Traversable:
    """In the package once it is installed, beside its sources in a checkout."""
    inside = files("asterion") / "examples" / "dig"
    checkout = Path(__file__).resolve().parents[3] / "examples" / "dig"
    for place in (inside, checkout):
        if place.is_dir():
            return place
    raise CannotCopy(f"the example is missing: {inside}")


def _copy(source: Traversable, target: Path, name: str) -> None:
    target.mkdir(parents=True)
    for file in source.iterdir():
        if file.name in LEFT_OUT:
            continue
        goal = target / _file_name(file.name, name)
        if file.is_dir():
            _copy(file, goal, name)
        else:
            goal.write_text(renamed(file.read_text("utf-8"), name), "utf-8")


def _file_name(file: str, name: str) -> str:
    module = name.replace("-", "_")
    kinds = {"test_dig.py": f"test_{module}.py", "dig.ftl": f"{name}.ftl"}
    return kinds.get(
        file, file.replace("asterion_dig", package_of(name)).replace("-dig.", f"-{name}.")
    )


def renamed(text: str, name: str) -> str:
    """The verb, the command and the function `dig` stay: they are part of the game."""
    title, module = _title(name), name.replace("-", "_")
    for pattern, by in (
        (r"\basterion_dig\b", package_of(name)),
        (r"\basterion-dig\b", f"asterion-{name}"),
        (r"\bDig(Options|Settings|Kit|Knowledge)\b", rf"{title.replace(' ', '')}\1"),
        (r"\btest_dig_", f"test_{module}_"),
        (r"(?m)^dig(?= = \")", name),  # an entry point
        (r"\"dig\.prospector\"", f'"{name}.prospector"'),
        (r"(?<=name=)\"dig\"", f'"{name}"'),
        (r"(?<=title=)\"Dig\"", f'"{title}"'),
        (r"(?m)(^|(?<=[\"`]))dig(?=[-{])", name),  # a message
        (r"(?m)^(\"\"\"|# |description = \")Dig\b", rf"\1{title}"),
        (r"(?m)(?<=-rules = )Dig$", title),
        (r"How Dig looks", f"How {title} looks"),
    ):
        text = re.sub(pattern, by, text)
    return text


def _title(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("-"))
