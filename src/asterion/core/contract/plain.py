"""Data as JSON has it, which nobody has checked yet."""

from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
