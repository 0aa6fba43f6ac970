"""The wire protocol of Dooom, for programs that speak it: docs/program/wire.md."""
