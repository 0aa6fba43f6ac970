"""Each book as an environment of TextArena: sentences in, sentences out.

It has the interface of `textarena.Env` without importing it, for that brings a client of a
language-model service along. Where TextArena is installed, it is told of the games so:

    import textarena
    from asterion.envs.textarena import register_all
    register_all()
    env = textarena.make("Asterion-Labyrinth-v0")
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import msgspec

from asterion.books import books
from asterion.core.contract.book import AnyBook
from asterion.core.phrase import english
from asterion.envs.playing import Playing
from asterion.envs.registration import title_of
from asterion.envs.words import say
from asterion.harness.player import asked
from asterion.harness.tries import RETRIES, Answer, Tried, Tries
from asterion.harness.words import say as say_to_player
from asterion.words.spoken import spoken_screen


class TextEnv:
    """`reset(num_players, seed)`, then `get_observation()` and `step(text)` in turn, until it is
    done; `close()` says the rewards.

    After an answer that is not a move there are `retries` more tries, then the game is forfeit;
    nothing is ever played in its place. With `offers`, some moves that are allowed are listed.
    """

    def __init__(
        self,
        book: str | AnyBook,
        *,
        preset: str | None = None,
        options: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        plan: str | None = None,
        patience: int | None = None,
        retries: int = RETRIES,
        offers: bool = False,
        keep: Callable[[Answer], None] | None = None,
    ) -> None:
        """`keep` gets every answer: `keeping(path)` of `asterion.harness.auditing`."""
        self._retries, self._offers, self._keep = retries, offers, keep
        self._book = book
        self._given: dict[str, Any] = {
            "preset": preset, "options": options, "settings": settings, "plan": plan,
        }  # fmt: skip
        self._patience = patience

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Without a seed the first game; the same number gives the same plan and chance."""
        self.playing = Playing(self._book, num_players, **self._given)
        self.playing.start(seed or 0)
        self._rewards: dict[int, float] | None = None
        self._reason = ""
        self._reply = ""
        self._tries = {
            seat: Tries(self.playing.book, seat, self._retries, self._keep)
            for seat in range(num_players)
        }
        self._greeted: set[int] = set()
        self._turns = dict.fromkeys(range(num_players), 0)
        self._invalid: set[int] = set()

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and all that this player has not been told yet."""
        playing = self.playing
        seat = playing.asked or 0
        parts = []
        if seat not in self._greeted:
            self._greeted.add(seat)
            whole = {"seat": seat + 1, "players": len(playing.names)}
            parts.append(say_to_player("harness-opening", title=playing.book.title, **whole))
            parts.append(english(playing.book.speech.help))
        parts.append("\n".join(playing.heard(seat)))
        parts.append(self._screen(seat))
        parts.append(self._reply)
        parts.append(self._asked(seat))
        return seat, "\n\n".join(part for part in parts if part)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Whether the game is over, and why."""
        playing, seat = self.playing, self.playing.asked
        if self._is_over() or seat is None:
            return True, {"reason": self._reason}
        self._turns[seat] += 1
        tried = self._hear(seat, action)
        self._reply = tried.reply
        if tried.is_forfeit:
            self._invalid.add(seat)
            self._end(tried.reply, self._without(seat))
        elif playing.table.result is not None:
            outcomes = {each: playing.outcome(each) for each in self._turns}
            self._end(english(playing.table.result.ending), outcomes)
        elif sum(self._turns.values()) >= self._most:
            self._end(say("envs-cut"), dict.fromkeys(self._turns, 0.0))
        return self._is_over(), {"reason": self._reason} if self._is_over() else {}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Rewards (1, -1 or 0) by player, and what else is to be said of each."""
        rewards = self._rewards or dict.fromkeys(self._turns, 0.0)
        info = {
            seat: {
                "turn_count": turns,
                "invalid_move": seat in self._invalid,
                "reason": self._reason,
                "answers": msgspec.to_builtins(self._tries[seat].tally),
            }
            for seat, turns in self._turns.items()
        }
        return rewards, info

    # ---- inside

    def _hear(self, seat: int, action: str) -> Tried:
        """What the view allows the table carries out; what it does not changes nothing."""
        table = self.playing.table
        prompt = table.prompt(seat)
        question = prompt.n if prompt is not None else 0
        tried = self._tries[seat].hear(table.view(seat), action, question)
        if tried.move:
            table.submit(seat, tried.move)
        return tried

    def _is_over(self) -> bool:
        return self._rewards is not None

    @property
    def _most(self) -> int:
        patience = self.playing.learning.patience if self._patience is None else self._patience
        return patience * len(self._turns)

    def _end(self, reason: str, rewards: dict[int, float]) -> None:
        self._reason, self._rewards = reason, rewards

    def _without(self, loser: int) -> dict[int, float]:
        """Of two the other has won; of more, nobody has."""
        others = 1.0 if len(self._turns) == 2 else 0.0
        return {seat: -1.0 if seat == loser else others for seat in self._turns}

    def _screen(self, seat: int) -> str:
        screen = spoken_screen(self.playing.book.view.screen(self.playing.table.view(seat)))
        values = [str(row) for row in screen.status]
        return "\n".join([*screen.board, *values])

    def _asked(self, seat: int) -> str:
        table = self.playing.table
        prompt = table.prompt(seat)
        if prompt is None:
            return ""
        return asked(prompt.words, table.legal(seat) if self._offers else ())


def register_all() -> list[str]:
    """Makes each book known to TextArena, which must be installed; returns the ids."""
    textarena: Any = import_module("textarena")
    names = []
    for book in books():
        if book.learning is not None:
            names.append(f"Asterion-{title_of(book)}-v0")
            textarena.register(names[-1], entry_point=TextEnv, book=book.name)
    return names
