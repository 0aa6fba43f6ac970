// Which files of words there are besides English, and how each is loaded when it is wanted.

const SHARED = "../../../src/asterion/words"; // lists, and a player in a sentence, as books say it
const others = import.meta.glob<string>(
  [
    "./*/*.ftl",
    "!./en/*.ftl",
    "../../../src/asterion/words/*/common.ftl",
    "!../../../src/asterion/words/en/common.ftl",
  ],
  { import: "default" },
);

export const FIRST = "en";
/** The languages that have a folder here, English first. */
export const LANGUAGES: readonly string[] = [
  FIRST,
  ...new Set(
    Object.keys(others).flatMap((file) => (/^\.\/([^/]+)\//.exec(file) ?? []).slice(1)),
  ),
];

/** An area of the page in another language than English; nothing if it has no such file. */
export async function fileOf(language: string, area: string): Promise<string> {
  const shared = area === "shared" ? `${SHARED}/${language}/common.ftl` : "";
  return (await others[shared || `./${language}/${area}.ftl`]?.()) ?? "";
}
