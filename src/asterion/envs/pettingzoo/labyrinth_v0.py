"""`env()`, `raw_env()` and `parallel_env()` of this book, with a number of seats."""

from asterion.envs.several import makers

env, raw_env, parallel_env = makers("labyrinth", players=2)

__all__ = ["env", "parallel_env", "raw_env"]
