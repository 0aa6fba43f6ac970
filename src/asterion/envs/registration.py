"""The names under which Gymnasium finds the environments.

Gymnasium looks for no entry points since 1.0: import `asterion.envs` to have them.
"""

import gymnasium

from asterion.books import books
from asterion.core.contract.book import AnyBook
from asterion.envs.batch import BATCHES
from asterion.envs.informed import can_be_informed

TITLES = {"dungeon-of-dooom": "Dooom", "labyrinth-of-dooom": "LabyrinthOfDooom", "cc3k": "CC3k"}
"""Books whose environment is not called like their title."""
OPPONENT = "random"


def register_all() -> None:
    """Each book that can be learnt: by sayings, by factors, in words, and by its score."""
    for book in books():
        if book.learning is None:
            continue
        title = title_of(book)
        base = {"book": book.name, "bots": [OPPONENT] * (book.seats.start - 1)}
        variants: dict[str, dict[str, object]] = {"": {}, "-Free": {"actions": "words"}}
        if book.learning.factors is not None:
            variants["-Factored"] = {"actions": "factors"}
        if book.learning.score is not None:
            variants["-Shaped"] = {"reward": "score"}
        if can_be_informed(book):
            variants["-Informed"] = {"informed": True}
        for variant, given in variants.items():
            alone = book.seats.start == 1 and not {"actions", "informed"} & set(given)
            many = alone and book.name in BATCHES
            gymnasium.register(
                id=f"asterion/{title}{variant}-v0",
                entry_point="asterion.envs.single:BookEnv",
                vector_entry_point="asterion.envs.batch.vector:BatchEnv" if many else None,
                kwargs=base | given,
            )


def title_of(book: AnyBook) -> str:
    """What its environments are called."""
    return TITLES.get(book.name, "".join(book.title.split()))
