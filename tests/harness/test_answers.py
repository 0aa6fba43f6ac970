"""Ten thousand answers, by combination from a kept table, each read as it should be."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asterion.books import book
from asterion.core.dice import Scripted
from asterion.core.referee.table import Table
from asterion.harness.judging import Kind, judge
from asterion.harness.reading import Unread, find_move

TABLE = json.loads((Path(__file__).parent / "answers.json").read_text("utf-8"))
DOOOM = book("dooom")
FEWEST = 10_000


def scripted() -> Iterator[tuple[str, str]]:
    """Each answer with what it is: a kind, or why it is unreadable."""
    for content, kind in TABLE["contents"]:
        for frame, alone, beside, within in TABLE["frames"]:
            framed = frame.replace("{}", content).replace("{{", "{").replace("}}", "}")
            yield framed, kind if alone == "kept" else alone
            for prose in TABLE["prose"]:
                yield f"{prose}\n\n{framed}", kind if beside == "kept" else beside
                if not frame.startswith("<think>I take"):  # whatever follows is thought as well
                    yield f"{framed}\n\n{prose}", kind if beside == "kept" else beside
                yield f"{prose} {framed}", kind if within == "kept" else within


def classified(view: Any, answer: str) -> str:
    judged = judge(DOOOM, view, answer)
    return str(judged.kind if judged.unread is None else judged.unread)


@pytest.fixture(scope="module")
def view() -> Any:
    """On the treasure of `G.E`, with nobody else there."""
    plan = DOOOM.plan.read("name Hall\nwin 1\nG.E\n")
    return Table(DOOOM, plan, ["Ann"], dice=Scripted([0])).view(0)


def test_every_scripted_answer_is_classified_rightly(view: Any) -> None:
    wrong = []
    kinds: Counter[str] = Counter()
    for answer, kind in scripted():
        kinds[kind] += 1
        found = classified(view, answer)
        if found != kind:
            wrong.append((answer, kind, found))
    assert wrong[:5] == []
    assert sum(kinds.values()) >= FEWEST
    assert set(kinds) == {"move", "illegal", *Unread}
    assert min(kinds.values()) > 50


def test_illegal_says_why_and_unreadable_does_not_guess(view: Any) -> None:
    illegal = judge(DOOOM, view, "I go [move north]")
    assert (illegal.kind, illegal.move) == (Kind.ILLEGAL, "move north")
    assert illegal.why is not None
    unreadable = judge(DOOOM, view, "north, obviously:\nmove east")
    assert (unreadable.kind, unreadable.move) == (Kind.UNREADABLE, "")


@pytest.mark.parametrize(
    ("answer", "text", "why"),
    [
        ("[go up](rules.html)\n", "[go up](rules.html)", None),
        ("", "", Unread.NOTHING),
        ("[]", "[]", None),
        ("``````", "", Unread.NOTHING),
        ("<THINK>so [a]</THINK> [b]", "b", None),
        ("  *go   up* ", "go up", None),
    ],
)
def test_edges(answer: str, text: str, why: Unread | None) -> None:
    assert find_move(answer) == (text, why)
