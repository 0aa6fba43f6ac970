"""The page's files are served as the build left them, and a plain page where it was not built."""

import re
from pathlib import Path

import pytest
from starlette.requests import Request

from asterion.server.http.page import PAGES, Page
from asterion.server.http.problems import Fault
from tests.server.http.serving import Running

SCRIPT = b"console.log(1)"


@pytest.fixture
def built(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>the page")
    (tmp_path / "assets" / "main-abc123.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-abc123.js.br").write_bytes(b"br")
    (tmp_path / "assets" / "main-abc123.js.gz").write_bytes(b"gz")
    (tmp_path.parent / "secret.txt").write_text("secret")
    return Page(tmp_path)


def ask(path: str, **headers: str) -> Request:
    """A request for this path, as the server hands it on."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request(
        {
            "type": "http",
            "method": "GET",
            "path": path,
            "headers": [(b"host", b"127.0.0.1:8000"), *raw],
            "query_string": b"",
            "scheme": "http",
            "server": ("127.0.0.1", 8000),
        }
    )


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/t/abcdefghijkl",
        "/t/x/replay",
        "/r/x",
        "/plans",
        "/rules/cc3k",
        "/learn/cc3k",
    ],
)
def test_every_address_of_the_page_is_the_page(built: Page, path: str) -> None:
    answer = built.answer(ask(path))
    assert b"the page" in bytes(answer.body)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.media_type == "text/html"


def test_the_server_knows_every_page_that_the_page_knows() -> None:
    """Anyone who opens one by its address must not be told that nothing is there."""
    router = Path(__file__).parents[3] / "web" / "src" / "lib" / "router.ts"
    known = re.findall(r"\[/\^\\/([a-z]+)", router.read_text("utf-8"))
    assert set(known) == set(PAGES)


def test_hashed_files_are_kept_for_ever_and_sent_packed(built: Page) -> None:
    plain = built.answer(ask("/assets/main-abc123.js"))
    assert bytes(plain.body) == SCRIPT
    assert plain.media_type == "text/javascript"
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["vary"] == "Accept-Encoding"
    for accepted, coding, body in (
        ("gzip, deflate, br", "br", b"br"),
        ("gzip", "gzip", b"gz"),
        ("br;q=0, gzip", "gzip", b"gz"),
        ("identity", "", SCRIPT),
    ):
        answer = built.answer(ask("/assets/main-abc123.js", accept_encoding=accepted))
        assert answer.headers.get("content-encoding", "") == coding, accepted
        assert bytes(answer.body) == body


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/secret.txt",
        "//etc/passwd",
        "/assets",
        "/assets/main-abc123.js.br",
        "/assets/other.js",
        "/favicon.ico",
    ],
)
def test_no_other_file_can_be_named(built: Page, path: str) -> None:
    with pytest.raises(Fault) as fault:
        built.answer(ask(path))
    assert fault.value.status == 404


def test_the_plain_page_says_how_to_get_the_full_one(tmp_path: Path) -> None:
    answer = Page(tmp_path / "nothing").answer(ask("/"))
    text = bytes(answer.body).decode()
    assert "http://127.0.0.1:8000" in text
    assert "./dev" in text
    assert "<script" not in text


def test_security_headers_are_everywhere(server: Running) -> None:
    documents = ("/", "/sw.js")
    for path in (*documents, "/api/v1/books", "/api/v1/nothing", "/healthz"):
        headers = server.http.get(server.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert ("script-src 'self'" in policy) == (path in documents)
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert "set-cookie" not in headers


def test_health_and_metrics(server: Running) -> None:
    assert server.http.get(server.address + "/healthz").json() == {"status": "ok"}
    metrics = server.http.get(server.address + "/metrics")
    assert metrics.status_code == 200
    assert "asterion_moves_total" in metrics.text
    through_a_proxy = {"X-Forwarded-For": "203.0.113.7"}
    far = server.http.get(server.address + "/metrics", headers=through_a_proxy)
    assert far.status_code == 404
    rebound = {"Host": f"evil.example:{server.port}"}  # its owner made it point here
    assert server.http.get(server.address + "/metrics", headers=rebound).status_code == 404


def test_what_anybody_may_read_is_sent_packed(
    server: Running,
) -> None:
    packed = server.call("GET", "/books/labyrinth", headers={"Accept-Encoding": "gzip"})
    plain = server.call("GET", "/books/labyrinth", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 3


@pytest.mark.parametrize(
    ("query", "headers", "in_english"),
    [
        ("", {}, True),
        ("", {"accept_language": "en-GB,en;q=0.9"}, True),
        ("", {"accept_language": "tlh"}, True),
        ("lang=pseudo", {}, True),  # a name of the page's own, of which the server knows nothing
        ("lang=xx", {}, False),
        ("lang=ru", {"accept_language": "en"}, False),
        ("", {"cookie": "language=de", "accept_language": "en"}, False),
        ("", {"cookie": "language=../../etc", "accept_language": "en"}, True),
        ("lang=en", {"cookie": "language=de"}, True),
    ],
)
def test_the_first_page_in_words_is_sent_to_those_who_read_english(
    tmp_path: Path, query: str, headers: dict[str, str], in_english: bool
) -> None:
    (tmp_path / "index.html").write_bytes(b"nothing yet")
    (tmp_path / "home.html").write_bytes(b"in English")
    request = ask("/", **headers)
    request.scope["query_string"] = query.encode()
    answer = Page(tmp_path).answer(request)
    assert bytes(answer.body) == (b"in English" if in_english else b"nothing yet")
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"
