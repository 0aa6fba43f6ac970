"""A program that plays ChamberCrawler3000, as the examiner speaks with it."""

from collections.abc import Sequence
from typing import Protocol

from asterion.books.cc3k.say.notation import ATTACKS, DRINKS, MOVES
from asterion.examiner.cc3k.reading import Profile, blocks, fields_in, is_whole
from asterion.examiner.program import Limits, Program

SURE_AFTER = 2
"""After this many answers of one frame each, an answer is over with its frame."""


def as_typed(command: str, profile: Profile) -> str:
    """A command in the words that this program wants; what is no command stays as it is."""
    if command in MOVES:
        return profile.move.format(way=command)
    if command in ATTACKS:
        return profile.attack_command.format(way=MOVES[ATTACKS.index(command)])
    if command in DRINKS:
        return profile.drink.format(way=MOVES[DRINKS.index(command)])
    return command


class Subject(Protocol):
    """Anyone who is examined: a word in, all that is written until the next is waited for."""

    def ask(self, text: str) -> str: ...

    def close(self) -> None: ...


class Spoken:
    """A program in a process. It is learnt from the first answers when one is over."""

    def __init__(self, command: Sequence[str], limits: Limits, profile: Profile) -> None:
        self.profile = profile
        self.program = Program(command, limits)
        self.fields: tuple[str, ...] = ()
        self.single = 0
        self.welcome: str | None = None

    def ask(self, text: str) -> str:
        """Its answer; before the first it may say what it likes."""
        if self.welcome is None:
            self.welcome = self.program.hear(lambda written: False)
        self.program.say(as_typed(text, self.profile))
        answer = self.program.hear(self.is_over)
        self.learn(answer)
        return answer

    def learn(self, answer: str) -> None:
        found = list(blocks(answer))
        if len(found) == 1 and self.single >= 0:
            self.single += 1
            self.fields = self.fields or fields_in(found[0][1], self.profile)
        elif len(found) > 1:
            self.single = -1  # several frames per command: only its waiting tells the end

    def is_over(self, written: str) -> bool:
        return self.single > SURE_AFTER and is_whole(written, self.profile, self.fields)

    def close(self) -> None:
        self.program.end()
