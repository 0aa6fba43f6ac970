"""The examples in docs/referee.md and docs/records.md are real."""

import re
from pathlib import Path

from tests.commands.running import asterion

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[str]:
    """What stands between the fences, in order."""
    return re.findall(r"^```\w*\n(.*?)^```", (DOCS / page).read_text(), re.MULTILINE | re.DOTALL)


def test_the_referee_answers_as_the_page_says(tmp_path: Path) -> None:
    command, plan, said, told, *_ = blocks("referee.md")
    file = tmp_path / "arena.txt"
    file.write_text(plan)
    arguments = command.split("<")[0].replace("arena.txt", str(file)).split()[1:]
    ran = asterion(*arguments, stdin=said.encode())
    assert (ran.status, ran.out) == (0, told)


def test_the_referees_data_is_as_the_page_says(tmp_path: Path) -> None:
    _, plan, _, _, data, *_ = blocks("referee.md")
    file = tmp_path / "arena.txt"
    file.write_text(plan)
    arguments = ("--plan", file, "--players", "Ann,Bob", "--seed", "4", "--json")
    ran = asterion("referee", "dooom", *arguments, stdin=b"Ann: move north\n")
    assert ran.out.splitlines()[1] == data.rstrip()


def test_the_record_is_right() -> None:
    record, _ = blocks("records.md")
    ran = asterion("verify", "-", stdin=record.encode())
    assert (ran.status, ran.err) == (0, "")


def test_the_verdicts_are_what_is_said(tmp_path: Path) -> None:
    record, verdicts = blocks("records.md")
    file = tmp_path / "game.jsonl"
    lines = record.splitlines(keepends=True)
    wrong = [
        record.replace('"amount":1', '"amount":2'),
        "".join(lines[:3] + lines[4:]),
        "".join(lines[:4]),
    ]
    for content, verdict in zip(wrong, verdicts.splitlines(), strict=True):
        file.write_text(content)
        ran = asterion("verify", file)
        assert ran.err == f"asterion: {file}: {verdict.removeprefix('game.jsonl: ')}\n"
