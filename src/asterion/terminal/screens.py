"""Books that have a screen of their own: single keys on a real terminal instead of lines."""

from asterion.terminal.sitting import Sitting


def on_its_screen(sitting: Sitting, speed: float | None = None) -> Sitting:
    """The same sitting on the screen that its book has, where the terminal is one."""
    if sitting.table.book.name != "cc3k" or not sitting.console.takes_keys:
        return sitting
    from asterion.terminal.cc3k.crawl import Crawl
    from asterion.terminal.cc3k.watch import Watch

    kind = Watch if sitting.bots else Crawl
    its = kind(
        sitting.table,
        sitting.console,
        sitting.kept,
        sitting.bots,
        sitting.company,
        sitting.notice,
    )
    if isinstance(its, Watch) and speed is not None:
        its.stepping = speed == 0
        its.speed = speed or its.speed
    return its
