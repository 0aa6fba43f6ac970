"""`python -m asterion.server.http` writes the description of the API."""

import sys

from asterion.server.http.app import all_routes
from asterion.server.http.openapi import describe

sys.stdout.buffer.write(describe(all_routes()))
