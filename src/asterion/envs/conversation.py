"""One seat of a game as a conversation: a question, an answer, and what came of it.

For environments in which a language model is asked again and again. Bots sit on the other seats.
A move is in square brackets or alone (docs/research/language-models.md); nothing is ever played
in its place.
"""

from collections.abc import Sequence
from typing import Any

from asterion.bots import make_bot
from asterion.bots.seated import Seated
from asterion.core.dice import Rolled
from asterion.core.phrase import english
from asterion.envs.playing import Playing
from asterion.envs.words import say
from asterion.harness.player import TextPlayer
from asterion.harness.tries import RETRIES, Tally
from asterion.knowledge import Knowledge, books_known, knowledge_of

LEARNER = 0


def nobody(_question: str) -> str:
    raise AssertionError("the answer comes from outside")


class Conversation:
    """`begin(seed)` gives the first question, `answer(text)` the next, until it `is_over`.

    `result` is 1 for a win, -1 for a loss or a forfeit, else 0. `proved` has a number for each
    answer: how many facts could be proved of the plan after it that could not be before.
    """

    def __init__(
        self,
        book: str,
        bots: Sequence[str] = ("random",),
        *,
        retries: int = RETRIES,
        offers: bool = False,
        patience: int = 200,
        **given: Any,
    ) -> None:
        """`given`: preset, options, settings and plan, as everywhere."""
        self.playing = Playing(book, 1 + len(bots), **given)
        self._bot_names = tuple(bots)
        self._retries, self._offers = retries, offers
        self._patience = patience

    def begin(self, seed: int) -> str:
        playing = self.playing
        playing.start(seed)
        book = playing.book
        self._others = {
            seat: Seated(make_bot(book.name, name, Rolled(seed + seat)), seat)
            for seat, name in enumerate(self._bot_names, 1)
        }
        self._player = TextPlayer(book, LEARNER, nobody, self._retries, self._offers)
        self._heard = Seated(self._player, LEARNER)
        self._knowledge: Knowledge | None = None
        if book.name in books_known():
            options = playing.table.options
            self._knowledge = knowledge_of(book.name, LEARNER, options, remembers=True)
        self._entries = 0
        self._facts: set[Any] = set()
        self.result = 0.0
        self.is_over = False
        self.reason = ""
        self.proved: list[int] = []
        self.answers = 0
        self._let_bots_answer()
        self._new_facts()  # what is known before the first answer is nobody's merit
        return self._question()

    @property
    def tally(self) -> Tally:
        return self._player.tries.tally

    def answer(self, text: str) -> str:
        """The next question, or why the answer was none; empty when the game is over."""
        assert not self.is_over, "the game is over"
        table = self.playing.table
        prompt = table.prompt(LEARNER)
        assert prompt is not None
        self.answers += 1
        tried = self._player.tries.hear(table.view(LEARNER), text, prompt.n)
        if tried.is_forfeit:
            self.proved.append(0)
            return self._end(-1.0, tried.reply)
        if not tried.move:
            self.proved.append(0)
            return tried.reply
        table.submit(LEARNER, tried.move)
        self._let_bots_answer()
        self.proved.append(self._new_facts())
        if table.result is not None:
            return self._end(self.playing.outcome(LEARNER), english(table.result.ending))
        if self.answers >= self._patience:
            return self._end(0.0, say("envs-cut"))
        return self._question()

    # ---- inside

    def _end(self, result: float, reason: str) -> str:
        self.result, self.reason, self.is_over = result, reason, True
        return ""

    def _question(self) -> str:
        table = self.playing.table
        for events in self._heard.news(table):
            self._player.hear(events)
        prompt = table.prompt(LEARNER)
        assert prompt is not None
        return self._player.question(table.view(LEARNER), prompt)

    def _let_bots_answer(self) -> None:
        table = self.playing.table
        while table.result is None and LEARNER not in table.awaited:
            seat = table.awaited[0]
            table.submit(seat, self._others[seat].answer(table))

    def _new_facts(self) -> int:
        """Facts that hold from now on: one that comes back, a player's place, counts again."""
        if self._knowledge is None:
            return 0
        entries = self.playing.table.entries
        for n in range(self._entries, len(entries)):
            self._knowledge.hear(entries[n].told(LEARNER), n)
        self._entries = len(entries)
        known = set(self._knowledge.certain().facts)
        new = len(known - self._facts)
        self._facts = known
        return new
