"""Random play through the one door, and what an ear, an eye and a mouth get of it."""

from collections.abc import Callable, Sequence
from typing import Any

from asterion.core.audience import Seat
from asterion.core.book import AnyBook, Refused
from asterion.core.dice import Dice, DiceError, Draw, Rolled
from asterion.core.record import encode
from asterion.core.table import Entry, Table
from tests.contract.shelf import Kit

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
Script = list[tuple[Seat, str]]


def new_table(book: AnyBook, kit: Kit, seed: int) -> tuple[Table, Dice]:
    """A table with everything random, and the dice that choose what its players say."""
    chooser = Rolled(seed)
    players = kit.players(chooser)
    options = kit.options(chooser)
    plan = kit.plan(chooser, players)
    return Table(book, plan, NAMES[:players], options, Rolled(seed + 1), salt="salt"), chooser


def play_on(table: Table, kit: Kit, chooser: Dice, commands: int) -> Script:
    """Let the seats that are awaited say legal things until the game is over or it is enough."""
    script: Script = []
    while table.result is None and len(script) < commands:
        aside = kit.out_of_turn(table, chooser) if chooser.below(8, "aside") == 0 else None
        if aside is not None:
            seat, text = aside
            try:
                table.submit(seat, text)
            except Refused:
                continue
        else:
            seat = chooser.pick(table.awaited, "who")
            text = chooser.pick(table.legal(seat), "what")
            table.submit(seat, text)
        script.append((seat, text))
    return script


def play(book: AnyBook, kit: Kit, seed: int, commands: int) -> tuple[Table, Script]:
    table, chooser = new_table(book, kit, seed)
    return table, play_on(table, kit, chooser, commands)


class TwinDice(Dice):
    """The draws of another table, each translated to what means the same on this plan."""

    __slots__ = ("left", "redraw")

    def __init__(self, draws: Sequence[Draw], redraw: Callable[[Draw], int | None]) -> None:
        super().__init__()
        self.left = list(draws)
        self.redraw = redraw

    def answer(self, n: int, why: str) -> int:
        if not self.left:
            raise DiceError(f"the twin asks for {why}, which its other did not")
        draw = self.left.pop(0)
        result = self.redraw(draw)
        if draw[0] != why or result is None or not 0 <= result < n:
            raise DiceError(f"the twin asks for {why} below {n}, its other had {draw}")
        return result


def all_that_reaches(table: Table, kit: Kit, seat: Seat, entry: Entry) -> bytes:
    """Every byte that this seat could get after an entry: ears, eyes, buttons and refusals."""
    refusals = []
    for text in kit.probes(table, seat):
        try:
            command = table.book.parse(text)
            refusals.append(table.book.check(table.view(seat), command))
        except Refused as refused:
            refusals.append(str(refused))
    return b"\n".join(
        encode(part)
        for part in (
            entry.told(seat),
            table.sentences([entry], seat),
            table.book.screen(table.view(seat)),
            table.legal(seat),
            table.prompt(seat),
            refusals,
        )
    )


def reached_by(
    book: AnyBook, kit: Kit, table: Table, script: Script, seat: Seat, plan: Any
) -> list[bytes]:
    """What reaches a seat when the same is said, and the same befalls, on this plan."""
    redraw = kit.redraw(table, plan)
    draws = [draw for entry in table.entries for draw in entry.draws]
    dice = TwinDice(draws, redraw)
    again = Table(book, plan, table.first_names, table.options, dice, salt="salt")
    reached = [all_that_reaches(again, kit, seat, again.entries[0])]
    for speaker, text in script:
        entry = again.submit(speaker, text)
        reached.append(all_that_reaches(again, kit, seat, entry))
    return reached


def first_difference(
    book: AnyBook, kit: Kit, table: Table, script: Script, seat: Seat, twin: Any
) -> str | None:
    """Where a seat could tell the twin from the table; empty if nowhere, None if not comparable.

    The other players' commands are the same in both games; where the changed plan makes one of
    them impossible, there is no such pair of games.
    """
    ours = reached_by(book, kit, table, script, seat, table.plan)
    try:
        theirs = reached_by(book, kit, table, script, seat, twin)
    except (DiceError, Refused):
        return None
    for n, (one, other) in enumerate(zip(ours, theirs, strict=True)):
        if one != other:
            said = script[n - 1] if n else "the opening"
            return f"after entry {n}, {said}:\n{one.decode()}\nbut in the twin:\n{other.decode()}"
    return ""
