"""From which page a browser's request comes, and whether that page is one of ours."""

import ipaddress
import re
from collections.abc import Collection
from urllib.parse import urlsplit

_ORIGIN = re.compile(r"(https?)://([^/?#@\\\s]+)", re.ASCII)
_AUTHORITY = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_.-]{1,253})(?::([0-9]{1,5}))?", re.ASCII)
_PORTS = {"http": 80, "https": 443}
_AT_HOME = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Names that no stranger can make point at this machine from outside."""


def read_origin(text: str) -> str:
    """An origin as browsers write it, `https://play.example.org`. Raises ValueError."""
    found = _ORIGIN.fullmatch(text.strip().lower().rstrip("/"))
    place = _authority(found.group(2), found.group(1)) if found else None
    if found is None or place is None:
        raise ValueError("an origin is written https://name or http://name:port")
    scheme, (name, port) = found.group(1), place
    return f"{scheme}://{name}" + ("" if port == _PORTS[scheme] else f":{port}")


def origin_allowed(
    origin: str, host: str, public: Collection[str] = (), scheme: str = "http"
) -> bool:
    """May a page of this origin act here?

    Where public origins are set, only they may. Else it must be the very place the request went to
    (its `Host` header, and the scheme of the connection), and that place an address or a name of
    the house: a stranger's name that was made to point here is not one of ours.
    """
    try:
        written = read_origin(origin)
    except ValueError:
        return False
    if written != origin:  # browsers write it in one way only
        return False
    if public:
        return written in public
    found = _ORIGIN.fullmatch(written)
    assert found is not None
    asked = _authority(host.lower(), scheme)
    if asked is None or found.group(1) != scheme:
        return False
    return _authority(found.group(2), scheme) == asked and _is_of_the_house(asked[0])


def is_host(text: str) -> bool:
    """Can a Host header be this? Nothing is said of whose it is."""
    try:
        parts = urlsplit(f"//{text}")
        _ = parts.port
    except ValueError:
        return False
    return parts.netloc == text and "@" not in text and "\\" not in text


def is_own_host(host: str) -> bool:
    """Is it an address, or a name of the house? A page of a stranger's name that was made to point
    here asks by that name, and its browser lets it read the answer."""
    asked = _authority(host.lower(), "http")
    return asked is not None and _is_of_the_house(asked[0])


def _authority(text: str, scheme: str) -> tuple[str, int] | None:
    """Name and port, or None if it is not written so."""
    found = _AUTHORITY.fullmatch(text)
    if found is None or scheme not in _PORTS:
        return None
    name, port = found.group(1), found.group(2)
    number = _PORTS[scheme] if port is None else int(port)
    if not 0 < number < 65536 or (name.startswith("[") and not _is_address(name)):
        return None
    return name, number


def _is_of_the_house(name: str) -> bool:
    return "." not in name or name.endswith(_AT_HOME) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
