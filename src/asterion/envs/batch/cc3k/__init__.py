"""ChamberCrawler3000 for a thousand games at once: the rules of `books/cc3k`, compiled."""

from asterion.envs.batch.cc3k.playing import show_seat, start, step

__all__ = ["show_seat", "start", "step"]
