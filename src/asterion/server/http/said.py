"""What the client of an open window says, dealt with where it arrives; no task waits for it."""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec

from asterion.core.phrase import Phrase, phrase
from asterion.server.game.messages import AnsweredMessage, ErrorMessage, RefusedMessage
from asterion.server.guard.addresses import CALLER
from asterion.server.http.desk import ACCOUNT, Desk, TooMany
from asterion.server.http.messages import FromWindow, ThoughtMessage, decode
from asterion.server.http.problems import Fault
from asterion.server.store import StoreDown
from asterion.server.study import Question
from asterion.server.tables import Denied, Hosted, Listener, Moved, Role, requests
from asterion.server.work.work import Work
from asterion.words.spoken import spoken

HEARD_AGAIN = 0.25
"""Seconds for which a window that says too much is not heard."""
_encode = msgspec.json.Encoder().encode


class Said:
    """One message at a time: `over` is called when it was dealt with, with whatever nobody foresaw.

    The answers come the way of all news: by the listener.
    """

    def __init__(
        self,
        desk: Desk,
        hosted: Hosted,
        address: str,
        language: str,
        token: str | None,
        role: Role,
        listener: Listener,
        over: Callable[[Exception | None], None],
    ) -> None:
        self.desk = desk
        self.hosted = hosted
        self.address = address
        self.language = language
        self.token = token
        self.is_account = token is not None and token.startswith(ACCOUNT)
        self.first_role = role
        self.listener = listener
        self.over = over

    def deal_with(self, text: bytes | None) -> None:
        try:
            self.desk.spend("message", self.address)
            message = understand(text)
            if isinstance(message, requests.Move):
                self.move(message)
            elif isinstance(message, requests.Chat):
                self.wait_for(self.chat(message))
            elif isinstance(message, requests.Ask):
                self.wait_for(self.ask(message))
            else:
                raise Fault(409, phrase("server-hello-twice"))
        except (Fault, Denied) as wrong:
            self.done(wrong)

    def wait_for(self, work: Work[None]) -> None:
        self.desk.hub.ask(work, self.done)

    def done(self, wrong: Exception | None) -> None:
        unforeseen = None
        if isinstance(wrong, TooMany):
            self.complain(wrong.why)
            # Until then nothing more is heard here: to refuse every word takes time from others.
            asyncio.get_running_loop().call_later(HEARD_AGAIN, self.over, None)
            return
        if isinstance(wrong, (Fault, Denied)):
            self.complain(wrong.why)
        elif isinstance(wrong, StoreDown):
            self.complain(phrase("server-store-unreached"))
        else:
            unforeseen = wrong
        self.over(unforeseen)

    def complain(self, why: Phrase) -> None:
        self.listener.put(_encode(ErrorMessage(spoken(why, self.language), why)))

    async def role(self) -> Role:
        """As it was at the hello. Whether its token is still good the table asks itself; of a
        session only the store knows whether it is over."""
        return await self.desk.role(self.hosted, self.token) if self.is_account else self.first_role

    # ---- a move

    def move(self, message: requests.Move) -> None:
        began = self.desk.time.steady()
        if self.is_account:
            self.desk.hub.ask(self.role(), partial(self.begin, message, began))
        else:
            self.begin(message, began, self.first_role)

    def begin(self, message: requests.Move, began: float, role: Role | Exception) -> None:
        done = partial(self.moved, message, began)
        try:
            if isinstance(role, Exception):
                raise role
            self.desk.spend("move", f"{self.hosted.id} {role.viewer}")
        except Exception as error:
            done(error)
        else:
            self.hosted.play_soon(role, message.do, message.n, message.id, done, message.sure)

    def moved(self, message: requests.Move, began: float, answer: Moved | Exception) -> None:
        """Carried out or refused; the news of it were told to all windows."""
        unforeseen = None
        if isinstance(answer, Moved):
            self.desk.metrics.move_done(self.desk.time.steady() - began)
            if answer.again:
                self.listener.put(_encode(AnsweredMessage(message.id, answer.number)))
        elif isinstance(answer, Denied):
            self.refuse(message, answer.why, answer.n)
        elif isinstance(answer, Fault):
            self.refuse(message, answer.why, None)
        elif isinstance(answer, StoreDown):
            self.refuse(message, phrase("server-store-again"), None)
        else:
            unforeseen = answer
        self.over(unforeseen)

    def refuse(self, message: requests.Move, why: Phrase, n: int | None) -> None:
        self.desk.metrics.move_refused()
        self.listener.put(_encode(RefusedMessage(message.id, spoken(why, self.language), n, why)))

    # ---- other messages

    async def ask(self, message: requests.Ask) -> None:
        role = await self.role()
        self.desk.spend("think", f"{self.hosted.id} {role.viewer}")
        # Nobody's next move waits for a thought, not even one's own.
        self.desk.hub.spawn(self.think(message, role))

    async def think(self, message: requests.Ask, role: Role) -> None:
        answer, why = None, ""
        CALLER.set(self.address)
        try:
            answer = await self.desk.features.advice.advise(
                self.hosted, role, Question(message.asked, message.about, self.language)
            )
        except (Fault, Denied) as wrong:
            why = spoken(wrong.why, self.language)
        self.listener.put(_encode(ThoughtMessage(message.id, answer, why)))

    async def chat(self, message: requests.Chat) -> None:
        role = await self.role()
        self.desk.spend("chat", f"{self.hosted.id} {role.viewer}")
        await self.hosted.chat(role, message.text)


def understand(text: bytes | None) -> FromWindow:
    if text is None:
        raise Fault(400, phrase("server-text-frames"))
    try:
        return decode(text)
    except (ValueError, RecursionError) as error:
        raise Fault(400, phrase("server-message-unread", why=str(error))) from None
