"""Seats that code plays: a bot sees its view and its prompt, thinks in a thread, and answers."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from asterion.bots import is_endless, make_bot
from asterion.bots.seated import Seated
from asterion.core.audience import Seat
from asterion.core.contract.book import Prompt, Refused
from asterion.server.denied import Denied
from asterion.server.game.doc import Doc, end
from asterion.server.game.game import Game
from asterion.server.game.phases import persons
from asterion.server.store import StoreDown
from asterion.server.tables import Hosted, Hub
from asterion.server.tables.happenings import (
    CaughtUp,
    Changed,
    Committed,
    Ending,
    HubStopped,
    Loaded,
    Opened,
    Unloaded,
)
from asterion.server.tables.services import Services
from asterion.server.work.work import Work

FALL_BACK = "random"
ATTEMPTS = 20
"""How many random answers are tried before a bot is given up."""
ANSWERS_WITHIN = 5.0
"""A bot that has not answered by then may have gone down with its process: another looks."""
IN_A_ROW = 20
"""After this many answers without a person's they come slowly enough to be followed."""

WITHIN_A_TURN: Final = 4
"""So much quicker come the further answers of a turn."""


class Bots:
    """Those of all tables; they answer when something has changed and one of them is asked."""

    def __init__(self, services: Services, pause: float, pace: float) -> None:
        self.pause = pause
        self.pace = pace  # seconds between answers where a person has to follow them
        self.threads = ThreadPoolExecutor(4, "asterion-think")
        self._services = services
        self._at: dict[str, TableBots] = {}
        happenings = services.happenings
        for kind in (Opened, Committed, Changed, CaughtUp):
            happenings.on(kind, self._look)
        happenings.on_async(Loaded, self._on_loaded)
        happenings.on(Ending, self._on_ending)
        happenings.on(Unloaded, self._forget)
        happenings.on_async(HubStopped, self._stop)
        happenings.deadlines.append(self._due)

    def _look(self, table: Hosted, _: object) -> None:
        bots = self._at.get(table.id)
        if bots is None:
            if not any(place.kind == "bot" for place in table.doc.places):
                return
            bots = self._at[table.id] = TableBots(self, table)
        bots.look()

    async def _on_loaded(self, table: Hosted, loaded: Loaded) -> None:
        self._look(table, loaded)

    def _on_ending(self, table: Hosted, end: Ending) -> None:
        if table.id in self._at:
            self._at[table.id].tell_aims(end.doc)

    def _forget(self, table: Hosted, _: Unloaded) -> None:
        self._at.pop(table.id, None)

    def _due(self, table: Hosted, doc: Doc, game: Game) -> Sequence[float]:
        for seat in game.table.awaited:
            if seat >= 0 and doc.places[seat].kind == "bot":
                return (self._services.time.served() + ANSWERS_WITHIN,)
        return ()

    async def _stop(self, hub: Hub, _: HubStopped) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class TableBots:
    """The bots of one table; at most one of them thinks at a time."""

    def __init__(self, bots: Bots, hosted: Hosted) -> None:
        self._bots = bots
        self._hosted = hosted
        self._minds: dict[Seat, tuple[str, Seated]] = {}
        self._stuck: dict[Seat, int] = {}  # seat -> the entries at which it had no answer
        self.busy = False

    def look(self) -> None:
        """If a bot is asked, let it answer; called after whatever changed."""
        hosted = self._hosted
        if self.busy or hosted.services.tasks.stopping:
            return
        if self._asked() is not None:
            self._spawn(self._play_on)
        elif hosted.doc.phase == "finished" and self._untold(hosted.doc):
            self._spawn(self._tell)

    def _spawn(self, work: Callable[[], Work[None]]) -> None:
        """The table is in use from now on, and not first when the task begins."""
        self.busy = True
        self._hosted.log.readers += 1
        self._hosted.services.tasks.spawn(self._until_done(work))

    async def _until_done(self, work: Callable[[], Work[None]]) -> None:
        try:
            await work()
        finally:
            self.busy = False
            self._hosted.log.readers -= 1

    def tell_aims(self, doc: Doc) -> None:
        """What the bots that thought here were after. Only when the game is over: before, even
        the number of changes of a document would tell others that somebody's mind changed."""
        for seat in self._untold(doc):
            doc.places[seat].aims = self._minds[seat][1].last_aims()

    def _untold(self, doc: Doc) -> list[Seat]:
        return [
            seat
            for seat, (_, bot) in self._minds.items()
            if bot.aims and not doc.places[seat].aims and doc.places[seat].kind == "bot"
        ]

    async def _tell(self) -> None:
        """Another process has ended the game, and knows nothing of what they thought here."""
        hosted = self._hosted
        try:
            async with hosted.lock:
                await hosted.log.settle()
                if self._untold(hosted.doc):
                    await hosted.log.change(self.tell_aims)
        except (Denied, StoreDown) as error:
            hosted.services.say("aims not kept", table=hosted.id, why=type(error).__name__)

    def _asked(self) -> Seat | None:
        log = self._hosted.log
        game, doc = log.game, log.doc
        if game is None or doc.phase != "playing":
            return None
        places = doc.places
        for seat in game.table.awaited:
            if 0 <= seat < len(places) and places[seat].kind == "bot":
                if self._stuck.get(seat) != game.committed:
                    return seat
        return None

    async def _play_on(self) -> None:
        hosted = self._hosted
        in_a_row, last = 0, -1
        try:
            while not hosted.services.tasks.stopping:
                if (asked := self._asked()) is not None:
                    await hosted.services.time.sleep(self._pause(in_a_row, asked == last))
                async with hosted.lock:
                    await hosted.log.settle()
                    seat = self._asked()
                    if seat is None:
                        return
                    assert hosted.game is not None
                    if self._are_endless(hosted.game):
                        await hosted.log.change(
                            lambda doc: end(doc, "abandoned", hosted.services.time.wall())
                        )
                        hosted.services.say("table abandoned", table=hosted.id, why="bots alone")
                        return
                    await self._answer(seat, hosted.game)
                in_a_row, last = in_a_row + 1, seat
        except (Denied, StoreDown) as error:
            hosted.services.say("bots stopped", table=hosted.id, why=type(error).__name__)

    def _pause(self, in_a_row: int, goes_on: bool) -> float:
        """What a person needs to follow: a moment per bot, less per answer within its turn."""
        pause = self._bots.pause if in_a_row > IN_A_ROW else 0.0
        pace = self._bots.pace / WITHIN_A_TURN if goes_on else self._bots.pace
        return max(pause, pace) if persons(self._hosted.doc) else pause

    def _are_endless(self, game: Game) -> bool:
        """Whether no person plays, and the bots come to no end by themselves."""
        doc = self._hosted.doc
        bots = [seat for seat, place in enumerate(doc.places) if place.kind == "bot"]
        if persons(doc) or not is_endless(game.committed, len(bots)):
            return False
        others = (entry.n for entry in reversed(game.entries) if entry.seat not in bots)
        return is_endless(game.committed - 1 - next(others, 0), len(bots))

    async def _answer(self, seat: Seat, game: Game) -> None:
        """Under the lock, so that the view stands still while the bot looks at it."""
        asked = game.table.prompt(seat)
        for name in [self._hosted.doc.places[seat].bot, *[FALL_BACK] * ATTEMPTS]:
            if asked is None or await self._say(seat, game, name, asked):
                return
            game = self._hosted.game or game
            prompt = game.table.prompt(seat)
            if prompt is None or prompt.n != asked.n:
                return  # another process has answered: this bot had nothing wrong
        self._hosted.services.say("bot stuck", table=self._hosted.id, seat=seat)
        self._stuck[seat] = game.committed

    async def _say(self, seat: Seat, game: Game, name: str, prompt: Prompt) -> bool:
        """Whether its answer was carried out."""
        hosted = self._hosted
        try:
            bot = self._mind(seat, name)
            think = asyncio.get_running_loop().run_in_executor
            view = game.table.view(seat)
            news = bot.news(game.table)
            text = await think(self._bots.threads, bot.think, news, view, prompt)
            await hosted.submit(seat, text, prompt.n)
        except (Denied, StoreDown):
            raise
        except Refused:
            hosted.services.say("bot refused", table=hosted.id, seat=seat, bot=name)
            return False
        except Exception as error:  # whatever is wrong with a bot, the table goes on
            hosted.services.say(
                "bot failed", table=hosted.id, seat=seat, bot=name, why=type(error).__name__
            )
            return False
        return True

    def _mind(self, seat: Seat, name: str) -> Seated:
        known = self._minds.get(seat)
        if known is not None and known[0] == name:
            return known[1]
        bot = Seated(make_bot(self._hosted.book.name, name, self._hosted.services.dice()), seat)
        if name != FALL_BACK:
            self._minds[seat] = name, bot
            self._hosted.is_followed = True  # it is asked for its aims in the end
        return bot
