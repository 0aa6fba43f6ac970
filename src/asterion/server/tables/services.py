"""What a process hands to each of its tables."""

import secrets
from collections.abc import Callable, Iterator
from itertools import count

from asterion.core.dice import Dice
from asterion.server.game.planner import Planner
from asterion.server.store import Store
from asterion.server.tables.happenings import Happenings
from asterion.server.wake import Wake
from asterion.server.work.served import ServedTime
from asterion.server.work.slices import Slices
from asterion.server.work.tasks import Tasks

Say = Callable[..., None]


class Services:
    """One for each process; every table and every feature asks for its part of it."""

    def __init__(
        self,
        store: Store,
        wake: Wake,
        time: ServedTime,
        shared: bool,
        say: Say,
        dice: Callable[[], Dice],
        planner: Planner,
    ) -> None:
        self.store = store
        self.wake = wake
        self.time = time
        self.shared = shared  # with other processes, which may go on with every table
        self.say = say
        self.dice = dice
        self.planner = planner  # of new documents and plans
        self.tasks = Tasks(say)
        self.slices = Slices()  # of what long games ask for
        self.happenings = Happenings()
        self.moves = 0  # committed by this process
        self.marks = _marks()


def _marks() -> Iterator[str]:
    """Another one for every attempt to write an entry, in any process."""
    name = secrets.token_hex(8)
    return (f"{name}-{number}" for number in count())
