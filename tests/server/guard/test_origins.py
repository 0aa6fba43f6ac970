"""Origins: our own pages may act here, and 40 forged ones may not."""

import pytest

from asterion.server.guard.origins import origin_allowed, read_origin

PUBLIC = [read_origin("https://play.example.org"), read_origin("http://games.example.net:8080/")]

FORGED = [
    "null", "", "*", "file://", "about:blank", "data:text/html,x", "javascript:alert(1)",
    "http://", "http:///", "localhost:8000", "//localhost:8000", "http:localhost:8000",
    "http://localhost", "http://localhost:80", "http://localhost:8001", "http://localhost:80000",
    "https://localhost:8000", "ws://localhost:8000", "ftp://localhost:8000",
    "HTTP://localhost:8000", "http://LOCALHOST:8000", "http://localhost:8000/",
    "http://localhost:8000/page", "http://localhost:8000?x", "http://localhost:8000#x",
    "http://ann@localhost:8000", "http://localhost:8000@evil.example", "http://localhost:8000.evil",
    "http://localhost.evil.example:8000", "http://evil.example", "http://evil.example:8000",
    "http://evil.localhost:8000", "http://localhost.:8000", "http://127.0.0.1:8000",
    "http://[::1]:8000", "http://localhost:8000, http://evil.example",
    "http://localhost:8000 http://evil.example", " http://localhost:8000", "http://localhost:8000\n",
    "http://localhost\t:8000", "http://localhost\\:8000", "http://lοcalhost:8000",
    "http://localhost:８000", "http://localhost:-8000", "http://localhost:08000",
    "http://localhost:8000\x00", "http://localhost:8000:8000", "http://%6cocalhost:8000",
]  # fmt: skip


def test_there_are_forty_of_them() -> None:
    assert len(set(FORGED)) >= 40


@pytest.mark.parametrize("origin", FORGED)
def test_a_forged_origin_is_refused(origin: str) -> None:
    assert not origin_allowed(origin, "localhost:8000")
    assert not origin_allowed(origin, "play.example.org", PUBLIC, "https")


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("http://localhost:8000", "localhost:8000", "http"),
        ("http://localhost", "localhost", "http"),
        ("http://localhost", "localhost:80", "http"),
        ("https://localhost", "localhost", "https"),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", "http"),
        ("http://[::1]:8000", "[::1]:8000", "http"),
        ("http://192.168.1.20:8000", "192.168.1.20:8000", "http"),
        ("http://attic:8000", "attic:8000", "http"),
        ("http://attic.local:8000", "ATTIC.local:8000", "http"),
    ],
)
def test_the_page_that_this_server_gave_may_act(origin: str, host: str, scheme: str) -> None:
    assert origin_allowed(origin, host, (), scheme)


def test_a_strangers_name_that_points_here_is_refused_until_it_is_made_public() -> None:
    assert not origin_allowed("http://rebound.example:8000", "rebound.example:8000")
    assert origin_allowed("https://play.example.org", "anything", PUBLIC)
    assert origin_allowed("http://games.example.net:8080", "anything", PUBLIC)
    assert not origin_allowed("http://play.example.org", "play.example.org", PUBLIC)
    assert not origin_allowed("http://localhost:8000", "localhost:8000", PUBLIC)


@pytest.mark.parametrize("host", ["", "[", "[::1", "a b", "localhost:8000:1", "[zz]:8000", "x:0"])
def test_a_broken_host_is_nobodys(host: str) -> None:
    assert not origin_allowed("http://localhost:8000", host)


def test_how_an_origin_is_written() -> None:
    assert read_origin(" HTTPS://Play.Example.org:443/ ") == "https://play.example.org"
    for wrong in ("play.example.org", "https://a/b", "null", "*", "https://a:0", "https://[::zz]"):
        with pytest.raises(ValueError, match="origin is written"):
            read_origin(wrong)
