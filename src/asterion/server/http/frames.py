"""The frame of a text (RFC 6455, section 5.2) as a server sends it, where nothing is compressed.

It is what the library would write; but nearly all that a server sends is such a frame, and to
write the few bytes takes a sixth of the time.
"""

FINAL_TEXT = 0x81
TWO_MORE, EIGHT_MORE = 126, 127
"""Instead of a length: it follows in so many bytes."""


def head_of_text(length: int) -> bytes:
    """What stands before a text of this length."""
    if length < TWO_MORE:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return bytes((FINAL_TEXT, TWO_MORE)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, EIGHT_MORE)) + length.to_bytes(8, "big")
