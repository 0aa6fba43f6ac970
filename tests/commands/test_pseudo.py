"""No English is left in the pseudo-language: the help of every verb, and what they refuse."""

import re
from pathlib import Path

import pytest

from asterion.commands.verbs import asterion as program
from tests.commands.running import ARENA, asterion, game
from tests.commands.test_cli import commands_of

TYPED = re.compile(
    r"""
    --?[a-z][a-z-]*(=\S+)? | \b[A-Z][A-Z0-9_|.,=*\[\]]*\b     # options and what stands for values
    | [“"'‘][^”"'’]*[”"'’]                                    # what is quoted
    | \S*[/\\:=@_]\S*                                          # addresses, files, settings
    | ^\s+asterion\s.*$ | \basterion\b | \b\w+\.\w+\b          # examples, commands, files
    | \b(master|public|GM|PC|SEAT)\b | \bx\b
    """,
    re.VERBOSE | re.MULTILINE,
)
ANYWAY = {
    "ladder",
    "round",
    "swiss",
    "plain",
    "made",
    "up",
    "Asterion",
    "Dooom",
    "Dungeon",
    "of",
    "Ann",
    "Bob",
    "Cid",
    "or",
}


def english_in(text: str, besides: tuple[str, ...] = ()) -> set[str]:
    for word in besides:
        text = text.replace(word, " ")
    return set(re.findall(r"[A-Za-z]{2,}", TYPED.sub(" ", text))) - ANYWAY


PATHS = [path.split()[1:] for path, _ in commands_of(program, "asterion")]
VERBS = {word for path in PATHS for word in path}


@pytest.mark.parametrize("path", [*PATHS, ["cc3k", "mark"]], ids=" ".join)
def test_help_has_no_english_left(path: list[str]) -> None:
    ran = asterion(*path, "--help", "--lang", "xx")
    assert ran.status == 0
    lines = [line for line in ran.out.splitlines() if " asterion " not in line]  # typed as it is
    said = re.sub(r"^  [a-z][a-z0-9-]+(?=  )", " ", "\n".join(lines), flags=re.MULTILINE)
    assert "⟦" in said
    assert english_in(said) == set()


WRONG = (
    ("plya",), ("play", "doom"), ("play", "--nothing"), ("play", "--seed"), ("rules",),
    ("play", "--seed", "x", "dooom"), ("play", "dooom", "extra"),
    ("play", "dooom", "--speed", "9999"), ("plan", "nothing"),
    ("plan", "check", "dooom", "none.txt"), ("plan", "check", "dooom", "."),
    ("plan", "new", "dooom", "--set", "widht=1"), ("plan", "new", "dooom", "--set", "nothing"),
    ("plan", "check", "dooom", "--players", "0", "x"), ("rules", "dooom", "Z99"),
    ("rules", "dooom", "--code"), ("rules", "dooom", "--preset", "none"),
    ("rules", "dooom", "--set", "hit_points=x"), ("bots", "labyrint"), ("replay", "none.jsonl"),
    ("verify", "none.jsonl", "--promise", "12"), ("replay", "GAME", "--as", "Zoe"),
    ("replay", "GAME", "--knowledge", "--step"), ("verify", "CUT"), ("verify", "PLAN"),
    ("verify", "TORN"), ("referee", "dooom", "--plan", "-", "--players", "Ann"),
    ("referee", "dooom", "--plan", "PLAN"),
    ("referee", "dooom", "--plan", "old-kep", "--players", "Ann"), ("cc3k", "42"), ("cc3k", "-"),
    ("cc3k", "x.txt", "1", "--seed", "2"), ("cc3k", "mark", "-", "-"), ("join", "no where"),
    ("cc3k", "mark", "default", "PLAN", "--race", "z"), ("serve", "--port", "x"),
    ("serve", "--set", "prot=1"), ("dooom-host", "PLAN", "--simple", "--testing"),
    ("dooom-host", "PLAN", "--port", "99999"),
)  # fmt: skip


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_a_refusal_has_no_english_left(arguments: tuple[str, ...], tmp_path: Path) -> None:
    files = {"GAME": game(), "CUT": game(3), "PLAN": ARENA.encode(), "TORN": game()[:-40]}
    given = []
    for word in arguments:
        if word in files:
            (tmp_path / word).write_bytes(files[word])
        given.append(str(tmp_path / word) if word in files else word)
    ran = asterion(*given, "--lang", "xx")
    assert ran.status > 0
    said = ran.err.replace("asterion: ", "")
    assert "⟦" in said
    assert english_in(said, (*given, *VERBS, str(tmp_path))) == set()


def test_what_is_shown_has_no_english_of_ours_left(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(game())
    for verb in (("verify", str(record)), ("books",), ("replay", str(record)), ("rules", "dooom")):
        english, pseudo = asterion(*verb).out, asterion(*verb, "--lang", "xx").out
        ours = {
            line.strip()
            for line in english.splitlines()
            if len(line.split()) > 5 and line.count(",") < 4
        }
        assert [line for line in pseudo.splitlines() if line.strip() in ours] == []
        assert "⟦" in pseudo
