"""The command line as a whole: what it costs, what it says of itself, how it ends."""

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest

from asterion.commands.verbs import VERBS
from asterion.commands.verbs import asterion as program
from asterion.commands.words import word
from asterion.terminal.program import as_typed
from asterion.version import version
from tests.commands.running import asterion, process, sentence


def modules_after(*arguments: str) -> set[str]:
    """What a run of the program has imported."""
    code = (
        "import sys, asterion.cli\n"
        f"sys.argv = ['asterion', *{list(arguments)!r}]\n"
        "try: asterion.cli.main()\n"
        "except SystemExit: pass\n"
        "print('\\n', *sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(run.stdout.splitlines()[-1].split())


def test_the_version_costs_next_to_nothing() -> None:
    imported = modules_after("--version")
    assert not imported & {"click", "msgspec", "asterion.books", "asterion.core"}


def test_help_imports_no_verb_and_no_rich() -> None:
    imported = modules_after("--help")
    assert "rich" not in imported
    assert not imported & {f"asterion.commands.{verb}" for verb in VERBS}


def test_the_version_is_said_alone_and_among_others() -> None:
    ran = process("--version")
    assert ran.communicate()[0].decode() == f"asterion {version()}\n"
    assert asterion("--version", "play").out == f"asterion {version()}\n"


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_without_a_verb_it_lists_them(arguments: tuple[str, ...]) -> None:
    ran = asterion(*arguments)
    assert ran.status == 0
    width = max(map(len, VERBS)) + 2
    for verb in VERBS:
        assert f"  {verb:<{width}}{word(f'commands-help-{verb}.summary')}" in ran.out


def commands_of(command: click.Command, path: str) -> list[tuple[str, click.Command]]:
    """The command and all below it, with the words that lead there."""
    found = [(path, command)]
    if isinstance(command, click.Group):
        context = click.Context(command, info_name=path)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            found += commands_of(below, f"{path} {name}")
    return found


EVERY = dict(commands_of(program, "asterion"))


@pytest.mark.parametrize("path", EVERY)
def test_every_verb_has_help_with_examples_that_are_understood(path: str) -> None:
    help_text = asterion(*path.split()[1:], "--help").out
    assert "Examples:" in help_text
    examples = [line.strip() for line in help_text.splitlines() if line.startswith("    asterion ")]
    assert examples
    for example in examples:
        for command in example.split("|"):
            words = shlex.split(command.split(">")[0].split("<")[0])
            assert words[0] == "asterion"
            understand(words[1:])


def understand(words: list[str]) -> None:
    """Parse an example without running it; click raises where it is wrong."""
    command: click.Command = program
    context = command.make_context("asterion", list(words))
    while isinstance(command, click.Group) and words:
        _, below, words = command.resolve_command(context, words)
        assert below is not None
        if words != ["--help"]:
            context = below.make_context(below.name, list(words), parent=context)
        command = below


def test_an_unknown_verb_gets_the_nearest() -> None:
    ran = asterion("plya")
    assert ran.status == 2
    assert sentence(ran) == ("no such command: “plya”; did you mean “play”? (see asterion --help)")


def test_wrong_usage_is_one_sentence() -> None:
    ran = asterion("rules")
    assert (ran.status, sentence(ran)) == (2, "Missing argument 'BOOK' (see asterion rules --help)")


# ---- how it ends


def test_a_closed_pipe_is_left_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = process("rules", "dooom", stdout=writer)
    os.close(writer)
    assert (ran.communicate()[1], ran.returncode) == (b"", 141)


def test_a_reader_that_stops_after_a_line() -> None:
    ran = process("rules", "dooom", "--json", bufsize=0)
    assert ran.stdout is not None
    assert ran.stdout.readline() == b"{\n"
    ran.stdout.close()
    assert ran.stderr is not None
    assert ran.stderr.read() == b""
    assert ran.wait() in (0, 141)  # all of it may have fitted into the pipe


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a Linux device")
def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        ran = process("rules", "dooom", stdout=full)
        said = ran.communicate()[1].decode()
    assert (said, ran.returncode) == ("asterion: writing failed: No space left on device\n", 2)


def test_without_any_output_it_is_silent() -> None:
    ran = subprocess.run(
        ["sh", "-c", '"$0" -c "from asterion.cli import main; main()" books >&-', sys.executable],
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_ctrl_c_is_one_line(arena: Path) -> None:
    arguments = ("referee", "dooom", "--plan", arena, "--players", "Ann")
    ran = process(*arguments, stdin=subprocess.PIPE)
    assert ran.stdout is not None
    assert ran.stdout.readline().startswith(b"GM: The game is on")
    ran.send_signal(signal.SIGINT)
    lines = ran.communicate()[1].decode().splitlines()
    assert lines[1:] == ["asterion: stopped"]  # the line above is the sealed plan's
    assert ran.returncode == 130


def test_an_encoding_without_the_quotes_is_no_error() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-c", "from asterion.cli import main; main()", "books", "x"]
    ran = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert ran.returncode == 2
    assert b"Traceback" not in ran.stderr


def test_hints_name_the_command_that_the_reader_has(monkeypatch: pytest.MonkeyPatch) -> None:
    said = asterion("serve", "--help").out
    assert "Usage: asterion serve" in said
    assert "  asterion serve --workers 4" in said
    monkeypatch.setenv("ASTERION_PROGRAM", "./dev")
    for verb in VERBS:
        said = asterion(verb, "--help").out
        assert f"Usage: ./dev {verb}" in said
        assert " asterion " not in said, verb
    assert asterion("plan", "shw").err.count("./dev plan --help") == 1
    ran = asterion("rules", "labyrinth", "--code")
    assert "./dev rules labyrinth L69 --code" in sentence(ran)
    assert as_typed("pip install 'asterion[arena]'") == "./dev extras arena"
