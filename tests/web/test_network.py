"""A server that others on the network may use: what it prints, and what a phone's camera reads."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from asterion.server.http.here import places
from tests.server.process.serving import Serving
from tests.web.around import Middle
from tests.web.browsing import Person, need_page
from tests.web.tables import BOX
from tests.web.test_tabletop import TABLET, read_code


def test_the_code_leads_a_phone_to_this_machine(browser: Browser, tmp_path: Path) -> None:
    need_page()
    if not places("0.0.0.0"):
        pytest.skip("this machine is on no network")
    serving = Serving(tmp_path, "--host", "0.0.0.0")
    serving.start()
    try:
        address = serving.said(r"Others on your network can open (http://\S+)/")
        assert address.endswith(f":{serving.port}")
        assert "127.0.0.1" not in address
        assert "0.0.0.0" not in address
        ann = Person(browser, serving.address, "Ann", phone=False, viewport=TABLET)
        middle = Middle(ann, serving, "labyrinth", ["Ann", "Bo"], plan=BOX)
        middle.passed_to("Ann")
        middle.page.get_by_role("button", name="Use a phone instead").click()
        dialog = middle.page.get_by_role("dialog")
        link = read_code(dialog.get_by_role("img"))
        assert link.startswith(f"{address}/")
        assert "--host" not in dialog.inner_text()
        bo = Person(browser, address, "Bo", phone=True)
        bo.go(link.removeprefix(address))
        assert bo.is_asked()
        bo.leave()
        ann.leave()
    finally:
        serving.close()
