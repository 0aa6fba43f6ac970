"""`asterion referee`: a game master for scripts and clubs, a line in, the answers out."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from typing import BinaryIO

import click
import msgspec

from asterion.commands.common import (
    STANDARD_INPUT,
    check_plan,
    load_plan,
    make_plan,
    parse_chair,
    read_limits,
    read_options,
    read_players,
    read_settings,
    take_book,
)
from asterion.commands.files import new_file
from asterion.commands.flags import (
    chair_option,
    json_option,
    limit_option,
    preset_option,
    seed_option,
    set_option,
)
from asterion.commands.refereed import (
    LONGEST_LINE,
    Answer,
    Think,
    Told,
    announced,
    answer,
    heard,
    understood,
)
from asterion.commands.talk import fail, printable, talk
from asterion.commands.verb import option, verb
from asterion.commands.voting import Say, vote_on
from asterion.commands.words import in_words
from asterion.core.audience import Seat
from asterion.core.contract.book import Refused
from asterion.core.dice import Rolled
from asterion.core.phrase import Phrase, phrase
from asterion.core.records.record import Writer
from asterion.core.referee.names import MASTER_NAME
from asterion.core.referee.table import Entry, Table


@verb(
    examples="""
  asterion referee dooom --players Ann,Bob
  asterion referee dooom --plan cellar.txt --players Ann,Bob --seed 7
  asterion referee dooom --plan cellar.txt --players Ann --as Ann < moves.txt
  asterion referee dooom --plan old-keep --players Ann,Bob --record game.jsonl""",
    lines="commands-help-referee-lines",
)
@click.argument("book")
@option(
    "--plan",
    "path",
    metavar="FILE|NAME",
    help="commands-option-path",
)
@option("--players", metavar="NAME,NAME,...", required=True, help="commands-option-referee-players")
@seed_option
@preset_option
@set_option
@limit_option
@option("--vote", is_flag=True, help="commands-option-vote")
@option("--deduction", is_flag=True, help="commands-option-deduction")
@chair_option
@option("--record", "record_path", metavar="FILE", help="commands-option-record-path")
@json_option
def referee(
    book: str,
    path: str | None,
    players: str,
    seed: int | None,
    preset: str | None,
    settings: tuple[str, ...],
    limits: tuple[str, ...],
    vote: bool,
    deduction: bool,
    chair: str | None,
    record_path: str | None,
    as_json: bool,
) -> None:
    """Referee a game of BOOK: read what is said from standard input, answer on standard output."""
    chosen = take_book(book)
    options = read_options(chosen, preset, settings)
    names = read_players(players)
    if path == STANDARD_INPUT:
        fail(phrase("commands-plan-and-game"))
    plan = load_plan(chosen, path) if path is not None else None
    lines = read_lines(sys.stdin.buffer) if sys.stdin is not None else iter(())
    wishes: dict[str, str] = {}
    if vote:
        if chosen.rules.elected is None:
            fail(phrase("core-no-vote", book=chosen.called))
        said = speakers(lines, names, as_json)
        options, wishes = vote_on(chosen, options, names, said, say_of(as_json), plan is not None)
    agreed, dice = read_limits(chosen, limits), Rolled(seed)
    if plan is None:  # made for what was voted, within what was agreed
        wanted = {**wishes, **read_settings(limits, "--limit")}
        plan = make_plan(chosen, None, dice, len(names), wanted, options)
    check_plan(chosen, plan, options, len(names), path, agreed)
    try:
        table = Table(chosen, plan, names, options, dice)
    except Refused as refused:
        fail(refused.why)
    ear = parse_chair(chair, names) if chair is not None else None
    think = thinking(table) if deduction else None
    with nullcontext() if record_path is None else new_file(record_path) as file:
        if file is not None:
            keep_in(file, table)
        preside(table, ear, as_json, lines, think)


def keep_in(file: BinaryIO, table: Table) -> None:
    """Write down the opening, and from now on every entry before it is told, the seal too."""
    writer = Writer(file)

    def keep(entry: Entry) -> None:
        writer.entry(entry, table)
        writer.seal(table)

    writer.header(table)
    keep(table.entries[0])
    table.keep = keep


def thinking(table: Table) -> Think:
    """Who thinks for each seat; deduction is loaded only where it is wanted."""
    from asterion.knowledge import MissingSolver, NoKnowledge, check_deduction
    from asterion.terminal.deducer import Deducer

    try:
        check_deduction(table.book.name)
    except (MissingSolver, NoKnowledge) as error:
        fail(error.why)
    thinkers: dict[Seat, Deducer] = {}

    def think(seat: Seat, said: str) -> list[str]:
        if seat not in thinkers:
            thinkers[seat] = Deducer(table, seat)
        return thinkers[seat].answer(said)

    return think


def preside(
    table: Table, ear: Seat | None, as_json: bool, lines: Iterator[bytes], think: Think | None
) -> None:
    """The game from its opening to its end, or to the end of the input."""
    talk(phrase("commands-sealed", sha=table.commitment))
    if think is not None:
        talk(phrase("commands-deduction-agreed"))
    answer(table, ear, as_json, announced(table, table.entries[0], ear), refused=False)
    while table.result is None:
        line = next(lines, None)
        if line is None:
            talk(phrase("commands-input-ended"))
            return
        told, refused = heard(table, ear, line, think)
        answer(table, ear, as_json, told, refused)
    for row in table.certificate:
        click.echo(printable(in_words(row)), err=True)
    talk(phrase("commands-game-over", why=table.result.ending))


# ---- before the game


def speakers(
    lines: Iterable[bytes], names: Sequence[str], as_json: bool
) -> Iterator[tuple[Seat, str]]:
    """Who says what in the vote; a line that does not tell is answered, and passed over."""
    for line in lines:
        try:
            yield understood(line, names)
        except Refused as refused:
            say_of(as_json)(MASTER_NAME, phrase("commands-refused", why=refused.why), True)


def say_of(as_json: bool) -> Say:
    """A vote is public, so every ear hears the whole of it."""

    def say(to: str, said: Phrase, refused: bool) -> None:
        told = Told(to, printable(in_words(said)))
        whole = msgspec.json.encode(Answer([told], refused, {}, None)).decode()
        click.echo(whole if as_json else f"{told.to}: {told.text}")

    return say


# ---- in


def read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines that say something; of one that is too long only the beginning."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        if line.strip() and not line.startswith(b"#"):
            yield line
