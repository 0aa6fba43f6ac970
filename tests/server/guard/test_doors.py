"""Every connection is counted, whatever it says, and a proxy's by whom it names."""

from asterion.server.guard.addresses import read_network
from asterion.server.guard.doors import PROXY, Doors


def test_one_address_has_its_share_and_another_comes_in() -> None:
    doors = Doors(2, 10)
    key = doors.key("192.0.2.1")
    assert [doors.enter(key) for _ in range(3)] == [True, True, False]
    assert doors.enter(doors.key("192.0.2.2"))
    doors.leave(key)
    assert doors.enter(key)
    assert len(doors) == 3


def test_a_line_of_ipv6_is_one_address() -> None:
    doors = Doors(1, 10)
    assert doors.enter(doors.key("2001:db8::1"))
    assert not doors.enter(doors.key("2001:db8::2"))
    assert doors.key("::ffff:192.0.2.1") == doors.key("192.0.2.1")


def test_a_house_that_is_full_is_full_for_all() -> None:
    turned_away: list[str] = []
    doors = Doors(2, 3, turned_away=lambda: turned_away.append("one"))
    for peer in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        assert doors.enter(doors.key(peer))
    assert doors.is_full
    assert not doors.enter(doors.key("192.0.2.3"))
    assert turned_away == ["one"]


def test_a_proxy_brings_any_number_and_those_whom_it_names_are_counted() -> None:
    doors = Doors(2, 100, [read_network("10.0.0.0/8")])
    assert doors.key("10.1.2.3") == PROXY
    assert doors.key("") == PROXY, "over no network at all"
    assert all(doors.enter(doors.key("10.1.2.3")) for _ in range(50))
    assert [doors.enter("192.0.2.1", named=True) for _ in range(3)] == [True, True, False]
    assert doors.enter("192.0.2.2", named=True)
    assert len(doors) == 50, "they come by the proxy's own"
    doors.leave("192.0.2.1", named=True)
    assert doors.enter("192.0.2.1", named=True)
