"""The metrics of several workers as one text, each number labelled with its worker.

Labelled and not added up: a counter that begins again with its worker is a thing that Prometheus
understands, a sum that falls is not.
"""

from collections.abc import Mapping

STARTS = "asterion_worker_starts"


def joined(texts: Mapping[str, str], starts: Mapping[str, int]) -> bytes:
    """Of texts by worker; every family of numbers is described once, as Prometheus demands."""
    families: dict[str, tuple[list[str], list[str]]] = {}
    for worker, text in sorted(texts.items(), key=lambda each: int(each[0])):
        described: list[str] = []
        for line in text.splitlines():
            if line.startswith("# HELP "):
                name = line.split(" ", 3)[2]
                described, numbers = families.setdefault(name, ([], []))
            if line.startswith("#"):
                if line not in described:
                    described.append(line)
            elif line:
                numbers.append(labelled(line, worker))
    lines = [line for family in families.values() for part in family for line in part]
    if starts:
        lines += [
            f"# HELP {STARTS}_total Processes that were started for this worker.",
            f"# TYPE {STARTS}_total counter",
            *(f'{STARTS}_total{{worker="{worker}"}} {n}' for worker, n in sorted(starts.items())),
        ]
    return ("\n".join(lines) + "\n").encode()


def labelled(line: str, worker: str) -> str:
    """`name{a="b"} 1` or `name 1` with one label more."""
    name, brace, rest = line.partition("{")
    if brace:
        return f'{name}{{worker="{worker}",{rest}'
    name, _, value = line.partition(" ")
    return f'{name}{{worker="{worker}"}} {value}'
