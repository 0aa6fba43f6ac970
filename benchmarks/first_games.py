"""First games of Labyrinth as the page suggests them: `python -m benchmarks.first_games [GAMES]`.

Opens a table with the wish of *Play now* on a server of its own, takes the first start cell that
is offered, and then does what *Hint* names, by the same addresses that the page asks. Prints each
game, and how many were decided; a number says how many games.
"""

import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple

from asterion.arena.standing import interval
from asterion.books import book
from asterion.bots import levels
from tests.server.process.serving import Serving

NAME: Final = "labyrinth"
CHOOSING: Final = "labyrinth-asks-start-cell"
USUAL: Final = 20
MOST_MOVES: Final = 400
AT_ONCE: Final = {"ASTERION_BOT_PACE": "0"}
"""Bots need no moment to be followed by a person."""

SOON: Final = 0.2
"""Seconds until it looks again whether bots have played."""


class Game(NamedTuple):
    """What became of it: “won”, “lost”, “draw” or “too long”."""

    how: str
    moves: int
    starts: int
    """How often a start cell was asked for: more than once if the choices were void."""


def wish() -> dict[str, Any]:
    """As `web/src/lib/playing.ts` makes it of the book's card."""
    bots = [{"kind": "bot", "bot": levels(NAME)["easy"]}] * book(NAME).host.opponents
    return {
        "book": NAME,
        "preset": "beginner",
        "terms": {"notebook": "own steps", "assistant": "own answers"},
        "seats": [{"kind": "person"}, *bots],
        "name": "Ann",
    }


class Player:
    """Somebody at the page, who knows the addresses of one table."""

    def __init__(self, server: Serving) -> None:
        opened = server.post("/tables", wish())
        self.server, self.token = server, opened["seat"]["token"]
        self.path = f"/tables/{opened['id']}"
        self.last = ""

    def look(self) -> dict[str, Any]:
        """Until one is asked, or the game is over."""
        view: dict[str, Any] = self.server.get(f"{self.path}/view", self.token)
        while view.get("prompt") is None and view.get("result") is None:
            time.sleep(SOON)
            view = self.server.get(f"{self.path}/view", self.token)
        return view

    def suggested(self, view: dict[str, Any]) -> str:
        """What the hint names; where it names nothing, the first thing that is offered."""
        path = f"{self.path}/knowledge/hint?about={self.last}"
        hint = self.server.post(path, None, self.token)["hint"] or {}
        self.last = hint.get("key", "")
        return str(hint.get("act") or view["offers"][0]["say"])

    def play(self) -> Game:
        starts = 0
        for moves in range(MOST_MOVES):
            view = self.look()
            if (result := view.get("result")) is not None:
                winners = result["winners"]
                how = "draw" if not winners else "won" if 0 in winners else "lost"
                return Game(how, moves, starts)
            starts += view["prompt"]["asks"] == CHOOSING
            move = {"do": self.suggested(view), "sure": True}
            self.server.post(f"{self.path}/moves", move, self.token)
        return Game("too long", MOST_MOVES, starts)


def main(games: int = USUAL) -> None:
    ended: Counter[str] = Counter()
    void = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder), environment=AT_ONCE) as server,
    ):
        for number in range(games):
            game = Player(server).play()
            ended[game.how] += 1
            void += game.starts > 1
            print(f"game {number + 1}: {game.how} after {game.moves} moves", flush=True)
    decided = ended["won"] + ended["lost"]
    low, high = interval(decided, games)
    print(
        f"{games} first games: {decided} decided ({100 * low:.0f} to {100 * high:.0f} %),"
        f" {ended['won']} of them won; {ended['draw']} draws, {ended['too long']} too long,"
        f" {void} void at the start"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
