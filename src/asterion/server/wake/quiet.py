"""One process has nobody to wake."""

from asterion.server.wake.calls import Heard


class Quiet:
    """For a store that only this process uses."""

    async def start(self, heard: Heard) -> None:
        """There is nobody to hear."""

    def call(self, table: str) -> None:
        """There is nobody to call."""

    async def stop(self) -> None:
        """There is nothing to stop."""
