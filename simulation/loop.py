"""An event loop without a selector: time is simulated, and one seed decides who runs next.

Everything that a process has begun (callbacks, tasks, timers) is known by the context it runs in,
so a process can be held for a while, or end between any two steps with nothing of it ever run
again. Within a process the order is that of asyncio; between processes it is chance.
"""

import asyncio
import heapq
import sys
from collections import deque
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import Executor
from contextvars import Context, ContextVar
from random import Random
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

STEP = 20e-6
"""Seconds that each callback takes: anyone who only spins does not stop the time."""
THOUGHT = 0.0, 0.03
"""Seconds for which what a thread does takes, in which others go on."""


class Owner:
    """Whose callbacks these are: a process of the server, or the world outside."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.begin_again()

    def begin_again(self) -> None:
        self.ready: deque[asyncio.Handle] = deque()
        self.is_alive = True
        self.is_held = False  # stopped, as by SIGSTOP
        self.dies_after = -1  # this many steps; -1: not by itself
        self.on_death: Callable[[], None] | None = None
        self._tasks: list[asyncio.Task[Any]] = []
        self._swept_at = 64

    def begun(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.append(task)
        if len(self._tasks) > self._swept_at:
            self._swept_at = 2 * len(self.tasks) + 64

    @property
    def tasks(self) -> "list[asyncio.Task[Any]]":
        """Those that are not done, in the order in which they were begun."""
        self._tasks = [task for task in self._tasks if not task.done()]
        return self._tasks

    def end(self) -> None:
        """Nothing of it runs any more. What its coroutines hold is let go at once, in order, and
        not when Python's collector happens to look."""
        self.is_alive = False
        self.ready.clear()
        tasks, self._tasks = self.tasks, []
        context = _context_of(self)
        for task in tasks:
            context.run(_drop, task)
        self.ready.clear()


def _drop(task: "asyncio.Task[Any]") -> None:
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    coroutine = task.get_coro()
    try:
        coroutine.close()
    except (RuntimeError, ValueError):
        pass  # it waited again on its way out, or is the one that is just running
    except Exception:  # what it does on its way out is done by nobody
        pass


OUTSIDE = Owner("outside")
"""The world: one at a time, which begins again with every run."""
OWNER: ContextVar[Owner] = ContextVar("owner", default=OUTSIDE)


def _context_of(owner: Owner) -> Context:
    context = Context()
    context.run(OWNER.set, owner)
    return context


class Stuck(Exception):
    """Nothing is left to happen, and somebody still waits."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs until a future is done; what is wrong in a callback is told to `on_fault`."""

    def __init__(self, chance: Random, began: float = 1000.0) -> None:
        super().__init__()
        self.chance = chance
        self.now = began
        OUTSIDE.begin_again()
        self.outside = OUTSIDE
        self.owners: list[Owner] = [self.outside]
        self.steps = 0
        self.on_fault: Callable[[dict[str, Any]], None] | None = None
        self._generators: dict[int, Owner] = {}
        self._heap: list[tuple[float, int, Owner, asyncio.TimerHandle]] = []
        self._made = 0
        self.set_task_factory(self._new_task)

    # ---- what asyncio asks of a loop

    def time(self) -> float:
        return self.now

    def is_running(self) -> bool:
        return asyncio._get_running_loop() is self

    def get_debug(self) -> bool:
        return False

    def _owner(self, context: Context | None) -> Owner:
        return OWNER.get() if context is None else context.get(OWNER, OUTSIDE)

    def call_soon(
        self,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        owner = self._owner(context)
        if owner.is_alive:
            owner.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        owner = self._owner(context)
        if owner.is_alive:
            self._made += 1
            heapq.heappush(self._heap, (when, self._made, owner, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def _new_task(self, loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> Any:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
        owner = self._owner(more.get("context"))
        if owner.is_alive:
            owner.begun(task)
        else:  # begun on the way out of what was dropped
            _drop(task)
        return task

    def run_in_executor(
        self, executor: Executor | None, work: Callable[[*Ts], T], *args: *Ts
    ) -> "asyncio.Future[T]":
        """What a thread would do is done at once, and is there after a while."""
        future: asyncio.Future[T] = self.create_future()
        try:
            done, wrong = work(*args), None
        except Exception as error:
            done, wrong = None, error

        def tell() -> None:
            if future.done():
                return
            if wrong is not None:
                future.set_exception(wrong)
            else:
                future.set_result(done)  # type: ignore[arg-type]

        self.call_later(self.chance.uniform(*THOUGHT), tell)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if self.on_fault is not None:
            self.on_fault(context)

    # ---- for the parts of the world

    def run_in(self, owner: Owner, work: Callable[[*Ts], object], *args: *Ts) -> None:
        """As soon as this process has its turn."""
        self.call_soon(work, *args, context=_context_of(owner))

    def outside_later(self, delay: float, work: Callable[[*Ts], object], *args: *Ts) -> None:
        """Whatever becomes of anyone who asks for it."""
        self.call_later(delay, work, *args, context=_context_of(self.outside))

    # ---- running

    def run_until(self, future: "asyncio.Future[T]", most: float) -> T:
        """Its result; Stuck if it has none after `most` seconds of simulated time, or never."""
        before, hooks = asyncio._get_running_loop(), sys.get_asyncgen_hooks()
        asyncio._set_running_loop(self)
        sys.set_asyncgen_hooks(self._begin_generator, self._end_generator)
        try:
            self._run(future, self.now + most)
        finally:
            sys.set_asyncgen_hooks(*hooks)
            asyncio._set_running_loop(before)
        return future.result()

    def _begin_generator(self, generator: AsyncGenerator[Any, Any]) -> None:
        self._generators[id(generator)] = OWNER.get()

    def _end_generator(self, generator: AsyncGenerator[Any, Any]) -> None:
        """Nobody iterates over it any more: as asyncio does, it is closed, unless its owner is
        dead."""
        owner = self._generators.pop(id(generator), OUTSIDE)
        if owner.is_alive:
            self.run_in(owner, self._close_generator, generator)

    def _close_generator(self, generator: AsyncGenerator[Any, Any]) -> None:
        self.create_task(generator.aclose())

    def _run(self, future: "asyncio.Future[Any]", until: float) -> None:
        owners, heap, below = self.owners, self._heap, self.chance.random
        while not future.done():
            while heap and heap[0][0] <= self.now:
                _, _, owner, handle = heapq.heappop(heap)
                if owner.is_alive and not handle._cancelled:
                    owner.ready.append(handle)
            runnable = [owner for owner in owners if owner.ready and not owner.is_held]
            if not runnable:
                if not heap:
                    raise Stuck("nothing is left to happen")
                if heap[0][0] > until:
                    raise Stuck(f"nothing has come of it after {until:.0f} s")
                self.now = max(self.now, heap[0][0])
                continue
            chosen = runnable[0]
            if len(runnable) > 1:
                chosen = runnable[int(below() * len(runnable))]
            self._step(chosen)
            if self.now > until:
                raise Stuck(f"nothing has come of it after {until:.0f} s")

    def _step(self, owner: Owner) -> None:
        handle = owner.ready.popleft()
        if handle._cancelled:
            return
        self.steps += 1
        self.now += STEP
        handle._run()
        if owner.dies_after >= 0:
            owner.dies_after -= 1
            if owner.dies_after < 0 and owner.on_death is not None:
                owner.on_death()
