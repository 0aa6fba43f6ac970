"""A student's client for Dooom, from docs/program/wire.md alone, and one with a planted fault.

python student.py FAULT [HOST PORT [NAME]]    without an address it plays on its standard streams
"""

import io
import os
import random
import socket
import sys
from collections.abc import Callable
from typing import TextIO

Wire = Callable[[bytes], object]
WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class Student:
    """It looks, takes what it may have, strikes whom it meets, and walks where there is room."""

    def __init__(self, fault: str, lines: TextIO, wire: Wire, name: str, seed: int) -> None:
        self.fault = fault
        self.lines = lines
        self.wire = wire
        self.name = name
        self.random = random.Random(seed)
        self.kit = ""
        self.points = 0
        self.acts = 0
        self.my_turn = False
        self.waiting = False
        self.dead = False

    def say(self, line: str, end: str = "\n") -> None:
        self.wire(line.encode("utf-8", "surrogateescape") + end.encode())

    def planted(self, *faults: str) -> bool:
        return self.fault in faults

    # ---- the full dialect

    def play(self) -> None:
        if self.planted("nameless"):
            self.say("HELLO")
        else:
            self.say(f"HELLO {self.name}")
        for line in self.lines:
            word = line.split()[0] if line.split() else ""
            if word in ("WIN", "LOSE") and not self.goes_on(word):
                return
            if self.planted("deaf") and "STARTTURN" in line:
                word = "STARTTURN"
            if word == "HELLO" and self.planted("named twice"):
                self.say(f"HELLO {self.name}2")
            if word == "STARTTURN":
                self.my_turn, self.points, self.acts = True, 6 - len(self.kit), 0
                if self.planted("heavy"):
                    self.points = 6
            elif word == "SUCCESS" and self.planted("heavy"):
                self.points -= 1
                self.my_turn = self.points > 0
            elif word == "ENDTURN" and not self.planted("heavy", "impatient"):
                self.my_turn = False
                if self.planted("ends twice"):
                    self.say("ENDTURN")
            elif word == "LOOKREPLY":
                self.waiting = False
                rows = list(iter(lambda: self.lines.readline().strip(), ""))
                if self.my_turn or self.dead:
                    self.say(*self.act(rows))
                continue
            if self.my_turn and not self.waiting and word in ("STARTTURN", "SUCCESS", "FAIL"):
                self.look()

    def goes_on(self, word: str) -> bool:
        if self.planted("ghost") and word == "LOSE" and not self.dead:
            self.dead = True
            self.say("MOVE N")
            return True
        if self.planted("zombie"):
            for _ in range(5):
                self.say("LOOK")
            return True
        return False

    def look(self) -> None:
        if self.planted("mute"):
            return
        if self.planted("blind"):
            self.say("MOVE N")
            self.say("MOVE N")
            self.say("ENDTURN")
            return
        self.waiting = True
        if self.planted("nosy"):
            self.say("LOOK around")
        elif self.planted("flood"):
            for _ in range(500):
                self.say("LOOK")
        else:
            self.say("LOOK")

    def act(self, rows: list[str]) -> tuple[str, ...]:
        """A line, and perhaps how it ends."""
        self.acts += 1
        middle = len(rows) // 2
        here = rows[middle][middle]
        seen = {way: rows[middle + y][middle + x] for way, (y, x) in WAYS.items()}
        strange = {
            "dancer": "DANCE", "spelled out": "MOVE NORTH", "nowhere": "MOVE",
            "diagonal": "MOVE NE", "cheat": "SETPLAYERPOS 1 1", "shouts nothing": "SHOUT",
            "long": "SHOUT " + "x" * 2000,
            "bytes": "SHOUT \udcff\udcfe", "empty": "", "two in one": "MOVE N MOVE E",
        }  # fmt: skip
        if self.fault in strange:
            return (strange[self.fault],)
        if self.planted("unended"):
            return "ENDTURN", ""
        if self.planted("returns"):
            return "ENDTURN", "\r"
        if self.planted("leaves"):
            sys.exit(0)
        if self.planted("crashes"):
            sys.exit(3)
        if self.planted("killed"):
            os.kill(os.getpid(), 11)
        if self.planted("walls") and "#" in seen.values():
            return (f"MOVE {next(way for way, tile in seen.items() if tile == '#')}",)
        if self.planted("pushes") and "P" in seen.values():
            return (f"MOVE {next(way for way, tile in seen.items() if tile == 'P')}",)
        if self.planted("grabs") and here == ".":
            return ("PICKUP",)
        if self.planted("greedy") and here in "SAL" and here in self.kit:
            return ("PICKUP",)
        if self.planted("shadow boxer") and "." in seen.values():
            return (f"ATTACK {next(way for way, tile in seen.items() if tile == '.')}",)
        return (self.sensible(here, seen),)

    def sensible(self, here: str, seen: dict[str, str]) -> str:
        if here in "GHSAL" and here not in self.kit and not self.planted("impatient"):
            if here in "SAL":
                self.kit += here
            if here == "H" and self.planted("heavy"):
                return "ENDTURN"
            if here == "H" and self.planted("thirsty"):
                self.say("PICKUP")
                return "MOVE N"
            return "PICKUP"
        beside = [way for way, tile in seen.items() if tile == "P"]
        if beside and self.random.random() < 0.8 and not self.planted("impatient", "heavy"):
            if self.planted("berserk"):
                self.say(f"ATTACK {beside[0]}")
            return f"ATTACK {beside[0]}"
        ways = [way for way, tile in seen.items() if tile not in "#P"]
        if not ways:
            return "ENDTURN"
        return f"MOVE {self.random.choice(ways)}"

    # ---- the simple dialect

    def play_simple(self) -> None:
        gold = int(self.ask("HELLO").split(": ")[1])
        here, have = "", 0
        for _ in range(400):
            if self.planted("mute"):
                self.lines.readline()
            self.say("LOOK")
            rows = [self.lines.readline().strip() for _ in range(5)]
            if self.planted("turns"):
                self.ask("ENDTURN")
            if here in ("G", "H", "") and self.ask("PICKUP").startswith("SUCCESS, GOLD"):
                have += here == "G"
            seen = {way: rows[2 + y][2 + x] for way, (y, x) in WAYS.items()}
            free = [way for way, tile in seen.items() if tile != "#"]
            if self.planted("walls") and len(free) < 4:
                free = [way for way in WAYS if way not in free]
            way = self.random.choice(free)
            self.ask(f"MOVE {way}")
            here = seen[way]
            if here == "E" and have >= gold:
                if self.lines.readline().strip() == "WIN" and not self.planted("zombie"):
                    return
                for _ in range(5):
                    self.ask("LOOK")
        self.ask("QUIT")

    def ask(self, line: str) -> str:
        self.say(line)
        return self.lines.readline().strip()


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def main() -> None:
    fault, *rest = sys.argv[1:]
    fault, _, dialect = fault.partition("@")
    name = rest[2] if len(rest) > 2 else "Student"
    seed = int(rest[3]) if len(rest) > 3 else 1
    if rest:
        connection = socket.create_connection((rest[0], int(rest[1])))
        if fault == "connects twice":  # the second one is never used, which is not a fault
            _spare = socket.create_connection((rest[0], int(rest[1])))
        wires = connection.makefile("r", newline="\n"), connection.sendall
        student = Student(fault, *wires, name, seed)
    else:
        lines = io.TextIOWrapper(sys.stdin.buffer, "utf-8", newline="\n")
        student = Student(fault, lines, write, name, seed)
    if dialect == "simple":
        student.play_simple()
    else:
        student.play()


if __name__ == "__main__":
    main()
