"""The parts of a generated plan, one file each; `generate` puts them together."""
