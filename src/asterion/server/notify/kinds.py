"""The kinds of addresses that an operator can allow, by the names of Apprise's schemas."""

import re
from collections.abc import Collection
from typing import Any, Final

SCHEMAS: Final = {
    "telegram": ("tgram",),
    "discord": ("discord",),
    "slack": ("slack",),
    "ntfy": ("ntfy", "ntfys"),
    "ntfy-own": ("ntfy", "ntfys"),
    "matrix": ("matrix", "matrixs"),
    "webhook": ("json", "jsons"),
}
"""Names for what is asked for most; any other schema of Apprise goes by its own name."""
FIXED: Final = ("discord", "ntfy", "slack", "telegram")
"""They lead to one public service each, whatever the rest of the address says."""
NAME: Final = re.compile(r"[a-z0-9][a-z0-9+.-]{0,31}")


def read_kinds(names: Collection[str]) -> tuple[str, ...]:
    """Sorted, each once; ValueError where one cannot be the name of a kind."""
    for name in names:
        if NAME.fullmatch(name) is None:
            raise ValueError(f"{name[:32]!r} is not a kind, as {', '.join(SCHEMAS)}")
    return tuple(sorted(set(names)))


def allows(kinds: Collection[str], plugin: Any) -> bool:
    """Whether the operator allows what this plugin of Apprise speaks to."""
    spoken = _schemas(plugin)
    return any(
        not spoken.isdisjoint(SCHEMAS.get(kind, (kind,)))
        # Anybody can name a host of their own; `ntfy` is the public service alone.
        and (kind != "ntfy" or getattr(plugin, "mode", "") == "cloud")
        for kind in kinds
    )


def _schemas(plugin: Any) -> set[str]:
    found: set[str] = set()
    for said in (plugin.protocol, plugin.secure_protocol):
        found.update((said,) if isinstance(said, str) else said or ())
    return found
