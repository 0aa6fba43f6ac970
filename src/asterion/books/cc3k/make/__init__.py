"""The generator of CC3k floors."""

from asterion.books.cc3k.make.generate import Cc3kSettings, generate, settings_for

__all__ = ["Cc3kSettings", "generate", "settings_for"]
