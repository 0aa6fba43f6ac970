"""What `asterion dooom check` has found, as the reports have it."""

from asterion.books.dooom.options import DooomOptions
from asterion.commands.talk import printable
from asterion.commands.words import in_words, say, word
from asterion.core.contract.book import AnyBook
from asterion.core.phrase import Phrase, phrase
from asterion.examiner.dooom.finding import CLOSED, FLOOD, WIRE, Examined, Finding
from asterion.examiner.report import findings as report
from asterion.examiner.report.findings import AWAY, PROGRAM, Ending, Findings, Line, checks_of

ENDINGS = ("(signal ", "(exit status ")
"""How a client's program ended, as its finding has it."""
LABELS = (
    "commands-check-sent",
    "commands-check-came",
    "commands-check-allowed",
    "commands-check-rule",
)


def rules_of(book: AnyBook, options: DooomOptions) -> dict[str, Phrase]:
    """The rules by their numbers, and the protocol, which is none of them."""
    rules = {rule.number: rule.says for rule in book.rules.numbered(options)}
    return {**rules, WIRE: phrase("commands-check-wire")}


def findings_of(
    book: AnyBook, options: DooomOptions, examined: Examined, subject: str, away: str = ""
) -> Findings:
    """The findings, one of each kind, and what was never tried; `away` says why nothing was."""
    rules = rules_of(book, options)
    kinds = examined.kinds()
    told = [
        report.Finding(check_of(found), games, _lines(found, games, rules), _as_data(found, games))
        for found, games in kinds
    ]
    counted = {"games": examined.games, "steps": examined.steps, "kinds": len(kinds)}
    stopped = phrase("commands-check-stopped", why=printable(examined.stopped))
    reached = {*examined.reached, *([WIRE] if examined.steps else [])}
    endings = [Ending(AWAY, 0, 1, 0, 0, "", printable(away))] if away else []
    return Findings(
        book.name,
        [subject],
        subject,
        checks_of([*rules.items()], reached, told, endings),
        examined.games,
        examined.steps,
        told,
        endings,
        head=[("", phrase("commands-check-sum", **counted))],
        tail=[("", stopped)] if examined.stopped else [],
        data={
            "commands": examined.steps,
            "attacks": examined.attacks,
            "hits": examined.hits,
            "stopped": examined.stopped,
        },
    )


def check_of(finding: Finding) -> str:
    """What ends or floods breaks no rule of the game: that is the check of the program."""
    came = finding.came
    ended = came in (CLOSED, FLOOD) or came.startswith(ENDINGS)
    return PROGRAM if ended else finding.rule


def _lines(finding: Finding, games: int, rules: dict[str, Phrase]) -> list[Line]:
    about = say(
        "commands-check-found",
        game=finding.game,
        step=finding.step,
        who=finding.who,
        games=games,
    )
    check = check_of(finding)
    rule = in_words(
        phrase("examiner-program") if check == PROGRAM else rules.get(check, rules[WIRE])
    )
    values = (finding.sent, finding.came, " | ".join(finding.allowed), rule)
    labels = [word(label) for label in LABELS]
    width = 2 + max(map(len, labels))
    rows = zip(labels, values, strict=True)
    return [
        ("", f"{check if check != WIRE else '-'}  {about}"),
        *(("  ", f"{label.ljust(width)}{printable(value) or '-'}") for label, value in rows),
        *(("    ", printable(line)) for line in finding.transcript),
    ]


def _as_data(finding: Finding, games: int) -> dict[str, object]:
    return {
        "games": games,
        "game": finding.game,
        "command": finding.step,
        "client": finding.who,
        "sent": finding.sent,
        "came": finding.came,
        "allowed": finding.allowed,
        "transcript": finding.transcript,
    }
