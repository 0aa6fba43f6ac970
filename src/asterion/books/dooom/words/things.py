"""The words for what lies about, by the letters of the map."""

from typing import Final

from asterion.core.phrase import Phrase

WORD_FOR: Final = {
    "G": Phrase("dooom-treasure"),
    "H": Phrase("dooom-potion"),
    "S": Phrase("dooom-sword"),
    "A": Phrase("dooom-armour"),
    "L": Phrase("dooom-lantern"),
}
EXIT: Final = Phrase("dooom-exit")
NOTHING: Final = Phrase("dooom-nothing")
