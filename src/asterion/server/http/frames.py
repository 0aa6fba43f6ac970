"""The frame of a text (RFC 6455, section 5.2) as it mostly is: whole, and not compressed.

It is what the library would read and write; but nearly all that comes and goes is such a frame,
and for the few bytes of its head the library takes several times as long.
"""

from struct import Struct

FINAL_TEXT, MASKED = 0x81, 0x80
TWO_MORE, EIGHT_MORE = 126, 127
"""Instead of a length: it follows in this many bytes."""
_short_head, _long_head = Struct("!BBH").pack, Struct("!BBQ").pack


def head_of_text(length: int) -> bytes:
    """What stands before a text of this length that a server sends."""
    if length < TWO_MORE:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return _short_head(FINAL_TEXT, TWO_MORE, length)
    return _long_head(FINAL_TEXT, EIGHT_MORE, length)


def plain_text(data: bytes, most: int) -> bytes | None:
    """The text, where these bytes are one whole frame of a client with a text of at most this many.

    None for everything else, right or wrong: it is for the library to say what that is.
    """
    if len(data) < 6 or data[0] != FINAL_TEXT:
        return None
    length, start = data[1] - MASKED, 6
    if length == TWO_MORE:
        length, start = int.from_bytes(data[2:4], "big"), 8
        if length < TWO_MORE:
            return None  # longer than it need be
    elif length == EIGHT_MORE:
        return None  # long, so it seldom comes whole
    if length != len(data) - start or not 0 <= length <= most:
        return None
    key = data[start - 4 : start] * (length // 4 + 1)
    masked, mask = int.from_bytes(data[start:], "little"), int.from_bytes(key[:length], "little")
    return (masked ^ mask).to_bytes(length, "little")


def size_of(length: int) -> int:
    """Of a client's frame with this many bytes in it, at the least."""
    return length + (6 if length < TWO_MORE else 8 if length < 1 << 16 else 14)
