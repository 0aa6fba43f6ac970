"""Can the time of an answer tell what is hidden? Twin games are asked the same, turn about.

For each pair the two samples are compared by Mann and Whitney's test. If time told nothing, the
p-values of all pairs would be spread evenly; Kolmogorov and Smirnov's test says whether they are.
"""

import json
import math
import time
from random import Random

from asterion.books import SHELF
from drills import Run, hold
from drills.ears import Requests
from drills.pairs import MASTER, PUBLIC, Game, pairs
from drills.serving import Server
from drills.stage import scripted_server

PER_GAME = 500
"""Answers of each of the two games."""
UNLIKELY = 0.001
"""So seldom the drill may fail although time tells nothing."""
HELD_FROM = 2000


def ranks_apart(ours: list[float], theirs: list[float]) -> tuple[float, float]:
    """How often one of ours is slower than one of theirs, and how likely that is by luck."""
    ranked = sorted([(value, 0) for value in ours] + [(value, 1) for value in theirs])
    total, tied, at = 0.0, 0.0, 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        middle = (at + 1 + end) / 2
        total += middle * sum(1 for _, whose in ranked[at:end] if whose == 0)
        tied += (end - at) ** 3 - (end - at)
        at = end
    n, m = len(ours), len(theirs)
    u = total - n * (n + 1) / 2
    spread = n * m / 12 * ((n + m + 1) - tied / ((n + m) * (n + m - 1)))
    z = (u - n * m / 2) / math.sqrt(spread) if spread else 0.0
    return u / (n * m), math.erfc(abs(z) / math.sqrt(2))


def evenly_spread(found: list[float]) -> float:
    """How likely it is that so uneven a set of p-values is even (Kolmogorov and Smirnov)."""
    n = len(found)
    gap = max(max((k + 1) / n - p, p - k / n) for k, p in enumerate(sorted(found)))
    x = (math.sqrt(n) + 0.12 + 0.11 / math.sqrt(n)) * gap
    tail = sum((-1.0) ** (k - 1) * math.exp(-2 * k * k * x * x) for k in range(1, 101))
    return min(1.0, max(0.0, 2 * tail))


class Asked:
    """A game as far as it was played, and somebody who asks there."""

    def __init__(self, server: Server, draws: "Writer", game: Game, seat: int) -> None:
        self.web = Requests(server.port)
        draws.write(game)
        terms = {"master": "person" if game.by_a_person else "computer", "absent": "wait"}
        opened = self._post(
            "/tables",
            {
                "book": game.book, "options": dict(game.options), "plan": game.plan, "terms": terms,
                "seats": len(game.names),
            },
        )  # fmt: skip
        self.path = f"/tables/{opened['id']}"
        tokens = {PUBLIC: "", MASTER: opened["master"] or ""}
        for n, name in enumerate(game.names):
            tokens[n] = self._post(f"{self.path}/seats", {"name": name})["token"]
        self.token = tokens[seat]
        for n, (speaker, do) in enumerate(game.said):
            self._post(f"{self.path}/moves", {"do": do, "id": f"{n}"}, tokens[speaker])

    def _post(self, path: str, body: object, token: str = "") -> dict[str, str]:
        status, text = self.web.ask("POST", f"/api/v1{path}", body, token)
        hold(status < 300, f"POST {path} was answered {status}: {text[:300]}")
        answer: dict[str, str] = json.loads(text) if text else {}
        return answer

    def time_of(self, what: int) -> float:
        """Seconds until the answer to one of a few questions was there."""
        began = time.perf_counter()
        if what == 0:
            self.web.ask("GET", f"/api/v1{self.path}/view", token=self.token)
        elif what == 1:
            self.web.ask("POST", f"/api/v1{self.path}/moves", {"do": "sing"}, self.token)
        else:
            self.web.ask("GET", f"/api/v1{self.path}/transcript", token=self.token)
        return time.perf_counter() - began


class Writer:
    """Writes the chance of a game down for the server."""

    def __init__(self, run: Run) -> None:
        self.file = run.folder / "draws"

    def write(self, game: Game) -> None:
        with self.file.open("a") as file:
            file.writelines(json.dumps(draw) + "\n" for draw in game.draws)


def compare(one: Asked, other: Asked, count: int, what: int, dice: Random) -> tuple[float, float]:
    times: tuple[list[float], list[float]] = ([], [])
    for n in range(count + 10):
        for which in dice.sample((0, 1), 2):
            took = (one, other)[which].time_of(what)
            if n >= 10:  # the first ones warm up
                times[which].append(took)
    return ranks_apart(*times)


def run(drill: Run) -> str:
    """Returns what was found."""
    wanted = max(1, round(drill.size / (2 * PER_GAME)))
    count = max(5, drill.size // (2 * wanted))
    found: list[float] = []
    effects: list[float] = []
    with scripted_server(drill.folder) as server:
        for game, seat, twins in pairs(drill, list(SHELF)):
            if seat == PUBLIC or game.is_over:  # everything is shown in the end
                continue
            one = Asked(server, Writer(drill), game, seat)
            other = Asked(server, Writer(drill), twins[0], seat)
            effect, p = compare(one, other, count, len(found) % 3, drill.dice)
            found.append(p)
            effects.append(abs(effect - 0.5))
            print(f"  {game.book}: a guess by time is right {effect:.3f} of the time, p {p:.3f}")
            one.web.close()
            other.web.close()
            if len(found) >= wanted:
                break
        server.stop()
    spread, worst = evenly_spread(found), max(effects)
    if drill.size >= HELD_FROM:
        told = f"by time alone a guess is right {0.5 + worst:.3f} of the time, p {min(found):.6f}"
        hold(min(found) > UNLIKELY / len(found), told)
        hold(spread > UNLIKELY, f"p-values are not spread evenly: {sorted(found)}")
    return (
        f"{len(found) * count * 2:,} answers in {len(found)} pairs of twin games: by time alone a "
        f"guess which of the two it is would be right at most {0.5 + worst:.3f} of the time, "
        f"{0.5 + sum(effects) / len(effects):.3f} on average; p-values {min(found):.3f} to "
        f"{max(found):.3f}, evenly spread (p {spread:.2f})"
    )
