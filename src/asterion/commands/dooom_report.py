"""What `asterion dooom check` has found, as text for people or as JSON."""

import click

from asterion.books.dooom.options import DooomOptions
from asterion.commands.talk import print_json, printable, wrapped
from asterion.commands.words import in_words, say, word
from asterion.core.book import AnyBook
from asterion.examiner.dooom.finding import WIRE, Examined, Finding

LABELS = (
    "commands-check-sent",
    "commands-check-came",
    "commands-check-allowed",
    "commands-check-rule",
)


def print_report(book: AnyBook, options: DooomOptions, examined: Examined, form: str) -> None:
    """The findings, one of each kind, and what was never tried."""
    rules = {rule.number: in_words(rule.says) for rule in book.rules(options)}
    missed = [number for number in rules if number not in examined.reached]
    if form == "json":
        print_json(_as_data(examined, missed))
        return
    for finding, games in examined.kinds():
        _print_finding(finding, games, rules)
    click.echo(
        say(
            "commands-check-sum",
            games=examined.games,
            steps=examined.steps,
            kinds=len(examined.kinds()),
        )
    )
    if missed:
        click.echo(wrapped(say("commands-check-missed", rules=[*missed])))
    if examined.stopped:
        click.echo(wrapped(say("commands-check-stopped", why=printable(examined.stopped))))


def _print_finding(finding: Finding, games: int, rules: dict[str, str]) -> None:
    about = say(
        "commands-check-found",
        game=finding.game,
        step=finding.step,
        who=finding.who,
        games=games,
    )
    rule = rules.get(finding.rule) or word("commands-check-wire")
    values = (finding.sent, finding.came, " | ".join(finding.allowed), rule)
    labels = [word(label) for label in LABELS]
    indent = 4 + max(map(len, labels))
    click.echo(f"{finding.rule if finding.rule != WIRE else '-'}  {about}")
    for label, value in zip(labels, values, strict=True):
        click.echo(wrapped(printable(value) or "-", f"  {label}".ljust(indent)))
    for line in finding.transcript:
        click.echo(f"    {printable(line)}")
    click.echo("")


def _as_data(examined: Examined, missed: list[str]) -> dict[str, object]:
    return {
        "games": examined.games,
        "commands": examined.steps,
        "attacks": examined.attacks,
        "hits": examined.hits,
        "findings": [
            {
                "rule": finding.rule,
                "games": games,
                "game": finding.game,
                "command": finding.step,
                "client": finding.who,
                "sent": finding.sent,
                "came": finding.came,
                "allowed": finding.allowed,
                "transcript": finding.transcript,
            }
            for finding, games in examined.kinds()
        ],
        "not_reached": missed,
        "stopped": examined.stopped,
    }
