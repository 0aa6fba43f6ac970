"""The environments in examples/, run by the projects for which they are made.

Those are not among our dependencies: where one is not installed, its tests are left out.
"""

import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_conversation_counts_what_an_answer_proves() -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pysat")
    from asterion.envs.conversation import Conversation

    game = Conversation("dungeonlab", ())
    assert "player 1 of 1" in game.begin(3)
    assert "No move was found" in game.answer("I look around.\nWhere am I?")
    assert game.proved == [0]
    assert "You land" in game.answer("[land 1 1 1]") or not game.is_over
    assert game.proved[1] > 0
    for _ in range(3):
        game.answer("?")
    assert (game.is_over, game.result, game.tally.forfeits) == (True, -1.0, 1)


def test_reasoning_gym() -> None:
    reasoning_gym = pytest.importorskip("reasoning_gym")
    from examples.reasoning_gym_labyrinth import NAME, LabyrinthCurriculum

    data = reasoning_gym.create_dataset(NAME, size=2, seed=1, min_lines=4, max_lines=6)
    again = reasoning_gym.create_dataset(NAME, size=2, seed=1, min_lines=4, max_lines=6)
    for item, other in zip(data, again, strict=True):
        assert item == other
        assert 4 <= item["metadata"]["lines"] <= 6
        assert item["metadata"]["source_dataset"] == NAME
        assert item["question"].endswith(".")
        assert data.score_answer(item["answer"], item) == 1
        assert data.score_answer(f"So it is [{item['answer']}].", item) == 1
        assert data.score_answer(None, item) == data.score_answer("no", item) == 0
    daily = reasoning_gym.create_dataset(NAME, size=1, seed=5, daily=True)
    assert daily[0]["metadata"]["number"] == 5
    with pytest.raises(AssertionError):
        reasoning_gym.create_dataset(NAME, min_lines=2)
    harder = LabyrinthCurriculum()
    harder.increment_attr_level("lines")
    first = LabyrinthCurriculum().generate_configuration({"size": 1})
    second = harder.generate_configuration({"size": 1})
    assert second.max_lines > first.max_lines


class Model(BaseHTTPRequestHandler):
    """Answers as a model's service does: with a start cell again and again, then nonsense."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        turns = sum(one["role"] == "assistant" for one in asked["messages"])
        said = f"I choose. [start {'abcde'[turns % 5]}{turns + 1}]" if turns < 4 else "No idea!"
        message = {"role": "assistant", "content": said}
        choice = {"index": 0, "message": message, "finish_reason": "stop"}
        usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
        content = json.dumps({
            "id": "1", "object": "chat.completion", "created": 1, "model": "m",
            "choices": [choice], "usage": usage,
        }).encode()  # fmt: skip
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing is logged."""


@contextmanager
def model() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_verifiers(monkeypatch: pytest.MonkeyPatch) -> None:
    vf = pytest.importorskip("verifiers")
    if not hasattr(vf, "MultiTurnEnv"):
        pytest.skip("this version of verifiers has no load_environment")
    from verifiers.types import ClientConfig

    monkeypatch.setenv("NO_KEY", "none")
    monkeypatch.syspath_prepend(EXAMPLES / "verifiers_asterion")
    from asterion_verifiers import load_environment  # type: ignore[import-not-found]

    env = load_environment(games=2, seed=4, max_turns=12)
    with model() as address:
        config = ClientConfig(api_key_var="NO_KEY", api_base_url=address)
        done = env.evaluate_sync(client=config, model="m", num_examples=2, rollouts_per_example=1)
    for rollout in done["outputs"]:
        metrics = rollout["metrics"]
        assert metrics["result"] == -1  # it forfeits
        assert metrics["refused"] >= 3
        assert rollout["reward"] == pytest.approx(-1 + 0.02 * metrics["proved_per_answer"])
        said = [one for one in rollout["completion"] if one["role"] == "user"]
        assert any("You have one try left" in one["content"] for one in said)


def test_openenv(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("openenv.core")
    from fastapi.testclient import TestClient

    for name in [name for name in sys.modules if name in ("models", "server", "client")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(EXAMPLES / "openenv_asterion")
    from examples.openenv_asterion.client import AsterionEnv
    from examples.openenv_asterion.models import AsterionAction
    from examples.openenv_asterion.server.app import app

    http = TestClient(app)
    assert http.get("/health").status_code == 200
    assert "text" in json.dumps(http.get("/schema").json())
    with http.websocket_connect("/ws") as line:
        line.send_json({"type": "reset", "data": {"seed": 4, "book": "dungeonlab", "bots": []}})
        first = line.receive_json()["data"]
        assert "player 1 of 1" in first["observation"]["text"]
        line.send_json({"type": "step", "data": {"text": "[land 1 1 1]"}})
        result = AsterionEnv(base_url="http://x")._parse_result(line.receive_json()["data"])
        assert result.observation.proved > 0
        assert result.reward == pytest.approx(0.01 * result.observation.proved)
        for _ in range(3):
            line.send_json({"type": "step", "data": {"text": "hm"}})
            last = line.receive_json()["data"]
        assert (last["done"], last["reward"]) == (True, -1.0)
        line.send_json({"type": "state"})
        state = line.receive_json()["data"]
        assert state["step_count"] == 4
        assert set(state) == {"episode_id", "step_count"}
    assert AsterionAction(text="[end]").text == "[end]"
