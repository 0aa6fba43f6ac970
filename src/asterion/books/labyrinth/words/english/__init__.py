"""Labyrinth's sentences in English: words, the answers to moves, and everything else."""
