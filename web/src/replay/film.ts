/** The last moments as one moving picture, a GIF of frames, each a copy of what was on the page.
 *
 * It is made from nothing but what the chosen chair was shown.
 */

/** What a drawing must take along, for outside of the page there are no style sheets. */
const STYLES = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
  "stroke-linejoin", "stroke-opacity", "opacity", "font-family", "font-size", "font-style",
  "font-weight", "text-anchor", "dominant-baseline", "visibility", "display", "transform",
  "transform-origin", "paint-order", "stop-color", "stop-opacity",
];
const SVG = "http://www.w3.org/2000/svg";
const SECONDS = 0.9;
const STAY = 2;
const LINE = 34;
const COLOURS = 200;

/** A copy of a drawing that looks the same anywhere; its ids are made its own, frame by frame.
 *
 * Looks are written as attributes: inline styles are not allowed in this page, nor in copies of it.
 */
export function frameOf(drawing: SVGSVGElement, n: number): SVGSVGElement {
  return copied(drawing, n) as SVGSVGElement;
}

function copied(from: Element, n: number): Element {
  const to = document.createElementNS(SVG, from.localName);
  for (const { name, value } of from.attributes) {
    if (name === "style" || name === "class" || name === "role" || /^(aria|data)-/.test(name)) continue;
    if (name === "id") to.setAttribute(name, `f${n}-${value}`);
    else if (name === "href" && value.startsWith("#")) to.setAttribute(name, `#f${n}-${value.slice(1)}`);
    else to.setAttribute(name, renamed(value, n));
  }
  const looks = getComputedStyle(from);
  for (const name of STYLES) {
    const value = looks.getPropertyValue(name);
    if (value !== "" && !isUsual(name, value)) to.setAttribute(name, renamed(value, n));
    else if (to.hasAttribute(name) && name !== "transform") to.setAttribute(name, value);
  }
  for (const child of from.childNodes) {
    if (child instanceof SVGElement) to.append(copied(child, n));
    else if (child.nodeType === Node.TEXT_NODE) to.append(child.textContent ?? "");
  }
  return to;
}

const USUAL: Record<string, string> = {
  "fill-opacity": "1", "stroke-opacity": "1", opacity: "1", transform: "none", stroke: "none",
  "stroke-dasharray": "none", "stroke-linecap": "butt", "stroke-linejoin": "miter", display: "inline",
  visibility: "visible", "fill-rule": "nonzero", "stroke-width": "1px", "paint-order": "normal",
  "font-style": "normal", "text-anchor": "start", "dominant-baseline": "auto", "stop-opacity": "1",
  "stop-color": "rgb(0, 0, 0)",
};
const isUsual = (name: string, value: string): boolean => USUAL[name] === value;
const renamed = (value: string, n: number): string =>
  value.replaceAll(/url\(["']?#([^"')]+)["']?\)/g, `url(#f${n}-$1)`);

export interface Frame {
  drawing: SVGSVGElement;
  /** Said below it. */
  words: string;
}

/** How a film is drawn: its ground, and what is written on it. */
export interface Colours {
  paper: string;
  ink: string;
  accent: string;
}

/** A GIF that shows a title and then the frames one after another, for ever; the last stays longest. */
export async function filmOf(
  title: readonly string[], frames: readonly Frame[], colours: Colours,
): Promise<Uint8Array<ArrayBuffer>> {
  const { applyPalette, GIFEncoder, quantize } = await import("gifenc");
  const whole = wholeOf(frames.map(({ drawing }) => drawing.getAttribute("viewBox") ?? "0 0 1 1"));
  const [wide, high] = sizeOf(whole);
  const film = GIFEncoder();
  const show = async (still: string, seconds: number): Promise<void> => {
    const pixels = await painted(still, wide, high + LINE);
    const palette = quantize(pixels, COLOURS);
    film.writeFrame(applyPalette(pixels, palette), wide, high + LINE, { palette, delay: 1000 * seconds, repeat: 0 });
  };
  await show(titleCard(title, wide, high + LINE, colours), STAY);
  for (const [n, frame] of frames.entries()) {
    frame.drawing.setAttribute("viewBox", whole.join(" "));
    await show(stillOf(frame, wide, high, colours), n === frames.length - 1 ? STAY : SECONDS);
  }
  film.finish();
  return film.bytes();
}

/** What all frames show together: a camera that moved cuts nothing off. */
export function wholeOf(boxes: readonly string[]): [number, number, number, number] {
  const found = boxes.map((box) => box.split(" ").map(Number));
  const [left, top] = [Math.min(...found.map(([x = 0]) => x)), Math.min(...found.map(([, y = 0]) => y))];
  const right = Math.max(...found.map(([x = 0, , w = 1]) => x + w));
  const bottom = Math.max(...found.map(([, y = 0, , h = 1]) => y + h));
  return [left, top, right - left, bottom - top];
}

function sheetOf(wide: number, high: number, paper: string): SVGSVGElement {
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("xmlns", SVG);
  sheet.setAttribute("width", String(wide));
  sheet.setAttribute("height", String(high));
  const ground = document.createElementNS(SVG, "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", paper);
  sheet.append(ground);
  return sheet;
}

function written(words: string, x: number, y: number, size: number, fill: string): SVGTextElement {
  const text = document.createElementNS(SVG, "text");
  const looks = { x, y, fill, "font-family": "serif", "font-size": size };
  for (const [name, value] of Object.entries(looks)) text.setAttribute(name, String(value));
  text.textContent = words;
  return text;
}

/** Which game it is, who played and how it ended: the first of it large, the rest below. */
function titleCard(title: readonly string[], wide: number, high: number, { paper, ink, accent }: Colours): string {
  const card = sheetOf(wide, high, paper);
  const middle = high / 2 - (title.length - 1) * 17;
  for (const [n, words] of title.entries()) {
    const most = n ? 24 : 46;
    const size = Math.min(most, (wide - 48) / (0.5 * Math.max(1, words.length)));
    const line = written(words, wide / 2, middle + (n ? 16 + n * 34 : 0), size, n ? ink : accent);
    line.setAttribute("text-anchor", "middle");
    card.append(line);
  }
  return new XMLSerializer().serializeToString(card);
}

/** One frame with its words, as a drawing that needs nothing else. */
function stillOf({ drawing, words }: Frame, wide: number, high: number, { paper, ink }: Colours): string {
  const still = sheetOf(wide, high + LINE, paper);
  drawing.setAttribute("width", String(wide));
  drawing.setAttribute("height", String(high));
  const size = Math.min(17, (wide - 24) / (0.52 * Math.max(1, words.length)));
  still.append(drawing, written(words, 12, high + LINE - 12, size, ink));
  return new XMLSerializer().serializeToString(still);
}

async function painted(svg: string, wide: number, high: number): Promise<Uint8ClampedArray> {
  const image = new Image(wide, high);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, wide, high);
  return context.getImageData(0, 0, wide, high).data;
}

function sizeOf([, , width, height]: readonly [number, number, number, number]): [number, number] {
  const wide = 640;
  return [wide, Math.round(Math.min(Math.max((wide * height) / width, 200), 800))];
}
