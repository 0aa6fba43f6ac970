/** The drawing as a file: an SVG that needs no style sheet, or a PNG made of it. */

import type { Box } from "./boxes";
import { SIDE } from "./layout";

/** What our style sheets say of a drawing, and a file of its own has to say itself. */
const STYLED = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
  "stroke-linejoin", "stroke-opacity", "opacity", "font-family", "font-size", "font-style",
  "font-weight", "text-anchor", "dominant-baseline",
  "paint-order", "clip-path", "transform", "transform-origin",
] as const; // prettier-ignore
/** The cursor and what the pointer means belong to the hand, not to the drawing. */
const LEFT_OUT = ".cursor, .aim, .choice";
/** Pixels for a cell in a picture that is made of pixels. */
const FINE = 140;

/** All of a box of the desk as the text of an SVG. */
export function svgOf(drawing: SVGSVGElement, box: Box, ground: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const own = [...drawing.querySelectorAll<SVGElement>("*")];
  const copied = [...copy.querySelectorAll<SVGElement>("*")];
  own.forEach((element, n) => {
    const style = getComputedStyle(element);
    const to = copied[n]!;
    to.removeAttribute("class");
    to.removeAttribute("style");
    // As attributes: the page's own policy lets no style be written into an element.
    for (const name of STYLED) {
      const value = style.getPropertyValue(name);
      if (value !== "" && value !== "none" && value !== "auto") to.setAttribute(name, value);
      else if (value === "none" && (name === "fill" || name === "stroke")) to.setAttribute(name, value);
    }
    if (element.matches(LEFT_OUT)) to.setAttribute("display", "none");
  });
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  for (const name of [...copy.attributes].map(({ name }) => name)) copy.removeAttribute(name);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width * SIDE));
  copy.setAttribute("height", String(height * SIDE));
  const corner = [box.left * SIDE, box.top * SIDE];
  copy.setAttribute("viewBox", `${corner.join(" ")} ${width * SIDE} ${height * SIDE}`);
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const sides = { x: corner[0], y: corner[1], width: width * SIDE, height: height * SIDE };
  for (const [name, value] of Object.entries(sides)) paper.setAttribute(name, String(value));
  paper.setAttribute("fill", ground);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

/** The same in pixels. */
export async function pngOf(svg: string, box: Box): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round((box.right - box.left) * FINE);
  canvas.height = Math.round((box.bottom - box.top) * FINE);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

export function saveAs(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
