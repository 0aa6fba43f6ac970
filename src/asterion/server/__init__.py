"""Games over the network."""

import asterion.server.words  # noqa: F401  what it says
