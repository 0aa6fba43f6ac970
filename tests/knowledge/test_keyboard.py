"""`certain`, `why` and `hint` at the keyboard, where the table plays with deduction."""

from pathlib import Path

from asterion.terminal.deducer import Deducer
from tests.books.labyrinth.helper import say, table
from tests.commands.running import asterion
from tests.knowledge.test_deduction import ANN, BOB, DUO

WALLED = DUO.replace("|1  .", "|1 |.")


def test_L12_certain_tells_all_that_follows() -> None:
    game = table(DUO)
    say(game, "go right", "go down")
    assert Deducer(game, ANN).answer("certain") == [
        "Cells: a1 is land; b1 is land.",
        "Sides: there is no wall between a1 and b1.",
        "Players: you are on b1.",
        "Things: no treasure lies on a1; no treasure lies on b1.",
    ]


def test_L93_why_names_the_answers_and_the_rule() -> None:
    game = table(WALLED)
    say(game, "go right", "go down")
    why = Deducer(game, ANN).answer("why a1 down")
    assert why[0] == "It is certain that there is no wall between a1 and a2, because"
    assert why[1].startswith("- rule L93: ")
    assert why[2:] == [
        "- you, answers 2 to 3: Ann is on land. “go right”: Cannot move - hit a wall."
    ]


def test_L93_a_hint_is_what_takes_more_than_ones_own_steps() -> None:
    game = table(WALLED)
    say(game, "go right", "go down")
    deducer = Deducer(game, ANN)
    assert deducer.answer("why")[0].startswith("It is certain that there is no wall between a1")
    follows = "It follows that there is no wall between a1 and a2. Say “why” to hear the reasons."
    hints = [deducer.answer("hint") for _ in range(9)]
    assert [follows] in hints
    while deducer.answer("hint") != [follows]:
        pass
    because = "It is certain that there is no wall between a1 and a2, because"
    assert deducer.answer("why")[0] == because


def test_L20_a_hint_names_a_move_and_what_to_type() -> None:
    deducer = Deducer(table(WALLED), ANN)
    reason, typed = deducer.answer("hint")
    assert reason == (
        "“go down”: Nothing you were told says whether this side of a1 is open, or what a2 behind"
        " it is."
    )
    assert typed == "Type: go down"


def test_L69_a_hint_shoots_where_the_line_of_fire_holds_enough_of_the_places() -> None:
    """Two in nine are worth a bullet of three; the one in nine of the hint above was not."""
    game = table(DUO, mites=False)
    say(game, "go right", "skip")
    reason, typed = Deducer(game, ANN).answer("hint")
    assert reason.endswith("Bob may be on 9 cells; 2 of them in this line of fire.")
    assert typed == "Type: shoot left; go right"


def test_L12_what_is_not_certain_is_said_to_be_only_possible() -> None:
    deducer = Deducer(table(DUO, mites=False), BOB)
    assert deducer.answer("why a1") == [
        "None of that is certain: a1 may be land, a hospital, a weaponry, a pit, a river or a"
        " delta."
    ]
    assert deducer.answer("why Ann") == [
        "None of that is certain: Ann may be on a1, b1, c1, a2, b2, c2, a3, b3 or c3."
    ]
    examples = ["Why what? Say for example “why c2”, “why c2 up” or “why me”."]
    assert deducer.answer("why Zoe") == examples
    assert deducer.answer("why b2 left") == ["None of that is certain."]
    assert deducer.answer("why me") == [
        "It is certain that you are on c2, because",
        "- you chose it.",
    ]


def test_L12_a_table_plays_with_deduction_for_everybody_or_for_nobody(tmp_path: Path) -> None:
    said = b"start c3\nstart b2\nstart a1\ncertain\nquit\n"
    with_it = asterion(
        *("play", "labyrinth", "--seed", "3", "--record", tmp_path / "a.jsonl", "--deduction"),
        stdin=said,
    )
    assert "Deduction is on at this table: type certain, why or hint." in with_it.out
    assert "Players: you are on " in with_it.out
    without = asterion(
        *("play", "labyrinth", "--seed", "3", "--record", tmp_path / "b.jsonl"), stdin=said
    )
    assert "“certain” is not understood" in without.out


def test_a_book_without_deduction_says_so(tmp_path: Path) -> None:
    ran = asterion("play", "cc3k", "--deduction", "--record", tmp_path / "c.jsonl")
    assert ran.status != 0
    assert "deduction is not available for cc3k, only for labyrinth" in ran.err


def test_C10_a_hint_needs_no_deduction(tmp_path: Path) -> None:
    """Anyone who plays alone or against bots may always ask for one."""
    ran = asterion(
        *("play", "dungeon-of-dooom", "--seed", "3", "--record", tmp_path / "d.jsonl"),
        stdin=b"hint\ncertain\nquit\n",
    )
    assert "Type: " in ran.out
    assert "“certain” is not understood" in ran.out
