"""Whether a record has the moves that its players said, and no others; and how they said them."""

from collections.abc import Callable, Iterable
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final

import msgspec

from asterion.core.audience import Seat
from asterion.harness.judging import Kind
from asterion.harness.tries import Answer, Tally

ENDING: Final = ".answers.jsonl"


class AnswersError(ValueError):
    """A line of saved answers that cannot be read; the text names it."""


class Audited(msgspec.Struct, frozen=True):
    """One player of one record. Without saved answers there is only the number of moves."""

    seat: Seat
    name: str
    moves: int
    tally: Tally | None = None
    ghosts: int | None = None
    """Moves in the record that the player never said."""
    lost: int | None = None
    """Moves that the player said and the record does not have."""


def answers_beside(record: Path, seat: Seat | None = None) -> Path:
    """Of `game.jsonl` in `game.answers.jsonl`, or per seat in `game.0.answers.jsonl`."""
    mine = "" if seat is None else f".{seat}"
    return record.with_name(record.name.removesuffix(".jsonl") + mine + ENDING)


def all_beside(record: Path, seats: int) -> list[Path]:
    """Those of them that there are."""
    named = [answers_beside(record), *(answers_beside(record, seat) for seat in range(seats))]
    return [path for path in named if path.exists()]


def keeping(path: Path) -> Callable[[Answer], None]:
    """Writes each answer down as it comes; whatever was there before is of another game."""
    path.unlink(missing_ok=True)

    def keep(answer: Answer) -> None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(answer) + b"\n")

    return keep


def read_answers(content: bytes) -> list[Answer]:
    """AnswersError with the number of the line that is none."""
    answers = []
    for number, line in enumerate(content.splitlines(), 1):
        try:
            answers.append(msgspec.json.decode(line, type=Answer))
        except msgspec.MsgspecError as error:
            raise AnswersError(f"line {number}: {error}") from None
    return answers


def audit(
    names: Iterable[str], said: Iterable[tuple[Seat, str]], answers: Iterable[Answer] | None
) -> list[Audited]:
    """`said` are the moves of the record, in their order, with the seats that said them."""
    moves: dict[Seat, list[str]] = {}
    for seat, move in said:
        moves.setdefault(seat, []).append(move)
    kept: dict[Seat, list[Answer]] = {}
    for answer in answers or ():
        kept.setdefault(answer.seat, []).append(answer)
    return [
        _audited(seat, name, moves.get(seat, []), kept.get(seat)) for seat, name in enumerate(names)
    ]


def _audited(seat: Seat, name: str, moves: list[str], answers: list[Answer] | None) -> Audited:
    if answers is None:
        return Audited(seat, name, len(moves))
    tally = Tally(unreadable={})
    failed = False
    for answer in answers:
        tally.count(answer, failed)
        failed = answer.kind is not Kind.MOVE
    theirs = [answer.move for answer in answers if answer.kind is Kind.MOVE]
    found = in_order(theirs, moves)
    return Audited(seat, name, len(moves), tally, len(moves) - found, len(theirs) - found)


def in_order(said: list[str], recorded: list[str]) -> int:
    """How many moves of the record were said, in the same order."""
    blocks = SequenceMatcher(None, said, recorded, autojunk=False).get_matching_blocks()
    return sum(block.size for block in blocks)
