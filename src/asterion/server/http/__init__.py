"""The HTTP API with its description, the live messages, and the page's files."""
