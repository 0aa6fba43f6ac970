"""Each page is of one kind, says no dialect, and all of them are short."""

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import click
import pytest

from asterion.commands.verbs import VERBS
from docs.reference.site import ROOT
from tests.docs.reading import blocks, commands, kind_of, name_of, pages, prose

KINDS = {"tutorial", "how-to", "reference", "explanation"}
MOST_WORDS = 30_000
DIALECT = re.compile(
    r"\b(whoever|anew|by chance|mend(s|ed|ing)?|had by|of theirs|so many times|as it stands"
    r"|what stands|(on|until) the \d\dth|on \d+ November|is no (player|rule|move))\b",
    re.IGNORECASE,
)
"""Words that readers stumbled over, and the language of a diary."""
OTHERS = {
    "pip", "python", "python3", "curl", "printf", "echo", "apt", "useradd", "install", "cp", "ln",
    "rm", "systemctl", "certbot", "sed", "nginx", "nft", "docker", "export", "cd", "kill", ".",
    "bash", "telnet", "diff", "git", "(umask", "cat", "pipx", "awk", "head",
}  # fmt: skip
"""What a page may tell a reader to run besides our own programs."""
DEV = set(re.findall(r"^  ([a-z]+)[ \n]", (ROOT / "dev").read_text("utf-8").partition("END")[2]
                     .partition("END")[0], re.MULTILINE))  # fmt: skip


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_a_page_is_of_one_kind_and_in_plain_english(page: Path) -> None:
    assert kind_of(page) in KINDS
    assert [found[0] for found in DIALECT.finditer(prose(page))] == []


def test_all_pages_together_are_read_in_an_afternoon() -> None:
    words = {page: sum(1 for word in prose(page).split() if re.search(r"\w", word))
             for page in pages()}  # fmt: skip
    assert sum(words.values()) <= MOST_WORDS


def test_every_door_opens_with_a_tutorial() -> None:
    for door in ("play", "host", "teach", "program", "research"):
        assert any(kind_of(page) == "tutorial" for page in pages() if page.parent.name == door)


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_a_block_of_data_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.language == "toml" and not block.text.startswith("# "):
            tomllib.loads(block.text)
        elif block.language == "json":
            try:
                json.loads(block.text)
            except ValueError:
                for line in block.text.splitlines():
                    json.loads(line)
        elif block.language == "python" and not block.text.startswith(("# ", ">>>")):
            compile(block.text, name_of(page), "exec")


@pytest.mark.parametrize("page", [*pages(), ROOT / "README.md"], ids=lambda page: page.name)
def test_a_command_has_a_verb_and_options_that_there_are(page: Path) -> None:
    for block in blocks(page):
        if block.language == "sh":
            for command in commands(block.text):
                for words in programs(command):
                    check(command, words)


def programs(command: str) -> Iterator[list[str]]:
    """Each program of a line with its words, without where its input and output lead."""
    lexer = shlex.shlex(command, posix=True, punctuation_chars=";&|<>")
    lexer.whitespace_split = True
    words: list[str] = []
    leads = False
    for word in lexer:
        if set(word) <= set(";&|"):
            yield words
            words, leads = [], False
        elif set(word) <= set("<>"):
            leads = True
        elif not leads:
            words.append(word)
    yield words


def check(command: str, words: list[str]) -> None:
    if not words or re.match(r"[A-Z_]+=", words[0]):
        return
    program, *rest = words
    if program == "./dev" and rest and rest[0] in DEV - set(VERBS):
        return
    if program in ("./dev", "asterion") or program.endswith("/bin/asterion"):
        check_verb(command, rest)
    elif "/" in program:
        assert program.split("/")[-1] in {"pip", "pytest", "python", "student"}, command
    else:
        assert program in OTHERS, command
        for word in rest:
            if word.startswith("examples/"):
                assert (ROOT / word).exists(), command


def check_verb(command: str, words: list[str]) -> None:
    if not words or words[0].startswith("--"):
        return
    verb, *rest = words
    assert verb in VERBS, command
    found = getattr(import_module(f"asterion.commands.{verb.replace('-', '_')}"),
                    verb.replace("-", "_"))  # fmt: skip
    others = getattr(import_module(f"asterion.commands.{verb.replace('-', '_')}"), "OTHERS", {})
    if rest and rest[0] in others:
        found = others[rest.pop(0)]
    while isinstance(found, click.Group):
        if rest and rest[0] in found.commands:
            found = found.commands[rest.pop(0)]
        else:
            break
    context = click.Context(found, help_option_names=["-h", "--help"])  # which click remembers
    try:
        found.make_parser(context).parse_args(rest)
    except click.UsageError as error:
        raise AssertionError(f"{command}: {error.message}") from None
