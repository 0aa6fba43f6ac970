"""Dailies of Labyrinth: a few who walk, and where they must be."""
