"""Games that are played to ask somebody what they know; each follows from the seed alone."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import msgspec

from asterion.arena.program import NoAnswer, NotStarted
from asterion.books import book as take_book
from asterion.books.making import generated
from asterion.bots import make_bot
from asterion.bots.forfeit import Forfeit
from asterion.bots.seated import Seated
from asterion.core.contract.book import AnyBook
from asterion.core.contract.options import Options, with_settings
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.evaluation.claims import Claimable, Claims, claims_of
from asterion.evaluation.players import (
    Asked,
    BotPlayer,
    KeptPlayer,
    LinePlayer,
    Manner,
    Player,
    ProgramPlayer,
)
from asterion.evaluation.wording import Vocabulary, Wording
from asterion.harness.tries import RETRIES, Tally, Tries
from asterion.knowledge import knowledge_of

SALT: Final = "0" * 32
APART: Final = 1_000_003
"""So far apart are the seeds of two games of one evaluation."""

WHO: Final = 4
"""One question in this many is about a player, the others about a place."""


class Task(msgspec.Struct, frozen=True):
    """What is asked of everybody alike."""

    book: str
    games: int
    seed: int = 0
    players: int = 2
    against: str = "random"
    every: int = 1
    """A question after this many answers of the player."""
    most: int = 60
    """Answers of the player in one game."""
    words: Vocabulary = "plain"
    options: dict[str, Any] = {}
    settings: dict[str, str] = {}
    retries: int = RETRIES


class Contestant(msgspec.Struct, frozen=True):
    """A program by its command, or a bot with its manner of claiming."""

    name: str
    command: str = ""
    manner: Manner = "none"


class Question(msgspec.Struct, frozen=True):
    """One question: the sentences that were claimed, and those that were provable or true."""

    answer: int
    about: str
    said: list[str]
    claimed: list[str]
    provable: list[str]
    true: list[str]
    unread: int
    """Lines that were no claim about it."""
    sound: int
    """Claims that follow from what the player was told."""
    found: int
    """Of what is provable, so much was claimed."""
    right: int
    """Claims that are true, provable or not."""


class Game(msgspec.Struct, frozen=True):
    """One game of one contestant, with all that is needed to play it again."""

    number: int
    seat: int
    ending: str
    """won, lost, drawn, cut or forfeit."""
    answers: list[str]
    tally: Tally
    questions: list[Question]


def games_of(task: Task, contestant: Contestant) -> Iterator[Game]:
    for number in range(task.games):
        yield Evening(task, number, lambda evening: _seated(evening, contestant)).game()


def games_again(task: Task, games: list[Game]) -> Iterator[Game]:
    """The same answers and claims, judged again."""
    for game in games:
        said = [question.said for question in game.questions]
        yield Evening(task, game.number, partial(_kept, KeptPlayer(game.answers, said))).game()


class Evening:
    """One game: a table, everybody's seats, and who is asked."""

    def __init__(self, task: Task, number: int, make: "Callable[[Evening], Player]") -> None:
        self.task = task
        self.number = number
        self.book: AnyBook = take_book(task.book)
        self.seed = task.seed + number * APART
        self.seat = number % task.players
        self.wording = Wording(task.words)
        options = options_of(self.book, task.options)
        plan = generated(self.book, Rolled(self.seed), task.players, options, task.settings)
        names = [f"Player {seat}" for seat in range(1, task.players + 1)]
        self.table = Table(self.book, plan, names, options, Rolled(self.seed + 1), salt=SALT)
        self._others = {
            seat: Seated(make_bot(task.book, task.against, Rolled(self.seed + 2 + seat)), seat)
            for seat in range(task.players)
            if seat != self.seat
        }
        self._knowledge = knowledge_of(self.book.name, self.seat, options, remembers=True)
        self._claims: Claims = claims_of(self.table, self.seat, self._knowledge)
        self._heard = 0
        self._chooser = Rolled(self.seed + 1000)
        self._tries = Tries(self.book, self.seat, task.retries)
        self._answers: list[str] = []
        self._questions: list[Question] = []
        self._player = make(self)

    def game(self) -> Game:
        try:
            ending = self._played()
        finally:
            self._player.close()
        return Game(
            self.number, self.seat, ending, self._answers, self._tries.tally, self._questions
        )

    def _played(self) -> str:
        answered = 0
        table = self.table
        while table.result is None:
            if answered == self.task.most:
                return "cut"
            seat = table.awaited[0]
            if seat != self.seat:
                table.submit(seat, self._others[seat].answer(table))
                continue
            if not self._answer():
                return "forfeit"
            answered += 1
            if answered % self.task.every == 0 and table.result is None:
                self._ask(answered)
        winners = table.result.winners
        return "won" if self.seat in winners else "lost" if winners else "drawn"

    def _answer(self) -> bool:
        """Whether there was a move, sooner or later."""
        table = self.table
        prompt = table.prompt(self.seat)
        assert prompt is not None
        while True:
            try:
                said = self._player.answer(table, prompt)
            except NotStarted:
                raise
            except (Forfeit, NoAnswer):
                return False
            self._answers.append(said)
            tried = self._tries.hear(table.view(self.seat), said, prompt.n)
            if tried.move:
                table.submit(self.seat, tried.move)
                return True
            if tried.is_forfeit:
                return False
            self._player.refuse(tried.reply)

    def _ask(self, answered: int) -> None:
        entries = self.table.entries
        for n in range(self._heard, len(entries)):
            self._knowledge.hear(entries[n].told(self.seat), n)
        self._heard = len(entries)
        subjects = self._claims.subjects()
        if not subjects:
            return
        who = self._chooser.below(WHO, "whether about a player") == 0
        some = [each for each in subjects if each.is_player is who] or subjects
        subject = self._chooser.pick(some, "what is asked about")
        certain = set(self._knowledge.certain().facts)
        claimable = Claimable(self._claims, subject.name, self.wording)
        asked = Asked(subject, self._claims, claimable, certain)
        try:
            said = self._player.claim(asked)
        except NoAnswer:
            said = []
        self._questions.append(judged(answered, asked, said))


def judged(answered: int, asked: Asked, said: list[str]) -> Question:
    claimable, claims = asked.claimable, asked.claims
    read = claimable.read(said)
    sound = claims.implied(asked.provable)
    claimed = set(read.facts)
    # what is provable is true: where a corpse lies, for instance, only those who saw it can say
    true = [fact for fact in claimable.facts if fact in sound or claims.is_true(fact)]
    return Question(
        answered,
        asked.subject.name,
        said,
        [claimable.say(fact) for fact in read.facts],
        [claimable.say(fact) for fact in asked.provable],
        [claimable.say(fact) for fact in true],
        read.unread,
        len(claimed & sound),
        len(claimed & set(asked.provable)),
        len(claimed & set(true)),
    )


def options_of(book: AnyBook, given: dict[str, Any]) -> Options:
    options: Options = book.rules.options()
    said = {name: str(value) for name, value in given.items()}
    return with_settings(options, said, hidden=True)


def _kept(player: KeptPlayer, evening: "Evening") -> Player:
    return player


def _seated(evening: Evening, contestant: Contestant) -> Player:
    task, seat = evening.task, evening.seat
    if contestant.command:
        return LinePlayer(
            ProgramPlayer(task.book, dict(task.options), contestant.command, seat, evening.wording)
        )
    bot = make_bot(task.book, contestant.name.partition("+")[0], Rolled(evening.seed + 2 + seat))
    return BotPlayer(Seated(bot, seat), contestant.manner, Rolled(evening.seed + 2000))
