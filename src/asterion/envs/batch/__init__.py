"""A thousand games at once: the rules of some books again, compiled by numba.

    envs = gymnasium.make_vec("asterion/Dooom-v0", 1024, "vector_entry_point")

One structured record per game, one small function per rule with its number, in a folder
per book. `NUMBA_DISABLE_JIT=1` runs the same files uncompiled, for a debugger. The readable rules
remain the judge: a differential test holds every seat's observations to them.
`pip install asterion[fast]`.
"""

from typing import Final

BATCHES: Final = {
    "dungeon-of-dooom": "dooom",
    "labyrinth-of-dooom": "dooom",
    "cc3k": "cc3k",
    "labyrinth": "labyrinth",
}
"""The books that have one, and the file of their rules."""
