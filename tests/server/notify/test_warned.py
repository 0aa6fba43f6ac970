"""A player whose seat is asked for is warned by every bell, and not flooded with letters."""

from pathlib import Path

import pytest

from asterion.server.features.claims import WARN_EVERY
from tests.server.http.playing import open_dooom
from tests.server.http.serving import WITHIN
from tests.server.notify.test_bells import ANN, LINK, Browser, codes, post_office, serving


def test_every_bell_of_a_seat_rings_when_somebody_asks_for_it(tmp_path: Path) -> None:
    with post_office() as (post, port), serving(tmp_path, port) as server:
        browser = Browser()
        table, (_, ben, _), _ = open_dooom(server, "Ann", "Ben", "Cid", clock="days")
        path = f"/tables/{table}"
        server.post(f"{path}/bells", {"mail": ANN}, ben)
        server.post(codes(post.next()).format("confirm"))
        server.post(f"{path}/bells", {"push": browser.subscription()}, ben)

        asked = server.post(f"{path}/seats/1/ask")
        letter = post.next()
        assert letter["Subject"] == "Somebody is asking for your seat (Dungeon of Dooom)"
        said = letter.get_content()
        assert "open the table or make a move. That is enough: the seat stays yours." in said
        assert f"/t/{table}" in said
        assert LINK.search(said)
        assert asked["code"] not in said
        notice, _ = browser.notices.get(timeout=WITHIN)
        assert (
            notice["body"]
            == "Somebody is asking for your seat. Open the table, and it stays yours."
        )

        # Others who ask meanwhile, or again after Ben was there, wait until they can be announced.
        other = server.post(f"{path}/seats/1/ask")
        assert other["ready"] - asked["ready"] == pytest.approx(WARN_EVERY, abs=WITHIN)
        assert server.get(f"{path}/view", ben)["table"]["places"][1]["claims"] == []
        again = server.post(f"{path}/seats/1/ask")
        assert again["ready"] - asked["ready"] == pytest.approx(WARN_EVERY, abs=WITHIN)
        assert post.letters.empty()
        assert browser.notices.empty()
