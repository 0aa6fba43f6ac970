"""The settings of a server: from a file, the environment and the command line, the last wins."""

import os
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal

from asterion.books.dooom.options import DooomOptions
from asterion.core.options import Choice, OptionError, Options, choices, option, with_settings
from asterion.server.guard.addresses import Network, read_network
from asterion.server.guard.origins import read_origin
from asterion.server.guard.rates import Rates
from asterion.server.store.address import FILE, sqlite_url
from asterion.server.wire.options import never_begins, read_options

PREFIX = "ASTERION_"
FILE_VARIABLE = "ASTERION_CONFIG"
NOT_SETTINGS = {
    FILE_VARIABLE,
    "ASTERION_NEEDS_SERVICES",
    "ASTERION_SERVER",
    "ASTERION_STRICT_WORDS",
}
"""Words for the tests and for the page's workshop, which a server may inherit from them."""
LARGEST_FILE = 256 * 1024
DATABASES = ("sqlite://", "postgresql://", "postgres://")
CACHES = ("redis://", "rediss://", "unix://")


class ConfigError(ValueError):
    """A setting that cannot be: one sentence with its name, where it stands and what it may be."""


class Config(Options, frozen=True, dict=True):
    """Every setting with its default. Lists are texts with commas; a file may write real lists."""

    host: Annotated[str, option("", "The address to listen on; 0.0.0.0 is all of them.")] = (
        "127.0.0.1"
    )
    port: Annotated[int, option("", "The port for pages and programs; 0: any free.", 0, 65535)] = (
        8000
    )
    data: Annotated[
        str, option("", "The folder for what is kept; empty: the user's own data folder.")
    ] = ""
    database: Annotated[
        str, option("", "sqlite:///FILE or postgresql://...; empty: SQLite in the data folder.")
    ] = ""
    redis: Annotated[
        str, option("", "redis://... to wake other processes; empty: the database does it.")
    ] = ""
    line_port: Annotated[
        int, option("", "The port of the line protocol; -1: none, 0: any free.", -1, 65535)
    ] = -1
    dooom_port: Annotated[
        int, option("", "The port of Dooom's wire protocol; -1: none, 0: any free.", -1, 65535)
    ] = -1
    dooom_map: Annotated[
        str, option("", "The plan that is played there; empty: one made by chance.")
    ] = ""
    dooom_simple: Annotated[
        bool, option("", "There Dooom's simple dialect is spoken: everybody plays alone.")
    ] = False
    dooom_turn_seconds: Annotated[
        int, option("", "Seconds that a turn may take there; 0: any time.", 0, 86400)
    ] = 0
    dooom_set: Annotated[
        str, option("", "Options of the book there, such as wait_for=2: a list of name=value.")
    ] = ""
    public_origins: Annotated[
        str, option("", "Where people open the page, if not at this machine's own address: a list.")
    ] = ""
    trusted_proxies: Annotated[
        str, option("", "Proxies whose X-Forwarded-For is believed: addresses or networks, a list.")
    ] = ""
    metrics: Annotated[
        Literal["local", "all", "off"], option("", "Who may read /metrics: this machine, or all.")
    ] = "local"
    log: Annotated[
        Literal["auto", "json", "text"], option("", "How the log is written; auto: text to people.")
    ] = "auto"

    message_bytes: Annotated[
        int, option("", "The largest live message that a client may send.", 1024, 1024 * 1024)
    ] = 65536
    connections: Annotated[int, option("", "Open connections in all.", 1, 1_000_000)] = 4000
    connections_per_address: Annotated[
        int, option("", "Open connections of one address.", 1, 1_000_000)
    ] = 100
    connects_per_minute: Annotated[
        int, option("", "New live connections of one address.", 1, 1_000_000)
    ] = 120
    requests_per_minute: Annotated[int, option("", "Requests of one address.", 1, 1_000_000)] = 1200
    messages_per_minute: Annotated[
        int, option("", "Live messages of one address.", 1, 1_000_000)
    ] = 3000
    moves_per_minute: Annotated[int, option("", "Moves of one seat.", 1, 1_000_000)] = 600
    chats_per_minute: Annotated[int, option("", "Lines of chat of one seat.", 1, 1_000_000)] = 20
    opens_per_minute: Annotated[
        int, option("", "Tables, seats and plans that one address opens.", 1, 1_000_000)
    ] = 60
    plans_per_minute: Annotated[
        int, option("", "Plans that one address has checked or generated.", 1, 1_000_000)
    ] = 30
    passwords_per_minute: Annotated[
        int, option("", "Accounts and logins that one address tries.", 1, 1_000_000)
    ] = 10
    burst_seconds: Annotated[
        int, option("", "So many seconds' worth of each rate may come at once.", 1, 600)
    ] = 20

    @cached_property
    def data_folder(self) -> Path:
        """Where everything is kept; it need not be there yet."""
        if self.data:
            return Path(self.data).expanduser()
        from platformdirs import user_data_dir  # slow to import, seldom needed

        return Path(user_data_dir("asterion", appauthor=False)) / "server"

    @cached_property
    def database_url(self) -> str:
        if self.database:
            return self.database
        return sqlite_url(self.data_folder / FILE)

    @cached_property
    def shared(self) -> bool:
        """May other processes serve the same tables?"""
        return not self.database_url.startswith("sqlite:")

    @cached_property
    def origins(self) -> tuple[str, ...]:
        return tuple(map(read_origin, listed(self.public_origins)))

    @cached_property
    def proxies(self) -> tuple[Network, ...]:
        return tuple(map(read_network, listed(self.trusted_proxies)))

    @cached_property
    def dooom_options(self) -> DooomOptions:
        return read_options(listed(self.dooom_set))

    def rates(self, now: Callable[[], float]) -> dict[str, Rates]:
        """A set of buckets for each kind of thing that people do: ask, open, move and so on."""
        each = {
            "ask": self.requests_per_minute,
            "connect": self.connects_per_minute,
            "message": self.messages_per_minute,
            "move": self.moves_per_minute,
            "chat": self.chats_per_minute,
            "open": self.opens_per_minute,
            "heavy": self.plans_per_minute,
            "password": self.passwords_per_minute,
        }
        return {
            kind: Rates(rate, max(1, round(rate * self.burst_seconds / 60)), now)
            for kind, rate in each.items()
        }

    @staticmethod
    def describe() -> list[Choice]:
        """Every setting as data: name, default, what it is and what it may be."""
        return choices(Config)


def listed(text: str) -> list[str]:
    """A list that was written with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def read_config(
    flags: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
    file: str = "",
) -> Config:
    """The settings: defaults, then the file, then ASTERION_..., then flags that were given.

    `flags` are by name, None where a flag was not given. Without `file` the variable
    ASTERION_CONFIG names one. Raises ConfigError.
    """
    environment = os.environ if environment is None else environment
    file = file or environment.get(FILE_VARIABLE, "")
    config = Config()
    if file:
        config = _changed(config, _from_file(file), lambda name: f"{name} in {file}")
    spoken = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and name not in NOT_SETTINGS
    }
    config = _changed(config, spoken, lambda name: f"{PREFIX}{name.upper()}")
    given = {name: str(value) for name, value in (flags or {}).items() if value is not None}
    config = _changed(config, given, lambda name: f"--{name.replace('_', '-')}")
    if config.dooom_simple and config.dooom_turn_seconds:
        raise ConfigError("dooom_turn_seconds is not for the simple dialect, which has no turns")
    waiting = never_begins(config.dooom_options, config.dooom_simple)
    if waiting:
        raise ConfigError(f"dooom_set: {waiting}")
    return config


def _changed(config: Config, values: Mapping[str, str], place: Callable[[str], str]) -> Config:
    for name, value in values.items():
        try:
            config = with_settings(config, {name: value})
            _check(config, name.strip().lower().replace("-", "_"))
        except OptionError as error:
            raise ConfigError(f"{place(name)}: {error}".replace("option “", "setting “")) from None
        except ValueError as error:
            raise ConfigError(f"{place(name)}: “{value[:60]}” cannot be: {error}") from None
    return config


def _check(config: Config, name: str) -> None:
    """What a value must be beyond its kind. Secrets in an address are not said again."""
    match name:
        case "host":
            if not config.host:
                raise OptionError("it is an address of this machine, such as 127.0.0.1")
        case "database":
            if config.database and not config.database.startswith(DATABASES):
                raise OptionError("it is sqlite:///FILE or postgresql://...")
        case "redis":
            if config.redis and not config.redis.startswith(CACHES):
                raise OptionError("it is redis://HOST:PORT")
        case "public_origins":
            _ = config.origins
        case "dooom_set":
            _ = config.dooom_options
        case "trusted_proxies":
            _ = config.proxies


def _from_file(file: str) -> dict[str, str]:
    """The settings of a TOML file as words, each under its own name."""
    try:
        with Path(file).expanduser().open("rb") as opened:
            text = opened.read(LARGEST_FILE + 1).decode("utf-8")
        if len(text) > LARGEST_FILE:
            raise ConfigError(f"{file}: too large to be settings")
        plain = tomllib.loads(text)
    except OSError as error:
        raise ConfigError(f"{file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file} is not TOML: {error}") from None
    return {name: _word(name, value, file) for name, value in plain.items()}


def _word(name: str, value: Any, file: str) -> str:
    if isinstance(value, bool | int | str):
        return str(value)
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ", ".join(value)
    raise ConfigError(
        f"{name[:40]} in {file}: a setting is a number, a text or a list of texts, "
        f"not {type(value).__name__}"
    )
