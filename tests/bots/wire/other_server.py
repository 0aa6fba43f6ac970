"""A small Dooom server that has nothing of ours: from docs/program/wire.md, with sockets."""

import contextlib
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Seat:
    """One connection."""

    def __init__(self, wire: socket.socket, at: tuple[int, int]) -> None:
        self.wire = wire
        self.at = at
        self.gold = 0
        self.hit_points = 3
        self.kit = ""
        self.points = 0

    def send(self, *lines: str) -> None:
        with contextlib.suppress(OSError):
            self.wire.sendall("".join(f"{line}\n" for line in lines).encode())


class OtherServer:
    """The game begins when as many have connected as it waits for."""

    def __init__(self, rows: list[str], target: int, players: int, family: str, seed: int) -> None:
        self.tiles = {(x, y): tile for y, row in enumerate(rows) for x, tile in enumerate(row)}
        self.piles: dict[tuple[int, int], int] = {}
        self.target = target
        self.players = players
        self.family = family
        self.random = random.Random(seed)
        self.seats: list[Seat] = []
        self.turn = 0
        self.results: list[str] = []
        self.refusals: list[tuple[str, str]] = []
        self.lock = threading.Lock()

    def start(self) -> tuple[int, int]:
        taken = [seat.at for seat in self.seats]
        free = [at for at, tile in self.tiles.items() if tile == "." and at not in taken]
        return self.random.choice(free)

    def living(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.hit_points > 0]

    def attend(self, wire: socket.socket) -> None:
        with self.lock:
            seat = Seat(wire, self.start())
            self.seats.append(seat)
            if self.family == "full":
                seat.send(f"GOLD {self.target}")
            if len(self.seats) == self.players and self.family != "simple":
                self.begin_turn(0)
        with contextlib.suppress(OSError), wire.makefile("r", newline="\n") as lines:
            for line in lines:
                with self.lock:
                    word, _, rest = line.strip().partition(" ")
                    answer = getattr(self, f"on_{self.family[0]}_{word.lower()}", None)
                    fail = answer(seat, rest) if answer else "invalid command"
                    if fail:
                        self.refusals.append((line.strip(), fail))
                        seat.send("FAIL" if self.family == "simple" else f"FAIL {fail}")

    def begin_turn(self, number: int) -> None:
        self.turn = number
        seat = self.seats[number]
        seat.points = 6 - len(seat.kit)
        seat.send("STARTTURN")

    def end_turn(self, seat: Seat) -> None:
        seat.points = 0
        seat.send("ENDTURN")
        number = self.turn
        while True:
            number = (number + 1) % len(self.seats)
            if self.seats[number].hit_points > 0:
                return self.begin_turn(number)

    def spend(self, seat: Seat, points: int) -> None:
        seat.points -= points
        if seat.points <= 0 and not self.results:
            self.end_turn(seat)

    def changed(self, by: Seat) -> None:
        for seat in self.seats:
            if seat is not by:
                seat.send("CHANGE")

    def sight(self, seat: Seat, reach: int) -> list[str]:
        others = [other.at for other in self.living() if other is not seat]
        rows = []
        for dy in range(-reach, reach + 1):
            row = ""
            for dx in range(-reach, reach + 1):
                at = seat.at[0] + dx, seat.at[1] + dy
                tile = "P" if at in others else self.tiles.get(at, "#")
                row += tile if abs(dx) + abs(dy) <= reach + 1 else "X"
            rows.append(row)
        return rows

    # ---- the full family

    def on_f_hello(self, seat: Seat, rest: str) -> str:
        seat.send(f"HELLO {rest}", f"GOAL {self.target}")
        return ""

    def on_f_look(self, seat: Seat, rest: str) -> str:
        if self.results:
            return "the game is over"
        seat.send("LOOKREPLY", *self.sight(seat, 3 if "L" in seat.kit else 2), "")
        return ""

    def refused(self, seat: Seat) -> str:
        return "" if not self.results and self.seats[self.turn] is seat else "not your turn"

    def on_f_move(self, seat: Seat, rest: str) -> str:
        if fail := self.refused(seat):
            return fail
        step = STEPS[rest]
        at = seat.at[0] + step[0], seat.at[1] + step[1]
        if self.tiles.get(at, "#") == "#":
            return "can't move into a wall"
        if any(other.at == at for other in self.living()):
            return "can't move into another player"
        seat.at = at
        seat.send("SUCCESS")
        if self.tiles[at] == "E" and seat.gold >= self.target:
            self.results = ["WIN" if each is seat else "LOSE" for each in self.seats]
            for each, result in zip(self.seats, self.results, strict=True):
                each.send(result)
            return ""
        self.changed(seat)
        self.spend(seat, 1)
        return ""

    def on_f_pickup(self, seat: Seat, rest: str) -> str:
        if fail := self.refused(seat):
            return fail
        thing = self.tiles[seat.at]
        if thing not in "GHSAL" or thing in seat.kit:
            return "nothing to pick up"
        self.tiles[seat.at] = "."
        seat.send("SUCCESS")
        if thing == "G":
            worth = self.piles.pop(seat.at, 1)
            seat.gold += worth
            seat.send(f"TREASUREMOD {worth}")
        elif thing == "H":
            seat.hit_points += 1
            seat.send("HITMOD 1")
        else:
            seat.kit += thing
        self.spend(seat, seat.points if thing == "H" else 1)
        return ""

    def on_f_attack(self, seat: Seat, rest: str) -> str:
        if fail := self.refused(seat):
            return fail
        at = seat.at[0] + STEPS[rest][0], seat.at[1] + STEPS[rest][1]
        other = next((other for other in self.living() if other.at == at), None)
        if other is None:
            return "nobody there"
        hit = self.random.random() < 0.75
        seat.send("SUCCESS" if hit else "FAIL missed")
        harm = max(0, 1 + ("S" in seat.kit) - ("A" in other.kit)) if hit else 0
        if harm:
            other.hit_points -= harm
            other.send(f"HITMOD -{harm}")
            if other.hit_points <= 0:
                other.send("LOSE")
                if other.gold:
                    old = self.piles.get(at, 1) if self.tiles[at] == "G" else 0
                    self.tiles[at], self.piles[at] = "G", other.gold + old
                self.changed(seat)
        self.end_turn(seat)
        return ""

    def on_f_endturn(self, seat: Seat, rest: str) -> str:
        if fail := self.refused(seat):
            return fail
        self.end_turn(seat)
        return ""

    on_2_hello, on_2_look, on_2_move = on_f_hello, on_f_look, on_f_move
    on_2_pickup, on_2_attack, on_2_endturn = on_f_pickup, on_f_attack, on_f_endturn

    # ---- the simple one

    def on_s_hello(self, seat: Seat, rest: str) -> str:
        seat.send(f"GOLD: {max(0, self.target - seat.gold)}")
        return ""

    def on_s_look(self, seat: Seat, rest: str) -> str:
        rows = self.sight(seat, 2)
        seat.send(*rows[:2], f"{rows[2][:2]}P{rows[2][3:]}", *rows[3:])
        return ""

    def on_s_move(self, seat: Seat, rest: str) -> str:
        at = seat.at[0] + STEPS[rest][0], seat.at[1] + STEPS[rest][1]
        if self.tiles.get(at, "#") == "#":
            return "wall"
        seat.at = at
        seat.send("SUCCESS")
        if self.tiles[at] == "E" and seat.gold >= self.target:
            self.results.append("WIN")
            seat.send("WIN")
        return ""

    def on_s_pickup(self, seat: Seat, rest: str) -> str:
        if self.tiles[seat.at] not in "GHSAL":
            return "nothing"
        seat.gold += self.tiles[seat.at] == "G"
        self.tiles[seat.at] = "."
        seat.send(f"SUCCESS, GOLD COINS: {seat.gold}")
        return ""


@contextmanager
def other_server(
    drawing: str, target: int, players: int = 1, family: str = "full", seed: int = 0
) -> Iterator[tuple[OtherServer, int]]:
    """It listens on a port of its own; `family` is full, 2013 or simple."""
    game = OtherServer(drawing.split(), target, players, family, seed)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        threads: list[threading.Thread] = []
        wires: list[socket.socket] = []

        def listen() -> None:
            while True:
                try:
                    wire, _ = listening.accept()
                except OSError:
                    return
                wires.append(wire)
                threads.append(threading.Thread(target=game.attend, args=(wire,), daemon=True))
                threads[-1].start()

        listener = threading.Thread(target=listen, daemon=True)
        listener.start()
        try:
            yield game, listening.getsockname()[1]
        finally:
            listening.shutdown(socket.SHUT_RDWR)
            for wire in wires:
                wire.close()
            listener.join(10)
