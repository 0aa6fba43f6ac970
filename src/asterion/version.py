"""What `asterion --version` says, without loading anything."""

import os
from importlib.machinery import EXTENSION_SUFFIXES

import asterion


def is_compiled() -> bool:
    """Whether the rules are compiled here: Python takes such a module before its source."""
    core = os.path.join(os.path.dirname(asterion.__file__), "core")
    return any(os.path.exists(os.path.join(core, f"slotted{end}")) for end in EXTENSION_SUFFIXES)


def version() -> str:
    return f"{asterion.__version__} (compiled)" if is_compiled() else asterion.__version__
