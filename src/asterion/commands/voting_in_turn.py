"""The vote before a game at one keyboard: everyone in turn, then the plan is made."""

from collections.abc import Mapping, Sequence

from asterion.books.making import generated
from asterion.commands.voting import wishes_of
from asterion.commands.words import in_words, say
from asterion.core.audience import PUBLIC, Seat
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import OptionError, Options, choices
from asterion.core.contract.problem import PlanError
from asterion.core.dice import Rolled
from asterion.core.phrase import person, phrase
from asterion.core.referee.voting import (
    PLAN,
    Agenda,
    agenda_of,
    check_ballot,
    is_vote,
    name_in,
    names_voted_on,
    read_vote,
    value_of,
    voted,
)
from asterion.terminal import general
from asterion.terminal.console import Console
from asterion.terminal.layout import hanging
from asterion.terminal.page import as_sentence
from asterion.terminal.session import REFUSED, Left

Settings = Mapping[str, str]
"""Of the generator, in words."""


class VoteInTurn:
    """L15  What was given at the start is the master's proposal; each person has a vote."""

    def __init__(
        self,
        console: Console,
        book: AnyBook,
        options: Options,
        people: Sequence[str],
        players: int,
        has_plan: bool,
    ) -> None:
        self._console = console
        self._book = book
        self._people = people
        self._players = players
        settings = None if has_plan else book.plan.settings()
        self._agenda: Agenda = agenda_of(book, options, settings)
        self._ballots: dict[Seat, dict[str, str]] = {}

    def take(self) -> tuple[Options, Settings]:
        """When all have voted: the options, and what the plan should be like."""
        self._console.say(say("commands-vote-about"))
        for seat, name in enumerate(self._people):
            while said := self._console.ask(say("commands-vote-prompt", name=name) + "> "):
                if general.is_leaving(said):
                    raise Left
                self._hear(seat, said)
        outcome = self._outcome()
        return outcome[""], wishes_of(outcome)

    def _hear(self, seat: Seat, said: str) -> None:
        said = general.in_english(said, general.VOTE)
        name, value = read_vote(said)
        if not is_vote(said):
            self._refuse(say("commands-vote-how"))
        elif not name:
            self._console.lines(self._ballot())
        elif not value:
            self._ballots.get(seat, {}).pop(name_in(self._agenda, name), None)
        else:
            self._vote(seat, name, value)

    def _vote(self, seat: Seat, name: str, value: str) -> None:
        try:
            name, value = check_ballot(self._book, self._agenda, name, value)
        except Refused as refused:
            self._refuse(in_words(refused.why))
            return
        ballot = self._ballots.setdefault(seat, {})
        before = dict(ballot)
        ballot[name] = value
        fault = self._fault()
        if fault is not None:
            self._ballots[seat] = before
            self._refuse(fault)
            return
        stands = value_of(self._outcome(), name)
        voter = person("who", seat, PUBLIC, self._people)
        vote = phrase("core-voted", name=name, value=value, stands=stands, **voter)
        self._console.say(in_words(vote))

    def _fault(self) -> str | None:
        """Why there is no plan like that, if there is none."""
        if PLAN not in self._agenda:
            return None
        outcome = self._outcome()
        try:
            generated(self._book, Rolled(), self._players, outcome[""], wishes_of(outcome))
        except (OptionError, Refused) as error:
            return in_words(error.why)
        except PlanError as error:
            return in_words(error.problems[0].whole)
        return None

    def _outcome(self) -> dict[str, Options]:
        return voted(self._book, self._agenda, self._ballots, len(self._people))

    def _ballot(self) -> list[str]:
        outcome = self._outcome()
        about = {
            f"{part}.{choice.name}" if part else choice.name: choice
            for part, (proposed, _) in self._agenda.items()
            for choice in choices(type(proposed))
        }
        lines = [
            f"{f'{name} {value_of(outcome, name)}':<32}  {in_words(about[name].says)}"
            for name in names_voted_on(self._agenda)
        ]
        return hanging(lines, self._console.columns)

    def _refuse(self, why: str) -> None:
        self._console.say(as_sentence(why), style=REFUSED)
