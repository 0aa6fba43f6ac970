"""A bot that has connected to somebody's server, from its first line to the end of the game."""

import socket
from typing import Protocol

from asterion.bots.wire.full import CannotPlay


class WirePlayer(Protocol):
    """A bot in one of the dialects."""

    result: str
    refused: str

    @property
    def is_over(self) -> bool: ...

    def greet(self) -> list[str]: ...

    def hear(self, line: str) -> list[str]: ...


class Closed(Exception):
    """The server hung up before the end; the text is the last refusal, if there was one."""


def play(player: WirePlayer, address: tuple[str, int], seconds: float | None = None) -> str:
    """The result; OSError, Closed or CannotPlay where there is none. `seconds` is how long to wait
    for a line: somebody else's turn may take a while."""
    with socket.create_connection(address, seconds) as wire:
        try:
            return _play(player, wire)
        except ConnectionError:
            raise Closed(player.refused) from None


def _play(player: WirePlayer, wire: socket.socket) -> str:
    say(wire, player.greet())
    with wire.makefile("r", encoding="utf-8", errors="replace", newline="\n") as lines:
        for line in lines:
            if not line.endswith("\n"):
                raise CannotPlay(line)
            answers = player.hear(line.rstrip("\r\n"))
            if player.is_over and not answers:
                return player.result
            say(wire, answers)
    if player.is_over:  # it said QUIT
        return player.result
    raise Closed(player.refused)


def say(wire: socket.socket, lines: list[str]) -> None:
    if lines:
        wire.sendall("".join(f"{line}\n" for line in lines).encode())
