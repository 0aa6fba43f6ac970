"""Labyrinth for a thousand games at once: the rules of its beginner's preset, compiled.

No mites, no landmines, no conditions, no throwing; skips and repeats are played. A file per
chapter as in `books/labyrinth/rules`. A cell is a number as in the plan, 0 is none; treasures and
corpses know where they lie and since when, so that the last to come is the topmost.
"""

from asterion.envs.batch.labyrinth.playing import show_seat, start, step

__all__ = ["show_seat", "start", "step"]
