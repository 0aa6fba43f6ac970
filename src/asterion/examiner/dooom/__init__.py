"""Dooom on its wire, both sides: docs/program/wire.md has what is examined and how."""
