"""What a store can fail with; each is said in one sentence that a person can read."""

from asterion.core.phrase import PhrasedError


class StoreError(PhrasedError):
    """The store cannot be opened or used as it was asked to be."""


class StoreDown(StoreError):
    """The database cannot be reached or written now; nothing was acknowledged."""


class StoreConflict(StoreError):
    """What should be added is there already."""
