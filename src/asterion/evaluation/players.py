"""Who is evaluated: a program that speaks lines, or a bot of ours that claims in some manner."""

import time
from collections.abc import Sequence
from typing import Any, Final, Literal, Protocol, get_args

from asterion.arena.program import PATIENCE, LineProgram, NoAnswer
from asterion.bots.seated import Seated
from asterion.core.contract.book import Prompt
from asterion.core.dice import Dice
from asterion.core.referee.table import Table
from asterion.evaluation.claims import MOST_CLAIMS, Claimable, Claims, Subject
from asterion.evaluation.wording import Wording

Manner = Literal["none", "random", "notes", "proofs"]
MANNERS: Final[tuple[str, ...]] = get_args(Manner)
FORMS_OF_A_KIND: Final = 12


class Asked:
    """One question: what is asked about, what can be claimed of it, and what is certain."""

    def __init__(
        self, subject: Subject, claims: Claims, claimable: Claimable, certain: set[Any]
    ) -> None:
        self.subject = subject
        self.claims = claims
        self.claimable = claimable
        self.provable = [fact for fact in claimable.facts if fact in certain]


class Player(Protocol):
    """One seat of one game."""

    def answer(self, table: Table, prompt: Prompt) -> str: ...

    def refuse(self, reply: str) -> None:
        """The last answer was no move."""

    def claim(self, asked: Asked) -> list[str]: ...

    def close(self) -> None: ...


class BotPlayer:
    """A bot makes the moves. Of what it knows it claims nothing, anything, what it was told, or
    whatever can be proved: the last is the measure itself, so it gets full marks."""

    def __init__(self, bot: Seated, manner: Manner, dice: Dice) -> None:
        self._bot = bot
        self._manner = manner
        self._dice = dice

    def answer(self, table: Table, prompt: Prompt) -> str:
        return self._bot.answer(table)

    def refuse(self, reply: str) -> None:
        """A bot is refused by nobody; if it is, it says the same again, and forfeits."""

    def claim(self, asked: Asked) -> list[str]:
        return [asked.claimable.say(fact) for fact in self._claimed(asked)]

    def _claimed(self, asked: Asked) -> Sequence[Any]:
        facts = asked.claimable.facts
        match self._manner:
            case "proofs":
                return asked.provable
            case "notes":
                return [fact for fact in facts if asked.claims.is_noted(fact)]
            case "random":
                return [fact for fact in facts if self._dice.below(2, "whether it is claimed")]
            case "none":
                return ()

    def close(self) -> None:
        """There is nothing to close."""


class ProgramPlayer(LineProgram):
    """The lines of an arena (docs/program/line.md), and `know N SUBJECT`: the program says `claim
    SENTENCE` as often as it likes, then `known N`."""

    def __init__(
        self, book: str, options: dict[str, Any], command: str, seat: int, wording: Wording
    ) -> None:
        super().__init__(book, options, command, seat)
        self._wording = wording
        self._questions = 0
        self._seated: Seated | None = None

    def play(self, table: Table, prompt: Prompt) -> str:
        """Hears the news by itself, as a bot in an arena is made to."""
        if self._seated is None:
            self._seated = Seated(self, self.seat)
        return self._wording.back(self._seated.answer(table))

    def refuse(self, reply: str) -> None:
        self._say(f"no {reply}")

    def claim(self, table: Table, asked: Asked) -> list[str]:
        assert self._seated is not None, "nobody is asked before their first move"
        self.heard += self._seated.news(table)
        self._say(*self._news(table.view(self.seat), self.told))
        self.told = len(self.heard)
        if not self._questions:
            self._say(*(f"form {form}" for form in forms(asked.claims, self._wording)))
        self._questions += 1
        about = asked.subject.words
        said = about if isinstance(about, str) else self._wording.say(about)
        self._say(f"know {self._questions} {said}")
        return self._claimed(time.monotonic() + PATIENCE)

    def _claimed(self, until: float) -> list[str]:
        lines: list[str] = []
        while len(lines) < MOST_CLAIMS:
            line = self._hear(until)
            word, _, rest = line.partition(" ")
            if word == "known":
                break
            if word == "claim":
                lines.append(rest)
            elif not self._obey(line):
                lines.append(line)
        return lines

    def _say(self, *lines: str) -> None:
        super()._say(*(self._wording.out(line) for line in lines))

    def _obey(self, line: str) -> bool:
        """Data has the names of the rule book, so it is for those alone who may see them."""
        if not self._wording.is_plain and "events" in line.split():
            self._say("no events are given where names are made up")
            return True
        return super()._obey(line)


class LinePlayer:
    """A program in the place of a player."""

    def __init__(self, program: ProgramPlayer) -> None:
        self._program = program
        self._table: Table | None = None

    def answer(self, table: Table, prompt: Prompt) -> str:
        self._table = table
        return self._program.play(table, prompt)

    def refuse(self, reply: str) -> None:
        self._program.refuse(reply)

    def claim(self, asked: Asked) -> list[str]:
        assert self._table is not None
        return self._program.claim(self._table, asked)

    def close(self) -> None:
        self._program.close()


class KeptPlayer:
    """Says again what a report has: so its scores can be checked by anyone who gets it."""

    def __init__(self, answers: Sequence[str], claims: Sequence[Sequence[str]]) -> None:
        self._answers = iter(answers)
        self._claims = iter(claims)

    def answer(self, table: Table, prompt: Prompt) -> str:
        said = next(self._answers, None)
        if said is None:
            raise NoAnswer("the report has no more")
        return said

    def refuse(self, reply: str) -> None:
        """What comes next is in the report."""

    def claim(self, asked: Asked) -> list[str]:
        return list(next(self._claims, ()))

    def close(self) -> None:
        """There is nothing to close."""


def forms(claims: Claims, wording: Wording) -> list[str]:
    """Examples of what can be claimed: of a place, and of a player."""
    subjects = claims.subjects()
    examples = [
        next((each for each in subjects if each.is_player is who), None) for who in (False, True)
    ]
    counted: dict[type, int] = {}
    shown = []
    for subject in filter(None, examples):
        for fact in claims.claimable(subject.name):
            counted[type(fact)] = counted.get(type(fact), 0) + 1
            if counted[type(fact)] <= FORMS_OF_A_KIND:
                shown.append(wording.say(claims.sayings(fact)[0]))
    return shown
