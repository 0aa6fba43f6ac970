"""Somebody's client of Dooom is examined: a good one is never blamed, a faulty one always."""

import sys
from pathlib import Path

import pytest

from asterion.books.dooom.options import DooomOptions
from asterion.examiner.dooom.client.examining import ClientExamination
from asterion.examiner.dooom.client.program import Door, Waiting
from asterion.examiner.dooom.finding import Examined
from asterion.examiner.program import Limits

STUDENT = f"{sys.executable} {Path(__file__).parent / 'student.py'}"
ON_A_PORT = "{host} {port} {name} {seed}"
PATIENCE = 30.0
IMPATIENT = 2.0
SILENT = {"mute", "unended", "returns"}


def examine(
    fault: str,
    games: int,
    dialect: str = "full",
    way: str = ON_A_PORT,
    until_found: bool = False,
    seed: int = 1,
) -> Examined:
    """A client with this fault, until its first finding if that is all that is wanted."""
    family = "@simple" if dialect == "simple" else ""
    patience = IMPATIENT if fault in SILENT else PATIENCE
    door = Door(f"{STUDENT} '{fault}{family}' {way}", Waiting(), Limits(), PATIENCE)
    return ClientExamination(door, DooomOptions(), games, patience, seed, dialect).run(until_found)


@pytest.mark.parametrize("dialect", ["full", "2013", "simple"])
@pytest.mark.parametrize("way", [ON_A_PORT, ""], ids=["port", "standard streams"])
def test_a_good_client_is_never_blamed(way: str, dialect: str) -> None:
    examined = examine("none", 16, dialect, way)
    assert (examined.findings, examined.games) == ([], 16)
    assert {"O7", "O8", "O9", "O11", "O16"} <= set(examined.reached)


def test_a_second_connection_is_not_taken_for_another_client() -> None:
    assert examine("connects twice", 4).findings == []


FAULTS = {
    "dancer": ("wire", "DANCE"),
    "spelled out": ("wire", "MOVE NORTH"),
    "nowhere": ("wire", "MOVE"),
    "diagonal": ("wire", "MOVE NE"),
    "two in one": ("wire", "MOVE N MOVE E"),
    "cheat": ("wire", "SETPLAYERPOS 1 1"),
    "nosy": ("wire", "LOOK around"),
    "nameless": ("wire", "HELLO"),
    "named twice": ("wire", "HELLO Client"),
    "shouts nothing": ("wire", "SHOUT"),
    "long": ("wire", "(a line that is too long)"),
    "bytes": ("wire", "SHOUT \ufffd\ufffd"),
    "empty": ("wire", ""),
    "unended": ("wire", "ENDTURN"),
    "returns": ("wire", "ENDTURN\r"),
    "flood": ("wire", "(flood)"),
    "impatient": ("O6", "MOVE"),
    "deaf": ("O6", ""),
    "walls": ("O8", "MOVE"),
    "blind": ("O8", "MOVE N"),
    "pushes": ("O8", "MOVE"),
    "grabs": ("O9", "PICKUP"),
    "greedy": ("O10", "PICKUP"),
    "thirsty": ("O11", "MOVE N"),
    "shadow boxer": ("O12", "ATTACK"),
    "berserk": ("O12", "ATTACK"),
    "heavy": ("O14", "MOVE"),
    "ends twice": ("O15", "ENDTURN"),
    "mute": ("O15", "(nothing)"),
    "zombie": ("O16", "LOOK"),
    "leaves": ("O21", "(connection closed)"),
    "crashes": ("O21", "(exit status 3)"),
    "killed": ("O21", "(signal 11)"),
    "ghost": ("O22", "MOVE N"),
}
IN_SIMPLE = {
    "turns": ("wire", "ENDTURN"),
    "mute": ("wire", "(nothing)"),
    "walls": ("O8", "MOVE"),
    "zombie": ("O16", "LOOK"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_rule(fault: str) -> None:
    examined = examine(fault, 24, until_found=True)
    assert examined.findings
    first = examined.findings[0]
    rule, came = FAULTS[fault]
    assert (first.rule, first.came[: len(came)]) == (rule, came), first
    assert first.allowed
    assert first.transcript


@pytest.mark.parametrize("fault", IN_SIMPLE)
def test_a_fault_is_named_in_the_simple_dialect_too(fault: str) -> None:
    examined = examine(fault, 12, "simple", until_found=True)
    assert examined.findings
    rule, came = IN_SIMPLE[fault]
    assert examined.findings[0].rule == rule
    assert examined.findings[0].came.startswith(came)
