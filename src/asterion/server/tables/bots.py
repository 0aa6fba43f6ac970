"""Seats that code plays: a bot sees its view and its prompt, thinks in a thread, and answers."""

import asyncio
from typing import TYPE_CHECKING

from asterion.bots import is_endless, make_bot
from asterion.bots.seated import Seated
from asterion.core.audience import Seat
from asterion.core.book import Prompt, Refused
from asterion.server.store import StoreDown
from asterion.server.tables.delivery import persons
from asterion.server.tables.denied import Denied
from asterion.server.tables.doc import Doc, end

if TYPE_CHECKING:
    from asterion.server.tables.game import Game
    from asterion.server.tables.hosted import Hosted

FALL_BACK = "random"
ATTEMPTS = 20
"""So many random answers are tried before a bot is given up."""
IN_A_ROW = 20
"""After so many answers without a person's they come slowly enough to be followed."""


class Bots:
    """The bots of one table; at most one of them thinks at a time."""

    def __init__(self, hosted: "Hosted") -> None:
        self._hosted = hosted
        self._minds: dict[Seat, tuple[str, Seated]] = {}
        self._stuck: dict[Seat, int] = {}  # seat -> the entries at which it had no answer
        self.busy = False

    @property
    def have_thought(self) -> bool:
        return bool(self._minds)

    def look(self) -> None:
        """If a bot is asked, let it answer; called after whatever changed."""
        hosted = self._hosted
        if self.busy or hosted.hub.stopping:
            return
        if self._asked() is not None:
            self.busy = True
            hosted.hub.spawn(self._play_on())
        elif hosted.doc.phase == "finished" and self._untold(hosted.doc):
            self.busy = True
            hosted.hub.spawn(self._tell())

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
            hosted.hub.say("aims not kept", table=hosted.id, why=type(error).__name__)
        finally:
            self.busy = False

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
        in_a_row = 0
        try:
            while not hosted.hub.stopping:
                async with hosted.lock:
                    await hosted.log.settle()
                    seat = self._asked()
                    if seat is None:
                        return
                    assert hosted.game is not None
                    if self._are_endless(hosted.game):
                        await hosted.log.change(
                            lambda doc: end(doc, "abandoned", hosted.hub.time.wall())
                        )
                        hosted.hub.say("table abandoned", table=hosted.id, why="bots alone")
                        return
                    await self._answer(seat, hosted.game)
                in_a_row += 1
                await hosted.hub.time.sleep(hosted.hub.bot_pause if in_a_row > IN_A_ROW else 0)
        except (Denied, StoreDown) as error:
            hosted.hub.say("bots stopped", table=hosted.id, why=type(error).__name__)
        finally:
            self.busy = False

    def _are_endless(self, game: "Game") -> bool:
        """Whether no person plays, and the bots come to no end by themselves."""
        doc = self._hosted.doc
        bots = [seat for seat, place in enumerate(doc.places) if place.kind == "bot"]
        if persons(doc) or not is_endless(game.committed, len(bots)):
            return False
        others = (entry.n for entry in reversed(game.entries) if entry.seat not in bots)
        return is_endless(game.committed - 1 - next(others, 0), len(bots))

    async def _answer(self, seat: Seat, game: "Game") -> None:
        """Under the lock, so that the view stands still while the bot looks at it."""
        prompt = game.table.prompt(seat)
        if prompt is not None:
            name = self._hosted.doc.places[seat].bot
            if await self._say(seat, game, name, prompt):
                return
            for _ in range(ATTEMPTS):
                if await self._say(seat, game, FALL_BACK, prompt):
                    return
        self._hosted.hub.say("bot stuck", table=self._hosted.id, seat=seat)
        self._stuck[seat] = game.committed

    async def _say(self, seat: Seat, game: "Game", name: str, prompt: Prompt) -> bool:
        """Whether its answer was carried out."""
        hosted = self._hosted
        try:
            bot = self._mind(seat, name)
            think = asyncio.get_running_loop().run_in_executor
            view = game.table.view(seat)
            news = bot.news(game.table)
            text = await think(hosted.hub.thinkers, bot.think, news, view, prompt)
            await hosted.log.submit(seat, text, prompt.n)
        except (Denied, StoreDown):
            raise
        except Refused:
            hosted.hub.say("bot refused", table=hosted.id, seat=seat, bot=name)
            return False
        except Exception as error:  # whatever is wrong with a bot, the table goes on
            hosted.hub.say(
                "bot failed", table=hosted.id, seat=seat, bot=name, why=type(error).__name__
            )
            return False
        return True

    def _mind(self, seat: Seat, name: str) -> Seated:
        known = self._minds.get(seat)
        if known is not None and known[0] == name:
            return known[1]
        bot = Seated(make_bot(self._hosted.book.name, name, self._hosted.hub.dice()), seat)
        if name != FALL_BACK:
            self._minds[seat] = name, bot
        return bot
