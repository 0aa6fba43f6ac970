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

/** A GIF that shows the frames one after another, for ever; the last stays longest. */
export async function filmOf(
  frames: readonly Frame[], paper: string, ink: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { applyPalette, GIFEncoder, quantize } = await import("gifenc");
  const [wide, high] = sizeOf(frames);
  const film = GIFEncoder();
  for (const [n, frame] of frames.entries()) {
    const pixels = await painted(stillOf(frame, wide, high, paper, ink), wide, high + LINE);
    const palette = quantize(pixels, COLOURS);
    const delay = 1000 * (n === frames.length - 1 ? STAY : SECONDS);
    film.writeFrame(applyPalette(pixels, palette), wide, high + LINE, { palette, delay, repeat: 0 });
  }
  film.finish();
  return film.bytes();
}

/** One frame with its words, as a drawing that needs nothing else. */
function stillOf({ drawing, words }: Frame, wide: number, high: number, paper: string, ink: string): string {
  const still = document.createElementNS(SVG, "svg");
  still.setAttribute("xmlns", SVG);
  still.setAttribute("width", String(wide));
  still.setAttribute("height", String(high + LINE));
  const ground = document.createElementNS(SVG, "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", paper);
  drawing.setAttribute("width", String(wide));
  drawing.setAttribute("height", String(high));
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("x", "12");
  text.setAttribute("y", String(high + LINE - 12));
  text.setAttribute("fill", ink);
  text.setAttribute("font-family", "serif");
  text.setAttribute("font-size", "17");
  text.textContent = words;
  still.append(ground, drawing, text);
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

function sizeOf(frames: readonly Frame[]): [number, number] {
  const boxes = frames.map(({ drawing }) => (drawing.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number));
  const ratio = Math.max(...boxes.map(([, , w = 1, h = 1]) => h / w));
  const wide = 640;
  return [wide, Math.round(Math.min(Math.max(wide * ratio, 200), 800))];
}
