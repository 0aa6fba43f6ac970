"""Telnet's own bytes among what a person types: negotiations are swallowed, nothing is agreed."""

from typing import Final

IAC: Final = 255  # “interpret as command”; twice, it is the byte itself
SB: Final = 250  # a negotiation of any length begins, up to IAC SE
SE: Final = 240
WITH_OPTION: Final = range(251, 255)  # WILL, WONT, DO, DONT: one more byte belongs to it


class Telnet:
    """Takes bytes as they come, cut anywhere, and gives back those that were typed."""

    __slots__ = ("_inside", "_pending")

    def __init__(self) -> None:
        self._pending = 0  # IAC, or IAC's WILL and the like, whose next byte has not come yet
        self._inside = False  # between SB and SE

    def __call__(self, chunk: bytes) -> bytes:
        if not self._pending and not self._inside and IAC not in chunk:
            return chunk
        typed = bytearray()
        for byte in chunk:
            if self._pending == IAC:
                self._command(byte, typed)
            elif self._pending:
                self._pending = 0
            elif byte == IAC:
                self._pending = IAC
            elif not self._inside:
                typed.append(byte)
        return bytes(typed)

    def _command(self, byte: int, typed: bytearray) -> None:
        self._pending = 0
        if byte == SE:
            self._inside = False
        elif self._inside:
            return
        elif byte == IAC:
            typed.append(byte)
        elif byte == SB:
            self._inside = True
        elif byte in WITH_OPTION:
            self._pending = byte
