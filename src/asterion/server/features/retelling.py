"""A game told again with other names: the same commands and outcomes, played by the same rules."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import OptionError, options_from
from asterion.core.contract.problem import PlanError
from asterion.core.dice import DiceError, Recorded
from asterion.core.records.record import encode, encode_entry
from asterion.core.records.replay import Line
from asterion.core.referee.commitment import Promise
from asterion.core.referee.table import Table
from asterion.server.game.doc import Doc, Outcome
from asterion.server.store import EntryRow

Swap = Callable[[str], str]
KIND = "event"
"""The field of an event that says what kind it is."""


class Unlike(Exception):
    """The rules do not tell the same with these names."""


def retold(
    rules: AnyBook, doc: Doc, rows: Sequence[EntryRow], swap: Swap
) -> tuple[list[bytes], Outcome | None]:
    """The lines of the entries with the names of `doc`, and how it ended if it was played again."""
    if not rows:
        return [], None
    for said in (swap, str):
        with suppress(Unlike, Refused, DiceError, PlanError, OptionError):
            return _played(rules, doc, rows, said)
    # Of rules that are not here any more: it is only ever read, so its words are all there is.
    return [encode(_swapped(msgspec.json.decode(row.line), swap)) for row in rows], None


def _played(
    rules: AnyBook, doc: Doc, rows: Sequence[EntryRow], swap: Swap
) -> tuple[list[bytes], Outcome | None]:
    promise = Promise.of(doc.book, doc.plan, doc.options, doc.salt)
    plan, options = rules.plan.read(doc.plan), options_from(rules.rules.options, doc.options)
    table: Table | None = None
    lines: list[bytes] = []
    for row in rows:
        line = msgspec.json.decode(row.line, type=Line)
        dice = Recorded(line.draws)
        if table is None:
            table = Table(rules, plan, doc.names, options, dice, promise=promise)
        else:
            table.dice = dice
            try:
                table.submit(line.seat, swap(line.do))
            except Refused:  # the name is also a word of the game
                table.submit(line.seat, line.do, exact=True)
        told = encode_entry(table.entries[-1], rules)
        if dice.left or _bare(told) != _bare(row.line):
            raise Unlike
        lines.append(told)
    result = None if table is None else table.result
    if result is None:
        return lines, None
    return lines, Outcome(tuple(result.winners), result.reason, result.ending)


def _bare(line: bytes) -> Any:
    """An entry without its words: whom what kind of thing was told, and with which numbers."""
    plain = msgspec.json.decode(line)
    return [_wordless(event) for event in plain["events"]]


def _wordless(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {name: value if name == KIND else _wordless(value) for name, value in plain.items()}
    if isinstance(plain, list):
        return [_wordless(value) for value in plain]
    return "" if isinstance(plain, str) else plain


def _swapped(plain: Any, swap: Swap) -> Any:
    if isinstance(plain, dict):
        return {
            name: value if name == KIND else _swapped(value, swap) for name, value in plain.items()
        }
    if isinstance(plain, list):
        return [_swapped(value, swap) for value in plain]
    return swap(plain) if isinstance(plain, str) else plain
