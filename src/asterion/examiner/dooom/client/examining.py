"""An examination of somebody's client: the made games, then random ones, for one to four of it."""

from asterion.books import book
from asterion.books.dooom.options import DooomOptions
from asterion.bots.wire import FULL, SIMPLE
from asterion.core.dice import Rolled
from asterion.core.referee.table import Table
from asterion.examiner.dooom.client.full import ClientGame
from asterion.examiner.dooom.client.program import Door, NeverConnected, Program
from asterion.examiner.dooom.client.simple import SimpleClientGame
from asterion.examiner.dooom.client.stages import MOST_CLIENTS, stage
from asterion.examiner.dooom.examining import finding_of
from asterion.examiner.dooom.finding import WIRE, Examined, Fault
from asterion.examiner.dooom.reached import in_order, rules_of
from asterion.server.wire.match import unnamed
from asterion.server.wire.options import BOOK


class ClientExamination:
    """Games with one client, restarted for each; what is found in them is kept."""

    def __init__(
        self,
        door: Door,
        options: DooomOptions,
        games: int,
        patience: float,
        seed: int,
        dialect: str = FULL,
    ) -> None:
        self._door = door
        self._options = options
        self._games = games
        self._patience = patience
        self._seed = seed
        self._dialect = dialect
        self._reached: set[str] = set()
        self.result = Examined(findings=[], reached=[])

    def run(self, until_found: bool = False) -> Examined:
        """CannotExamine where the program cannot be started, or does not connect at all."""
        for number in range(self._games):
            if until_found and self.result.findings:
                break
            self._play(number)
        self.result.reached = in_order(self._reached)
        return self.result

    def _play(self, number: int) -> None:
        game = self._game(number)
        try:
            game.play()
        except NeverConnected as never:
            if not number:
                raise
            self._find(Fault(WIRE, "", "", str(never), "(connects)"), number, game)
        except Fault as fault:
            self._find(fault, number, game)
        self.result.games += 1
        self.result.steps += game.steps
        for entry in game.table.entries:
            for event in entry.events:
                self._reached.update(rules_of(event))

    def _find(self, fault: Fault, number: int, game: ClientGame | SimpleClientGame) -> None:
        if fault.rule != WIRE:
            self._reached.add(fault.rule)
        found = finding_of(fault, number + 1, game.steps, game.transcript)
        self.result.findings.append(found)

    def _game(self, number: int) -> ClientGame | SimpleClientGame:
        is_simple = self._dialect == SIMPLE
        players = 1 if is_simple else max(self._options.wait_for, number % MOST_CLIENTS + 1)
        made = stage(number, self._seed, players, self._options)
        seed = self._seed + number * MOST_CLIENTS
        table = Table(book(BOOK), made.plan, [unnamed(0)], self._options, Rolled(seed))

        def start(client: int) -> Program:
            return self._door.start(f"Client {client + 1}", seed + client)

        if is_simple:
            return SimpleClientGame(table, start, self._door.waiting, self._patience)
        return ClientGame(
            table,
            start,
            players,
            made.rivals,
            self._door.waiting,
            self._patience,
            seed,
            self._dialect == FULL,
        )
