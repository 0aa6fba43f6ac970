"""A process that writes, to be raced against another one or killed: `python -m ... URL NAME`.

It reads one request a line and answers each with one line; what it has said is committed.

    race N TABLE ...      append number N to each of these tables at once; answers who won
    write TABLE ...       append to all of these tables for ever; one line for each entry
"""

import asyncio
import subprocess
import sys
from pathlib import Path

from asterion.server.store import Store
from tests.server.store.keeping import entry

ROOT = Path(__file__).parents[3]


def writer(url: str, name: str) -> "subprocess.Popen[str]":
    """Start one; it has said that it is ready."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.writing", url, name],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
        cwd=ROOT,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def ask(process: "subprocess.Popen[str]", request: str) -> None:
    assert process.stdin is not None
    process.stdin.write(request + "\n")
    process.stdin.flush()


def answer(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


async def race(store: Store, name: str, n: int, tables: list[str]) -> None:
    rows = [entry(table, n, f"{name} {table} {n}") for table in tables]
    won = await asyncio.gather(*(store.append(row, due=None) for row in rows))
    print(*(table for table, mine in zip(tables, won, strict=True) if mine), flush=True)


async def write(store: Store, tables: list[str]) -> None:
    latest = await store.latest(tables)

    async def go_on(table: str) -> None:
        n = latest[table][1]
        while True:
            n += 1
            assert await store.append(entry(table, n), due=None)
            print(table, n, flush=True)

    await asyncio.gather(*map(go_on, tables))


async def main(url: str, name: str) -> None:
    store = await Store.open(url)
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        match line.split():
            case ["race", n, *tables]:
                await race(store, name, int(n), tables)
            case ["write", *tables]:
                await write(store, tables)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
