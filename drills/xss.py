"""Scripts in every text that a person can enter, looked at on every page in a real browser."""

import json
import os
import shutil
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, BrowserContext, Dialog, Error, Page, sync_playwright

from drills import Run, hold
from drills.room import FIELD
from drills.serving import FAST, Server

FEW = 2
PATIENCE, SHORT_LOOK = 60_000, 300
"""Milliseconds."""
SHORT = (
    "<svg onload=xss()>",
    "<img src=q onerror=xss()>",
    "'\"><b id=xss>",
    "{{xss()}}",
    "${xss()}",
)
"""Short enough for a name."""
LONG = (
    "<script>xss()</script>",
    "<img src=q onerror=xss()>",
    "\"><script>xss()</script>",
    "'><img src=q onerror=xss()>",
    "<svg><animate onbegin=xss() attributeName=x dur=1s>",
    "<iframe srcdoc='<script>parent.xss()</script>'></iframe>",
    "<a href=javascript:xss() id=xss>click</a>",
    "<body onload=xss()>",
    "<details open ontoggle=xss()><summary>a</summary></details>",
    "<input autofocus onfocus=xss()>",
    "<math><mi xlink:href=javascript:xss()>click",
    "</textarea><script>xss()</script>",
    "</title><script>xss()</script>",
    "</script><script>xss()</script>",
    "<style>@import 'javascript:xss()';</style>",
    "javascript:xss()",
    "data:text/html,<script>parent.xss()</script>",
    "<object data=javascript:xss()>",
    "<form action=javascript:xss()><button autofocus>go",
    "<template><script>xss()</script></template><b id=xss>",
    "&lt;img src=q onerror=xss()&gt;",
    "\\u003cimg src=q onerror=xss()\\u003e",
    "<img src=`q` onerror=`xss()`>",
    "<xss id=x tabindex=1 onfocus=xss()></xss>",
    "{@html '<img src=q onerror=xss()>'}",
    "<noscript><p title=\"</noscript><img src=q onerror=xss()>\">",
)  # fmt: skip
WATCH = """
window.xssHits = [];
window.xss = () => { window.xssHits.push("a script ran"); };
document.addEventListener("securitypolicyviolation", (e) =>
  window.xssHits.push(`only the policy stopped it: ${e.violatedDirective} ${e.blockedURI}`));
"""
INJECTED = """() => [...document.querySelectorAll(
  '#xss, xss, img[src="q"], [onload], [onerror], [onfocus], [ontoggle], [onbegin], iframe, object, '
  + 'a[href^="javascript:"], form[action^="javascript:"], body style')].map((e) => e.outerHTML)"""
SETTINGS = {**FAST, "ladder": "yes", "passwords_per_minute": 1_000_000}
ADDRESSES = ("/?open={0}", "/t/{0}", "/plans/new/{0}", "/rules/{0}", "/ladder/{0}", "/shared/{0}")


@dataclass
class Attack:
    """One text, entered wherever a text can be entered, and where it can then be seen."""

    server: Server
    text: str
    name: str
    pages: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    entered: Counter[str] = field(default_factory=Counter)

    def enter(self, where: str, method: str, path: str, body: Any, token: str = "") -> Any:
        """The answer, or None where the text was refused; that counts, too."""
        status, said = self.server.answer(method, f"/api/v1{path}", body, token)
        hold(status < 500, f"{method} {path} was answered {status}")
        self.entered[f"{where}{'' if status < 300 else ' (refused)'}"] += 1
        return json.loads(said) if status < 300 and said.strip() else None

    def prepare(self) -> None:
        account = self.enter(
            "account's name", "POST", "/accounts", {"name": self.name, "password": "long enough"}
        )
        kept: dict[str, Any] = {
            "account": account and {"name": self.name, "token": account["token"]}
        }
        plan = FIELD.replace("name Field", f"name {self.text}")
        stored = self.enter(
            "plan's name", "POST", "/plans",
            {"book": "dungeon-of-dooom", "plan": plan, "name": self.text},
        )  # fmt: skip
        if stored:
            key = stored.get("key", "")
            shared = self.enter("shared plan", "POST", f"/plans/{stored['id']}/share", {}, key)
            self.pages.append((f"/shared/{shared['share']}" if shared else "/plans", kept))
        self.pages += [("/me", kept), ("/plans", kept), ("/ladder", kept), ("/puzzles", kept)]
        for ended in (False, True):
            self._table(plan, ended)
        self.pages.append(("/", kept))
        self.pages += [(address.format(quote(self.text, safe="")), kept) for address in ADDRESSES]

    def _table(self, plan: str, ended: bool) -> None:
        terms = {"listed": True, "chat": True, "absent": "wait", "master": "person"}
        wish = {
            "book": "dungeon-of-dooom", "seats": 2, "plan": plan, "terms": terms,
            "title": self.text,
        }  # fmt: skip
        opened = self.enter("title", "POST", "/tables", wish)
        if opened is None:
            opened = self.enter("table", "POST", "/tables", {**wish, "title": "", "plan": FIELD})
        hold(opened, "no table could be opened")
        table = opened["id"]
        path = f"/tables/{table}"
        sat = self.enter("player's name", "POST", f"{path}/seats", {"name": self.name})
        first = sat or self.enter("seat", "POST", f"{path}/seats", {"name": "Eve"})
        self.enter("seat", "POST", f"{path}/seats", {"name": "Fay"})
        token = first["token"]
        self.enter("chat", "POST", f"{path}/chat", {"text": self.text}, token)
        for where, do in (("said in the game", f"say {self.text}"), ("wrong move", self.text)):
            self.enter(
                where,
                "POST",
                f"{path}/moves",
                {"do": do, "id": f"{where[:4]} {self.text[:30]}"},
                token,
            )
        rule = {"do": f"rule: {self.text}"}
        self.enter("master's rule", "POST", f"{path}/moves", rule, opened["master"])
        note = {"version": 0, "doc": self._notebook()}
        self.enter("notebook", "PUT", f"{path}/notebook", note, token)
        self.enter("lost seat", "POST", f"{path}/seats/1/ask", {})
        held = {"seat": 0, "token": token, "host": opened["host"], "name": self.name, "at": 1}
        sits = {"seats": {table: {**held, "title": self.text}}, "name": self.name}
        if ended:
            self.enter("abandoned", "POST", f"{path}/abandon", {}, opened["host"])
            self.pages.append((f"/t/{table}/replay", sits))
        self.pages += [(f"/t/{table}", sits), (f"/t/{table}", {}), (f"/tabletop/{table}", sits)]

    def _notebook(self) -> dict[str, Any]:
        """As the page writes it, with the text wherever it has texts."""
        words = {"s": "", "t": self.text, "n": self.text}
        piece = {"id": "f1", "name": self.text, "mark": self.text, "seat": 0, "at": "0,0"}
        layer = {"id": "own", "name": self.text, "sheets": {"f1": {"c": {"0,0": words}}}}
        shape = {"columns": 9, "rows": 9, "levels": 1}
        return {
            "v": 1, "book": self.text, "shape": shape, "fragments": [piece], "layers": [layer],
            "settled": [self.text],
        }  # fmt: skip


class Looker:
    """A person with a browser who looks at everything."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.looked = 0
        self.shown = 0

    def look(self, attack: Attack) -> None:
        for path, kept in attack.pages:
            context = self.browser.new_context()
            context.add_init_script(WATCH)
            for key, value in kept.items():
                if value is not None:
                    text = json.dumps(json.dumps(value))
                    context.add_init_script(f"localStorage.setItem('asterion.{key}', {text})")
            try:
                self._page(context, path, attack)
            finally:
                context.close()

    def _page(self, context: BrowserContext, path: str, attack: Attack) -> None:
        page: Page = context.new_page()
        dialogs: list[str] = []

        def close(dialog: Dialog) -> None:
            dialogs.append(dialog.message)
            dialog.dismiss()

        page.on("dialog", close)
        page.goto(f"http://127.0.0.1:{self.server.port}{path}", wait_until="networkidle")
        page.keyboard.press("Tab")
        page.evaluate("() => document.querySelectorAll('details').forEach((d) => d.open = true)")
        there = "name => document.body.innerText.includes(name)"
        with suppress(Error):  # not every page shows it
            patience = PATIENCE if is_table(path) else SHORT_LOOK
            page.wait_for_function(there, arg=attack.name, timeout=patience)
        self.looked += 1
        body = page.inner_text("body")
        self.shown += attack.text in body or attack.name in body
        hits = [*page.evaluate("window.xssHits"), *page.evaluate(INJECTED), *dialogs]
        hold(not hits, f"“{attack.text}” at {path}: {hits[:3]}")


def is_table(path: str) -> bool:
    """Whether this is the page of a table, which names those who sit there."""
    return path.startswith("/t/") and "%" not in path and not path.endswith("/replay")


def run(drill: Run) -> str:
    """Returns what was found."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    hold(program, "this drill needs chromium or google-chrome on PATH")
    entered: Counter[str] = Counter()
    texts = [LONG[n % len(LONG)] + ("" if n < len(LONG) else f" {n}") for n in range(drill.size)]
    alone = ["--no-sandbox"] if os.getuid() == 0 else []
    with (
        Server(drill.folder, settings=SETTINGS) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=alone, timeout=90_000)
        looker = Looker(browser, server)
        for n, text in enumerate(texts):
            attack = Attack(server, text, SHORT[n % len(SHORT)][:28] + f"{n}")
            attack.prepare()
            if drill.size < FEW:  # a small drill looks at some of the pages
                tables = [page for page in attack.pages if is_table(page[0])]
                attack.pages = [tables[0], *drill.dice.sample(attack.pages, FEW)]
            looker.look(attack)
            entered += attack.entered
            drill.tell(n + 1, f"texts, {looker.looked} pages")
        browser.close()
        server.stop()
    hold(looker.shown >= drill.size, "the texts were hardly ever shown")
    told = ", ".join(f"{where} {count}" for where, count in sorted(entered.items()))
    return (
        f"{drill.size} texts entered in {len(entered)} ways ({told}); {looker.looked:,} pages "
        f"looked at in Chromium, {looker.shown:,} of them showed the text as text; no script ran, "
        "nothing was injected, the policy had nothing to stop"
    )
