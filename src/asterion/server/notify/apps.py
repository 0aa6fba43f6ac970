"""Messages to whatever Apprise reaches, carried by processes that cannot reach anything inside."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec

from asterion.server.guard.turns import Full, Turns
from asterion.server.notify.courier import Parcel, Receipt
from asterion.server.notify.letter import Letter, NotSent

LONGEST: Final = 500
WITHIN: Final = 30.0
"""Seconds for one message, however slow the place is: then its process is ended."""
COURIERS: Final = 2
IDLE: Final = 60.0
"""Seconds after which a process that nobody needs is ended."""
MOST, MOST_EACH = 1000, 200
"""Messages that wait, in all and for one host."""
COURIER: Final = (sys.executable, "-m", "asterion.server.notify.courier")


class Unreadable(ValueError):
    """No address that Apprise knows, or of a kind that is not allowed here."""


class Apps:
    """A process is started when it is needed, and ends after a while without anything to do."""

    def __init__(
        self, kinds: Sequence[str], local: bool = False, courier: Sequence[str] = COURIER
    ) -> None:
        self.kinds = tuple(kinds)
        self.local = local
        self._command = courier
        self._idle: list[Process] = []
        self._used = 0.0
        self._turns = Turns(COURIERS, 1, most=MOST, most_each=MOST_EACH)

    async def service(self, address: str) -> str:
        """What the address is called, as “Telegram”; Unreadable where nothing is sent there."""
        if len(address) > LONGEST or not (address.isascii() and address.isprintable()):
            raise Unreadable
        receipt = await self._carried(Parcel(address, self.kinds, local=self.local))
        if not receipt.service:
            raise Unreadable
        return receipt.service

    async def send(self, address: str, letter: Letter) -> None:
        """NotSent where it was not taken, or leads to a place inside."""
        parcel = Parcel(address, self.kinds, letter.title, letter.body, self.local)
        receipt = await self._carried(parcel)
        if receipt.strayed or not receipt.service:
            raise NotSent("not allowed", gone=True)
        if not receipt.taken:
            raise NotSent("refused")

    async def _carried(self, parcel: Parcel) -> Receipt:
        try:
            async with self._turns.turn(_place(parcel.address)), asyncio.timeout(WITHIN):
                return await self._by_courier(parcel)
        except (Full, OSError, EOFError) as error:
            raise NotSent(type(error).__name__) from None

    async def _by_courier(self, parcel: Parcel) -> Receipt:
        process = self._idle.pop() if self._idle else await self._started()
        receipt = None
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(parcel) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
            if not line.endswith(b"\n"):
                raise EOFError
            receipt = msgspec.json.decode(line, type=Receipt)
            return receipt
        finally:
            if receipt is not None:
                self._idle.append(process)
                self._used = asyncio.get_running_loop().time()
            else:
                await _end(process)

    async def _started(self) -> Process:
        return await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL,
            start_new_session=True,  # Ctrl-C is for the server, which then ends this too
        )  # fmt: skip

    async def rest(self) -> None:
        """To be called now and then."""
        if asyncio.get_running_loop().time() - self._used > IDLE:
            await self.close()

    async def close(self) -> None:
        while self._idle:
            await _end(self._idle.pop())


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def _place(address: str) -> str:
    """By which messages take turns; addresses of one service without a host are one."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    return f"{parts.scheme}:{parts.hostname or ''}" if "." in parts.netloc else parts.scheme
