"""One game of an arena, from its number alone: the same game on every machine."""

import re
import time
from collections import Counter
from collections.abc import Sequence
from io import BytesIO
from typing import Any

from asterion.arena.at_server import (
    SERVER,
    Api,
    Sitting,
    open_table,
    read_there,
    wait_for_the_end,
)
from asterion.arena.contest import Contest, Outcome, Pairing
from asterion.arena.faults import Faults
from asterion.arena.oracle import Limit, limit_of
from asterion.arena.players import make_player
from asterion.arena.program import LineProgram, NotStarted
from asterion.books import book
from asterion.books.making import generated
from asterion.bots import is_endless
from asterion.bots.forfeit import Forfeit
from asterion.bots.seated import Seated
from asterion.core.contract.book import AnyBook, Refused
from asterion.core.contract.options import Options, options_from
from asterion.core.dice import Rolled
from asterion.core.phrase import Phrase
from asterion.core.records.record import write
from asterion.core.referee.table import Table

NO_END = "arena-no-end"
NOT_STARTED = "arena-not-started"
FORFEITED = "arena-forfeited"
LONGEST_NAME = 24


def play(contest: Contest, pairing: Pairing) -> tuple[Outcome, bytes]:
    """What came of it, and its record; a bot that fails says something legal instead, but for one
    that forfeits: then all the others have won."""
    rules = book(contest.book)
    options: Options = options_from(rules.rules.options, contest.options)
    plan_seed = contest.seed + pairing.plan
    plan = generated(rules, Rolled(plan_seed), len(pairing.bots), options, contest.settings)
    names = names_of([contest.bots[bot] for bot in pairing.bots])
    if any(contest.bots[bot].startswith(SERVER) for bot in pairing.bots):
        return play_there(contest, pairing, rules, options, plan, names)
    table = Table(rules, plan, names, options, Rolled(plan_seed + 1), salt=pairing.id)
    seats = [
        Seat(contest, contest.bots[bot], seat, plan_seed * 64 + seat)
        for seat, bot in enumerate(pairing.bots)
    ]
    for one in seats:
        if isinstance(one.bot, LineProgram):
            one.bot.game = pairing.id
    answers = 0
    absent: tuple[int, ...] = ()
    awaited: list[int] = []
    forfeited: int | None = None
    try:
        while table.result is None and not is_endless(answers, len(seats)):
            awaited = [seat for seat in table.awaited if seat >= 0]
            if not awaited:
                break
            seats[awaited[0]].speak(table)
            answers += 1
    except Forfeit:
        forfeited = awaited[0]
    except NotStarted as error:
        absent = (error.seat,)
    finally:
        for seat in seats:
            seat.close()
    result, kept = table.result, BytesIO()
    write(table, kept)
    ending = result.ending if result is not None else NOT_STARTED if absent else NO_END
    winners = result.winners if result is not None else ()
    if forfeited is not None:
        ending = FORFEITED
        winners = tuple(seat for seat in range(len(seats)) if seat != forfeited)
    outcome = Outcome(
        pairing.id,
        pairing.bots,
        winners,
        ending.id if isinstance(ending, Phrase) else ending,
        answers,
        tuple(round(seat.seconds, 4) for seat in seats),
        tuple(round(seat.slowest, 4) for seat in seats),
        tuple(seat.faults.number for seat in seats),
        tuple(seat.last_aim for seat in seats),
        tuple(dict(sorted(seat.times.items())) for seat in seats),
        tuple(fault for seat in seats for fault in seat.faults.every),
        absent,
        *(limit_of(table) if result is not None else Limit()),
    )
    return outcome, kept.getvalue()


def play_there(
    contest: Contest,
    pairing: Pairing,
    rules: AnyBook,
    options: Options,
    plan: Any,
    names: Sequence[str],
) -> tuple[Outcome, bytes]:
    """The same at a server's table, where at least one of them is reached."""
    bots = [contest.bots[bot] for bot in pairing.bots]
    theirs = {seat: read_there(bot) for seat, bot in enumerate(bots) if bot.startswith(SERVER)}
    api = Api(next(iter(theirs.values())).address)
    opened = open_table(api, contest, theirs, len(bots), rules.plan.write(plan))
    path = f"/tables/{opened['id']}"
    seed = (contest.seed + pairing.plan) * 64
    sitting = [
        Sitting(
            api, path, rules, options,
            make_player(contest, bot, seat, Rolled(seed + seat + 32)), seat, names[seat],
        )
        for seat, bot in enumerate(bots)
        if seat not in theirs
    ]  # fmt: skip
    absent: tuple[int, ...] = ()
    try:
        table, answers = wait_for_the_end(api, path, sitting)
    except NotStarted as error:
        table, answers, absent = {"result": None}, 0, (error.seat,)
    finally:
        for one in sitting:
            getattr(one.mind.bot, "close", list)()
    ours = {one.seat: one for one in sitting}
    result = table["result"]
    ending = result["ending"] if result else NOT_STARTED if absent else NO_END
    outcome = Outcome(
        pairing.id,
        pairing.bots,
        tuple(result["winners"]) if result else (),
        ending if isinstance(ending, str) else ending.get("id", ""),
        answers,
        tuple(round(ours[seat].seconds, 4) if seat in ours else 0.0 for seat in range(len(bots))),
        tuple(round(ours[seat].slowest, 4) if seat in ours else 0.0 for seat in range(len(bots))),
        tuple(ours[seat].faults.number if seat in ours else 0 for seat in range(len(bots))),
        ("",) * len(bots),
        tuple(dict(ours[seat].times) if seat in ours else {} for seat in range(len(bots))),
        tuple(fault for one in sitting for fault in one.faults.every),
        absent,
    )
    return outcome, b"" if absent else api.fetch("GET", f"{path}/record")


class Seat:
    """A bot at the table, its time and its faults."""

    def __init__(self, contest: Contest, bot: str, seat: int, seed: int) -> None:
        self.seat = seat
        self.dice = Rolled(seed)
        self.bot: Any = make_player(contest, bot, seat, Rolled(seed + 32))
        self.mind = Seated(self.bot, seat)
        self.seconds = self.slowest = 0.0
        self.times: Counter[int] = Counter()
        self.faults = Faults(seat)
        self.first = contest.first

    def speak(self, table: Table) -> None:
        if self.first:
            text, self.first = self.first, ""
            table.submit(self.seat, text)
            return
        began, text = time.thread_time(), ""
        try:
            text = self.mind.answer(table)
            self._count(time.thread_time() - began)
            table.submit(self.seat, text)
            return
        except Exception as error:  # the game goes on, whatever is wrong with a bot
            prompt = table.prompt(self.seat)
            self.faults.add(len(table.entries), prompt.words if prompt else "", str(text), error)
            if isinstance(error, NotStarted | Forfeit):
                raise
        for _ in range(20):
            try:
                table.submit(self.seat, self.dice.pick(table.legal(self.seat), "after a fault"))
                return
            except Refused:
                continue
        raise RuntimeError(f"nothing that is legal is taken from seat {self.seat}")

    def _count(self, seconds: float) -> None:
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self.times[round(seconds * 1000)] += 1

    @property
    def last_aim(self) -> str:
        return self.mind.aims[-1][1].id if self.mind.aims else ""

    def close(self) -> None:
        end = getattr(self.bot, "close", None)
        if end is not None:
            end()


def names_of(bots: Sequence[str]) -> list[str]:
    """Names that a table takes: of each bot, numbered where it sits there more than once."""
    names: list[str] = []
    for bot in bots:
        words = re.sub(r"[^A-Za-z0-9]+", " ", bot.rsplit("/", 1)[-1]).strip()
        short = words[:LONGEST_NAME].strip() or "bot"
        number = sum(name == short or name.startswith(f"{short} no ") for name in names)
        names.append(f"{short} no {number + 1}" if number else short)
    return names
