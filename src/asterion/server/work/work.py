"""What is awaited for its answer, and for nothing else that a coroutine can do."""

from collections.abc import Coroutine
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Work: TypeAlias = Coroutine[Any, Any, T]
