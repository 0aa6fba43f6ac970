"""The server's guard: who somebody is, how often, from where, and what may be shown."""

from asterion.server.guard.text import clean_text, is_clean
from asterion.server.guard.tokens import (
    TokenKind,
    digest,
    is_id,
    is_token,
    new_id,
    new_key,
    new_token,
    same,
)

__all__ = [
    "TokenKind",
    "clean_text",
    "digest",
    "is_clean",
    "is_id",
    "is_token",
    "new_id",
    "new_key",
    "new_token",
    "same",
]
