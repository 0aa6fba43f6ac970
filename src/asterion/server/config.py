"""The settings of a server: from a file, the environment and the command line, the last wins."""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, ClassVar, Literal

from asterion.books.dooom.options import DooomOptions
from asterion.core.contract.options import (
    Choice,
    OptionError,
    Options,
    choices,
    option,
    with_settings,
)
from asterion.core.contract.plain import JsonObject
from asterion.core.phrase import Phrase, PhrasedError, Value, phrase
from asterion.server.guard.addresses import Network, read_network
from asterion.server.guard.origins import read_origin
from asterion.server.guard.rates import Apart, Counts, Rates
from asterion.server.notify.kinds import FIXED, read_kinds
from asterion.server.notify.mail import is_mailbox, read_host
from asterion.server.store.address import FILE, sqlite_url
from asterion.server.wire.options import Unfit, never_begins, read_options

PREFIX = "ASTERION_"
FILE_VARIABLE = "ASTERION_CONFIG"
NOT_SETTINGS = {
    FILE_VARIABLE,
    "ASTERION_NEEDS_SERVICES",
    "ASTERION_PROGRAM",
    "ASTERION_SEED",
    "ASTERION_SERVER",
    "ASTERION_STRICT_WORDS",
}
"""Words of ./dev, for the tests and for the page's workshop, which a server may inherit."""
LARGEST_FILE = 256 * 1024
DATABASES = ("sqlite://", "postgresql://", "postgres://")
_ADMIN_TOKEN = re.compile(r"[!-~]{20,100}")
"""Long enough that nobody guesses it, of characters that a header can carry."""
CACHES = ("redis://", "rediss://", "unix://")


SETTINGS = {"core-no-option": "server-no-setting", "core-option-value": "server-setting-value"}
"""Here an option is called a setting."""


class ConfigError(PhrasedError, ValueError):
    """A setting that cannot be: one sentence with its name, where it stands and what it may be."""


class Config(Options, frozen=True, dict=True):
    """Every setting with its default. Lists are texts with commas; a file may write real lists."""

    messages: ClassVar[str] = "server-option"

    host: Annotated[str, option("")] = "127.0.0.1"
    port: Annotated[int, option("", low=0, high=65535)] = 8000
    data: Annotated[str, option("")] = ""
    database: Annotated[str, option("")] = ""
    redis: Annotated[str, option("")] = ""
    workers: Annotated[int, option("", low=1, high=64)] = 1
    line_port: Annotated[int, option("", low=-1, high=65535)] = -1
    dooom_port: Annotated[int, option("", low=-1, high=65535)] = -1
    dooom_map: Annotated[str, option("")] = ""
    dooom_simple: Annotated[bool, option("")] = False
    dooom_turn_seconds: Annotated[int, option("", low=0, high=86400)] = 0
    dooom_set: Annotated[str, option("")] = ""
    public_origins: Annotated[str, option("")] = ""
    trusted_proxies: Annotated[str, option("")] = ""
    smtp: Annotated[str, option("")] = ""
    smtp_from: Annotated[str, option("")] = ""
    push: Annotated[Literal["on", "off", "local"], option("")] = "on"
    apps: Annotated[str, option("")] = ", ".join(FIXED)
    notify_seconds: Annotated[int, option("", low=1, high=86400)] = 30
    ladder: Annotated[bool, option("")] = False
    bot_pace: Annotated[int, option("", low=0, high=1500)] = 600
    metrics: Annotated[Literal["local", "all", "off"], option("")] = "local"
    log: Annotated[Literal["auto", "json", "text"], option("")] = "auto"
    admin_token: Annotated[str, option("")] = ""

    message_bytes: Annotated[int, option("", low=1024, high=1024 * 1024)] = 65536
    connections: Annotated[int, option("", low=1, high=1_000_000)] = 4000
    connections_per_address: Annotated[int, option("", low=1, high=1_000_000)] = 100
    connects_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 120
    requests_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 1200
    messages_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 3000
    moves_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 600
    chats_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 20
    opens_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 60
    plans_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 30
    thoughts_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 30
    strokes_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 600
    looks_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 240
    passwords_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 10
    bells_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 20
    admin_per_minute: Annotated[int, option("", low=1, high=1_000_000)] = 60
    tries_per_day: Annotated[int, option("", low=0, high=1_000_000)] = 5
    burst_seconds: Annotated[int, option("", low=1, high=600)] = 20

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
    def app_kinds(self) -> tuple[str, ...]:
        return read_kinds(listed(self.apps))

    @cached_property
    def dooom_options(self) -> DooomOptions:
        return read_options(listed(self.dooom_set))

    def rates(self, now: Callable[[], float], counts: Counts | None = None) -> dict[str, Rates]:
        """A set of buckets for each kind of thing that people do: ask, open, move and so on."""
        counts = Apart() if counts is None else counts
        each = {
            "ask": self.requests_per_minute,
            "connect": self.connects_per_minute,
            "message": self.messages_per_minute,
            "move": self.moves_per_minute,
            "chat": self.chats_per_minute,
            "open": self.opens_per_minute,
            "heavy": self.plans_per_minute,
            "think": self.thoughts_per_minute,
            "draw": self.strokes_per_minute,
            "look": self.looks_per_minute,
            "password": self.passwords_per_minute,
            "bell": self.bells_per_minute,
            "admin": self.admin_per_minute,
        }
        return {
            kind: Rates(
                rate, max(1, round(rate * self.burst_seconds / 60)), now, counts.debts(kind)
            )
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
    flags: JsonObject | None = None,
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
        config = _changed(
            config,
            _from_file(file),
            lambda name: phrase("server-place-in-file", name=name, file=file),
        )
    spoken = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and name not in NOT_SETTINGS
    }
    config = _changed(config, spoken, lambda name: f"{PREFIX}{name.upper()}")
    given = {name: str(value) for name, value in (flags or {}).items() if value is not None}
    config = _changed(config, given, lambda name: f"--{name.replace('_', '-')}")
    if bool(config.smtp) != bool(config.smtp_from):
        raise ConfigError(phrase("server-setting-smtp"))
    if config.dooom_simple and config.dooom_turn_seconds:
        raise ConfigError(phrase("server-setting-turns"))
    waiting = never_begins(config.dooom_options, config.dooom_simple)
    if waiting is not None:
        raise ConfigError(phrase("server-setting", place="dooom_set", why=waiting))
    return config


def _changed(
    config: Config, values: Mapping[str, str], place: Callable[[str], Phrase | str]
) -> Config:
    for name, value in values.items():
        try:
            config = with_settings(config, {name: value})
            _check(config, name.strip().lower().replace("-", "_"))
        except Unfit as error:
            about: dict[str, Value] = {"place": place(name), "value": value[:60]}
            raise ConfigError(phrase("server-setting-cannot-be", **about, why=error.why)) from None
        except OptionError as error:
            why = Phrase(SETTINGS.get(error.why.id, error.why.id), error.why.args)
            raise ConfigError(phrase("server-setting", place=place(name), why=why)) from None
        except ValueError as error:
            about = {"place": place(name), "value": value[:60], "why": str(error)}
            raise ConfigError(phrase("server-setting-cannot-be", **about)) from None
    return config


def _check(config: Config, name: str) -> None:
    """What a value must be beyond its kind. Secrets in an address are not said again."""
    match name:
        case "host":
            if not config.host:
                raise OptionError(phrase("server-setting-host"))
        case "database":
            if config.database and not config.database.startswith(DATABASES):
                raise OptionError(phrase("server-setting-database"))
        case "redis":
            if config.redis and not config.redis.startswith(CACHES):
                raise OptionError(phrase("server-setting-redis"))
        case "smtp":
            _ = read_host(config.smtp) if config.smtp else None
        case "smtp_from":
            if config.smtp_from and not is_mailbox(config.smtp_from):
                raise OptionError(phrase("server-bell-mailbox"))
        case "admin_token":
            if config.admin_token and not _ADMIN_TOKEN.fullmatch(config.admin_token):
                raise OptionError(phrase("server-setting-admin-token"))
        case "public_origins":
            _ = config.origins
        case "apps":
            _ = config.app_kinds
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
            raise ConfigError(phrase("server-settings-large", file=file))
        plain = tomllib.loads(text)
    except OSError as error:
        why = error.strerror or str(error)
        raise ConfigError(phrase("server-settings-unreadable", file=file, why=why)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        why = str(error)
        raise ConfigError(phrase("server-settings-not-toml", file=file, why=why)) from None
    return {name: _word(name, value, file) for name, value in plain.items()}


def _word(name: str, value: object, file: str) -> str:
    if isinstance(value, bool | int | str):
        return str(value)
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ", ".join(value)
    about: dict[str, Value] = {"name": name[:40], "file": file, "kind": type(value).__name__}
    raise ConfigError(phrase("server-setting-kind", **about))
