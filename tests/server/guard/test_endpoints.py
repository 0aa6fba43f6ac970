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
     "::ffff:192.168.0.1", "224.0.0.1", "0.0.0.0", "100.64.0.1"],
)  # fmt: skip
def test_what_is_not_public(place: str) -> None:
    assert not is_public(place)
    assert is_public("9.9.9.9")
