"""`asterion daily`: a labyrinth a day, in which only what is certain may be marked."""

import datetime
import os
import sys

from asterion.commands.daily_map import known_map, plan_map
from asterion.commands.flags import json_option
from asterion.commands.talk import fail, print_json
from asterion.commands.verb import option, verb
from asterion.commands.words import in_words, say, word
from asterion.core.phrase import phrase
from asterion.knowledge.daily.daily import Daily
from asterion.knowledge.daily.hints import HINTS, hint_of
from asterion.knowledge.daily.notation import NoMark, read, write
from asterion.knowledge.daily.sharing import How, shared
from asterion.knowledge.daily.shown import shown, shown_verdict
from asterion.knowledge.daily.solving import Progress
from asterion.terminal.console import Console
from asterion.terminal.words import Tongue


@verb(
    examples="""
  asterion daily
  asterion daily --date 2026-11-16
  asterion daily --date first
  asterion daily --date first-dungeonlab
  asterion daily --date 2026-11-16 --json"""
)
@option("--date", "day", metavar="DATE", help="commands-option-daily-date")
@json_option
def daily(day: str | None, as_json: bool) -> None:
    """A labyrinth a day: mark what is certain."""
    from asterion.knowledge import MissingSolver
    from asterion.knowledge.daily import daily_number

    number = _number(day)
    try:
        made = daily_number(number)
    except MissingSolver as error:
        fail(error.why)
    if as_json:
        print_json(shown(Progress(made), Tongue.language))
        return
    Solving(made, Console(sys.stdin, sys.stdout, os.environ)).run()


def _number(day: str | None) -> int:
    from asterion.knowledge.daily.making import first_number
    from asterion.knowledge.puzzling import number_of

    today = datetime.datetime.now(datetime.UTC).date()
    first = None if day is None else first_number(day)
    if first is not None:
        return first
    try:
        date = today if day is None else datetime.date.fromisoformat(day)
    except ValueError:
        fail(phrase("commands-daily-no-date", said=(day or "")[:40]))
    number = number_of(date)
    if number < 1 or date > today:
        fail(phrase("commands-daily-not-that-day", date=date.isoformat()))
    return number


class Solving:
    """One person at the keyboard, from the first answers to the last mark."""

    def __init__(self, made: Daily, console: Console) -> None:
        self.console = console
        self.progress = Progress(made)
        self.marks: list[How] = []
        self.slips = self.hints = 0
        self.how: How = "clean"  # the mark that comes next
        self.level = 0  # of the hint that was given for it
        self.read = 0  # answers that were shown

    def run(self) -> None:
        self._begin()
        while not self.progress.is_solved:
            try:
                said = self.console.ask("> ").strip()
            except EOFError:
                return
            if said:
                self._answer(said)
        self._end()

    def _answer(self, said: str) -> None:
        verbs = {"hint": self._hint, "map": self._map, "answers": self._all, "help": self._help}
        asked = next((verb for verb in verbs if said.lower() in (verb, _word(verb))), None)
        if said.lower() in ("quit", _word("quit")):
            raise SystemExit(0)
        if asked is not None:
            verbs[asked]()
            return
        try:
            fact = read(said, self.progress.daily, Tongue.language)
        except NoMark as error:
            self.console.say(in_words(error.why))
            return
        verdict = self.progress.mark(fact)
        told = shown_verdict(self.progress, fact, verdict, Tongue.language)
        if verdict.came == "known":
            self.console.say(word("commands-daily-known"))
        elif told.plan is not None:
            self.slips, self.how = self.slips + 1, "slip"
            self.console.say(word("commands-daily-not-certain"))
            self.console.lines(plan_map(told.daily, told.plan))
        else:
            self._inked(write(fact, self.progress.daily), verdict.asked)

    def _inked(self, text: str, asked: bool) -> None:
        if asked:
            self.marks.append(self.how)
            self.how, self.level = "clean", 0
        done, of = len(self.progress.done), self.progress.daily.marks
        self.console.say(say("commands-daily-inked", mark=text, done=done, of=of, asked=asked))
        if len(self.progress.heard) > self.read:
            self._news()

    # ---- what is shown

    def _begin(self) -> None:
        told = shown(self.progress, Tongue.language)
        self.console.say(
            say("commands-daily", number=told.number, date=told.date, marks=told.marks)
        )
        self.console.say(told.agreed)
        self.console.say(
            say("commands-puzzle-start", name=told.names[0], cell=told.start), *told.opening
        )
        self.console.say(say("commands-daily-how", book=told.book))
        self._news()

    def _news(self) -> None:
        """The answers that were not read out before, and the map with them."""
        self._read(self.read)
        self.read = len(self.progress.heard)
        self._map()

    def _all(self) -> None:
        self._read(0)

    def _read(self, since: int) -> None:
        told = shown(self.progress, Tongue.language)
        wide = max(map(len, told.names))
        self.console.lines(
            f"{one.number:>3}  {told.names[one.seat]:<{wide}}  {one.words}"
            for one in told.answers[since:]
        )

    def _map(self) -> None:
        told = shown(self.progress, Tongue.language)
        self.console.lines(known_map(told))
        if told.coach:
            self.console.say(told.coach)
        if not told.solved:
            self.console.say(say("commands-daily-due", due=told.due, done=told.done, of=told.marks))

    def _help(self) -> None:
        self.console.say(word("commands-daily-help"))

    def _hint(self) -> None:
        """Each says more than the one before."""
        self.level = min(self.level + 1, HINTS)
        self.hints, self.how = self.hints + 1, "hint"
        hint = hint_of(self.progress, self.level)
        assert hint is not None
        first, *others = [in_words(line) for line in hint.words]
        self.console.say(first)
        for line in others:
            self.console.say(f"- {line}")

    def _end(self) -> None:
        told = shown(self.progress, Tongue.language)
        assert told.truth is not None
        self.console.say(word("commands-daily-solved"))
        self.console.lines(plan_map(told, told.truth))
        self.console.say(in_words(shared(told.number, self.marks, self.slips, self.hints)))


def _word(verb: str) -> str:
    """What is typed for it in the language of the terminal."""
    return str(say("commands-daily-verb", verb=verb))
