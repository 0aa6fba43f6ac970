"""Dooom on its wire, both sides: docs/wire.md has what is examined and how."""
