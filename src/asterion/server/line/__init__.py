"""A line protocol for every book, for telnet and bots: docs/program/line.md."""
