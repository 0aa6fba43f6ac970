"""The whole server in one process, under a simulated clock, network and store.

Two or three server processes, the database, the calls between them and everyone who plays run on
one loop (`loop`), and everything that is left to chance comes from one seed: so a seed that fails
does so again, to the byte. `./dev simulate` runs seeds; docs/contribute/drills.md
says how to read one.
"""
