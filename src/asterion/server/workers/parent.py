"""The parent of several workers: starts them, starts them again, replaces them, ends them."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack

from asterion.core.phrase import english, phrase
from asterion.server.config import Config, ConfigError
from asterion.server.files import raise_limit
from asterion.server.guard.together import Together
from asterion.server.http.listening import CannotServe, address_of, listen
from asterion.server.log import Log
from asterion.server.sockets import shown
from asterion.server.workers.child import Child
from asterion.server.workers.porter import DOOOM, FIRST, LINE, PAGE, Porter
from asterion.server.workers.slot import Slot
from asterion.server.workers.talk import Begin

LOOK_EVERY = 1.0
AT_MOST = 3
"""Processes of one worker at once: who leaves, who has its place, and who has just ended."""
SILENT_FOR = 30
"""Seconds without a word from a worker, in which this process was awake, after which it is taken to
hang, and is killed."""


class Parent:
    """It serves nobody itself and knows no table: it must not fail."""

    def __init__(self, config: Config, log: Log, reread: Callable[[], Config]) -> None:
        self.config = config
        self.say = log.say
        self._reread = reread
        self._port = 0
        self._kinds: list[str] = []
        self._stop = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.slots = [Slot(number + 1, self.begin, self.say) for number in range(config.workers)]
        self.porter = Porter(self.workers, self.say)
        self.counts = Together.make(AT_MOST * config.workers)
        self._columns = set(range(self.counts.columns))  # where nobody counts

    def workers(self) -> list[Child]:
        """Those who take connections."""
        found = (slot.child for slot in self.slots)
        return [child for child in found if child is not None and child.is_ready]

    async def run(self, ready: Callable[[str], None]) -> None:
        """Until SIGTERM or Ctrl-C; CannotServe where it cannot even begin."""
        with ExitStack() as stack:
            raise_limit()  # workers inherit it
            ports = dict(self._listen(stack))
            self._kinds = list(ports)
            self._port = ports[PAGE].getsockname()[1]
            try:
                await self._start()
                self._on_signals()
                for kind, listening in ports.items():
                    self.porter.open(kind, listening)
                    self._announce(kind, listening)
                ready(address_of(self.config.host, self._port))
                self._spawn(self._look_after())
                for slot in self.slots:
                    self._spawn(slot.keep())
                await self._stop.wait()
            finally:
                await self._end()

    def _listen(self, stack: ExitStack) -> Iterator[tuple[str, socket.socket]]:
        config = self.config
        wanted = {PAGE: config.port, LINE: config.line_port, DOOOM: config.dooom_port}
        for kind, port in wanted.items():
            if port >= 0:
                flag = "" if kind == PAGE else kind
                yield kind, stack.enter_context(listen(config.host, port, flag))

    def _announce(self, kind: str, listening: socket.socket) -> None:
        name = listening.getsockname()
        if kind == LINE:
            self.say("line protocol", port=name[1])
        elif kind == DOOOM:
            self.say("dooom", why=f"listening on {shown(name)}")

    async def _start(self) -> None:
        """All of them at once; what keeps one of them from starting keeps all."""
        await asyncio.gather(*(slot.start() for slot in self.slots))
        for slot in self.slots:
            assert slot.child is not None
            why = await slot.child.started
            if why is not None:
                raise CannotServe(why)

    async def begin(self, slot: int) -> Child:
        """A new process for this slot, on its way."""
        column = self._columns.pop() if self._columns else None
        begin = Begin(slot, len(self.slots), self.config, self._port, column)
        kinds = [kind for kind in self._kinds if kind != DOOOM or slot == FIRST]
        child = await Child.start(begin, kinds, self.counts.file)
        child.gone = lambda: self._gone(column)
        child.asks = lambda child, id: self._spawn(self._tell_numbers(child, id))
        child.started.add_done_callback(lambda _: self._started(child))
        return child

    def _started(self, child: Child) -> None:
        if child.is_ready:
            self.say("worker ready", worker=child.slot, process=child.process.pid)
        self.porter.hand_waiting()

    def _gone(self, column: int | None) -> None:
        """Anyone who was there with it is there no more."""
        if column is not None:
            self.counts.empty(column)
            self._columns.add(column)

    # ---- signals

    def _on_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop_or_kill)
        loop.add_signal_handler(signal.SIGHUP, self.renew)

    def _stop_or_kill(self) -> None:
        if self._stop.is_set():  # asked twice: nobody is waited for
            for slot in self.slots:
                slot.kill()
        self._stop.set()

    def renew(self) -> None:
        """A new process for every worker, one after the other, with the settings as they are now.

        Said while that goes on, it is done once more afterwards.
        """
        if not self._stop.is_set():
            self._renewing = asyncio.create_task(self._renew(self._renewing))

    async def _renew(self, before: "asyncio.Task[None] | None") -> None:
        if before is not None:
            await asyncio.wait({before})
        try:
            self.config = self._reread()
        except ConfigError as error:
            self.say("settings unread", why=english(error.why))
            return
        self.say("workers renewed one by one", count=len(self.slots))
        for slot in self.slots:
            if not await slot.replace():
                self.say("renewing given up", worker=slot.number)
                return
        self.say("workers renewed", count=len(self.slots))

    # ---- looking after them

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.porter.hand_waiting()
            for slot in self.slots:
                child = slot.child
                if child is not None:
                    child.silent += 1
                    if child.silent > SILENT_FOR:
                        self.say("worker hangs", worker=slot.number, seconds=child.silent)
                        child.kill()

    async def _tell_numbers(self, asker: Child, id: int) -> None:
        asked = self.workers()
        texts = await asyncio.gather(*(child.numbers() for child in asked))
        told = {str(child.slot): text for child, text in zip(asked, texts, strict=True) if text}
        starts = {str(slot.number): slot.starts for slot in self.slots}
        asker.tell_numbers(id, told, starts)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end(self) -> None:
        """Nobody is let in any more; the workers end all at once, each in its own good time."""
        with contextlib.suppress(ValueError, OSError):
            self.porter.close()
        tasks = [*self._tasks, *([self._renewing] if self._renewing else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(slot.end() for slot in self.slots))


async def serve_with_workers(
    config: Config, log: Log, reread: Callable[[], Config], ready: Callable[[str], None]
) -> None:
    """Until it is stopped; `ready` is called with the address when all workers are there."""
    if not config.shared:
        raise CannotServe(phrase("server-workers-database"))
    if not hasattr(socket, "send_fds"):
        raise CannotServe(phrase("server-workers-system"))
    await Parent(config, log, reread).run(ready)
