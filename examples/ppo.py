"""A player that learns on a batch of games: masked PPO in one file.

    pip install "asterion[fast]" torch==2.13.0
    python examples/ppo.py dooom     # ten minutes of CPU time, then a table: random, bot, trained
    python examples/ppo.py cc3k --minutes 5
    python examples/ppo.py dooom --play http://127.0.0.1:8000     # the trained one at a server

It reads what the environment observes and nothing else; how far it comes depends on the machine.
"""

import argparse
import os
import sys
import time
from typing import Any

import numpy as np
import torch
from numba import njit
from torch import Tensor, nn

from asterion.bots import make_bot
from asterion.bots.seated import Seated
from asterion.core.dice import Rolled
from asterion.envs.batch.vector import BatchEnv
from asterion.envs.playing import Playing
from asterion.envs.policy import PolicyBot
from asterion.terminal.console import Console
from asterion.terminal.remote_bot import RemoteBot
from asterion.terminal.remote_game import RemoteGame
from asterion.terminal.remote_http import Server, read_address

torch.set_num_threads(1)  # so small a net is not worth the waking of another core
GAMES, STEPS, EPOCHS, MINIBATCH = 256, 32, 4, 1024
DISCOUNT, SMOOTHING, CLIP, ENTROPY = 0.99, 0.95, 0.2, 0.01
FAR = 60.0  # as far as anything that cannot be reached
FOUR = np.array([(-1, 0), (0, 1), (1, 0), (0, -1)])
EIGHT = np.array([(-1, 0), (1, 0), (0, 1), (0, -1), (-1, 1), (-1, -1), (1, 1), (1, -1)])
Seen = dict[str, Any]


@njit(cache=True)
def compass(maps, places, target, walls, ways, found):
    """To the nearest target, over squares above `walls`: which ways lead nearer; how far, to 1."""
    high, wide = maps.shape[1:]
    away = np.zeros((high, wide), np.int64)
    queue = np.zeros((high * wide, 2), np.int64)
    for game in range(len(maps)):
        away[:] = 0
        begun = ended = 0
        for r in range(high):
            for c in range(wide):
                if maps[game, r, c] == target:
                    away[r, c] = 1
                    queue[ended] = r, c
                    ended += 1
        here, there = places[game]
        while begun < ended and away[here, there] == 0:
            r, c = queue[begun]
            begun += 1
            for way in range(len(ways)):
                y, x = r + ways[way, 0], c + ways[way, 1]
                inside = 0 <= y < high and 0 <= x < wide
                if inside and away[y, x] == 0 and maps[game, y, x] > walls:
                    away[y, x] = away[r, c] + 1
                    queue[ended] = y, x
                    ended += 1
        for way in range(len(ways)):
            y, x = here + ways[way, 0], there + ways[way, 1]
            found[game, way] = 0 < away[y, x] < away[here, there]
        steps = away[here, there] - 1
        found[game, len(ways)] = min(1.0, steps / FAR) if steps >= 0 else 1.0


def looked_for(maps: Any, places: Any, target: int, walls: int, ways: Any) -> Any:
    found = np.zeros((len(maps), len(ways) + 1), np.float32)
    compass(np.ascontiguousarray(maps), np.ascontiguousarray(places), target, walls, ways, found)
    return found


class Dooom:
    """Alone in a dungeon of 16 x 12: gather the treasure that it takes, and find the way out."""

    book, bot, measure, patience = ("dungeon-of-dooom", "walker", "finds the way out", 300)
    settings = {"width": 16, "height": 12}  # noqa: RUF012
    actions, facts = 10, 3 * 5 + 9 + 10
    TREASURE, EXIT, UNKNOWN = 3, 8, 0

    def inputs(self, seen: Seen) -> Any:
        """Where treasure, a way out and the unknown lie on the remembered map; what it has."""
        middle = np.full((len(seen["map"]), 2), 10)
        kinds = (self.TREASURE, self.EXIT, self.UNKNOWN)
        found = [looked_for(seen["map"], middle, kind, 1, FOUR) for kind in kinds]
        return np.hstack([*found, seen["own"] / 5, seen["action_mask"]])

    def worth(self, seen: Seen, inputs: Any) -> Any:
        """How good a place this is: what it went up by is added to the reward while learning."""
        treasure = np.minimum(seen["own"][:, 2], seen["own"][:, 3])
        return 0.3 * treasure + 0.004 * (seen["map"] > 0).sum((1, 2))

    def result(self, seen: Seen, reward: Any) -> Any:
        """What is measured at the end of a game: 1 for anyone who got out."""
        return (reward > 0.5).astype(float)


class Cc3k:
    """As a shade through the chambers, as deep as it comes in 500 answers."""

    book, bot, measure, patience = "cc3k", "crawler", "deepest floor", 500
    settings: dict[str, int] = {}  # noqa: RUF012
    actions, facts = 30, 9 + 10 + 30
    STAIRS = 6

    def inputs(self, seen: Seen) -> Any:
        """Where the stairs are on the floor that it sees; what it has."""
        found = looked_for(seen["floor"], seen["own"][:, 8:10], self.STAIRS, 2, EIGHT)
        return np.hstack([found, seen["own"] / 50, seen["action_mask"]])

    def worth(self, seen: Seen, inputs: Any) -> Any:
        """A floor is worth more than the longest way to its stairs."""
        return 2.0 * seen["own"][:, 6] + 0.05 * seen["own"][:, 5] - 1.2 * inputs[:, 8]

    def result(self, seen: Seen, reward: Any) -> Any:
        return seen["own"][:, 6].astype(float)


class Player(nn.Module):
    """Two layers, then what to do and what it is worth."""

    def __init__(self, task: Any, size: int = 64) -> None:
        super().__init__()
        layers = (nn.Linear(task.facts, size), nn.Tanh(), nn.Linear(size, size), nn.Tanh())
        self.middle = nn.Sequential(*layers)
        self.policy, self.value = nn.Linear(size, task.actions), nn.Linear(size, 1)

    def forward(self, facts: Tensor, mask: Tensor) -> tuple[Any, Tensor]:
        told = self.middle(facts)
        logits = self.policy(told).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(told)[:, 0]


def given(task: Any, seen: Seen) -> tuple[Tensor, Tensor]:
    mask = np.ascontiguousarray(seen["action_mask"])
    return torch.as_tensor(task.inputs(seen)).float(), torch.as_tensor(mask)


def batch(task: Any, games: int) -> BatchEnv:
    made: dict[str, Any] = {"settings": task.settings, "patience": task.patience}
    return BatchEnv(games, task.book, autoreset_mode="SameStep", **made)


def train(task: Any, seed: int, minutes: float) -> Player:
    torch.manual_seed(seed)
    envs = batch(task, GAMES)
    seen, _ = envs.reset(seed=seed)
    player = Player(task)
    optimiser = torch.optim.Adam(player.parameters(), lr=1e-3, eps=1e-5)
    began, told, played, results = time.process_time(), 0.0, 0, list[float]()
    now = given(task, seen)
    worth = task.worth(seen, now[0].numpy())
    while (spent := time.process_time() - began) < minutes * 60:
        inputs, actions, chances, values, rewards, ends = [], [], [], [], [], []
        for _ in range(STEPS):
            inputs.append(now)
            with torch.no_grad():
                choice, value = player(*now)
                action = choice.sample()
            seen, reward, over, cut, info = envs.step(action.numpy())
            ended = over | cut
            now = given(task, seen)
            after = task.worth(seen, now[0].numpy())
            if ended.any():  # a new game: what was observed last is beside it
                finals = info["final_obs"][ended]
                last = {name: np.array([final[name] for final in finals]) for name in seen}
                results += task.result(last, reward[ended]).tolist()
            rewards.append(torch.as_tensor(reward + np.where(ended, 0, after - worth)).float())
            worth = after
            ends.append(torch.as_tensor(ended).float())
            actions.append(action)
            chances.append(choice.log_prob(action))
            values.append(value)
        with torch.no_grad():
            values.append(player(*now)[1])
        improve(player, optimiser, inputs, actions, chances, values, rewards, ends)
        played += GAMES * STEPS
        if spent - told >= minutes * 60 / 20 and results:
            told, results = spent, results[-2000:]
            print(f"{spent:5.0f} s {played:>10,} answers  {task.measure}: {np.mean(results):.3f}")
    envs.close()
    return player


def improve(player: Player, optimiser: Any, inputs: Any, *course: list[Tensor]) -> None:
    """PPO: advantages backwards through the course, then some steps that are clipped."""
    actions, chances, values, rewards, ends = course
    advantage = torch.zeros(GAMES)
    kept: list[Tensor] = []
    for step in reversed(range(STEPS)):
        going_on = 1 - ends[step]
        surprise = rewards[step] + DISCOUNT * values[step + 1] * going_on - values[step]
        advantage = surprise + DISCOUNT * SMOOTHING * going_on * advantage
        kept.insert(0, advantage)
    gained, said, before = torch.cat(kept), torch.cat(actions), torch.cat(chances)
    aims = gained + torch.cat(values[:-1])
    facts, mask = (torch.cat(part) for part in zip(*inputs, strict=True))
    for _ in range(EPOCHS):
        for some in torch.randperm(len(said)).split(MINIBATCH):
            choice, value = player(facts[some], mask[some])
            ratio = (choice.log_prob(said[some]) - before[some]).exp()
            edge = (gained[some] - gained[some].mean()) / (gained[some].std() + 1e-8)
            policy = -torch.min(ratio * edge, ratio.clamp(1 - CLIP, 1 + CLIP) * edge).mean()
            doubt = 0.5 * (value - aims[some]).pow(2)
            loss = policy + (doubt - ENTROPY * choice.entropy()).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def measured(task: Any, player: Player | None, seed: int, games: int = 512) -> list[float]:
    """The first game of each place in a batch that it has not seen; random without a player."""
    envs = batch(task, games)
    generator = torch.manual_seed(seed)
    seen, _ = envs.reset(seed=seed)
    results: dict[int, float] = {}
    while len(results) < games:
        facts, mask = given(task, seen)
        weights = mask.float() if player is None else player(facts, mask)[0].probs
        actions = torch.multinomial(weights, 1, generator=generator)[:, 0]
        seen, reward, over, cut, info = envs.step(actions.numpy())
        for game in np.flatnonzero(over | cut):
            last = {name: array[None] for name, array in info["final_obs"][game].items()}
            results.setdefault(int(game), float(task.result(last, reward[[game]])[0]))
    envs.close()
    return list(results.values())


def of_a_bot(task: Any, seed: int, games: int = 100) -> list[float]:
    """One of our bots on the same kind of plans, for as many answers."""
    playing = Playing(task.book, 1, settings=task.settings)
    results = []
    for game in range(games):
        playing.start(seed + game)
        bot = Seated(make_bot(task.book, task.bot, Rolled(game)), 0)
        for _ in range(task.patience):
            if playing.is_over:
                break
            playing.say(0, bot.answer(playing.table))
        last = {name: array[None] for name, array in playing.observe(0).items()}
        results.append(float(task.result(last, np.array([playing.outcome(0)]))[0]))
    return results


def row(name: str, results: list[float]) -> None:
    mean, error = (float(np.mean(results)), 1.96 * float(np.std(results)) / len(results) ** 0.5)
    print(f"| {name} | {len(results)} | {mean:.3f} | {mean - error:.3f} to {mean + error:.3f} |")


def play_at(url: str, task: Any, player: Player) -> str:
    """One game at a server, as any bot plays there; where its page shows it again."""

    def choose(seen: Seen) -> int:
        alone = {name: array[None] for name, array in seen.items()}
        return int(player(*given(task, alone))[0].sample())

    wish = {"book": task.book, "name": "Learner", "seats": 1, "settings": task.settings}
    opened = Server(read_address(url)).ask("POST", "/tables", wish)
    page = f"{url.rstrip('/')}/t/{opened['id']}"
    server = Server(read_address(page), opened["seat"]["token"])
    game = RemoteGame(server.ask("GET", f"/tables/{opened['id']}"))
    console = Console(sys.stdin, sys.stdout, os.environ)
    RemoteBot(server, game, console, PolicyBot(task.book, choose)).run()
    return f"{page}/replay"


def main() -> None:
    parsing = argparse.ArgumentParser(description=__doc__)
    parsing.add_argument("book", choices=["dooom", "cc3k"])
    parsing.add_argument("--minutes", type=float, default=10)
    parsing.add_argument("--seed", type=int, default=1)
    parsing.add_argument("--play", metavar="URL", help="play one game at a server, as trained")
    wanted = parsing.parse_args()
    task: Any = Dooom() if wanted.book == "dooom" else Cc3k()
    kept = f"ppo-{wanted.book}.pt"
    if wanted.play:
        player = Player(task)
        player.load_state_dict(torch.load(kept))
        print(play_at(wanted.play, task, player))
        return
    player = train(task, wanted.seed, wanted.minutes)
    torch.save(player.state_dict(), kept)
    print(f"\n| {task.measure} | games | mean | 95 % |\n|---|---|---|---|")
    row("random", measured(task, None, 10_000))
    row(task.bot, of_a_bot(task, 10_000))
    row("trained", measured(task, player, 10_000))


if __name__ == "__main__":
    main()
