import { describe, expect, it } from "vitest";
import usual from "virtual:icons";
import beasts from "virtual:icons/beasts";
import crawl from "virtual:icons/crawl";
import kit from "virtual:icons/kit";
import maze from "virtual:icons/maze";
import { credits } from "../../src/map/credits";
import authors from "../../src/map/icons.json";
import { allIcons } from "../../src/map/icons";
import { initialOf, shapeOf } from "../../src/map/players";
import { SIDES } from "../../src/map/sides";
import { ICONS, tileOf } from "../../src/map/tiles";
import shelf from "../shelf.json";

/** Of what is not known the paper shows nothing. */
const BARE = "ground";
interface Drawn {
  mark: string;
  tile: string;
  tone: string;
}

describe("tiles", () => {
  it("use every icon that is taken along, and name its author", () => {
    expect(Object.keys(authors).sort()).toEqual([...new Set(Object.values(ICONS))].sort());
    const icons = { ...usual, ...maze, ...kit, ...crawl, ...beasts };
    expect(Object.keys(icons).sort()).toEqual(Object.keys(authors).sort());
    for (const path of Object.values(icons)) expect(path).toMatch(/^M/i);
    const named = credits();
    expect(named.flatMap((credit) => credit.icons).length).toBe(Object.keys(authors).length);
    expect(named.every((credit) => credit.author)).toBe(true);
  });

  it("draw every symbol of the books' looks", () => {
    const undrawn = (Object.values(shelf) as unknown as {
      name: string;
      looks: Record<"symbols", Drawn[]> & { moods: { symbols: Drawn[] }[] };
    }[]).flatMap((book) =>
      [...book.looks.symbols, ...book.looks.moods.flatMap(({ symbols }) => symbols)]
        .filter(({ tile, tone }) => (tile === "" ? tone !== BARE : tileOf(tile) === null))
        .map(({ mark }) => `${book.name}: ${mark}`));
    expect(undrawn).toEqual([]);
  });

  it("draw everything that stands between two cells", () => {
    const undrawn = shelf.flatMap(({ name, looks: { sides } }) =>
      sides.filter(({ tile }) => !(SIDES as readonly string[]).includes(tile)).map(({ mark }) => `${name}: ${mark}`));
    expect(undrawn).toEqual([]);
  });

  it("draw a rare icon as soon as it has come", async () => {
    tileOf("orc");
    await allIcons();
    const orc = tileOf("orc");
    expect(orc?.kind === "icon" && orc.path).toMatch(/^M/i);
  });

  it("give each of six players a shape of their own, and the first letter of their name", () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(shapeOf)).size).toBe(6);
    expect(initialOf(" ariadne ")).toBe("A");
    expect(initialOf("Ωρίων")).toBe("Ω");
    expect(initialOf("")).toBe("");
  });

  it("leave what they do not know to its letters", () => {
    expect(tileOf("a-tile-of-next-year")).toBeNull();
  });
});
