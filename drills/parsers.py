"""Every parser that a fuzzer tries: what it must hold whatever it is given, and where to begin."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

GAMES = Path(__file__).parents[1] / "tests" / "games"
BOOKS = ("dungeon-of-dooom", "labyrinth-of-dooom", "cc3k", "labyrinth", "dungeonlab")
TARGETS = (
    *(f"commands:{name}" for name in BOOKS if name != "labyrinth-of-dooom"),
    *(f"plans:{name}" for name in BOOKS), "records", "line", "telnet", "wire",
    "frames", "headers",
)  # fmt: skip
LONGEST = 4096
USUAL = {
    "commands": 96, "plans": 160, "records": LONGEST, "line": 96, "telnet": 160, "wire": 160,
    "frames": 160, "headers": 160,
}  # fmt: skip
USUAL_PLANS = {"cc3k": 2100, "dungeonlab": 400}
"""In bytes: room for what people say and draw. Longer texts have more of the same in them, and
take longer in proportion."""
SAID = (
    "go up", "вверх", "стреляю вправо, затем вниз", "if wall: go left", "start a1", "say hello",
    "gehe nach oben", "move north; pick up", "land 1 1 1", "open dooom seats=2 name=Ann", "sit X Y",
    "answer 3 go up", 'open labyrinth title="Two words"', "MOVE N", "SHOUT hello", "HELLO Ann",
)  # fmt: skip
FRAMES = [
    head + bytes(4) + b"x" * length
    for length, head in (
        (0, b"\x81\x80"), (5, b"\x81\x85"), (125, b"\x81\xfd"), (126, b"\x81\xfe\0\x7e"),
        (300, b"\x81\xfe\x01\x2c"), (119, b"\x81\xff\0\0\0\0\0\0\0\x77"), (5, b"\x89\x85"),
    )
]  # fmt: skip
HEADERS = (
    "203.0.113.9, 127.0.0.1", "[2001:db8::1]", "::ffff:203.0.113.9%eth0", "unknown",
    "http://localhost:8000\nlocalhost:8000", "https://labyrinths.example.org\nany",
    "GET /api/v1/tables/abc/live HTTP/1.1", "http://[::1]:8000\n[::1]:8000", "null\nlocalhost",
)  # fmt: skip
Try = Callable[[bytes], None]


class Wrong(Exception):
    """A parser gave something that it does not understand itself."""


def commands(name: str) -> Try:
    """Words are understood or refused; what is understood is written, and means the same again."""
    from asterion.books import book
    from asterion.core.contract.book import Refused

    shelved = book(name)

    def one(data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        try:
            command = shelved.speech.parse(text)
        except Refused:
            return
        written = shelved.speech.write(command)
        if shelved.speech.parse(written) != command:
            raise Wrong(f"{text!r} is written {written!r}, which means something else")

    return one


def plans(name: str) -> Try:
    """A drawing is read or has faults; what is read is drawn, and is the same plan again."""
    from asterion.books import book
    from asterion.core.contract.problem import PlanError

    shelved = book(name)

    def one(data: bytes) -> None:
        try:
            plan = shelved.plan.read(data.decode("utf-8", "replace"))
        except PlanError as error:
            str(error.problems[len(data) % len(error.problems)])  # each of them can be said
            return
        drawn = shelved.plan.write(plan)
        if shelved.plan.write(shelved.plan.read(drawn)) != drawn:
            raise Wrong(f"a plan is drawn otherwise the second time: {drawn!r}")

    return one


def records(_: str) -> Try:
    """A record is read, verified, or damaged in a way that is said."""
    from asterion.books import UnknownBook, book
    from asterion.core.records.record import RecordError, read
    from asterion.core.records.replay import verify

    def one(data: bytes) -> None:
        try:
            record = read(data)
            verify(record, book(record.header.book))
        except (RecordError, UnknownBook):
            return

    return one


def line(_: str) -> Try:
    from asterion.core.contract.book import Refused
    from asterion.core.contract.options import OptionError
    from asterion.server.game.doc import Terms
    from asterion.server.line import grammar

    def one(data: bytes) -> None:
        for said in data.split(b"\n"):
            for at_table in (False, True):
                try:
                    heard = grammar.read(said, at_table)
                    if heard is not None and heard.word == "open":
                        grammar.new_table(heard.rest, Terms)
                    elif heard is not None:
                        grammar.numbered(heard.rest)
                        grammar.since(heard.rest.split())
                except (grammar.NotUnderstood, OptionError, Refused):
                    pass

    return one


def telnet(_: str) -> Try:
    """Cut anywhere, the same is left of what was typed."""
    from asterion.server.line.telnet import Telnet

    def one(data: bytes) -> None:
        whole, cut = Telnet(), Telnet()
        middle = data[0] % (len(data) + 1) if data else 0
        if whole(data) != cut(data[:middle]) + cut(data[middle:]):
            raise Wrong(f"cut at {middle}, {data!r} is something else")

    return one


def wire(_: str) -> Try:
    from asterion.server.wire import words

    def one(data: bytes) -> None:
        for said in data.split(b"\n"):
            try:
                word, rest = words.split(said)
                for read in (words.place, words.new_name):
                    with suppress(words.Fail):
                        read(rest)
                words.direction(word, rest)
            except words.Fail:
                pass

    return one


def frames(_: str) -> Try:
    """A text that is read without the library is a whole frame, and the library reads the same."""
    from websockets.frames import Frame, Opcode
    from websockets.streams import StreamReader

    from asterion.server.http.frames import plain_text

    def one(data: bytes) -> None:
        text = plain_text(data, LONGEST)
        if text is None:
            return
        reader = StreamReader()
        reader.feed_data(data)
        try:
            next(Frame.parse(reader.read_exact, mask=True, max_size=LONGEST))
        except StopIteration as end:
            frame = end.value
            if reader.buffer or frame != Frame(Opcode.TEXT, text):
                raise Wrong(f"{data!r} is read {text!r}, and by the library {frame}") from None
        else:
            raise Wrong(f"{data!r} is read {text!r}, and is only a part of a frame")

    return one


def headers(_: str) -> Try:
    """What a stranger says of themselves is believed, or not, and never more than that."""
    from asterion.server.guard.addresses import address_key, client_address, read_network
    from asterion.server.guard.origins import origin_allowed, read_origin
    from asterion.server.workers.choosing import table_in

    trusted = [read_network("127.0.0.0/8"), read_network("::1")]
    public = ("https://labyrinths.example.org",)

    def place(url: str) -> tuple[str | None, int]:
        parts = urlsplit(url)
        return parts.hostname, parts.port or 80

    def one(data: bytes) -> None:
        table_in(data)
        text = data.decode("latin-1")
        for peer in ("127.0.0.1", "::1", "192.0.2.7"):
            address_key(client_address(peer, text, trusted))
        if client_address("192.0.2.7", text, trusted) != "192.0.2.7":
            raise Wrong(f"{text!r} is believed, although nobody vouches for it")
        origin, _, host = text.partition("\n")
        if origin_allowed(origin, host, public) and origin not in public:
            raise Wrong(f"{origin!r} may act where only {public} may")
        if origin_allowed(origin, host) and place(origin) != place(f"http://{host}"):
            raise Wrong(f"{origin!r} may act at {host!r}")
        with suppress(ValueError):
            if read_origin(read_origin(origin)) != read_origin(origin):
                raise Wrong(f"{origin!r} is written in two ways")

    return one


def usual(target: str) -> int:
    """How long a text for this parser is allowed to be most of the time."""
    kind, _, name = target.partition(":")
    return USUAL_PLANS.get(name, USUAL[kind]) if kind == "plans" else USUAL[kind]


def texts(target: str) -> list[bytes]:
    """Where a fuzzer may begin."""
    from asterion.core.dice import Rolled
    from asterion.testing.play import play
    from tests.contract.shelf import take

    kind, _, name = target.partition(":")
    if kind == "commands":
        book, kit = take(name)
        games = [play(book, kit, seed, 30) for seed in range(3)]
        said = {entry.do for game in games for entry in game.entries if entry.do}
        return [text.encode() for text in (*sorted(said), *SAID)]
    if kind == "plans":
        book, kit = take(name)
        drawn = [book.plan.write(kit.plan(Rolled(seed), 2)) for seed in range(6)]
        return [text.encode() for text in drawn]
    if kind == "records":
        return sorted((file.read_bytes() for file in GAMES.rglob("*.jsonl")), key=len)[:6]
    if kind == "frames":
        return FRAMES
    return [text.encode() for text in (*HEADERS, *SAID)]


MAKERS: dict[str, Callable[[str], Try]] = {
    "commands": commands, "plans": plans, "records": records, "line": line, "telnet": telnet,
    "wire": wire, "frames": frames, "headers": headers,
}  # fmt: skip
