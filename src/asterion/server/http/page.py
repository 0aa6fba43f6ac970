"""The page's files, as the web build left them; a plain page where it was not built."""

import mimetypes
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from asterion.core.phrase import phrase
from asterion.server.http.problems import Fault, language_of_page
from asterion.words.language import FIRST

FOLDER = Path(__file__).parent.parent / "page"
INDEX = "index.html"
HOME = "home.html"
"""The same with the first page in it, for anyone who comes to the first page and reads English."""
HASHED = "assets/"
"""The build puts a hash of the content into these files' names, so they never change."""
PACKED = (("br", ".br"), ("gzip", ".gz"))
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
FOR_A_DAY = "public, max-age=86400"
"""The tab's icon changes with whose turn it is, back and forth."""
PLAIN_VARY = "Accept-Encoding"
PAGE_VARY = "Accept-Encoding, Accept-Language, Cookie"
_NEVER = re.compile(r"q=0(\.0*)?")

PLAIN = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Asterion</title>
<h1>Asterion</h1>
<p>The game server is running. Its full page is not built in this checkout: with Node.js installed,
run <code>./dev page</code> and start the server again. Nothing else is missing: programs and the
terminal can play now.</p>
<ul>
<li><code>asterion join {address}</code> plays in the terminal.</li>
<li><a href="/api/v1/tables">/api/v1/tables</a> lists the open tables.</li>
<li><a href="/api/v1/books">/api/v1/books</a> lists the rule books.</li>
<li><a href="/api/v1/openapi.json">/api/v1/openapi.json</a> describes the whole API.</li>
</ul>
</html>
"""


@dataclass(frozen=True)
class PageFile:
    """One file in memory, with its packed forms."""

    media: str
    caching: str
    plain: bytes
    packed: dict[str, bytes]


PAGES = (
    "t", "r", "plans", "shared", "rules", "learn", "tiles", "daily", "puzzles", "week", "tabletop",
    "bell", "me", "admin", "ladder", "scores", "club",
)  # fmt: skip


class Page:
    """All files of the page, read once; so no address can name any other file."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, PageFile] = {}
        if (folder / INDEX).is_file():
            for path in sorted(folder.rglob("*")):
                is_packed = path.suffix in (".br", ".gz")
                if path.is_file() and not is_packed and not path.name.startswith("."):
                    self.files[path.relative_to(folder).as_posix()] = _page_file(folder, path)

    @property
    def built(self) -> bool:
        return INDEX in self.files

    def answer(self, request: Request, head: str = "") -> Response:
        """The file of this name; for any address of the page itself, the page.

        `head` is put into the page's head, as it is.
        """
        name = request.url.path.lstrip("/")
        kept = self.files.get(name)
        status = 200
        if kept is None:
            if not _of_the_page(name):
                # People are told so by the page itself, programs by a problem.
                if not self.built or "text/html" not in request.headers.get("accept", ""):
                    raise Fault(404, phrase("server-no-page-file", name=name[:80]))
                status = 404
            if not self.built:
                address = escape(f"{request.url.scheme}://{request.url.netloc}")
                return Response(PLAIN.format(address=address), media_type="text/html")
            kept = self.files[INDEX]
            is_home = not name and "open" not in request.query_params
            if is_home and language_of_page(request) == FIRST:
                kept = self.files.get(HOME, kept)
            if head:
                whole = kept.plain.replace(b"</head>", head.encode() + b"</head>", 1)
                return Response(whole, status, {"Cache-Control": ASK_AGAIN}, kept.media)
        headers = {
            "Cache-Control": kept.caching,
            "Vary": PLAIN_VARY if name in self.files else PAGE_VARY,
        }
        wanted = wanted_codings(request.headers.get("accept-encoding", ""))
        for coding, _suffix in PACKED:
            if coding in wanted and coding in kept.packed:
                headers["Content-Encoding"] = coding
                return Response(kept.packed[coding], status, headers, kept.media)
        return Response(kept.plain, status, headers, kept.media)


def wanted_codings(accepted: str) -> set[str]:
    """The codings that an Accept-Encoding names and does not refuse."""
    parts = (part.lower().replace(" ", "").partition(";") for part in accepted.split(","))
    return {coding for coding, _, quality in parts if not _NEVER.fullmatch(quality)}


def _of_the_page(name: str) -> bool:
    """The addresses that the page itself knows; it shows by itself what stands there."""
    first = name.partition("/")[0]
    return name in ("", INDEX) or first in PAGES


def _page_file(folder: Path, path: Path) -> PageFile:
    name = path.relative_to(folder).as_posix()
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if path.suffix in (".js", ".mjs"):
        media = "text/javascript"  # whatever the machine's own table says
    packed = {
        coding: Path(f"{path}{suffix}").read_bytes()
        for coding, suffix in PACKED
        if Path(f"{path}{suffix}").is_file()
    }
    caching = FOR_EVER if name.startswith(HASHED) else ASK_AGAIN
    if name.startswith("icon"):
        caching = FOR_A_DAY
    return PageFile(media, caching, path.read_bytes(), packed)
