"""Puzzles of Labyrinth as a dataset of Reasoning Gym: generate, score, difficulty by proof length.

pip install "asterion[knowledge]" reasoning-gym
python examples/reasoning_gym_labyrinth.py

    import reasoning_gym
    import examples.reasoning_gym_labyrinth  # registers "asterion_labyrinth"
    data = reasoning_gym.create_dataset("asterion_labyrinth", size=10, seed=1, max_lines=7)

A question is what was heard in a small labyrinth; exactly one answer is certain. `daily=True` takes
the puzzles of the day from number `seed` on, the same for everyone, whatever their proofs.
"""

import re
from dataclasses import dataclass
from random import Random
from typing import Any

from reasoning_gym.coaching import BaseCurriculum, RangeAttributeDefinition
from reasoning_gym.factory import ProceduralDataset, register_dataset

from asterion.knowledge.labyrinth.puzzles import Puzzle, puzzle_number
from asterion.knowledge.labyrinth.puzzles.making import puzzle_from
from asterion.knowledge.labyrinth.puzzles.puzzle import FEWEST, MOST
from asterion.knowledge.puzzling import shown

NAME = "asterion_labyrinth"
TRIES = 5000
LARGEST = 2**31


@dataclass
class LabyrinthConfig:
    """Lines of the proof, each answer and each rule being one."""

    min_lines: int = FEWEST
    max_lines: int = MOST
    daily: bool = False
    seed: int | None = None
    size: int = 500

    def validate(self) -> None:
        assert FEWEST <= self.min_lines <= self.max_lines <= MOST, "proofs have 4 to 12 lines"


class LabyrinthDataset(ProceduralDataset):  # type: ignore[misc]
    """The same seed and index give the same puzzle on every machine."""

    def __init__(self, config: LabyrinthConfig) -> None:
        super().__init__(config=config, seed=config.seed, size=config.size)

    def __getitem__(self, idx: int) -> dict[str, Any]:
        if not 0 <= idx < self.size:
            raise IndexError(idx)
        if self.config.daily:
            number = max(1, self.seed) + idx
            made = puzzle_number(number)
        else:
            made = self._made(idx)
            number = made.seed
        return {
            "question": question(number, made),
            "answer": made.answer,
            "metadata": {
                "source_dataset": NAME,
                "source_index": idx,
                "number": number,
                "choices": [choice.value for choice in made.choices],
                "kind": made.kind,
                "lines": made.lines,
                "held": made.held,
                "hardness": made.hardness,
                "difficulty": {"lines": (self.config.min_lines, self.config.max_lines)},
            },
        }

    def _made(self, idx: int) -> Puzzle:
        chance = Random(self.seed * 1_000_003 + idx)
        for _ in range(TRIES):
            made = puzzle_from(chance.randrange(LARGEST))
            if made is not None and self.config.min_lines <= made.lines <= self.config.max_lines:
                return made
        raise RuntimeError("no puzzle with a proof of that length was found")

    def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
        """1 for the answer, alone or as the last text in square brackets; nothing in between, for
        a guess that is nearly right proves nothing."""
        said = (answer or "").strip()
        bracketed = re.findall(r"\[([^\[\]]*)\]", said)
        chosen = (bracketed[-1] if bracketed else said).strip().strip(".").lower()
        return float(chosen == entry["answer"].lower())


class LabyrinthCurriculum(BaseCurriculum):  # type: ignore[misc]
    """Longer and longer proofs."""

    def __init__(self) -> None:
        super().__init__(LabyrinthCurriculum.__name__, LabyrinthConfig)
        self._define_attributes(
            RangeAttributeDefinition(
                name="lines",
                levels=[4, 6, 8, 10, 12],
                description="Lines of the shortest proof that was found",
                lower_field_name="min_lines",
                upper_field_name="max_lines",
                ensure_interval=True,
            )
        )


def question(number: int, made: Puzzle) -> str:
    """All that was heard, and what can be answered."""
    told = shown(number, made)
    heard = [f"{step.number}. {told.names[step.seat]}: {step.words}" for step in told.steps]
    choices = ", ".join(choice.value for choice in told.choices)
    return "\n".join([
        told.agreed, f"You are {told.names[0]} and start on {told.start}.", *told.opening, *heard,
        told.question, f"Answer with one of these in square brackets: {choices}.",
    ])  # fmt: skip


register_dataset(NAME, LabyrinthDataset, LabyrinthConfig, LabyrinthCurriculum)

if __name__ == "__main__":
    from reasoning_gym import create_dataset

    for item in create_dataset(NAME, size=3, seed=1):
        print(item["question"], item["answer"], item["metadata"]["lines"], sep="\n", end="\n\n")
