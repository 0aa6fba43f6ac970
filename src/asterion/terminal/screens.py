"""Books that have a screen of their own: single keys on a real terminal instead of lines."""

from asterion.terminal.session import Session


def on_its_screen(session: Session, speed: float | None = None) -> Session:
    """The same session on the screen that its book has, where the terminal is one."""
    if session.table.book.name != "cc3k" or not session.console.takes_keys:
        return session
    from asterion.terminal.cc3k.crawl import Crawl
    from asterion.terminal.cc3k.watch import Watch

    kind = Watch if session.bots else Crawl
    its = kind(
        session.table,
        session.console,
        session.kept,
        session.bots,
        session.company,
        session.notice,
    )
    if isinstance(its, Watch) and speed is not None:
        its.stepping = speed == 0
        its.speed = speed or its.speed
    return its
