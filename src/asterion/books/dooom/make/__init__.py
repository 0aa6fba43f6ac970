"""The generator of Dooom plans."""

from asterion.books.dooom.make.generate import DooomSettings, generate

__all__ = ["DooomSettings", "generate"]
