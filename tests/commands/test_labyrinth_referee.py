"""A club plays Labyrinth by voice: a person is the master, the referee keeps the book."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.commands.running import Ran, asterion
from tests.commands.test_docs import blocks

FIRST_GAME = """\
name The First Game
+--+--+--+--+--+
 .  .  P3|F  . |
+  +--+  +  +--+
|v  W |.  H  P2|
+  +  +  +  +  +
|v |T  P1|.  . |
+  +--+  +  +  +
|>  D  .  . |W |
+--+  +  +--+  +
|.  H |.  .  . |
+--+--+--+--+==+
"""

EVENING = [
    ("Ann: start a1", "Ann: Ann would like to start on a1."),
    ("Bob: start c3", "Bob: Bob would like to start on c3."),
    ("Ann: go up", "Ann: refused: the game has not begun: choose your start cell, for example "
     "“start b3” (L9)"),
    ("GM: void", "GM: The choices are void; every player picks a new cell."),
    ("Ann: start a1", "Ann: refused: the choices were void: choose a different cell "
     "(L10)"),
    ("Ann: start b1", "Ann: Ann would like to start on b1."),
    ("Bob: start b3", "Bob: Bob would like to start on b3."),
    ("Bob: confirm", "Bob: refused: only the master can say that"),
    ("GM: confirm", "GM: The start cells are confirmed.", "GM: Ann is on land.",
     "GM: Bob is on land, found a treasure.", "GM: Round 1: it is Ann's turn."),
    ("GM: rule: anyone who peeks at the plan brews the coffee",
     "GM: The master rules: anyone who peeks at the plan brews the coffee"),
    ("Ann: go left", "GM: Ann: Go left.", "GM: Walked onto land.",
     "GM: Round 1: it is Bob's turn."),
    ("Bob: u", "GM: Bob: Go up.",
     "GM: Walked into a weaponry, you have 3 bullets and 3 grenades, a treasure.",
     "GM: Round 2: it is Ann's turn."),
    ("Ann: go left", "GM: Ann: Go left.", "GM: Walked out of the labyrinth.",
     "GM: Round 2: it is Bob's turn."),
    ("Bob: Blow the up wall, then go up.", "GM: Bob: Blow the up wall; go up.",
     "GM: Walked onto land.", "GM: Round 3: it is Ann's turn."),
    ("Ann: go right", "GM: Ann: Go right.", "GM: Walked onto land.",
     "GM: Round 3: it is Bob's turn."),
    ("Bob: How many bullets and grenades do I have?", "GM: Three bullets, three grenades."),
    ("Bob: go left", "GM: Bob: Go left.", "GM: Walked onto land.",
     "GM: Round 4: it is Ann's turn."),
    ("Ann: Shoot to the left, then go left.", "GM: Ann: Shoot left; go left.",
     "GM: A scream is heard! A treasure and three bullets fell at your feet. "
     "Walked out of the labyrinth.",
     "GM: Ann has carried out the true treasure and wins! Ann may make the next labyrinth."),
]  # fmt: skip
"""What is said, a line at a time, and what is answered."""


def club(folder: Path, said: Sequence[str], *options: str | Path) -> Ran:
    plan = folder / "first-game.txt"
    plan.write_text(FIRST_GAME, "utf-8")
    agreed = ("--set", "master=human", "--set", "mites=no", "--set", "void_treasure=no")
    master = ("--players", "Ann,Bob", *agreed)
    lines = "".join(f"{line}\n" for line in said).encode()
    return asterion("referee", "labyrinth", "--plan", plan, *master, *options, stdin=lines)


def test_L1_L10_L16_a_whole_evening_with_a_person_as_master(tmp_path: Path) -> None:
    ran = club(tmp_path, [said for said, *_ in EVENING], "--record", tmp_path / "game.jsonl")
    opening, *answers = ran.out.splitlines()
    assert opening.startswith("GM: The labyrinth fits into 5 columns and 5 rows; 13 moves to heal")
    assert answers == [told for _, *answer in EVENING for told in answer]
    assert ran.status == 0
    assert ran.err.splitlines()[-1].endswith("the game is over: Ann brought out the true treasure")


def test_L2_the_plan_is_sealed_at_the_start_and_shown_to_be_the_one_at_the_end(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.jsonl"
    ran = club(tmp_path, [said for said, *_ in EVENING], "--record", file)
    promise = json.loads(file.read_bytes().splitlines()[0])["commitment"]
    assert ran.err.splitlines()[0].endswith(f"fixed: SHA-256 {promise}")
    verified = asterion("verify", "--why", file)
    assert verified.status == 0
    words = {line.strip() for line in verified.out.splitlines()}
    wanted = (
        "A scream is heard! A treasure and three bullets fell at your feet. Walked out",
        "L12",
    )
    assert any(wanted[0] in line and wanted[1] in line for line in words), verified.out


CERTIFICATE = [
    "The First Game (5x5, 25 cells, 2 players)",
    "L92  met      there are two exits that can be used, one of them open",
    "              moves to heal: 13; rounds to a draw: 25",
    "L98  met      no delta is a trap",
]


def test_L94_the_certificate_is_shown_when_the_game_is_over(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    said = [said for said, *_ in EVENING]
    refereed = club(tmp_path, said, "--record", file)
    for shown in (refereed.err, asterion("replay", file).out, asterion("verify", file).out):
        lines = [line.strip() for line in shown.splitlines()]
        assert all(line.strip() in lines for line in CERTIFICATE), shown
    for chair in ("Ann", "public"):
        assert CERTIFICATE[0] in asterion("replay", file, "--as", chair).out
    replayed = json.loads(asterion("replay", file, "--json").out)
    (verdict,) = json.loads(asterion("verify", file, "--json").out)
    *earlier, last = map(json.loads, club(tmp_path, said, "--json").out.splitlines())
    assert replayed["certificate"] == verdict["certificate"] == last["certificate"]
    assert set(CERTIFICATE) <= set(last["certificate"])
    assert not any("certificate" in answer for answer in earlier)


def test_L94_no_certificate_before_the_end_for_it_tells_of_the_plan(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    ran = club(tmp_path, [said for said, *_ in EVENING[:-1]], "--record", file)
    for shown in (ran.err, asterion("replay", file).out, asterion("verify", file).err):
        assert CERTIFICATE[0] not in shown


def test_L2_a_plan_changed_during_the_game_is_found_out(tmp_path: Path) -> None:
    """The treasure was moved from b3 to the fake's place: the seal is not the one promised."""
    file = tmp_path / "game.jsonl"
    club(tmp_path, [said for said, *_ in EVENING], "--record", file)
    forged = file.read_bytes().replace(b"|v |T ", b"|v |F ").replace(b"P3|F ", b"P3|T ")
    assert forged != file.read_bytes()
    file.write_bytes(forged)
    assert asterion("verify", file).status == 1


def test_L12_one_ear_at_the_table_hears_no_others_start_cell(tmp_path: Path) -> None:
    ran = club(tmp_path, [said for said, *_ in EVENING], "--as", "Ann")
    assert "would like to start on b1" in ran.out
    assert "would like to start on b3" not in ran.out
    assert "would like to start on c3" not in ran.out


def test_L103_the_masters_clock_takes_a_player_out(tmp_path: Path) -> None:
    said = ["Ann: start b1", "Bob: start b3", "GM: confirm", "GM: clock", "GM: flag Ann"]
    answers = club(tmp_path, said).out.splitlines()[-3:]
    assert answers == [
        "GM: Ann has one minute to move.",
        "GM: Ann has run out of time and lost.",
        "GM: Bob is the last survivor and wins. Bob may make the next labyrinth.",
    ]


def test_the_game_on_the_page_for_players_is_real(tmp_path: Path) -> None:
    _, command, plan, said, told = blocks("play/labyrinth-first-game.md")
    file = tmp_path / "first-game.txt"
    file.write_text(plan)
    arguments = command.split("<")[0].replace("first-game.txt", str(file)).split()[1:]
    ran = asterion(*arguments, stdin=said.encode())
    assert (ran.status, ran.out) == (0, told)


def test_L12_players_ask_what_is_certain_and_only_they_are_told(tmp_path: Path) -> None:
    plan = tmp_path / "plan.txt"
    plan.write_text(FIRST_GAME)
    said = b"Ann: start a1\nBob: start c3\nAnn: certain\nAnn: why me\nBob: dance\n"
    arguments = ("referee", "labyrinth", "--plan", plan, "--players", "Ann,Bob", "--seed", "1")
    both = asterion(*arguments, "--deduction", stdin=said)
    assert "deduction is on at this table" in both.err
    assert "Ann: Players: you are on a1." in both.out
    assert "Ann: - you chose it." in both.out
    bobs = asterion(*arguments, "--deduction", "--as", "Bob", stdin=said)
    assert "a1" not in bobs.out
    without = asterion(*arguments, stdin=said)
    assert "Ann: refused: “certain” is not understood" in without.out


@pytest.mark.parametrize(
    ("language", "said", "answers"),
    [
        (
            "ru",
            ("наверняка", "почему я", "Почему c2 вверх", "подсказка", "состояние"),
            ("Ann: Игроки: ты на a1.", "Ann: - это твой выбор.", "GM: Здоровье в порядке, "),
        ),
        (
            "de",
            ("sicher", "warum ich", "Warum c2 oben", "Tipp", "Zustand"),
            ("Ann: Spieler: du bist auf a1.", "Ann: - du hast es gewählt.", "GM: Gesund, "),
        ),
    ],
)
def test_L12_what_is_certain_is_asked_in_the_players_language(
    language: str, said: tuple[str, ...], answers: tuple[str, ...], tmp_path: Path
) -> None:
    plan = tmp_path / "plan.txt"
    plan.write_text(FIRST_GAME)
    lines = "Ann: start a1\nBob: start c3\n" + "".join(f"Ann: {line}\n" for line in said)
    arguments = ("referee", "labyrinth", "--plan", plan, "--players", "Ann,Bob", "--seed", "1")
    ran = asterion(*arguments, "--lang", language, "--deduction", stdin=lines.encode())
    for answer in answers:
        assert answer in ran.out
    assert "непонятно" not in ran.out
    assert "verstehe ich nicht" not in ran.out
