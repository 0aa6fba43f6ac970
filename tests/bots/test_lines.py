"""A bot on the line protocol plays on, whatever goes wrong, and keeps what that was."""

import re
from typing import Any

import pytest

from asterion.books import book
from asterion.bots.lines import MOST_TRIES, LineBot, LineFault
from asterion.commands.bot import tell_faults
from asterion.core.contract.book import Prompt
from asterion.core.dice import Rolled
from tests.server.line.serving import Client, serving

OPENS = "open dooom name=Wanderer bots=walker round-limit=3"


class Dancing:
    summary = "says what nobody understands"

    def answer(self, view: Any, prompt: Prompt) -> str:
        return "dance"


class Falling(Dancing):
    def answer(self, view: Any, prompt: Prompt) -> str:
        return str(1 // 0)


def played(bot: Dancing) -> tuple[list[LineFault], list[str]]:
    """A game at a real table, from the first line to the last."""
    faults: list[LineFault] = []
    player = LineBot(book("dooom"), bot, Rolled(1), faults.append)
    with serving(lambda: Rolled(7)) as server:
        client = Client(server.port)
        server.open.callback(client.leaves)
        for said in player.talk(iter(client.line, None), [OPENS]):
            client.says(said)
    return faults, client.received


def test_a_refused_answer_is_kept_and_something_legal_is_said() -> None:
    faults, heard = played(Dancing())
    assert any(line.startswith("over") for line in heard)
    assert {(fault.asked, fault.said) for fault in faults} == {("move", "dance")}
    assert all("“dance” is not understood" in fault.wrong for fault in faults)


def test_without_dice_nothing_is_said_in_its_place() -> None:
    faults: list[LineFault] = []
    player = LineBot(book("dooom"), Dancing(), on_fault=faults.append)
    _, heard = played(Dancing())
    first = heard[: [line.startswith("ask ") for line in heard].index(True) + 1]
    *_, answer, last = player.talk([*first, "no “dance” is not understood", "ask 9 move"])
    assert answer.endswith(" dance")
    assert last == "forfeit dance"
    assert len(faults) == 1


def test_a_bot_that_fails_is_kept_with_its_traceback() -> None:
    faults, heard = played(Falling())
    assert any(line.startswith("over") for line in heard)
    assert faults[0].said == ""
    assert faults[0].wrong.endswith("ZeroDivisionError: integer division or modulo by zero\n")


def test_what_stays_refused_is_not_tried_for_ever() -> None:
    faults: list[LineFault] = []
    player = LineBot(book("dooom"), Dancing(), Rolled(1), faults.append)
    _, heard = played(Dancing())
    first = heard[: [line.startswith("ask ") for line in heard].index(True) + 1]
    said = [*player.talk([*first, *["no it is too late"] * 50])]
    assert len(faults) == MOST_TRIES + 1 + (50 - MOST_TRIES - 1)
    assert sum(line.startswith("answer ") for line in said) == MOST_TRIES + 1


def test_the_command_tells_its_faults_and_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    tell_faults([])
    with pytest.raises(SystemExit) as ended:
        tell_faults([LineFault("move", "dance", "no"), LineFault("move", "", "Traceback: x\n")])
    assert ended.value.code == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert re.findall("asked .*", told.err) == [
        "asked “move”, answered “dance”, which was refused: no",
        "asked “move”, failed: Traceback: x",
    ]
