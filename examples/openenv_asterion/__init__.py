"""Games of Asterion on an OpenEnv server."""

from .client import AsterionEnv
from .models import AsterionAction, AsterionObservation

__all__ = ["AsterionAction", "AsterionEnv", "AsterionObservation"]
