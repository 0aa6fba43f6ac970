"""The real PostgreSQL and Redis of this machine, for tests; each test has a corner of its own.

Where they cannot be reached the test is skipped and says why; with ASTERION_NEEDS_SERVICES=1 it
fails instead. `PrivatePostgres` and `PrivateRedis` are servers of the test's own, to be stopped
and started under those who use them.
"""

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn, Self
from urllib.parse import quote, urlsplit

import psycopg
import pytest
import redis

POSTGRES = os.environ.get("TEST_POSTGRES_URL", "postgresql:///test")
REDIS = os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379")
NEEDED = os.environ.get("ASTERION_NEEDS_SERVICES") == "1"


def missing(reason: str) -> NoReturn:
    """Skip the test, or fail it where the services are demanded."""
    if NEEDED:
        pytest.fail(f"{reason} (and ASTERION_NEEDS_SERVICES=1 demands it)", pytrace=False)
    pytest.skip(reason)


def with_search_path(url: str, schema: str) -> str:
    return asking(url, f"options={quote(f'-csearch_path={schema}', safe='')}")


def asking(url: str, setting: str) -> str:
    """The URL of a database with one setting more."""
    return f"{url}{'&' if '?' in url else '?'}{setting}"


def reached(server: str) -> psycopg.Connection[tuple[Any, ...]]:
    try:
        return psycopg.connect(server, autocommit=True, connect_timeout=60)
    except psycopg.OperationalError as error:
        missing(f"PostgreSQL cannot be reached at {server}: {str(error).splitlines()[0]}")


@contextmanager
def fresh_schema(server: str = POSTGRES) -> Iterator[str]:
    """The URL of an empty schema of its own, gone with all that is in it afterwards."""
    schema = f"asterion_{secrets.token_hex(8)}"
    with reached(server) as connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
    try:
        yield with_search_path(server, schema)
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute("SET client_min_messages = warning")
            connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


@contextmanager
def fresh_database(encoding: str, server: str = POSTGRES) -> Iterator[str]:
    """The URL of an empty database that writes letters so, gone afterwards."""
    name = f"asterion_{secrets.token_hex(8)}"
    with reached(server) as connection:
        connection.execute(
            f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}'"
            " LC_COLLATE 'C' LC_CTYPE 'C'".encode()
        )
        try:
            given = urlsplit(server)
            asked = f"?{given.query}" if given.query else ""
            yield f"{given.scheme}://{given.netloc}/{name}{asked}"
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def redis_line() -> tuple[str, str]:
    """The URL of Redis and a channel (or a prefix for keys) that nobody else uses."""
    try:
        client = redis.Redis.from_url(REDIS, socket_connect_timeout=60)
        client.ping()
        client.close()
    except (redis.RedisError, OSError) as error:
        missing(f"Redis cannot be reached at {REDIS}: {error}")
    return REDIS, f"asterion_{secrets.token_hex(8)}"


class PrivatePostgres:
    """A cluster in a temporary folder, to be stopped, killed and started at will.

    PostgreSQL does not run as root; there it runs as the user postgres.
    """

    def __init__(self) -> None:
        versions = Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")
        found = [*sorted(map(str, versions)), shutil.which("pg_ctl")]
        programs = [program for program in found if program]
        if not programs:
            missing("a private PostgreSQL needs initdb and pg_ctl, which are not installed")
        self._bin = Path(programs[-1]).parent
        self._as: list[str] = []
        self.folder = Path(tempfile.mkdtemp(prefix="asterion-postgres-"))
        if os.getuid() == 0:
            try:
                user = pwd.getpwnam("postgres")
            except KeyError:
                missing("a private PostgreSQL cannot run as root, and there is no user postgres")
            if shutil.which("runuser") is None:
                missing("a private PostgreSQL cannot run as root, and there is no runuser")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = ["runuser", "-u", "postgres", "--"]
        self._data = self.folder / "data"
        self.url = f"postgresql:///postgres?host={quote(str(self.folder))}&user=postgres"

    def __enter__(self) -> Self:
        try:
            self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "-E", "UTF8")
            self.start()
        except subprocess.CalledProcessError as error:
            self.__exit__()
            said = error.output.strip().splitlines()
            missing(f"a private PostgreSQL cannot be started: {said[-1] if said else error}")
        return self

    def __exit__(self, *_: object) -> None:
        if (self._data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--log", log, "--options", options)

    def stop(self, mode: str = "fast") -> None:
        """`fast` ends it in order, `immediate` as a crash would."""
        self._run("pg_ctl", "stop", "--wait", "--mode", mode)

    def restart(self, mode: str = "fast") -> None:
        self.stop(mode)
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        # To a file: the server inherits the output, and a pipe would never end.
        with tempfile.TemporaryFile("w+") as output:
            line = [*self._as, str(self._bin / program), "-D", str(self._data), *arguments]
            done = subprocess.run(line, stdout=output, stderr=output, cwd="/")
            if done.returncode:
                output.seek(0)
                raise subprocess.CalledProcessError(done.returncode, line, output.read())


class PrivateRedis:
    """A Redis on a socket of its own, not running before it is started."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            missing("a private Redis needs redis-server, which is not installed")
        self._program = program
        self._folder = Path(tempfile.mkdtemp(prefix="asterion-redis-"))
        self._socket = self._folder / "socket"
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"unix://{self._socket}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        line = [self._program, "--port", "0", "--unixsocket", str(self._socket), "--save", ""]
        line += ["--dir", str(self._folder), "--logfile", str(self._folder / "log")]
        self._process = subprocess.Popen(line, stdout=subprocess.DEVNULL)
        client = redis.Redis.from_url(self.url)
        latest = time.monotonic() + 60
        while True:
            try:
                client.ping()
                break
            except (redis.RedisError, OSError):
                assert time.monotonic() < latest, "redis-server does not answer"
                time.sleep(0.01)
        client.close()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            self._socket.unlink(missing_ok=True)
