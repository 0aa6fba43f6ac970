"""`asterion audit`: how players of text answered, and whether every move in a record is theirs."""

from pathlib import Path

import click
import msgspec

from asterion.commands.common import fail, load_record, shown
from asterion.commands.files import read_bytes
from asterion.commands.flags import json_option
from asterion.commands.talk import print_json
from asterion.commands.verb import option, verb
from asterion.commands.words import say
from asterion.core.phrase import phrase
from asterion.core.records.record import Record
from asterion.harness import auditing
from asterion.harness.auditing import ENDING, AnswersError, Audited, all_beside, read_answers
from asterion.harness.tries import Answer

GHOSTS = 1
"""The status where a record has a move that its player never said."""
MOST_BYTES = 512 * 1024 * 1024


class Said(msgspec.Struct):
    """Of an entry, who said what."""

    seat: int
    do: str


@verb(
    "audit",
    examples="""
  asterion audit game.jsonl
  asterion audit games/*.jsonl --json
  asterion audit game.jsonl --answers model.answers.jsonl""",
)
@click.argument("paths", nargs=-1, required=True, metavar="RECORDS...")
@option("--answers", metavar="FILE", help="commands-option-audit-answers")
@json_option
def audit(paths: tuple[str, ...], answers: str | None, as_json: bool) -> None:
    """Say how each player answered, and whether the record has a move that nobody said."""
    if answers is not None and len(paths) > 1:
        fail(phrase("commands-audit-one"))
    found: dict[str, list[Audited]] = {}
    for path in paths:
        if path.endswith(ENDING):  # a shell's games/*.jsonl names them too
            continue
        record, _ = load_record(path)
        names = names_in(record)
        files = [Path(answers)] if answers is not None else all_beside(Path(path), len(names))
        found[path] = auditing.audit(names, said_in(record), kept(files))
    if as_json:
        print_json({shown(path): msgspec.to_builtins(players) for path, players in found.items()})
    else:
        for path, players in found.items():
            click.echo(shown(path))
            for player in players:
                click.echo(f"  {sentence(player)}")
    if any(player.ghosts for players in found.values() for player in players):
        raise SystemExit(GHOSTS)


def said_in(record: Record) -> list[tuple[int, str]]:
    """The moves of the players; what the master did is nobody's move."""
    entries = (msgspec.json.decode(line, type=Said) for line in record.lines)
    return [(entry.seat, entry.do) for entry in entries if entry.seat >= 0]


def names_in(record: Record) -> list[str]:
    """Anyone who came later is called by their number."""
    names = [*record.header.names]
    last = max((seat for seat, _ in said_in(record)), default=0)
    return names + [str(seat + 1) for seat in range(len(names), last + 1)]


def kept(files: list[Path]) -> list[Answer] | None:
    """The answers that were saved, if any were."""
    found: list[Answer] = []
    for file in files:
        try:
            found += read_answers(read_bytes(file, MOST_BYTES))
        except AnswersError as error:
            fail(phrase("commands-audit-unreadable", path=str(file), why=str(error)))
    return found if files else None


def sentence(player: Audited) -> str:
    tally = player.tally
    if tally is None:
        return say("commands-audit-moves", name=player.name, moves=player.moves)
    return say(
        "commands-audited",
        name=player.name,
        moves=player.moves,
        illegal=tally.illegal,
        unreadable=sum(tally.unreadable.values()),
        kinds=", ".join(f"{kind} {count}" for kind, count in sorted(tally.unreadable.items())),
        retries=tally.retries,
        forfeits=tally.forfeits,
        ghosts=player.ghosts or 0,
        lost=player.lost or 0,
        seconds=f"{tally.seconds:.1f}",
    )
