"""Ids, tokens, and what the store keeps of them."""

import re
from typing import get_args

import pytest

from asterion.server.guard import TokenKind, digest, is_id, is_token, new_id, new_token, same


def test_ids_are_twelve_characters_of_an_address_and_never_the_same() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{12}", id) and is_id(id) for id in ids)


@pytest.mark.parametrize("kind", get_args(TokenKind))
def test_tokens_say_what_they_are_for_and_have_256_bits(kind: TokenKind) -> None:
    tokens = {new_token(kind) for _ in range(100)}
    assert len(tokens) == 100
    for token in tokens:
        word, _, secret = token.partition("_")
        assert word == kind
        assert len(secret) * 6 >= 256
        assert is_token(token)


def test_a_digest_is_sha256_and_says_nothing_of_the_token() -> None:
    token = new_token("seat")
    assert re.fullmatch(r"[0-9a-f]{64}", digest(token))
    assert digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert digest(token) != digest(token[:-1] + ("A" if token[-1] != "A" else "B"))


@pytest.mark.parametrize(
    "text", ["", "seat_", "seat_short", "king_" + "a" * 43, " seat_" + "a" * 43, "seat_" + "ä" * 43]
)
def test_what_was_never_given_out_is_no_token(text: str) -> None:
    assert not is_token(text)
    assert not is_token("seat_" + "a" * 43 + "\n")
    assert not is_id(text)


@pytest.mark.parametrize("strange", ["", "é", "\ud800", "a" * 100_000, "\x00"])
def test_nothing_that_comes_in_makes_a_comparison_fail(strange: str) -> None:
    assert same(strange, strange)
    assert not same(strange, strange + "x")
    assert len(digest(strange)) == 64
