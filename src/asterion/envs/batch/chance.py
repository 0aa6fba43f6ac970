"""Chance for compiled rules; `asterion.envs.batch.dice` has the same for the readable ones."""

import numpy as np

from asterion.envs.batch.compiling import rule

GOLDEN, MIX_1, MIX_2 = map(np.uint64, (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))
BY_27, BY_30, BY_31, BY_32 = map(np.uint64, (27, 30, 31, 32))


@rule
def below(game, n):
    """Splitmix64: a whole number from 0 to n - 1."""
    game.dice += GOLDEN
    z = game.dice
    z = (z ^ (z >> BY_30)) * MIX_1
    z = (z ^ (z >> BY_27)) * MIX_2
    z = z ^ (z >> BY_31)
    return np.int64(((z >> BY_32) * np.uint64(n)) >> BY_32)
