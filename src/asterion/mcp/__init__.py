"""A door for language models: the Model Context Protocol over a server's own API.

A session knows a seat's token and nothing more, so it is told what that seat is told.
`pip install "asterion[mcp]"` brings the official package.
"""
