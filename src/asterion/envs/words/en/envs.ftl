envs-cut = The game was cut off: it took too long.
