"""A bot of fifty lines for Dungeon of Dooom, in a language that any program can speak: lines.

It takes what lies under its feet, and else goes where it has been least. That beats `random`:

asterion arena dooom random "program:python examples/small_bot.py" --plans 20
"""

import sys
from collections import Counter

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def best(legal: list[str], here: tuple[int, int], been: Counter[tuple[int, int]]) -> str:
    """What it says, of all that it may say."""
    if "pick up" in legal:
        return "pick up"
    ways = [way for way in STEPS if f"move {way}" in legal]
    if not ways:
        return legal[0]
    return "move " + min(ways, key=lambda way: been[moved(here, way)])


def moved(here: tuple[int, int], way: str) -> tuple[int, int]:
    right, down = STEPS[way]
    return here[0] + right, here[1] + down


def main() -> None:
    here, been = (0, 0), Counter({(0, 0): 1})
    legal: list[str] = []
    answered = ""
    print("show board off\nshow legal on", flush=True)
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "legal":
            legal.append(rest)
        elif word == "ask":
            number = rest.split()[0]
            if legal and number != answered:  # the same question may be asked again
                said = best(legal, here, been)
                print(f"answer {number} {said}", flush=True)
                answered = number
                if said.startswith("move "):
                    here = moved(here, said.removeprefix("move "))
                    been[here] += 1
            legal = []
        elif word == "over":
            return


if __name__ == "__main__":
    main()
