"""One game in the full dialect at a stranger's server, followed line by line."""

from collections.abc import Callable
from typing import Final

from asterion.books.dooom.options import DooomOptions
from asterion.core.audience import Seat
from asterion.examiner.dooom.choosing import PROBES, Chooser
from asterion.examiner.dooom.connection import Connection
from asterion.examiner.dooom.finding import WIRE, CannotExamine
from asterion.examiner.dooom.judging import JOINED, LEFT, Deed, broken_rule, is_same
from asterion.examiner.dooom.looking import Sighting, compare, meet
from asterion.examiner.dooom.shadow import Shadow
from asterion.examiner.dooom.talking import Client, Talk
from asterion.examiner.dooom.world import MOST_STEPS, MOST_TREASURE, World

Connect = Callable[[], Connection]
CHANGE: Final = "CHANGE"
MOST_ROWS: Final = 40


class FullGame(Talk):
    """It ends with Fault at the first line that is not allowed."""

    def __init__(
        self,
        connect: Connect,
        chooser: Chooser,
        options: DooomOptions,
        players: int,
        has_gold: bool = True,
        probes: bool = False,
    ) -> None:
        super().__init__()
        self._connect = connect
        self._chooser = chooser
        self._options = options
        self._players = players
        self._has_gold = has_gold
        self._probes = list(PROBES) if probes else []
        self._clients: list[Client] = []
        self._shadow: Shadow
        self.steps = 0

    @property
    def world(self) -> World:
        return self._shadow.world

    @property
    def is_begun(self) -> bool:
        return bool(self._clients) and hasattr(self, "_shadow")

    # ---- the game

    def play(self) -> None:
        try:
            for _ in range(self._players):
                self._join()
            while self._shadow.table.result is None and self.steps < MOST_STEPS:
                self._step()
        finally:
            self._close()

    def _step(self) -> None:
        """One line of one client, its answers, and what everyone sees then."""
        self.steps += 1
        turn = self.world.state.turn
        playing = [client for client in self._clients if client.seat == turn]
        client = playing[0] if playing else self._clients[0]
        chance = self._chooser.random.random()
        others = [other for other in self._clients if other is not client]
        if self._probes and playing:
            self._say(client, self._probes.pop(0))
        elif others and (chance < 0.05 or not playing):
            other = self._chooser.random.choice(others)
            self._say(other, self._chooser.out_of_turn())
        elif chance < 0.09:
            speaker = self._chooser.random.choice(self._clients)
            self._say(speaker, f"SHOUT Step {self.steps} of {speaker.name}!")
        elif chance < 0.11 and len(others) > 1:
            self._leave(client)
        else:
            self._say(client, self._chooser.line(self._shadow.table, client.seat))

    def _join(self) -> None:
        client = Client(f"Examiner {len(self._clients) + 1}", self._connect())
        self._deed = Deed(client.name, JOINED)
        self._log(client, "<>", JOINED)
        greets_first = not self._has_gold and not self._clients
        self._clients.append(client)
        if len(self._clients) == 1:
            if greets_first:
                client.wire.say(f"HELLO {client.name}")
            self._shadow = Shadow(World(self._target(client), self._options))
        client.ear = self._shadow.seat_client()
        if not self._has_gold:
            self._shadow.due[client.seat].pop(0)
        if greets_first:
            self._log(client, ">", f"HELLO {client.name}")
            self._shadow.say(client.ear, f"HELLO {client.name}")
            self._settle()
        else:
            self._settle()
            self._say(client, f"HELLO {client.name}", spelled=False)
        self._look_around(self._clients)

    def _target(self, client: Client) -> int:
        """O4  What `GOLD` says at once, or `GOAL` after HELLO; the lines are read again later."""
        word = "GOLD" if self._has_gold else "GOAL"
        lines: list[str] = []
        while not lines or (not self._has_gold and not lines[-1].startswith(word)):
            if len(lines) > 3:
                raise self._fault(client, WIRE, lines[-1], f"{word} n")
            lines.append(self._line(client, f"{word} n"))
        self._put_back(client, *lines)
        said, _, number = lines[-1].partition(" ")
        if said == "FAIL":
            raise CannotExamine(lines[-1])
        if said != word or not (number.isascii() and number.isdigit()):
            raise self._fault(client, WIRE, lines[-1], f"{word} n")
        if int(number) > MOST_TREASURE:
            raise CannotExamine(lines[-1])
        return int(number)

    def _leave(self, client: Client) -> None:
        """O21  In its own turn, so that somebody is told of it."""
        self._deed = Deed(client.name, LEFT)
        self._log(client, "<>", LEFT)
        self._clients.remove(client)
        client.wire.close()
        self._shadow.go(client.ear)
        self._settle()
        self._look_around(self._clients)

    def _close(self) -> None:
        for client in self._clients:
            client.wire.close()

    # ---- one line

    def _say(self, client: Client, line: str, spelled: bool = True) -> None:
        self._deed = self._deed_of(client, line)
        self._log(client, ">", line)
        client.wire.say(self._chooser.spelled(line) if spelled else line)
        self._foresee(client, line)
        self._shadow.say(client.ear, line)
        alive = self.world.state.alive
        if self._deed.word == "ATTACK" and not all(alive):
            self._deed = Deed(client.name, line, is_alive=False)
        self._settle()
        chance = self._chooser.random.random
        self._look_around([each for each in self._clients if each is client or chance() < 0.6])

    def _deed_of(self, client: Client, line: str) -> Deed:
        game = self.world.state
        thing = self.world.tile(game.at[client.seat])
        return Deed(client.name, line, thing, bool(game.kit[client.seat]), game.alive[client.seat])

    def _foresee(self, client: Client, line: str) -> None:
        """What only the answer tells: whether a blow hit, and the worth of an unseen pile."""
        word, game = line.split(" ")[0], self.world.state
        if word == "ATTACK":
            answer = self._answer(client)
            self.world.dice.hit = answer.startswith("SUCCESS")
            self._put_back(client, answer)
        elif line == "PICKUP" and game.turn == client.seat and self._deed.thing == "G":
            if self.world.is_pile_unknown(client.seat):
                answer, worth = self._answer(client), self._line(client, "TREASUREMOD n")
                self._put_back(client, answer, worth)
                number = worth.removeprefix("TREASUREMOD ")
                if number.isdecimal() and int(number) > 1:
                    game.piles[game.at[client.seat]] = int(number)

    def _answer(self, client: Client) -> str:
        """The first line that is no late CHANGE."""
        while True:
            line = self._line(client, "SUCCESS", "FAIL")
            if line != CHANGE or not self._may_change(client):
                return line

    def _settle(self) -> None:
        """Everyone has heard what is due, and what follows from it; nothing else may come."""
        for client in self._clients:
            due = self._shadow.collect(client.seat)
            if not self.world.state.alive[client.seat]:
                due = [line for line in due if line != CHANGE]  # O22  what the dead see is open
            if self._has_gold and due[-1:] and due[-1].startswith("GOAL "):
                client.goal = due.pop()  # the family of GOLD does not know it
            for place, line in enumerate(due):
                self._expect(client, line, dies="LOSE" in due[place:])
        self._clients.sort(key=lambda client: client.seat)

    def _expect(self, client: Client, due: str, dies: bool) -> None:
        came = self._line(client, due)
        while came == CHANGE != due and self._may_change(client):
            came = self._line(client, due)
        if not is_same(due, came, dies):
            raise self._fault(client, broken_rule(self._deed, due, came), came, due)

    def _may_change(self, client: Client) -> bool:
        is_dead = not self.world.state.alive[client.seat]
        return is_dead or client.is_doubtful or self.world.others_elsewhere(client.seat)

    # ---- looking

    def _look_around(self, clients: list[Client]) -> None:
        """These look; if somebody turns up whose place was not known, all of them do."""
        if self._shadow.table.result is not None:
            return
        living = [client for client in self._clients if self.world.state.alive[client.seat]]
        seen = {client.seat: self._look(client) for client in clients if client in living}
        for client in self._clients:
            client.is_doubtful = self.world.others_elsewhere(client.seat)
        if any(sighting.strangers for sighting in seen.values()):
            seen = {client.seat: self._look(client) for client in living}
            for client in living:
                self._recognise(client, seen)

    def _recognise(self, client: Client, seen: dict[Seat, Sighting]) -> None:
        blocks = {seat: sighting.block for seat, sighting in seen.items()}
        for cell in self._strangers(client.seat, blocks):
            if cell in self.world.state.occupied:
                continue  # came with the island of the one before
            found = meet(self.world, client.seat, cell, blocks)
            if not found:
                raise self._fault(client, "O7", blocks[client.seat], "no P")
            if len(found) == 1:
                self.world.join_islands(found[0], cell, client.seat)
                self._shadow.refresh([each.seat for each in self._clients])
                for each in self._clients:
                    if self.world.state.alive[each.seat]:
                        self._look(each)

    def _strangers(self, seat: Seat, blocks: dict[Seat, str]) -> list[int]:
        """Cells on which somebody is seen whose place is still not known."""
        game = self.world.state
        sight, here = game.eyes[seat], game.at[seat]
        cells = [
            here + sight.offset_at[place] for place, tile in enumerate(blocks[seat]) if tile == "P"
        ]
        return [cell for cell in cells if cell not in game.occupied]

    def _look(self, client: Client) -> Sighting:
        """O7  Whatever came before its answer was not due."""
        client.wire.say("LOOK")
        self._shadow.say(client.ear, "LOOK")
        first, *due, _ = self._shadow.collect(client.seat)
        came = self._line(client, first)
        while came == client.goal or (came == CHANGE and self._may_change(client)):
            came = self._line(client, first)
        client.goal = ""
        if came != first:
            raise self._fault(client, broken_rule(self._deed, "", came), came, first)
        rows: list[str] = []
        while len(rows) <= MOST_ROWS and (not rows or rows[-1]):
            rows.append(self._line(client, "LOOKREPLY"))
        del self.transcript[-len(rows) - 1 :]
        self._log(client, "<", " ".join([first, *rows]))
        sighting = compare(self.world, client.seat, client.name, self._deed, due, rows[:-1])
        self.world.learn(client.seat, sighting.learned)
        self._shadow.refresh([client.seat])
        return sighting
