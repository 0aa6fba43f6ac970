"""What the symbols of the grammar mean: parts and commands. It knows no word of any language."""

from collections.abc import Callable
from typing import Any, Final

from asterion.books.labyrinth.say.meaning import commands, conditions, parts, tellings, things

ACTIONS: Final[dict[str, Callable[..., Any]]] = {
    name: action
    for module in (things, parts, conditions, tellings, commands)
    for name, action in vars(module).items()
    if getattr(action, "__module__", "") == module.__name__
}
"""By the names that the grammar calls them by."""
