// The result as a picture: a square for each mark, and nothing of the labyrinth.

import type { DailyResult } from "../lib/types";

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 30];
const MOST = 10; // squares in a row
const SQUARES: Readonly<Record<string, string>> = { "▓": "--good", "░": "--bad", "▒": "--gold-metal" };

export async function pictureOf({ text, row }: DailyResult, title: string, time: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  const font = getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily;
  const colour = (name: string): string => colourOf(name, style);
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour("--ink");
  for (const [by, width] of [[EDGE, 4], [EDGE + 12, 1.5]] as const) {
    pen.lineWidth = width;
    pen.strokeRect(by, by, WIDTH - 2 * by, HEIGHT - 2 * by);
  }
  const [name = "", ...counts] = text.split(" · ").slice(0, -1);
  pen.textAlign = "center";
  pen.fillStyle = colour("--accent");
  pen.font = `700 84px ${font}`;
  pen.fillText(name, WIDTH / 2, 170);
  pen.fillStyle = colour("--ink");
  pen.font = `500 38px ${font}`;
  pen.fillText(title, WIDTH / 2, 235, WIDTH - 160);
  pen.fillText([...counts, time].join(" · "), WIDTH / 2, 560, WIDTH - 160);
  squares([...row], pen, colour);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

function squares(row: readonly string[], pen: CanvasRenderingContext2D, colour: (name: string) => string): void {
  const [side, gap] = [72, 14];
  const lines = Math.ceil(row.length / MOST);
  const each = Math.ceil(row.length / lines);
  row.forEach((square, n) => {
    const [line, place] = [Math.floor(n / each), n % each];
    const inLine = Math.min(each, row.length - line * each);
    const left = (WIDTH - inLine * (side + gap) + gap) / 2 + place * (side + gap);
    const top = 385 - (lines * (side + gap) - gap) / 2 + line * (side + gap);
    pen.fillStyle = colour(SQUARES[square] ?? "--ink");
    pen.fillRect(left, top, side, side);
    pen.strokeStyle = colour("--ink");
    pen.lineWidth = 3;
    pen.strokeRect(left, top, side, side);
    if (square === "▓") return;
    // Not by colour alone: a slip is crossed, a hint has a point.
    pen.fillStyle = colour("--paper");
    if (square === "▒") pen.fillRect(left + side / 2 - 9, top + side / 2 - 9, 18, 18);
    else pen.fillRect(left + 12, top + side / 2 - 5, side - 24, 10);
  });
}

/** Of a colour that is one by day and another by night, the one that holds now. */
function colourOf(name: string, style: CSSStyleDeclaration): string {
  const probe = document.createElement("i");
  probe.style.color = style.getPropertyValue(name);
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}
