"""Finished games of bots as open data: what each chair heard and said, how it ended, and the truth.

One row per game. It follows from the contest's seed alone: the same numbers give the same bytes.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, Final, Protocol

import msgspec

from asterion.arena.contest import Contest, Outcome, Pairing
from asterion.arena.program import BadProgram
from asterion.arena.running import play_all
from asterion.core.audience import MASTER, ear
from asterion.core.phrase import PhrasedError, phrase
from asterion.core.records import record

A_GROUP: Final = 100
"""This many games make a row group of a Parquet file."""


class NoParquet(PhrasedError):
    """The extra `dataset` is not installed."""


class Heard(msgspec.Struct):
    """What one chair was told of one command; `n` counts the commands of the game from 0."""

    n: int
    events: list[str]  # JSON


class Said(msgspec.Struct):
    n: int
    text: str


class ChairRow(msgspec.Struct):
    """A chair knows what it said and what it was told, and no more."""

    chair: int
    bot: str
    won: bool
    said: list[Said]
    heard: list[Heard]


class Truth(msgspec.Struct):
    """What only the master knows."""

    plan: str
    draws: list[str]  # JSON: (why, n, result), a list per command
    heard: list[Heard]


class Game(msgspec.Struct):
    game: str
    book: str
    edition: int
    options: str  # JSON
    seed: int
    winners: list[int]
    ending: str
    answers: int
    chairs: list[ChairRow]
    truth: Truth | None


class _Line(msgspec.Struct):
    """An entry as a record has it, its events as they stand there."""

    n: int
    seat: int
    do: str
    draws: list[msgspec.Raw]
    events: list[dict[str, Any]]


def games_of(contest: Contest, number: int) -> list[Pairing]:
    """A plan for each game; who begins goes round the table."""
    seats = [n % len(contest.bots) for n in range(contest.players)]
    turns = (n % contest.players for n in range(number))
    return [Pairing(f"g{n}", (*seats[turn:], *seats[:turn]), n) for n, turn in enumerate(turns)]


def rows(contest: Contest, number: int, truth: bool, processes: int, ray: str) -> Iterator[Game]:
    """In the order of the games, whichever is done first."""
    early: dict[str, Game] = {}
    wanted = games_of(contest, number)
    at = 0
    for outcome, kept in play_all(contest, wanted, processes, ray):
        if outcome.absent:
            bot = contest.bots[outcome.bots[outcome.absent[0]]]
            raise BadProgram(phrase("arena-did-not-start", bot=bot, why=outcome.wrong[0].wrong))
        early[outcome.id] = row(contest, wanted, outcome, kept, truth)
        while at < number and wanted[at].id in early:
            yield early.pop(wanted[at].id)
            at += 1


def row(
    contest: Contest, wanted: Sequence[Pairing], outcome: Outcome, kept: bytes, truth: bool
) -> Game:
    read = record.read(kept)
    lines = [msgspec.json.decode(line, type=_Line) for line in read.lines]
    edition = read.header.edition
    chairs = [
        ChairRow(
            seat,
            contest.bots[bot],
            seat in outcome.winners,
            [Said(line.n, line.do) for line in lines if line.seat == seat],
            _heard(lines, seat),
        )
        for seat, bot in enumerate(outcome.bots)
    ]
    plan = next(game.plan for game in wanted if game.id == outcome.id)
    return Game(
        outcome.id,
        contest.book,
        edition if isinstance(edition, int) else 1,
        bytes(read.header.options).decode(),
        contest.seed + plan,
        list(outcome.winners),
        outcome.ending,
        outcome.answers,
        chairs,
        _truth(read, lines) if truth else None,
    )


def _heard(lines: Sequence[_Line], viewer: int) -> list[Heard]:
    """The one filter, on what a record says: an event is told whole or not at all."""
    ears = ear(viewer)
    found = []
    for line in lines:
        events = [_without_audience(event) for event in line.events if event["to"] & ears]
        if events:
            found.append(Heard(line.n, events))
    return found


def _without_audience(event: dict[str, Any]) -> str:
    told = {name: value for name, value in event.items() if name != "to"}
    return msgspec.json.encode(told).decode()


def _truth(read: record.Record, lines: Sequence[_Line]) -> Truth:
    draws = [msgspec.json.encode(line.draws).decode() for line in lines]
    return Truth(read.header.plan, draws, _heard(lines, MASTER))


# ---- writing


class Writing(Protocol):
    def add(self, game: Game) -> None: ...

    def close(self) -> None: ...


class JsonLines:
    """A game per line."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def add(self, game: Game) -> None:
        self._file.write(msgspec.json.encode(game) + b"\n")

    def close(self) -> None:
        self._file.close()


class Parquet:
    """The same columns, compressed."""

    def __init__(self, file: BinaryIO) -> None:
        try:
            self._arrow: Any = import_module("pyarrow")
            parquet: Any = import_module("pyarrow.parquet")
        except ImportError:
            raise NoParquet(phrase("dataset-no-parquet")) from None
        self._file = file
        self._schema = _schema(self._arrow)
        self._writer = parquet.ParquetWriter(file, self._schema, compression="zstd")
        self._waiting: list[Any] = []

    def add(self, game: Game) -> None:
        self._waiting.append(msgspec.to_builtins(game))
        if len(self._waiting) == A_GROUP:
            self._write()

    def close(self) -> None:
        if self._waiting:
            self._write()
        self._writer.close()
        self._file.close()

    def _write(self) -> None:
        table = self._arrow.Table.from_pylist(self._waiting, self._schema)
        self._writer.write_table(table)
        self._waiting = []


def _schema(arrow: Any) -> Any:
    """Said once, so that a file without a winner or without the truth has the same columns."""
    number, text = arrow.int32(), arrow.string()
    heard = arrow.list_(arrow.struct({"n": number, "events": arrow.list_(text)}))
    said = arrow.list_(arrow.struct({"n": number, "text": text}))
    chair = arrow.struct(
        {"chair": number, "bot": text, "won": arrow.bool_(), "said": said, "heard": heard}
    )
    truth = arrow.struct({"plan": text, "draws": arrow.list_(text), "heard": heard})
    return arrow.schema({
        "game": text, "book": text, "edition": number, "options": text, "seed": arrow.int64(),
        "winners": arrow.list_(number), "ending": text, "answers": number,
        "chairs": arrow.list_(chair), "truth": truth,
    })  # fmt: skip


def writing(path: Path) -> Writing:
    """By the name of the file: `.parquet`, or else JSON Lines."""
    file = path.open("wb")
    if path.suffix != ".parquet":
        return JsonLines(file)
    try:
        return Parquet(file)
    except NoParquet:
        file.close()
        path.unlink()
        raise
