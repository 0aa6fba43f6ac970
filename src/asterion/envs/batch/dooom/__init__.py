"""Both Dooom books for a thousand games at once: the rules of `books/dooom`, compiled."""

from asterion.envs.batch.dooom.playing import show_seat, start, step

__all__ = ["show_seat", "start", "step"]
