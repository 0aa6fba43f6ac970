"""What people write to each other, made safe to show: titles, names and chat.

The result is text and never markup: `<b>` stays the three characters that were typed, and those who
shows it must show them. What is taken out is what could act on a screen without being seen there.
"""

import unicodedata

MOST_MARKS = 4
"""Accents on one letter. Living languages need no more, and towers of them cover other lines."""

_UNSEEN = frozenset(
    [
        0x034F,  # joins graphemes
        0x115F,  # letters that look like nothing: fillers of Hangul
        0x1160,
        0x3164,
        0xFFA0,
        0x17B4,  # vowels of Khmer that are not shown
        0x17B5,
        0x2800,  # braille without a dot
        *range(0x180B, 0x1810),  # selectors of variants
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    ]
)
_SPACES = frozenset("\t\n\v\f\r\x85")
_JOINER = "\u200d"
_AS_PICTURE = "\ufe0f"
_PICTURES = frozenset(("So", "Sk"))
"""Emoji, and the tones of their skin."""


def clean_text(text: str, most: int) -> str:
    """One line of at most this many characters, in NFC, of which each one can be seen.

    Control codes, bidi overrides, zero-width and unassigned characters fall away; any run of
    white space becomes one space; what is too long is cut.
    """
    kept: list[str] = []
    marks = 0
    for n, character in enumerate(text):
        category = unicodedata.category(character)
        if category[0] == "Z" or character in _SPACES:
            kept.append(" ")
            marks = 0
        elif character in (_JOINER, _AS_PICTURE) and _joins_pictures(text, n):
            kept.append(character)
        elif category[0] == "C" or ord(character) in _UNSEEN:
            continue
        elif category[0] == "M":
            marks += 1
            if marks <= MOST_MARKS:
                kept.append(character)
        else:
            kept.append(character)
            marks = 0
    line = " ".join(unicodedata.normalize("NFC", "".join(kept)).split())
    return line[:most].rstrip()


def _joins_pictures(text: str, n: int) -> bool:
    """Whether what stands there belongs to an emoji of several: a family, a flag, a red heart."""
    before = text[n - 1 : n] if n else ""
    if text[n] == _AS_PICTURE:
        return unicodedata.category(before or " ") in _PICTURES
    after = text[n + 1 : n + 2]
    is_joined = before == _AS_PICTURE or unicodedata.category(before or " ") in _PICTURES
    return is_joined and unicodedata.category(after or " ") in _PICTURES


def is_clean(text: str) -> bool:
    """Is this shown as it was typed? For names, which are refused rather than changed."""
    return clean_text(text, len(text)) == text
