"""The plainest frames of WebSocket (RFC 6455, section 5.2), read and written without a parser.

Nearly every move comes in one such frame and is answered with one. All the others, and whatever is
wrong with them, are left to the library.
"""

FINAL_TEXT = 0x81
MASKED = 0x80
TWO_MORE, EIGHT_MORE = 126, 127
"""Instead of a length: it follows in so many bytes."""


def plain_text(data: bytes) -> bytes | None:
    """The text of a client's message, if these bytes are one whole frame with one whole message."""
    if len(data) < 6 or data[0] != FINAL_TEXT or data[1] < MASKED:
        return None
    length, begin = data[1] - MASKED, 6
    if length == TWO_MORE:
        length, begin = int.from_bytes(data[2:4], "big"), 8
    if len(data) != begin + length or data[1] == MASKED + EIGHT_MORE:
        return None
    mask = data[begin - 4 : begin] * (length // 4 + 1)
    text = int.from_bytes(data[begin:], "big") ^ int.from_bytes(mask[:length], "big")
    return text.to_bytes(length, "big")


def is_whole(data: bytes) -> bool:
    """Whether these bytes, which begin with a frame, also end with one."""
    at = 0
    while at + 1 < len(data):
        length, head = data[at + 1] & ~MASKED, 6 if data[at + 1] & MASKED else 2
        more = {TWO_MORE: 2, EIGHT_MORE: 8}.get(length, 0)
        if more:
            length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
        at += head + more + length
    return at == len(data)


def head_of_text(length: int) -> bytes:
    """What a server sends before a text of this length."""
    if length < TWO_MORE:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return bytes((FINAL_TEXT, TWO_MORE)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, EIGHT_MORE)) + length.to_bytes(8, "big")
