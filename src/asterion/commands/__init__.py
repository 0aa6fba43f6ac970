"""The verbs of the command line, a module each; `asterion.cli` imports only the one in use."""
