"""The rules of DungeonLab, one small function per rule; `game` is where a command comes in."""

from asterion.books.dungeonlab.rules.game import awaited, begin, execute, result

__all__ = ["awaited", "begin", "execute", "result"]
