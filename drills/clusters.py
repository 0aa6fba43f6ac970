"""A PostgreSQL of the drill's own, to be killed and started under anyone who uses it."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Self
from urllib.parse import quote

import psycopg

from drills import Failed, hold

LENT = "DRILL_POSTGRES"
"""The environment may lend a PostgreSQL to drills that do not kill it."""


class Postgres:
    """Debian's PostgreSQL in a temporary folder; where the drill is root, as the user postgres."""

    def __init__(self) -> None:
        found = [str(path) for path in Path("/usr/lib/postgresql").glob("*/bin/pg_ctl")]
        program = max(found, default=shutil.which("pg_ctl"))
        hold(program, "this drill needs PostgreSQL's own programs (initdb, pg_ctl)")
        self._bin = Path(str(program)).parent
        self.folder = Path(tempfile.mkdtemp(prefix="asterion-drill-postgres-"))
        self._as: list[str] = []
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = ["runuser", "-u", "postgres", "--"]
        self.url = f"postgresql:///postgres?host={quote(str(self.folder))}&user=postgres"

    def __enter__(self) -> Self:
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "-E", "UTF8")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(Failed):
            self._run("pg_ctl", "stop", "--wait", "--mode", "immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--log", log, "--options", options)

    def kill(self) -> None:
        """kill -9 of the first process; its children notice that it is gone and end."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(first, signal.SIGKILL)
        deadline = time.monotonic() + 60
        while Path(f"/proc/{first}").exists():
            hold(time.monotonic() < deadline, "PostgreSQL cannot be killed")
            time.sleep(0.01)

    def stop(self, mode: str) -> None:
        """`fast` ends it in order, `immediate` leaves everything as a crash would."""
        self._run("pg_ctl", "stop", "--wait", "--mode", mode)

    def _run(self, program: str, *arguments: str) -> None:
        # To a file: the server inherits the output, and a pipe would never end.
        line = [*self._as, str(self._bin / program), "-D", str(self.folder / "data"), *arguments]
        for _ in range(60):
            with tempfile.TemporaryFile("w+") as output:
                done = subprocess.run(line, stdout=output, stderr=output, cwd="/")
                output.seek(0)
                said = output.read().strip()
            log = self.folder / "log"
            tail = log.read_text()[-600:] if log.exists() else ""
            # Children of a killed one may still hold its memory for a moment.
            if done.returncode == 0 or "still in use" not in said + tail:
                break
            time.sleep(0.1)
        hold(done.returncode == 0, f"{program} failed: {said[-600:]} {tail}")


@contextmanager
def some_postgres() -> Iterator[str]:
    """The URL of an empty database: one that was lent, or a cluster of the drill's own."""
    lent = os.environ.get(LENT, "")
    if not lent:
        with Postgres() as own:
            yield own.url
        return
    schema = f"drill_{token_hex(8)}"
    with psycopg.connect(lent, autocommit=True) as link:
        link.execute(f"CREATE SCHEMA {schema}".encode())
    try:
        path = quote(f"-csearch_path={schema}", safe="")
        yield f"{lent}{'&' if '?' in lent else '?'}options={path}"
    finally:
        with psycopg.connect(lent, autocommit=True) as link:
            link.execute("SET client_min_messages = warning")
            link.execute(f"DROP SCHEMA {schema} CASCADE".encode())
