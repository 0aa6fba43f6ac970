"""Passwords of accounts: kept only as argon2id hashes. Slow on purpose: call these in a thread."""

import unicodedata
from functools import lru_cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""19 MiB and two passes: few enough that a handful of people logging in at once do no harm."""


def hash_password(password: str) -> str:
    """For the store, with its own salt and how it was made."""
    return _HASHER.hash(_bytes(password))


def check_password(hashed: str, password: str) -> bool:
    """Is this the password? A damaged hash is nobody's."""
    try:
        return _HASHER.verify(hashed, _bytes(password))
    except (Argon2Error, InvalidHashError):
        return False


def waste_time(password: str) -> None:
    """Take as long as a check, so that nobody learns which names have accounts."""
    check_password(_nobodys(), password)


@lru_cache(maxsize=1)
def _nobodys() -> str:
    return hash_password("nobody's password")


def _bytes(password: str) -> bytes:
    """The same password from every keyboard, however it composes its accents."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
