"""Whose address it is: behind proxies that are trusted, and not behind invented ones."""

import pytest

from asterion.server.guard.addresses import LOCAL, address_key, client_address, read_network

PROXIES = [read_network("10.0.0.0/8"), read_network("127.0.0.1"), read_network("fd00::/8")]


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        ("203.0.113.5", "1.2.3.4", "203.0.113.5"),
        ("10.1.1.1", "203.0.113.5", "203.0.113.5"),
        ("10.1.1.1", "1.2.3.4, 203.0.113.5", "203.0.113.5"),
        ("127.0.0.1", "1.2.3.4, 203.0.113.5, 10.2.2.2", "203.0.113.5"),
        ("10.1.1.1", "1.2.3.4, nonsense", "10.1.1.1"),
        ("10.1.1.1", "", "10.1.1.1"),
        ("::ffff:10.1.1.1", "2001:db8::1", "2001:db8::1"),
        ("fd00::1", "[2001:db8::1]", "2001:db8::1"),
        ("fd00::1", ", , ,", "fd00::1"),
        ("", "1.2.3.4", LOCAL),
        ("10.1.1.1", ",".join(["10.9.9.9"] * 10_000), "10.9.9.9"),
    ],
)
def test_whose_request_it_is(peer: str, forwarded: str, client: str) -> None:
    assert client_address(peer, forwarded, PROXIES) == client


def test_nobody_is_trusted_unless_the_settings_say_so() -> None:
    assert client_address("127.0.0.1", "1.2.3.4", []) == "127.0.0.1"


def test_a_line_of_ipv6_is_counted_once() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1")
    assert address_key("2001:db8::1") != address_key("2001:db8:0:1::1")
    assert address_key("203.0.113.5") != address_key("203.0.113.6")
    assert address_key("::ffff:203.0.113.5") == address_key("203.0.113.5")
    assert address_key("nonsense") == LOCAL
