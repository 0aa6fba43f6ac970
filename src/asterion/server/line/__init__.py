"""A line protocol for every book, for people with telnet and for bots: docs/line.md has it."""
