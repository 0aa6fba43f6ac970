"""A release, from a clean checkout to files that were tried: `./dev release`."""
