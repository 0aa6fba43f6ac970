"""What a store can fail with; each is said in one sentence that a person can read."""


class StoreError(Exception):
    """The store cannot be opened or used as it was asked to be."""


class StoreDown(StoreError):
    """The database cannot be reached or written now; nothing was acknowledged."""


class StoreConflict(StoreError):
    """What should be added is there already."""
