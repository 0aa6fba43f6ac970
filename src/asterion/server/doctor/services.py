"""What the server stands on: the database and its schema, Redis, the mail host, and the clock."""

import smtplib
import sqlite3
import time
from collections.abc import Iterator
from urllib.parse import quote, unquote

from asterion.server.config import Config
from asterion.server.doctor.finding import Finding, advice, apart, fault, good
from asterion.server.notify.mail import read_host
from asterion.server.store.migrate import migrations

WITHIN = 5
CLOCKS_APART = 2.0
THIS_YEAR = 1_767_225_600
"""The first second of 2026: a clock before that was never set."""


def look_at_services(config: Config) -> Iterator[Finding]:
    yield from postgres(config) if config.shared else sqlite(config)
    if config.redis:
        yield redis(config)
    if config.smtp:
        yield mail(config)
    elif config.smtp_from:
        yield advice("mail", "mail-unset")
    if time.time() < THIS_YEAR:
        yield fault("clock", "clock-unset")


def _schema(number: int | None) -> Finding:
    newest = max(migrations())
    if number is None or number < newest:
        return advice("schema", "schema-old", schema=number or 0, needed=newest)
    if number > newest:
        return fault("schema", "schema-new", schema=number, needed=newest)
    return good("schema", str(number))


def sqlite(config: Config) -> Iterator[Finding]:
    path = "/" + unquote(config.database_url.removeprefix("sqlite://")).lstrip("/")
    try:
        connection = sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True, timeout=WITHIN)
    except sqlite3.Error:
        connection = None
    try:
        if connection is None:
            raise sqlite3.OperationalError("unable to open database file")
        ((found,),) = connection.execute("PRAGMA quick_check(1)")
        if found != "ok":
            yield fault("database", "database-damaged", why=str(found))
            return
        ((number,),) = connection.execute("SELECT MAX(number) FROM migrations")
    except sqlite3.Error as error:
        if "unable to open" in str(error):
            yield good("database", path)  # the first start makes it
        else:
            yield fault("database", "database-damaged", why=str(error))
        return
    finally:
        if connection is not None:
            connection.close()
    yield good("database", path)
    yield _schema(number)


def postgres(config: Config) -> Iterator[Finding]:
    try:
        import psycopg
        from psycopg.conninfo import make_conninfo

        from asterion.server.store.postgres import AS_TEXT, HAVE_EVERY_LETTER
    except ModuleNotFoundError:
        return  # said of the packages
    try:
        wanted = make_conninfo(config.database_url, connect_timeout=WITHIN, **AS_TEXT)
        with psycopg.connect(wanted, autocommit=True) as link:
            asked = (
                "SELECT extract(epoch from clock_timestamp())::float8, version(),"
                " current_setting('server_encoding'), current_database()::text"
            )
            before = time.time()
            found = link.execute(asked).fetchone()
            assert found is not None
            now, version, encoding, name = found
            away = apart(before, now, time.time())
            there = link.execute("SELECT to_regclass('migrations')::text").fetchone()
            number = None
            if there is not None and there[0] is not None:
                (number,) = link.execute("SELECT MAX(number) FROM migrations").fetchone() or (None,)
    except psycopg.Error as error:
        password = psycopg.conninfo.conninfo_to_dict(config.database_url).get("password")
        why = str(error).strip().partition("\n")[0]
        why = why.replace(str(password), "...") if password else why
        yield fault("database", "database-away", why=why)
        return
    if encoding in HAVE_EVERY_LETTER:
        yield good("database", " ".join(str(version).split()[:2]))
    else:
        yield fault("database", "database-letters", name=name, encoding=encoding)
    yield _schema(number)
    if away > CLOCKS_APART:
        yield fault("clock", "clock-apart", seconds=round(away))
    else:
        yield good("clock")


def redis(config: Config) -> Finding:
    try:
        from redis import Redis, RedisError
    except ModuleNotFoundError:
        return fault("redis", "package", package="redis", extra="server")
    try:
        client = Redis.from_url(config.redis, socket_connect_timeout=WITHIN, socket_timeout=WITHIN)
        client.ping()
        client.close()
    except (RedisError, OSError, ValueError) as error:
        return fault("redis", "redis-away", why=type(error).__name__)
    return good("redis")


def mail(config: Config) -> Finding:
    """As far as saying who one is; no letter is sent."""
    scheme, host, port, user, password = read_host(config.smtp)
    try:
        kind = smtplib.SMTP_SSL if scheme == "smtps" else smtplib.SMTP
        with kind(host, port, timeout=WITHIN) as post:
            if scheme == "smtp+tls":
                post.starttls()
            post.ehlo()
            if user:
                post.login(user, password)
    except (OSError, smtplib.SMTPException) as error:
        return fault("mail", "mail-away", host=host, port=str(port), why=type(error).__name__)
    return good("mail", f"{host}:{port}")
