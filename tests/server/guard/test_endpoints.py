"""No stranger sends the server anywhere inside."""

import pytest

from asterion.server.guard.endpoints import Endpoint, NotPublic, is_public, place_of, read_endpoint


def test_an_endpoint_is_taken_apart() -> None:
    read = read_endpoint("https://push.example.org/a/b?c=1")
    assert read == Endpoint("https", "push.example.org", 443, "/a/b?c=1")
    assert read_endpoint("http://127.0.0.1:81/", local=True).port == 81


def test_a_name_that_stands_for_a_place_inside_is_not_gone_to() -> None:
    inside = Endpoint("https", "localhost", 443, "/")
    with pytest.raises(NotPublic):
        place_of(inside)
    assert place_of(inside, local=True) in ("127.0.0.1", "::1")


@pytest.mark.parametrize(
    "place",
    ["10.1.2.3", "127.0.0.1", "169.254.169.254", "192.168.0.1", "::1", "fe80::1%lo", "fc00::1",
     "::ffff:192.168.0.1", "224.0.0.1", "0.0.0.0", "100.64.0.1", "::",
     # IPv4 inside IPv6: NAT64 (well known and local), 6to4, Teredo, mapped, compatible
     "64:ff9b::10.1.2.3", "64:ff9b::a9fe:a9fe", "64:ff9b:1::9.9.9.9", "2002:c0a8:1::1",
     "2002:7f00:1::", "2001:0:909:909::f5fe:fdfc", "::ffff:127.0.0.1", "::10.0.0.1"],
)  # fmt: skip
def test_what_is_not_public(place: str) -> None:
    assert not is_public(place)
    with pytest.raises(NotPublic):
        read_endpoint(f"https://{f'[{place}]' if ':' in place else place}/push")


@pytest.mark.parametrize(
    "place", ["9.9.9.9", "2620:fe::fe", "64:ff9b::9.9.9.9", "2002:909:909::1", "::ffff:9.9.9.9"]
)
def test_what_is_public(place: str) -> None:
    """NAT64 leads to the whole of IPv4 where a machine has no IPv4 of its own."""
    assert is_public(place)
