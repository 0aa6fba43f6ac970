// home.html: the page with its first page in it already, for whoever comes to the first page.
// The books' cards are read before any script has come, and nothing moves when it has.

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";

const EMPTY = '<div id="page"></div>';

/** `styles`: of the first page and of all it shows, or its cards would grow when the scripts come. */
export async function prerender(
  folder: string, root: string, plugins: Plugin[], styles: readonly string[],
): Promise<void> {
  const apart = join(root, "node_modules", ".prerendered");
  await build({
    configFile: false, root, logLevel: "error", plugins,
    build: { ssr: "src/prerendered.ts", outDir: apart, emptyOutDir: true, copyPublicDir: false },
  });
  // What a browser has and the page looks at before it is shown.
  const browser = {
    location: new URL("http://localhost/"),
    navigator: { languages: ["en"] },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  };
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const { html } = (await import(pathToFileURL(join(apart, "prerendered.js")).href)) as { html: string };
  const index = await readFile(join(folder, "index.html"), "utf-8");
  if (!index.includes(EMPTY)) throw new Error("index.html has no empty #page");
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join("");
  const home = index
    .replace(EMPTY, () => `<div id="page">${html}</div>`)
    .replace("</head>", `${links}<script src="/early.js"></script></head>`);
  await writeFile(join(folder, "home.html"), home);
  await rm(apart, { recursive: true, force: true });
}
