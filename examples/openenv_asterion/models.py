"""What goes in and what comes out."""

from openenv.core.env_server.types import Action, Observation
from pydantic import Field


class AsterionAction(Action):  # type: ignore[misc]
    """An answer as a person or a model gives it."""

    text: str = Field(..., description="One move, in square brackets or alone")


class AsterionObservation(Observation):  # type: ignore[misc]
    """What the seat was told, and what it is asked; or why the answer was no move."""

    text: str = Field(default="", description="News, what is seen, and the question")
    proved: int = Field(default=0, description="Facts that the last answer made provable")
    reason: str = Field(default="", description="How the game ended")
