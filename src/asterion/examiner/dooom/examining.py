"""An examination: several games at somebody's server, with one to four clients."""

from math import exp, lgamma, log
from typing import Final

from asterion.books.dooom.options import DooomOptions
from asterion.bots.wire import FULL, SIMPLE
from asterion.examiner.dooom.choosing import Chooser
from asterion.examiner.dooom.connection import Connection
from asterion.examiner.dooom.finding import CannotExamine, Examined, Fault, Finding
from asterion.examiner.dooom.full import FullGame
from asterion.examiner.dooom.judging import BROKEN_IF_ALLOWED
from asterion.examiner.dooom.reached import in_order, rules_of
from asterion.examiner.dooom.simple import SimpleExam

MOST_CLIENTS: Final = 4
SHOWN: Final = 24
"""Lines of the wire that a finding shows."""
TOO_UNLIKELY: Final = 1e-4
"""O12  Blows that fall like this are no longer chance."""


class Examination:
    """Games at one server; what is found in them is kept."""

    def __init__(
        self,
        address: tuple[str, int],
        options: DooomOptions,
        games: int,
        patience: float,
        seed: int,
        dialect: str = FULL,
    ) -> None:
        self._address = address
        self._options = options
        self._games = games
        self._patience = patience
        self._seed = seed
        self._dialect = dialect
        self.result = Examined(findings=[], reached=[])
        self._reached: set[str] = set()

    def run(self, until_found: bool = False) -> Examined:
        """CannotExamine where not even the first game could begin."""
        for number in range(self._games):
            if until_found and self.result.findings:
                break
            try:
                self._play(number)
            except CannotExamine as error:
                if not number:
                    raise
                self.result.stopped = str(error)
                break
        self._judge_chance()
        self.result.reached = in_order(self._reached)
        return self.result

    def _play(self, number: int) -> None:
        game = self._game(number)
        try:
            game.play()
        except Fault as fault:
            if number and not game.is_begun:
                raise CannotExamine(fault.came) from None  # a server that plays one game only
            self.result.findings.append(finding_of(fault, number + 1, game.steps, game.transcript))
        self.result.games += 1
        self.result.steps += game.steps
        if game.is_begun:
            self._count(game)

    def _game(self, number: int) -> FullGame | SimpleExam:
        """The first game tries all lines that are no commands; the number of clients goes round."""
        chooser = Chooser(self._seed + number)
        if self._dialect == SIMPLE:
            return SimpleExam(self._connect(), chooser, self._options, probes=not number)
        players = max(self._options.wait_for, number % MOST_CLIENTS + 1)
        has_gold = self._dialect == FULL
        return FullGame(self._connect, chooser, self._options, players, has_gold, not number)

    def _connect(self) -> Connection:
        try:
            return Connection(self._address, self._patience)
        except OSError as error:
            raise CannotExamine(error.strerror or str(error)) from None

    def _count(self, game: FullGame | SimpleExam) -> None:
        attacks = game.world.dice.attacks
        self.result.attacks += len(attacks)
        self.result.hits += sum(attacks)
        for entry in game.world.table.entries:
            for event in entry.events:
                self._reached.update(rules_of(event))
        for reason, rule in BROKEN_IF_ALLOWED.items():
            if any(line.endswith(reason) for line in game.transcript):
                self._reached.add(rule)

    def _judge_chance(self) -> None:
        """O12  A server whose blows hit much too often or too seldom is found out by counting."""
        attacks, hits, chance = self.result.attacks, self.result.hits, self._options.hit_chance
        odds = likelihood(hits, attacks, chance / 100)
        if odds < TOO_UNLIKELY:
            came = f"{hits} of {attacks} hit, odds {odds:.1g}"
            fault = Fault("O12", "", "ATTACK", came, f"{chance} of 100 hit")
            self.result.findings.append(finding_of(fault, self.result.games, self.result.steps, []))


def likelihood(hits: int, attacks: int, chance: float) -> float:
    """How probable it is that this many blows hit, or a number that is farther from the mean."""
    if not attacks:
        return 1.0
    if chance in (0.0, 1.0):
        return float(hits == attacks * chance)
    odds = [
        exp(
            lgamma(attacks + 1) - lgamma(n + 1) - lgamma(attacks - n + 1)
            + n * log(chance) + (attacks - n) * log(1 - chance)
        )
        for n in range(attacks + 1)
    ]  # fmt: skip
    return sum(each for each in odds if each <= odds[hits] * (1 + 1e-9))


def finding_of(fault: Fault, game: int, step: int, transcript: list[str]) -> Finding:
    return Finding(
        fault.rule,
        fault.who,
        fault.sent,
        fault.came,
        fault.allowed,
        game,
        step,
        transcript[-SHOWN:],
    )
