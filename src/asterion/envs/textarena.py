"""Each book as an environment of TextArena: sentences in, sentences out.

It has the interface of `textarena.Env` without importing it, for that brings a client of a
language-model service along. Where TextArena is installed, it is told of the games so:

    import textarena
    from asterion.envs.textarena import register_all
    register_all()
    env = textarena.make("Asterion-Labyrinth-v0")
"""

import re
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from asterion.books import books
from asterion.core.book import AnyBook
from asterion.core.phrase import Item, Phrase, english
from asterion.envs.playing import Playing
from asterion.envs.registration import title_of
from asterion.envs.words import say
from asterion.words.spoken import spoken_screen

BRACKETS = re.compile(r"\[([^\[\]]+)\]")
MOST_LEGAL = 40


class TextEnv:
    """`reset(num_players, seed)`, then `get_observation()` and `step(text)` in turn, until it is
    done; `close()` says the rewards. What is refused may be said anew once, then the game is lost.
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
    ) -> None:
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
        self._refused = ""
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
            parts.append(say("envs-opening", title=playing.book.title, **whole))
            parts.append(english(playing.book.help))
        parts.append("\n".join(playing.heard(seat)))
        parts.append(self._screen(seat))
        if self._refused:
            parts.append(say("envs-refused", why=self._refused))
        parts.append(self._asked(seat))
        return seat, "\n\n".join(part for part in parts if part)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Whether the game is over, and why."""
        playing, seat = self.playing, self.playing.asked
        if self._is_over() or seat is None:
            return True, {"reason": self._reason}
        self._turns[seat] += 1
        why = playing.say(seat, said_in(action))
        if why and self._refused:
            self._invalid.add(seat)
            self._end(say("envs-lost", why=why), self._without(seat))
        elif playing.table.result is not None:
            outcomes = {each: playing.outcome(each) for each in self._turns}
            self._end(english(playing.table.result.ending), outcomes)
        elif sum(self._turns.values()) >= self._most:
            self._end(say("envs-cut"), dict.fromkeys(self._turns, 0.0))
        self._refused = why
        return self._is_over(), {"reason": self._reason} if self._is_over() else {}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Rewards (1, -1 or 0) by player, and what else is to be said of each."""
        rewards = self._rewards or dict.fromkeys(self._turns, 0.0)
        info = {
            seat: {
                "turn_count": turns,
                "invalid_move": seat in self._invalid,
                "reason": self._reason,
            }
            for seat, turns in self._turns.items()
        }
        return rewards, info

    # ---- inside

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
        screen = spoken_screen(self.playing.book.screen(self.playing.table.view(seat)))
        values = [str(row) for row in screen.status]
        return "\n".join([*screen.board, *values])

    def _asked(self, seat: int) -> str:
        table = self.playing.table
        prompt = table.prompt(seat)
        if prompt is None:
            return ""
        legal = table.legal(seat)
        some: list[Item] = [Phrase("envs-saying", {"saying": one}) for one in legal[:MOST_LEGAL]]
        more = max(0, len(legal) - MOST_LEGAL)
        return say("envs-asked", asks=prompt.words, some=some, more=more)


def said_in(answer: str) -> str:
    """What is in the last square brackets; else the last line."""
    found = BRACKETS.findall(answer)
    if found:
        return str(found[-1]).strip()
    lines = [line.strip() for line in answer.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def register_all() -> list[str]:
    """Makes each book known to TextArena, which must be installed; returns the ids."""
    textarena: Any = import_module("textarena")
    names = []
    for book in books():
        if book.learning is not None:
            names.append(f"Asterion-{title_of(book)}-v0")
            textarena.register(names[-1], entry_point=TextEnv, book=book.name)
    return names
