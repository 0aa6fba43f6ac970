"""Equality of what has slots and changes: states and their parts, compared slot by slot."""

from typing import ClassVar

from asterion.core.state.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Slotted:
    """Equal to one of its own class if all slots are; so a state is compared with its replay.

    A compiled class keeps the names of its slots only where they are a class variable.
    """

    __slots__: ClassVar[tuple[str, ...]] = ()
    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # it changes

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, slot) == getattr(other, slot) for slot in type(self).__slots__)
