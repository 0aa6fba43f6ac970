"""`asterion review`: a finished game as a report of one page, what could be known and when."""

from collections.abc import Sequence
from pathlib import Path

import click

from asterion.commands.common import load_record, parse_chair, shown
from asterion.commands.talk import fail, printable, talk
from asterion.commands.verb import option, verb
from asterion.commands.words import word
from asterion.core.audience import PUBLIC
from asterion.core.phrase import phrase
from asterion.core.records.record import RecordError
from asterion.core.records.replay import replay


@verb(
    examples="""
  asterion review game.jsonl
  asterion review game.jsonl --out report.html
  asterion review game.jsonl --ask --as Ann"""
)
@click.argument("file")
@option("--out", metavar="FILE", help="commands-option-review-out")
@option("--ask", is_flag=True, help="commands-option-review-ask")
@option("--as", "chair", metavar="SEAT", default="1", help="commands-option-review-as")
def review(file: str, out: str | None, ask: bool, chair: str) -> None:
    """Write a report of a finished game: what each player could have known, and when."""
    from asterion.commands.reviewing import page, summary
    from asterion.knowledge import MissingSolver, NoKnowledge
    from asterion.knowledge.reviewed import played_again

    record, book = load_record(file)
    try:
        table = replay(record, book)
    except RecordError as error:
        fail(f"{shown(file)}: {error}")
    if table.result is None:
        fail(word("commands-review-not-over"))
    seat = parse_chair(chair, table.names)
    if ask and seat < 0:
        fail(word("commands-review-ask-whom"))
    chairs = (*range(len(table.names)), PUBLIC)

    def progress(done: int, of: int) -> None:
        if (done - 1) % (of // len(chairs)) == 0:
            name = _named(table.names, chairs[(done - 1) * len(chairs) // of])
            talk(phrase("commands-review-thinking", name=name))

    try:
        again = played_again(record, book, progress)
    except (MissingSolver, NoKnowledge) as error:
        fail(error.why)
    if ask:
        from asterion.commands.review_ask import ask_all

        missed = next(each.missed for each in again.review.chairs if each.seat == seat)
        ask_all(record, table, seat, [*missed])
        return
    target = Path(out) if out is not None else Path(file).with_suffix(".html")
    try:
        target.write_text(page(again), "utf-8")
    except OSError as error:
        fail(phrase("commands-review-cannot-write", path=shown(target), why=error.strerror or ""))
    for line in summary(again):
        click.echo(printable(line))
    click.echo(shown(target))


def _named(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat >= 0 else word("review-public")
