"""From one table to all that some requests can make of it, for the drill `seats`."""

import asyncio
import copy
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from drills import hold
from drills.asking import Request, Setting
from drills.doors import Inside
from drills.holders import Holders
from drills.sitting import Sitting, secrets_in

Path = tuple[Request, ...]


@dataclass
class State:
    """A table after some requests: the first sequence that led there, and what follows."""

    path: Path
    holders: Holders
    read: dict[str, set[str]]  # what every token reads there
    next: Counter[str] = field(default_factory=Counter)


class Walk:
    """All tables of one setting that this many requests can lead to."""

    def __init__(self, setting: Setting, doors: Sequence[Inside]) -> None:
        self.setting = setting
        self._doors = doors
        self.states: dict[str, State] = {}
        self._judged: dict[str, str] = {}  # by what was seen before anybody read
        self.sequences = 0
        self.sent = 0

    async def all(self, most: int) -> None:
        """Failed where somebody reads what is another's, or cannot read what is their own."""
        sitting = await self._build(self._doors[0], ())
        holders = Holders(self.setting, [None] * self.setting.players)
        for request, answer in sitting.seated:
            holders.note(request, True, answer)
        first = await self._judge(self._doors[0], sitting, holders, ())
        self._doors[0].forget(sitting.id)
        layer = [first]
        for _ in range(most):
            known, waiting = set(self.states), iter(layer)
            await asyncio.gather(*(self._go_on(door, waiting) for door in self._doors))
            layer = [key for key in self.states if key not in known]
        self._count(first, most)

    def told(self) -> str:
        return (
            f"{self.sequences:,} sequences lead to {len(self.states):,} tables ({self.sent:,} sent)"
        )

    async def _go_on(self, door: Inside, waiting: Iterator[str]) -> None:
        for key in waiting:
            await self._try_all(door, key)

    async def _try_all(self, door: Inside, key: str) -> None:
        """All that anybody could do at this table; a request that changes nothing leaves it."""
        state = self.states[key]
        if state.holders.over:
            return
        sitting = await self._build(door, state.path)
        then, names = door.snapshot(sitting.id), sitting.remember()
        before = repr(told(door, sitting, state.holders))
        for request in state.holders.requests():
            holders = copy.deepcopy(state.holders)
            await self._do(door, sitting, holders, request)
            is_same = holders.issued == state.holders.issued  # else its tokens are others
            if is_same and repr(told(door, sitting, holders)) == before:
                state.next[key] += 1
                continue
            path = (*state.path, request)
            state.next[await self._judge(door, sitting, holders, path)] += 1
            if await door.go_back(sitting.id, then):
                sitting.recall(names)
            else:
                door.forget(sitting.id)
                sitting = await self._build(door, state.path)
                then, names = door.snapshot(sitting.id), sitting.remember()
        door.forget(sitting.id)

    async def _build(self, door: Inside, path: Path) -> Sitting:
        sitting = Sitting(door, door.accounts(self.setting.accounts), door.foreign)
        await sitting.open(self.setting)
        for request in path:
            await self._do(door, sitting, None, request)
        return sitting

    async def _do(
        self, door: Inside, sitting: Sitting, holders: Holders | None, request: Request
    ) -> None:
        self.sent += 1
        status, text = 204, ""
        if request.verb == "wait":
            await door.wait(sitting.id)
        else:
            status, text = await sitting.do(request)
        if holders is not None:
            holders.note(request, status < 300, json.loads(text or "{}"))
            told = secrets_in(text, holders.sat)
            hold(told <= holders.may_read(request.by), f"{request} is answered with {told}")

    async def _judge(self, door: Inside, sitting: Sitting, holders: Holders, path: Path) -> str:
        """Which table it is; everybody reads there, unless they have at one just like it."""
        holders.look_at(await sitting.summary(), sitting.codes)
        before = alike(told(door, sitting, holders))
        if before in self._judged:
            return self._judged[before]
        read: dict[str, set[str]] = {}
        then = door.snapshot(sitting.id)
        if not holders.over:
            read = {name: await sitting.read(name) for name in holders.readers()}
            holders.settle(read)
        for name, found in read.items():
            may = holders.may_read(name)
            right = found == may if holders.playing else found <= may
            hold(right, f"{name} reads {found}, not {may}, at {self.setting} after {path}")
        await door.go_back(sitting.id, then)  # before anybody had read
        key = self._judged[before] = alike(told(door, sitting, holders))
        self.states.setdefault(key, State(path, holders, read))
        return key

    def _count(self, first: str, most: int) -> None:
        """The sequences of up to so many requests that lead to these tables."""
        ways = Counter({first: 1})
        for _ in range(most):
            after: Counter[str] = Counter()
            for key, many in ways.items():
                for reached, times in self.states[key].next.items():
                    after[reached] += many * times
            ways = after
            self.sequences += sum(ways.values())


def told(door: Inside, sitting: Sitting, holders: Holders) -> list[Any]:
    """All that is known of each seat, by the server and by the model."""
    called = {token: holders.called(name) for name, token in sitting.tokens.items()}
    return list(zip(door.seen(sitting.id, called), holders.told(), strict=True))


def alike(seats: list[Any]) -> str:
    """The same for tables that differ by nothing but the order of their seats."""
    return min(repr(_in_order(seats, order)) for order in permutations(range(len(seats))))


def _in_order(seats: list[Any], order: Sequence[int]) -> Any:
    """The seats in this order, also where they are numbered: those who have agreed."""
    place = {seat: n for n, seat in enumerate(order)}

    def renumbered(part: Any) -> Any:
        if isinstance(part, tuple):
            return tuple(renumbered(each) for each in part)
        if isinstance(part, list) and part and all(type(each) is int for each in part):
            return sorted(place.get(each, each) for each in part)
        return [renumbered(each) for each in part] if isinstance(part, list) else part

    return [renumbered(seats[seat]) for seat in order]
