"""Settings: which of three places wins, and one clear sentence where one of them is wrong."""

import re
from pathlib import Path
from typing import Any

import pytest

import asterion
from asterion.server.config import Config, ConfigError, read_config

SOURCES = Path(asterion.__file__).parent
DOCS = Path(__file__).parents[2] / "docs" / "host" / "settings.md"


def written(folder: Path, text: str) -> str:
    file = folder / "asterion.toml"
    file.write_text(text, "utf-8")
    return str(file)


def refusal(
    folder: Path, file: str = "", environment: dict[str, str] | None = None, **flags: Any
) -> str:
    with pytest.raises(ConfigError) as refused:
        read_config(flags, environment or {}, written(folder, file) if file else "")
    said = str(refused.value)
    assert "\n" not in said
    return said


def test_without_any_word_it_listens_here_and_keeps_things_in_sqlite() -> None:
    config = read_config({}, {})
    assert config == Config() == read_config({}, {"ASTERION_NEEDS_SERVICES": "1", "HOME": "/x"})
    assert (config.host, config.port) == ("127.0.0.1", 8000)
    assert config.database_url.startswith("sqlite:///")
    assert not config.shared


def test_the_command_line_beats_the_environment_beats_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "0.0.0.0"\nport = 1\nline_port = 2\nlog = "json"\n')
    config = read_config(
        {"port": 5, "line_port": None}, {"ASTERION_PORT": "4", "ASTERION_LINE_PORT": "3"}, file
    )
    assert (config.host, config.log, config.line_port, config.port) == ("0.0.0.0", "json", 3, 5)


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "port = 77")
    assert read_config({}, {"ASTERION_CONFIG": file}).port == 77
    other = tmp_path / "other.toml"
    other.write_text("port = 78", "utf-8")
    assert read_config({}, {"ASTERION_CONFIG": file}, str(other)).port == 78


def test_lists_are_written_as_lists_or_with_commas(tmp_path: Path) -> None:
    file = written(tmp_path, 'public_origins = ["https://a.example", "https://b.example/"]\n')
    assert read_config({}, {}, file).origins == ("https://a.example", "https://b.example")
    config = read_config({}, {"ASTERION_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8"})
    assert [str(network) for network in config.proxies] == ["127.0.0.1/32", "10.0.0.0/8"]


def test_a_folder_of_its_own_holds_the_database(tmp_path: Path) -> None:
    config = read_config({"data": tmp_path / "kept"}, {})
    assert config.database_url == f"sqlite://{tmp_path / 'kept' / 'asterion.db'}"
    odd = read_config({"data": "/a %20 folder?#"}, {})
    assert odd.database_url == "sqlite:///a%20%2520%20folder%3F%23/asterion.db"
    assert read_config({"database": "postgresql:///test"}, {}).shared


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("prot = 1", ["prot in ", "asterion.toml", "no setting “prot”", "did you mean “port”?"]),
        ("port = 70000", ["port in ", "asterion.toml", "“70000”", "0 to 65535"]),
        ('port = "many"', ["port in ", "0 to 65535"]),
        ("port = 1.5", ["port in ", "asterion.toml", "float"]),
        ("[limits]\nport = 1", ["limits in ", "asterion.toml", "dict"]),
        ('metrics = "everyone"', ["metrics in ", "local, all, off"]),
        ('public_origins = ["play.example"]', ["public_origins in ", "https://name"]),
        (
            'dooom_set = ["hitpoints=5"]',
            ["dooom_set in ", "no option “hitpoints”", "“hit_points”?"],
        ),
        ('dooom_set = "wait_for=0"', ["dooom_set in ", "option “wait_for”", "1 to 99"]),
        ('dooom_set = "wait_for"', ["dooom_set in ", "name=value"]),
        ('dooom_set = "wait_for=33"', ["dooom_set: ", "never begins: at most 32 can play"]),
        ('dooom_set = "wait_for=2"\ndooom_simple = true', ["never begins: at most 1 can play"]),
        ("port = = 1", ["asterion.toml is not TOML"]),
        ("port = 1\nport = 2", ["asterion.toml is not TOML"]),
    ],
)
def test_what_is_wrong_in_a_file(tmp_path: Path, file: str, said: list[str]) -> None:
    sentence = refusal(tmp_path, file)
    for part in said:
        assert part in sentence


def test_what_is_wrong_elsewhere(tmp_path: Path) -> None:
    assert refusal(tmp_path, environment={"ASTERION_PORT": "x"}).startswith("ASTERION_PORT: ")
    assert "ASTERION_PROT" in refusal(tmp_path, environment={"ASTERION_PROT": "1"})
    assert refusal(tmp_path, moves_per_minute=0).startswith("--moves-per-minute: ")
    assert "10.0.0.0/99" in refusal(tmp_path, trusted_proxies="10.0.0.0/99")
    with pytest.raises(ConfigError, match="https://name"):
        read_config({"Public-Origins": "nowhere"}, {})
    assert "redis://" in refusal(tmp_path, redis="localhost")
    assert "127.0.0.1" in refusal(tmp_path, host="")
    with pytest.raises(ConfigError, match=r"nowhere\.toml cannot be read: No such file"):
        read_config({}, {}, str(tmp_path / "nowhere.toml"))
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    with pytest.raises(ConfigError, match="cannot be read"):
        read_config({}, {}, str(folder))
    huge = tmp_path / "huge.toml"
    huge.write_text("#" * 300_000)
    with pytest.raises(ConfigError, match="too large"):
        read_config({}, {}, str(huge))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError, match="is not TOML"):
        read_config({}, {}, str(binary))


def test_a_password_in_an_address_is_not_said_again(tmp_path: Path) -> None:
    said = refusal(tmp_path, database="mysql://root:hunter2@localhost/x")
    assert "postgresql://" in said
    assert "hunter2" not in said
    assert "hunter2" not in refusal(tmp_path, redis="http://:hunter2@localhost")


def test_the_token_of_the_admin_is_long_and_is_not_said_again(tmp_path: Path) -> None:
    for short in ("hunter2", "hunter2 hunter2 hunter2", "hunter2" * 20):
        said = refusal(tmp_path, admin_token=short)
        assert "20 to 100" in said
        assert "hunter2" not in said
    assert read_config({}, {"ASTERION_ADMIN_TOKEN": "x" * 20}).admin_token == "x" * 20


def test_every_rate_has_its_buckets_and_a_burst() -> None:
    now = 0.0
    rates = read_config({"moves_per_minute": 60, "burst_seconds": 3}, {}).rates(lambda: now)
    assert [rates["move"].wait("seat") for _ in range(4)] == [0, 0, 0, 1]
    assert set(rates) == {
        "ask", "connect", "message", "move", "chat", "open", "heavy", "draw", "password", "think",
        "bell", "admin", "look",
    }  # fmt: skip


def test_every_setting_is_used_by_somebody() -> None:
    """Else it would promise something. Those of lists, folders and rates are used by properties."""
    own = (SOURCES / "server" / "config.py").read_text("utf-8").replace("self.", "config.")
    sources = [own, *(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))]
    for choice in Config.describe():
        assert any(re.search(rf"\bconfig\.{choice.name}\b", text) for text in sources), choice.name


def test_every_setting_has_a_word_about_it() -> None:
    """The page of reference is written from these."""
    for choice in Config.describe():
        assert choice.text, choice.name


def test_the_examples_in_the_docs_are_read(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        assert read_config({}, {}, written(tmp_path, example)) != Config()
