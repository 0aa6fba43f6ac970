"""The client: `AsterionEnv(base_url=...)`."""

from typing import Any

from openenv.core import EnvClient
from openenv.core.client_types import StepResult
from openenv.core.env_server.types import State

try:
    from .models import AsterionAction, AsterionObservation
except ImportError:  # run from its own folder
    from models import (  # type: ignore[import-not-found,no-redef]
        AsterionAction,
        AsterionObservation,
    )


class AsterionEnv(EnvClient):  # type: ignore[misc]
    """One session at a server; each has a game of its own."""

    def _step_payload(self, action: AsterionAction) -> dict[str, Any]:
        return {"text": action.text}

    def _parse_result(self, payload: dict[str, Any]) -> StepResult:
        reward, done = payload.get("reward"), payload.get("done", False)
        seen = AsterionObservation(
            **payload.get("observation", {}) | {"reward": reward, "done": done}
        )
        return StepResult(observation=seen, reward=reward, done=done)

    def _parse_state(self, payload: dict[str, Any]) -> State:
        return State(**payload)
