"""Our bots of Dooom as clients of its wire protocol: they know what came over the wire, no more."""

FULL, OLD, SIMPLE = DIALECTS = ("full", "2013", "simple")
"""The dialects of docs/program/wire.md, by what the verbs call them."""
