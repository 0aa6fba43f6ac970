"""What a program is started with: the gaps in its arguments, filled."""

from collections.abc import Mapping, Sequence

GAPS = ("floors", "seed", "dice")


def gaps(command: Sequence[str]) -> frozenset[str]:
    """Which of them the arguments have."""
    return frozenset(gap for gap in GAPS if any(f"{{{gap}}}" in word for word in command))


def filled(command: Sequence[str], values: Mapping[str, str | None]) -> list[str]:
    """The arguments of one game. A word whose value there is not is left out.

    So is the option before it (`--floors {floors}`), and a seed behind floors that are left out:
    `./student {floors} {seed}` becomes `./student`, whose first argument would be floors. A word
    of several, as after `sh -c`, is filled like the arguments.
    """
    words: list[str] = []
    is_left_out = False
    for word in command:
        if " " in word:
            words.append(" ".join(filled(word.split(" "), values)))
            continue
        missing = [gap for gap in GAPS if f"{{{gap}}}" in word and values.get(gap) is None]
        if missing or (is_left_out and word == "{seed}"):
            if word.lstrip("\"'").startswith("{") and words[1:] and words[-1].startswith("-"):
                words.pop()
            is_left_out = True
            continue
        for gap, value in values.items():
            word = word.replace(f"{{{gap}}}", value or "")
        words.append(word)
        is_left_out = False
    return words
