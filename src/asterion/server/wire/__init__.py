"""The wire protocol of Dooom, for the programs that speak it: docs/wire.md has it in words."""
