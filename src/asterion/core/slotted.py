"""Equality of what has slots and changes: states and their parts, compared slot by slot."""


class Slotted:
    """Equal to one of its own class if all slots are; so a state is compared with its replay."""

    __slots__: tuple[str, ...] = ()
    __hash__ = None  # type: ignore[assignment]  # it changes

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, slot) == getattr(other, slot) for slot in self.__slots__)
