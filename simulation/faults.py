"""What goes wrong in a run, and how it is mended in the end."""

from typing import TYPE_CHECKING

from asterion.server.work.served import LONGEST_BEAT
from simulation.process import Process
from simulation.scene import Fault
from simulation.store import Mood

if TYPE_CHECKING:
    from simulation.world import World

START_AFTER = 0.3
MOODS = {
    "store down": Mood.DOWN, "store stalls": Mood.STALLED, "store full": Mood.FULL
}  # fmt: skip


class Faults:
    """Each happens at its time; `mend` ends all that lasts."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.is_over = False

    def plan(self) -> None:
        for fault in self.world.scene.faults:
            self.world.loop.outside_later(fault.at, self._happen, fault)

    def _happen(self, fault: Fault) -> None:
        world = self.world
        if self.is_over:
            return
        process = world.processes[fault.process % len(world.processes)]
        world.say(f"{fault.kind} ({process.name}, {fault.amount:.3f})")
        match fault.kind:
            case "kill":
                process.kill()
            case "kill after":
                process.owner.dies_after = int(fault.amount)
            case "stop":
                process.stop()
            case "hold" if process.owner.is_alive:
                process.hold()
                world.loop.outside_later(fault.amount, self._go_on, process)
            case "store down" | "store stalls" | "store full":
                lasts = min(fault.amount, 2.0)
                world.disk.mood = MOODS[fault.kind]
                world.watch.wrong(world.loop.now, lasts)
                world.loop.outside_later(lasts, self._store_is_well)
            case "commit breaks":
                world.disk.breaks += int(fault.amount)
            case "calls lost":
                world.channel.break_down()
                world.loop.outside_later(fault.amount, self._calls_are_well)
            case "network bad":
                world.network.loses, world.network.slowest = 0.1, 0.3
                world.loop.outside_later(fault.amount, self._network_is_well)
            case "cut all":
                world.network.cut_all()
            case "wall jumps":
                process.time.ahead += fault.amount
                world.watch.wrong(world.loop.now)  # a clock set back is waited for, up to a beat
            case "sleeps":
                process.time.slept += fault.amount
                # Until the next beat it vouches for what nobody lived through, at most so much.
                world.watch.wrong(world.loop.now, min(fault.amount, LONGEST_BEAT))

    def _go_on(self, process: Process) -> None:
        if process.owner.is_held:
            process.go_on()

    def _store_is_well(self) -> None:
        self.world.disk.mood = Mood.WELL

    def _calls_are_well(self) -> None:
        self.world.channel.is_up = True

    def _network_is_well(self) -> None:
        self.world.network.loses, self.world.network.slowest = 0.0, 0.02

    def mend(self) -> None:
        """From now on everything works."""
        self.is_over = True
        self._store_is_well()
        self._calls_are_well()
        self._network_is_well()
        self.world.disk.breaks = 0
        for process in self.world.processes:
            process.owner.dies_after = -1
            self._go_on(process)

    def look(self) -> None:
        """Now and then: a process that has ended is started again, as its parent would."""
        world = self.world
        awake = [each.is_up and not each.owner.is_held for each in world.processes]
        if world.disk.breaks or not any(awake):
            world.watch.wrong(world.loop.now)
        for process in world.processes:
            if not process.owner.is_alive:
                process.start()
        world.loop.outside_later(START_AFTER, self.look)
