"""What is sent, in words already, and why it may not have been."""

import msgspec


class Letter(msgspec.Struct, frozen=True):
    """A heading, a sentence, where it leads, and how to get no more of them."""

    title: str
    body: str
    link: str
    stop: str = ""  # the address of the page that stops it
    stop_at_once: str = ""  # the address that a mail program may call by itself


class NotSent(Exception):
    """It did not arrive; `gone` if it never will, because there is nobody at that address."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.gone = gone
