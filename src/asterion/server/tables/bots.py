"""Seats that code plays: a bot sees its view and its prompt, thinks in a thread, and answers."""

import asyncio
from typing import TYPE_CHECKING

from asterion.bots import Bot, is_endless, make_bot
from asterion.core.audience import Seat
from asterion.core.book import Prompt, Refused
from asterion.server.store import StoreDown
from asterion.server.tables.denied import Denied
from asterion.server.tables.doc import end
from asterion.server.tables.telling import persons

if TYPE_CHECKING:
    from asterion.server.tables.game import Game
    from asterion.server.tables.kept import Kept

FALL_BACK = "random"
ATTEMPTS = 20
"""So many random answers are tried before a bot is given up."""
IN_A_ROW = 20
"""After so many answers without a person's they come slowly enough to be followed."""


class Bots:
    """The bots of one table; at most one of them thinks at a time."""

    def __init__(self, kept: "Kept") -> None:
        self._kept = kept
        self._minds: dict[Seat, tuple[str, Bot]] = {}
        self._stuck: dict[Seat, int] = {}  # seat -> the entries at which it had no answer
        self.busy = False

    def look(self) -> None:
        """If a bot is asked, let it answer; called after whatever changed."""
        kept = self._kept
        if not self.busy and not kept.hub.stopping and self._asked() is not None:
            self.busy = True
            kept.hub.spawn(self._play_on())

    def _asked(self) -> Seat | None:
        kept = self._kept
        game, places = kept.game, kept.doc.places
        if game is None or kept.doc.phase != "playing":
            return None
        for seat in game.table.awaited:
            if 0 <= seat < len(places) and places[seat].kind == "bot":
                if self._stuck.get(seat) != game.committed:
                    return seat
        return None

    async def _play_on(self) -> None:
        kept = self._kept
        in_a_row = 0
        try:
            while not kept.hub.stopping:
                async with kept.lock:
                    await kept.settle()
                    seat = self._asked()
                    if seat is None:
                        return
                    assert kept.game is not None
                    if self._are_endless(kept.game):
                        await kept.change(lambda doc: end(doc, "abandoned", kept.hub.time.wall()))
                        kept.hub.say("table abandoned", table=kept.id, why="bots alone")
                        return
                    await self._answer(seat, kept.game)
                in_a_row += 1
                await kept.hub.time.sleep(kept.hub.bot_pause if in_a_row > IN_A_ROW else 0)
        except (Denied, StoreDown) as error:
            kept.hub.say("bots stopped", table=kept.id, why=type(error).__name__)
        finally:
            self.busy = False

    def _are_endless(self, game: "Game") -> bool:
        """Whether no person plays, and the bots come to no end by themselves."""
        doc = self._kept.doc
        bots = [seat for seat, place in enumerate(doc.places) if place.kind == "bot"]
        if persons(doc) or not is_endless(game.committed, len(bots)):
            return False
        others = (entry.n for entry in reversed(game.entries) if entry.seat not in bots)
        return is_endless(game.committed - 1 - next(others, 0), len(bots))

    async def _answer(self, seat: Seat, game: "Game") -> None:
        """Under the lock, so that the view stands still while the bot looks at it."""
        prompt = game.table.prompt(seat)
        if prompt is not None:
            name = self._kept.doc.places[seat].bot
            if await self._say(seat, game, name, prompt):
                return
            for _ in range(ATTEMPTS):
                if await self._say(seat, game, FALL_BACK, prompt):
                    return
        self._kept.hub.say("bot stuck", table=self._kept.id, seat=seat)
        self._stuck[seat] = game.committed

    async def _say(self, seat: Seat, game: "Game", name: str, prompt: Prompt) -> bool:
        """Whether its answer was carried out."""
        kept = self._kept
        try:
            bot = self._mind(seat, name)
            think = asyncio.get_running_loop().run_in_executor
            view = game.table.view(seat)
            text = await think(kept.hub.thinkers, bot.answer, view, prompt)
            await kept.submit(seat, text, prompt.n)
        except (Denied, StoreDown):
            raise
        except Refused:
            kept.hub.say("bot refused", table=kept.id, seat=seat, bot=name)
            return False
        except Exception as error:  # whatever is wrong with a bot, the table goes on
            kept.hub.say("bot failed", table=kept.id, seat=seat, bot=name, why=type(error).__name__)
            return False
        return True

    def _mind(self, seat: Seat, name: str) -> Bot:
        known = self._minds.get(seat)
        if known is not None and known[0] == name:
            return known[1]
        bot = make_bot(self._kept.book.name, name, self._kept.hub.dice())
        if name != FALL_BACK:
            self._minds[seat] = name, bot
        return bot
