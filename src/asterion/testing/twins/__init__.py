"""Two games that one seat must not be able to tell apart, and everything in which it can.

`openspiel` and `pettingzoo` do it for the games of those libraries, `books` for rule books.
"""

from asterion.testing.twins.comparing import Channels, Leak, Search, compare

__all__ = ["Channels", "Leak", "Search", "compare"]
