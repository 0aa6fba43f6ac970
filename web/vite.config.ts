import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { icons } from "./scripts/icons.ts";
import { prerender } from "./scripts/prerender.ts";

const FIRST_PAGE = "pages/Home.svelte";

// The server that `npm run dev` passes requests on to: ./dev serve, on this machine.
const server = process.env["ASTERION_SERVER"] ?? "http://127.0.0.1:8000";

/** Lays a .br and a .gz beside every file that gains by it, so that the server only sends. */
function compress(): Plugin {
  let [folder, root] = ["", ""];
  let styles: string[] = [];
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      styles = stylesOf(FIRST_PAGE, bundle);
    },
    async closeBundle() {
      await prerender(folder, root, [words(), ...svelte(), icons()], styles);
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const entry of entries) {
        if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(bytes));
        await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** The styles of a page's own chunk and of the chunks it needs at once, without those index.html has. */
function stylesOf(page: string, bundle: Rolldown.OutputBundle): string[] {
  const [seen, found] = [new Set<string>(), new Set<string>()];
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== "chunk") return;
    seen.add(name);
    chunk.imports.forEach(visit);
    if (!chunk.isEntry) chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
  };
  const first = Object.values(bundle).find(
    (chunk) => chunk.type === "chunk" && (chunk.facadeModuleId?.endsWith(page) ?? false),
  );
  if (first === undefined) throw new Error(`no chunk is ${page}`);
  visit(first.fileName);
  return [...found];
}

/** Makes a Fluent file a module that is its text; comments are for those who write and translate. */
function words(): Plugin {
  return {
    name: "words",
    transform(text, file) {
      if (!file.endsWith(".ftl")) return null;
      const said = text.replace(/^#.*\n?/gm, "").trimStart();
      return { code: `export default ${JSON.stringify(said)};`, map: null, moduleType: "js" };
    },
  };
}

/** What is always loaded together is one file: every file costs a request, and packs worse alone. */
const GROUPS = [
  // Whatever page is shown: Svelte, Fluent, the address, the API.
  ["first", /node_modules\/(svelte|clsx|esm-env|@fluent)|preload-helper|src\/(main|App)\b|src\/lib\/(Breaking|LanguageMenu|Later|SpokenOf|account|api|early|playing|renewed|router|seats|shelf|theme)\b|src\/browser\/kept\b|src\/(home|people|puzzle)\/calls\b|src\/(people\/worker|puzzle\/streak)\b|words\/(en\/)?common\b|words\/(files|functions|language|page|speaker)\b/],
  // What is told, and by whom, as tables, replays, lessons and puzzles show it.
  ["told", /src\/table\/(Transcript|transcript|Shape|ear|describe|commands|glyphs|called|around|slots)\b|src\/map\/(board|moments|noticing|pictured)\b|src\/words\/Said\b|words\/(en\/)?(room|table|map)\b|src\/words\/(room|table|map)\b|src\/home\/options\b|src\/table\/(game|Clock)\b|src\/lib\/(bar|book|fold|live|looks|offered|pins|said)\b|src\/browser\/focus\b|src\/replay\/promise\b|words\/(en\/)?people\b/],
  ["tiles", /src\/map\/(camera|pointer|Tile|Token|Torchlight|Strokes|places|water|sides|ink|tiles|hatch|samples|players|chance|icons|picture)\b|virtual:icons$/],
  ["paper", /src\/notebook\/(Sides|Stamp|file|pencil|meet|sketch|hear|room|marks|trail|misfits|steps-file|overlay|places|model|rim|vocabulary|shape|picture|boxes|layout|torn|pieces|describe)\b|words\/(en\/)?notebook\b/],
] satisfies [string, RegExp][];

export default defineConfig({
  plugins: [words(), svelte(), icons(), compress()],
  build: {
    outDir: "../src/asterion/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no inline script and no data: address for one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS.map(([name, test], n) => ({ name, test, priority: 9 - n })) } } },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    setupFiles: ["tests/shelf.ts"],
    // Properties are tried a hundred times over: that takes its time on a machine that is busy.
    testTimeout: 120_000,
  },
});
