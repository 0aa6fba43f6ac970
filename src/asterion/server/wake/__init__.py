"""Waking other processes when a table went on; losing it loses nothing but a second."""

from asterion.server.wake.calls import Wake as Wake
from asterion.server.wake.choose import wake_for as wake_for
from asterion.server.wake.quiet import Quiet as Quiet
