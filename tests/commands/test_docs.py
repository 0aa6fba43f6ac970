"""The examples in docs/host/referee.md and docs/host/records.md are real."""

import hashlib
import re
from pathlib import Path

from tests.commands.running import asterion

DOCS = Path(__file__).parents[2] / "docs"


def blocks(page: str) -> list[str]:
    """What stands between the fences, in order."""
    return re.findall(r"^```\w*\n(.*?)^```", (DOCS / page).read_text(), re.MULTILINE | re.DOTALL)


def test_the_referee_answers_as_the_page_says(tmp_path: Path) -> None:
    command, plan, said, told, *_ = blocks("host/referee.md")
    file = tmp_path / "arena.txt"
    file.write_text(plan)
    arguments = command.split("<")[0].replace("arena.txt", str(file)).split()[1:]
    ran = asterion(*arguments, stdin=said.encode())
    assert (ran.status, ran.out) == (0, told)


def test_the_referees_data_is_as_the_page_says(tmp_path: Path) -> None:
    _, plan, _, _, data, *_ = blocks("host/referee.md")
    file = tmp_path / "arena.txt"
    file.write_text(plan)
    arguments = ("--plan", file, "--players", "Ann,Bob", "--seed", "4", "--json")
    ran = asterion("referee", "dooom", *arguments, stdin=b"Ann: move north\n")
    assert ran.out.splitlines()[1] == data.rstrip()


def test_the_record_is_right() -> None:
    record, *_ = blocks("host/records.md")
    ran = asterion("verify", "-", stdin=record.encode())
    assert (ran.status, ran.err) == (0, "")


def test_the_verdicts_are_what_is_said(tmp_path: Path) -> None:
    record, verdicts, _ = blocks("host/records.md")
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


def test_a_record_of_another_edition_is_shown_as_the_page_says(tmp_path: Path) -> None:
    record, _, says = blocks("host/records.md")
    *lines, seal = record.replace('"edition":1', '"edition":0').splitlines(keepends=True)
    digest = hashlib.sha256("".join(lines).encode()).hexdigest()
    file = tmp_path / "game.jsonl"
    file.write_text("".join(lines) + re.sub(r'"sha256":"\w+"', f'"sha256":"{digest}"', seal))
    ran = asterion("verify", file)
    assert (ran.status, ran.out, ran.err) == (3, says.replace("edition 1", "edition 0"), "")
    heard = asterion("replay", file, "--as", "Ann")
    assert heard.out.startswith("    The game is on: bring 1 treasure to an exit.\n")
    assert heard.out.endswith("    You win! You got out with 1 treasure.\n")
    assert heard.err.endswith(
        "recorded under edition 0 of Dungeon of Dooom; shown, not checked again\n"
    )
    file.write_text("".join(lines[:-1]))
    resumed = asterion("play", "--resume", file)
    assert resumed.status == 2
    assert "edition 0" in resumed.err
