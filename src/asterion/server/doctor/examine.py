"""Everything in turn; one thing that fails keeps no other from being looked at."""

from collections.abc import Callable, Iterator

from asterion.server.config import Config
from asterion.server.doctor.finding import Finding, fault
from asterion.server.doctor.machine import look_at_machine
from asterion.server.doctor.network import look_at_network
from asterion.server.doctor.services import look_at_services
from asterion.server.doctor.visit import visit


def examine(config: Config, url: str = "") -> Iterator[Finding]:
    looks: list[Callable[[], Iterator[Finding]]] = [
        lambda: look_at_machine(config),
        lambda: look_at_services(config),
        lambda: look_at_network(config),
    ]
    if url:
        looks.append(lambda: visit(url))
    for look in looks:
        try:
            yield from look()
        except Exception as error:  # the doctor's own mistake is a finding, too
            yield fault("doctor", "itself", why=f"{type(error).__name__}: {error}"[:200])
