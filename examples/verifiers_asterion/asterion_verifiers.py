"""Games of Asterion as an environment of `verifiers`, with `load_environment`.

A game is a conversation of many turns: what was told and what is asked, and the model's move. The
reward is the result (1, 0 or -1) and, with a small weight, how many facts of the plan each answer
made provable: so that exploring well is worth something long before a game is won.
"""

from typing import Any

import verifiers as vf
from datasets import Dataset

from asterion.envs.conversation import Conversation

SYSTEM = "You play a game of hidden information. Think, then give one move in square brackets."


class AsterionEnv(vf.MultiTurnEnv):  # type: ignore[misc]
    """The game of a rollout follows from the seed in its row."""

    def __init__(
        self, book: str, bots: tuple[str, ...], given: dict[str, Any], **more: Any
    ) -> None:
        super().__init__(**more)
        self._book, self._bots, self._given = book, bots, given

    async def setup_state(self, state: vf.State) -> None:
        game = Conversation(self._book, self._bots, **self._given)
        game.begin(int(state["info"]["seed"]))
        state["game"] = game

    @vf.stop  # type: ignore[untyped-decorator]
    async def game_is_over(self, state: vf.State) -> bool:
        return bool(state["game"].is_over)

    async def env_response(self, messages: vf.Messages, state: vf.State, **_: Any) -> vf.Messages:
        last = messages[-1]
        said = last["content"] if isinstance(last, dict) else last.content
        game: Conversation = state["game"]
        reply = game.answer(str(said or ""))
        if game.is_over:
            state["final_env_response"] = [{"role": "user", "content": game.reason}]
            return state["final_env_response"]
        return [{"role": "user", "content": reply}]


async def result(state: vf.State) -> float:
    return float(state["game"].result)


async def proved_per_answer(state: vf.State) -> float:
    """Facts that became provable, per answer."""
    proved = state["game"].proved
    return sum(proved) / len(proved) if proved else 0.0


async def refused(state: vf.State) -> float:
    """Answers that were no move, or none that is allowed: counted, and not rewarded."""
    tally = state["game"].tally
    return float(tally.illegal + sum(tally.unreadable.values()))


def load_environment(
    book: str = "labyrinth",
    bots: tuple[str, ...] = ("random",),
    games: int = 100,
    seed: int = 0,
    max_turns: int = 60,
    proof_weight: float = 0.02,
    **given: Any,
) -> vf.Environment:
    """`given`: preset, options, settings, plan, retries, offers."""
    bots = tuple(bots)
    asking = Conversation(book, bots, **given)
    rows = [
        {"question": asking.begin(number), "answer": "", "info": {"seed": number}}
        for number in range(seed, seed + games)
    ]
    rubric = vf.Rubric(funcs=[result, proved_per_answer], weights=[1.0, proof_weight])
    rubric.add_metric(refused)
    return AsterionEnv(
        book, bots, given, dataset=Dataset.from_list(rows), system_prompt=SYSTEM, rubric=rubric,
        max_turns=max_turns,
    )  # fmt: skip
