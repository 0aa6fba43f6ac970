// Writes the API's own description as TypeScript types.
// Usage: npm run types -- path/to/openapi.json path/to/types.ts
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const [source, target] = process.argv.slice(2);
if (!source || !target) {
  console.error("say what to read and what to write: npm run types -- openapi.json types.ts");
  process.exit(1);
}
const description = JSON.parse(await readFile(source, "utf8"));
description.paths = {}; // addresses are written where they are asked for; the shapes are what counts
const types = astToString(await openapiTS(description, { defaultNonNullable: false }));
const head = "// Made from the API's description by ./dev types. Not edited by hand.\n";
await writeFile(target, head + types);
