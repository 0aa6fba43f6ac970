"""The server: uvicorn server.app:app --port 8000"""

from openenv.core.env_server.http_server import create_app

try:
    from ..models import AsterionAction, AsterionObservation
    from .asterion_environment import AsterionEnvironment
except ImportError:  # run from its own folder
    from models import (  # type: ignore[import-not-found,no-redef]
        AsterionAction,
        AsterionObservation,
    )
    from server.asterion_environment import (  # type: ignore[import-not-found,no-redef]
        AsterionEnvironment,
    )

app = create_app(
    AsterionEnvironment,
    AsterionAction,
    AsterionObservation,
    env_name="asterion",
    max_concurrent_envs=16,
)


def main() -> None:
    import argparse

    import uvicorn

    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    given = parser.parse_args()
    uvicorn.run(app, host=given.host, port=given.port)


if __name__ == "__main__":
    main()
