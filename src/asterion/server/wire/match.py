"""One game in the full dialect: its table, the clients at it, and what each of them is sent."""

import re
from collections.abc import Callable

from asterion.books.dooom.event import Missed, TurnBegan
from asterion.books.dooom.view.model import NOBODYS_TURN, View
from asterion.core.audience import MASTER, PUBLIC, Seat
from asterion.core.contract.book import Refused
from asterion.core.referee.table import Entry, Table
from asterion.server.guard.likeness import alike
from asterion.server.wire.ear import Ear, Send
from asterion.server.wire.words import (
    ALREADY_NAMED,
    DEAD,
    GAME_OVER,
    INVALID_COMMAND,
    MAP_FULL,
    MISSED,
    NAME_TAKEN,
    NOTHING_TO_SHOUT,
    Fail,
    direction,
    in_wire_words,
    new_name,
    no_argument,
    place,
    split,
)

_UNNAMED = re.compile(r"player \d+")


def unnamed(seat: Seat) -> str:
    """What a player is called at the table, and on the wire until HELLO."""
    return f"Player {seat + 1}"


class Match:
    """A table was laid for one, `Player 1`; the first to join takes that seat.

    At the table everyone stays `Player n`, for a name comes after the joining or never. What HELLO
    says is kept here and noted in the record as a ruling.
    """

    def __init__(self, table: Table, testing: bool = False) -> None:
        self.table = table
        self.turns = 0  # this many have begun
        self._ears: dict[Seat, Ear] = {}
        self._called: dict[Seat, str] = {}
        self._words: dict[str, Callable[[Ear, str, str], None]] = {
            "HELLO": self._hello,
            "LOOK": self._look,
            "MOVE": self._move,
            "PICKUP": self._pick_up,
            "ATTACK": self._attack,
            "ENDTURN": self._end_turn,
            "SHOUT": self._shout,
        }
        if testing:
            self._words["SETPLAYERPOS"] = self._set_position

    @property
    def is_over(self) -> bool:
        """Whether it is decided, or everybody has left it."""
        return self.table.result is not None or bool(self._called and not self._ears)

    # ---- coming and going

    def join(self, send: Send) -> Ear:
        """O5, O24  A client takes a seat; Fail where it cannot."""
        seat = len(self._called)
        if seat + 1 not in self.table.book.seats:
            raise Fail(MAP_FULL)
        entry = self._master(f"join {unnamed(seat)}") if seat else self.table.entries[0]
        self._called[seat] = unnamed(seat)
        ear = self._ears[seat] = Ear(seat, send)
        self._tell(entry, seat, f"GOLD {self._view(ear).target}")
        return ear

    def leave(self, ear: Ear) -> None:
        """O21  A client is gone; while it lives and the game goes on, that is for all to know."""
        del self._ears[ear.seat]
        if self.table.result is None and not self._view(ear).is_dead:
            self._tell(self._master(f"leave {unnamed(ear.seat)}"), ear.seat)

    def time_out(self) -> None:
        """O15  The turn is out of time, which ends it."""
        turn = self.table.view(PUBLIC).turn
        if turn != NOBODYS_TURN:
            self._tell(self._master(f"time {unnamed(turn)}"), turn)

    # ---- what a client says

    def hear(self, ear: Ear, line: bytes | None) -> None:
        """Answer one line; None is one that was too long."""
        try:
            if self.table.result is not None:
                raise Fail(GAME_OVER)
            word, rest = split(line)
            answer = self._words.get(word)
            if answer is None:
                raise Fail(INVALID_COMMAND)
            answer(ear, word, rest)
        except Fail as fail:
            ear.send(f"FAIL {fail}\n")

    def _hello(self, ear: Ear, word: str, rest: str) -> None:
        name = new_name(rest)
        if ear.has_said_hello:
            raise Fail(ALREADY_NAMED)
        folded = name.casefold()
        others = [known for seat, known in self._called.items() if seat != ear.seat]
        is_own = folded == unnamed(ear.seat).casefold()
        if alike(name, others) or (_UNNAMED.fullmatch(folded) and not is_own):
            raise Fail(NAME_TAKEN)
        self._master(f"rule: {unnamed(ear.seat)} is called {name}")
        ear.has_said_hello = True
        self._called[ear.seat] = name
        ear.send(f"HELLO {name}\n")
        ear.send(f"GOAL {self._view(ear).target}\n")

    def _look(self, ear: Ear, word: str, rest: str) -> None:
        """O7  The view is told of every change in sight, so it need not be asked for again."""
        no_argument(word, rest)
        ear.send(ear.look(self._view(ear)))

    def _move(self, ear: Ear, word: str, rest: str) -> None:
        self._act(ear, f"move {direction(word, rest)}", "SUCCESS")

    def _pick_up(self, ear: Ear, word: str, rest: str) -> None:
        no_argument(word, rest)
        self._act(ear, "pick up", "SUCCESS")

    def _attack(self, ear: Ear, word: str, rest: str) -> None:
        self._act(ear, f"attack {direction(word, rest)}", "SUCCESS")

    def _end_turn(self, ear: Ear, word: str, rest: str) -> None:
        """The notification `ENDTURN` is the answer too."""
        no_argument(word, rest)
        self._act(ear, "end")

    def _shout(self, ear: Ear, word: str, rest: str) -> None:
        """So is the `MESSAGE`, which everyone gets."""
        if not rest:
            raise Fail(NOTHING_TO_SHOUT)
        self._act(ear, f"say {rest}")

    def _set_position(self, ear: Ear, word: str, rest: str) -> None:
        """For tests only: the master puts the player there."""
        column, row = place(rest)
        if self._view(ear).is_dead:
            raise Fail(DEAD)
        entry = self._master(f"place {unnamed(ear.seat)} {column + 1} {row + 1}")
        self._tell(entry, ear.seat, "SUCCESS")

    # ---- through the one door, and what comes of it

    def _act(self, ear: Ear, text: str, answer: str = "") -> None:
        try:
            entry = self.table.submit(ear.seat, text)
        except Refused as refused:
            raise in_wire_words(refused) from None
        missed = any(isinstance(event, Missed) for event in entry.told(ear.seat))
        self._tell(entry, ear.seat, f"FAIL {MISSED}" if missed else answer)

    def _master(self, text: str) -> Entry:
        try:
            return self.table.submit(MASTER, text)
        except Refused as refused:
            raise in_wire_words(refused) from None

    def _tell(self, entry: Entry, cause: Seat, answer: str = "") -> None:
        """The answer to the one who asked, then to each what follows from what that one is told."""
        if any(isinstance(event, TurnBegan) for event in entry.told(PUBLIC)):
            self.turns += 1
        notices = [
            (rank, ear, line)
            for ear in self._ears.values()
            for rank, line in ear.hear(
                entry.told(ear.seat), self._view(ear), self._called, ear.seat == cause
            )
        ]
        if answer:
            self._ears[cause].send(f"{answer}\n")
        notices.sort(key=lambda notice: (notice[0], notice[1].seat != cause))
        for _, ear, line in notices:
            ear.send(f"{line}\n")

    def _view(self, ear: Ear) -> View:
        view: View = self.table.view(ear.seat)
        return view
