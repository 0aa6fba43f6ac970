"""Twins of PettingZoo's games: what an agent is shown of two games that it may not tell apart.

    from asterion.testing.twins import pettingzoo
    print(pettingzoo.search(leduc_holdem_v4.env, deal_another_card))

You say what is hidden: a function that changes a game like it where this agent knows nothing of
it. Then every observation, mask, reward, ending and info of the agent has to be the same.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from asterion.testing.twins.comparing import Channels, Leak, Search, compare

Change = Callable[[Any, str, random.Random], bool]
"""Changes the hidden part of this game for this agent; False if there is nothing to change."""
LONGEST: Final = 200


def channels(game: Any, agent: str) -> Channels:
    """Everything that an AEC environment gives this agent."""
    return {
        "observe": game.observe(agent),
        "rewards": game.rewards.get(agent),
        "terminations": game.terminations.get(agent),
        "truncations": game.truncations.get(agent),
        "infos": game.infos.get(agent),
        "agent_selection": game.agent_selection,
    }


def differing(one: Any, other: Any, agent: str, example: str = "") -> list[Leak]:
    """In what this agent is shown two games differently that it must not tell apart."""
    return compare(channels(one, agent), channels(other, agent), example)


def search(
    make: Callable[[], Any], change: Change, games: int = 100, seed: int = 0, longest: int = LONGEST
) -> Search:
    """Random games; before every move each agent's hidden part is changed in a game like it."""
    chance = random.Random(seed)
    found = Search()
    for number in range(games):
        game = make()
        game.reset(seed=seed + number)
        said: list[Any] = []
        while game.agents and len(said) < longest:
            for agent in game.agents:
                other = played(make, seed + number, said)
                if change(other, agent, chance):
                    example = f"{agent}, reset(seed={seed + number}), steps {said}"
                    found.add(differing(game, other, agent, example))
            said.append(_random_action(game, chance))
            game.step(said[-1])
    return found


def played(make: Callable[[], Any], seed: int, actions: Sequence[Any]) -> Any:
    """A game up to here; many cannot be copied, since a copy of theirs starts over."""
    game = make()
    game.reset(seed=seed)
    for action in actions:
        game.step(action)
    return game


def _random_action(game: Any, chance: random.Random) -> Any:
    agent = game.agent_selection
    if game.terminations[agent] or game.truncations[agent]:
        return None
    seen, info = game.observe(agent), game.infos.get(agent, {})
    mask = seen.get("action_mask") if isinstance(seen, dict) else None
    mask = info.get("action_mask") if mask is None else mask
    space = game.action_space(agent)
    if mask is None:
        space.seed(chance.randrange(2**31))
        return space.sample()
    return chance.choice([action for action, allowed in enumerate(mask) if allowed])
