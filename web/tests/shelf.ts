// Before every test: the books have said about themselves what the server says of them, kept in
// shelf.json; tests/web/test_shelf.py holds that it is still that.

import { readFileSync } from "node:fs";
import { remember } from "../src/lib/shelf";
import type { ShownBook } from "../src/lib/types";

const kept = new URL("shelf.json", import.meta.url);
for (const page of JSON.parse(readFileSync(kept, "utf8")) as ShownBook[]) remember(page);
