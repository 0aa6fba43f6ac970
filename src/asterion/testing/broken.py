"""What is said when a book does not keep the contract."""


class Broken(AssertionError):
    """A book does not keep the contract: one sentence, and where to see it."""


def demand(fact: object, sentence: str) -> None:
    """As an assertion, and also where Python is told to leave those out."""
    if not fact:
        raise Broken(sentence)
