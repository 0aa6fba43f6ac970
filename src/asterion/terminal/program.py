"""What the reader types to start the program: `asterion`, or `./dev` in a checkout.

Messages and examples say `asterion VERB`; here that becomes the reader's own command.
"""

import os
import re

VARIABLE = "ASTERION_PROGRAM"
"""Set by ./dev."""
USUAL = "asterion"
_COMMAND = re.compile(r"(?<![\w/.-])asterion (?=[a-z]|--)")
_EXTRA = re.compile(r"""pip install (['"]?)asterion\[([\w,]+)\]\1""")


def program() -> str:
    return os.environ.get(VARIABLE) or USUAL


def as_typed(text: str) -> str:
    """The text with the commands in it as the reader types them."""
    name = program()
    if name == USUAL:
        return text
    return _EXTRA.sub(rf"{name} extras \2", _COMMAND.sub(f"{name} ", text))
