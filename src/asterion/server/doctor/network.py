"""Where people come in: the ports, the names under which the page is opened, and the proxies."""

import http.client
import ipaddress
import socket
from collections.abc import Iterator

from asterion.server.config import Config
from asterion.server.doctor.finding import Finding, advice, fault, good

WITHIN = 5
ANY = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def look_at_network(config: Config) -> Iterator[Finding]:
    yield port(config)
    yield from origins(config)
    yield admin(config)
    is_for_others = bool(config.origins) or not is_for_this_machine(config.host)
    is_plain = not any(origin.startswith("https") for origin in config.origins)
    if config.push != "off" and is_for_others and is_plain:
        yield advice("push", "push")


def port(config: Config) -> Finding:
    """Free, or a server of ours is there already."""
    said = f"{config.host}:{config.port}"
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as free:
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            free.bind(address)
        return good("port", said)
    except (OSError, UnicodeError) as error:
        if is_ours(config):
            return good("port", said)
        why = getattr(error, "strerror", None) or str(error)
        return fault("port", "port", port=said, why=why)


def is_ours(config: Config) -> bool:
    host = ANY.get(config.host, config.host)
    try:
        link = http.client.HTTPConnection(host, config.port, timeout=WITHIN)
        link.request("GET", "/readyz")
        return b'"schema"' in link.getresponse().read(1000)
    except (OSError, http.client.HTTPException):
        return False


def is_for_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def origins(config: Config) -> Iterator[Finding]:
    if not config.origins:
        if config.proxies:
            yield fault("origins", "origins-proxy")
        else:
            yield good("origins")
        return
    plain = [origin for origin in config.origins if origin.startswith("http://")]
    named = [origin for origin in plain if "." in origin.split("//")[1].rstrip("0123456789.:")]
    if named:
        yield advice("origins", "origins-plain", origin=named[0])
    else:
        yield good("origins", ", ".join(config.origins))
    secure = any(origin.startswith("https") for origin in config.origins)
    if secure and not config.proxies:
        yield fault("proxies", "proxies")
    elif config.proxies:
        yield good("proxies", ", ".join(map(str, config.proxies)))
    if secure and not is_for_this_machine(config.host) and config.proxies:
        yield advice("host", "host", host=config.host)


def admin(config: Config) -> Finding:
    return good("admin") if config.admin_token else advice("admin", "admin")
