// Places of a plan that are drawn by our own pen, each in the cell x, y.

import { chance } from "./chance";
import { brush, CELL, line, ring, thread, type Drawing, type Point } from "./ink";

const seedAt = (x: number, y: number, n: number): number => Math.round(chance(x, y, n) * 9999);
const middle = (x: number, y: number): Point => [(x + 0.5) * CELL, (y + 0.5) * CELL];
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

/** A hole with a shadow in it, and crumbs on its lip. */
export function pit(x: number, y: number): Drawing {
  const seed = seedAt(x, y, 41);
  const [cx, cy] = middle(x, y);
  const [rx, ry] = [33, 28.4];
  let crumbs = "";
  let lip = "";
  for (let n = 0; n < 22; n++) {
    const turn = -0.5 + n * 0.115;
    const long = 5 + 7 * chance(seed, n);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    crumbs += line([[cx + c * (rx + 2), cy + s * (ry + 2)], [cx + c * (rx + 2) + long * 0.8, cy + s * (ry + 2) + long * 0.5]]);
    const back = turn + Math.PI + 0.3;
    const [bc, bs] = [Math.cos(back), Math.sin(back)];
    lip += line([[cx + bc * rx * 0.94, cy + bs * ry * 0.94], [cx + bc * rx * 0.72, cy + bs * ry * 0.72]]);
  }
  const ledge = (by: number, from: number): string => {
    const points: Point[] = [];
    for (let n = 0; n <= 10; n++) {
      const turn = from + n * 0.16;
      points.push([cx + Math.cos(turn) * rx * by, cy + Math.sin(turn) * ry * by]);
    }
    return line(points);
  };
  return [
    { d: crumbs, ink: "ink", width: 1.4, opacity: 0.7 },
    { d: `${ring(cx, cy, rx, ry, seed)}Z`, ink: "pit", opacity: 0.8 },
    { d: ellipse(cx + 1, cy + 3, rx * 0.84, ry * 0.82), ink: "pit", opacity: 0.6 },
    { d: ellipse(cx + 2, cy + 5, rx * 0.66, ry * 0.62), ink: "pit" },
    { d: lip, ink: "hatch-pale", width: 1, opacity: 0.8 },
    { d: ledge(0.62, 3.5) + ledge(0.44, 3.9), ink: "hatch-pale", width: 1.2, opacity: 0.7 },
    { d: ring(cx, cy, rx, ry, seed, 1.15), ink: "ink", width: 2.2 },
  ];
}

/** A house with a green cross. */
export function hospital(x: number, y: number): Drawing {
  const seed = seedAt(x, y, 43);
  const [cx, cy] = middle(x, y);
  const [w, top, foot] = [27, cy - 8, cy + 30];
  const roof: Point[] = [[cx - w - 6, top + 3], [cx, cy - 34], [cx + w + 6, top + 3]];
  const body: Point[] = [[cx - w, top], [cx - w, foot], [cx + w, foot], [cx + w, top]];
  let shade = "";
  for (let n = 0; n < 9; n++) shade += line([[cx + w + 3, top + 8 + n * 4], [cx + w + 9, top + 3 + n * 4]]);
  for (let n = 0; n < 12; n++) shade += line([[cx - w + n * 5, foot + 3], [cx - w + 4 + n * 5, foot + 8]]);
  return [
    { d: `${line([[cx - w, top], [cx, cy - 32], [cx + w, top], [cx + w, foot], [cx - w, foot]])}Z`, ink: "floor" },
    { d: shade, ink: "ink", width: 1, opacity: 0.7 },
    { d: brush(body, 3.4, seed), ink: "ink" },
    { d: brush(roof, 4.2, seed + 3), ink: "ink" },
    { d: `M${cx - 5} ${cy - 9}h10v9h9v10h-9v9h-10v-9h-9v-10h9Z`, ink: "good" },
  ];
}

/** A ladder that leads out: the exit of a dungeon seen from above. */
export function ladder(x: number, y: number): Drawing {
  const [cx, cy] = middle(x, y);
  let rungs = "";
  for (let n = 0; n < 5; n++) {
    const half = 17 + n * 4.2;
    rungs += thread([[cx - half, cy - 24 + n * 13], [cx + half, cy - 24 + n * 13]], 3 + n, 0.6);
  }
  return [
    { d: ellipse(cx, cy, 45, 45), ink: "floor" },
    { d: brush([[cx - 15, cy - 36], [cx - 38, cy + 38]], 5, 5), ink: "good" },
    { d: brush([[cx + 15, cy - 36], [cx + 38, cy + 38]], 5, 6), ink: "good" },
    { d: rungs, ink: "good", width: 4.4 },
  ];
}

/** Two eyes in the dark. */
export function greenEyes(x: number, y: number): Drawing {
  const [cx, cy] = middle(x, y);
  const eye = (sign: number): string =>
    `M${cx + sign * 36} ${cy - 9}Q${cx + sign * 16} ${cy - 14} ${cx + sign * 6} ${cy + 9}Q${cx + sign * 28} ${cy + 15} ${cx + sign * 36} ${cy - 9}Z`;
  return [
    { d: eye(-1) + eye(1), ink: "eyes" },
    { d: eye(-1) + eye(1), ink: "ink", width: 2.6 },
    { d: ellipse(cx - 20, cy, 3, 8) + ellipse(cx + 20, cy, 3, 8), ink: "ink" },
  ];
}

/** Lights of something that is not known yet. */
export function lights(x: number, y: number): Drawing {
  const [cx, cy] = middle(x, y);
  const spots: [number, number, number][] = [[14, -16, 9], [-18, 4, 7], [16, 20, 6]];
  let [suns, rays] = ["", ""];
  for (const [dx, dy, r] of spots) {
    suns += ellipse(cx + dx, cy + dy, r, r);
    for (let n = 0; n < 8; n++) {
      const turn = (n / 8) * Math.PI * 2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      rays += line([[cx + dx + c * (r + 3), cy + dy + s * (r + 3)], [cx + dx + c * (r + 8), cy + dy + s * (r + 8)]]);
    }
  }
  return [{ d: suns, ink: "gold-metal" }, { d: rays, ink: "gold-metal", width: 2.4 }];
}

/** A hole in the darkness: something is there that takes the light away. */
export function hole(x: number, y: number): Drawing {
  const [cx, cy] = middle(x, y);
  return [
    { d: `${ring(cx, cy, 25, 30, 9)}Z`, ink: "pit" },
    { d: ring(cx, cy, 31, 36, 13, 1.3), ink: "odd", width: 2.4 },
  ];
}

/** Bars before a dark room. */
export function prison(x: number, y: number): Drawing {
  const [cx, cy] = middle(x, y);
  let bars = "";
  for (let n = -2; n <= 2; n++) bars += brush([[cx + n * 13, cy - 30], [cx + n * 13, cy + 30]], 5, 20 + n);
  return [
    { d: `M${cx - 34} ${cy - 32}h68v64h-68Z`, ink: "dark", opacity: 0.55 },
    { d: bars, ink: "bad" },
    { d: brush([[cx - 36, cy - 32], [cx + 36, cy - 32]], 6, 3) + brush([[cx - 36, cy + 32], [cx + 36, cy + 32]], 6, 4), ink: "bad" },
  ];
}

/** A crocodile from the side: long jaws with teeth. */
export function crocodile(x: number, y: number): Drawing {
  const [cx, cy] = middle(x, y);
  const p = (dx: number, dy: number): Point => [cx + dx, cy + dy];
  const upper = [p(-40, 4), p(-38, -6), p(-6, -10), p(2, -20), p(12, -22), p(18, -13), p(38, -10), p(40, 6), p(14, 4), p(8, 9), p(2, 3), p(-4, 9), p(-10, 3), p(-16, 9), p(-22, 3), p(-28, 9), p(-34, 3)];
  const lower = [p(-34, 15), p(-28, 11), p(-22, 17), p(-16, 11), p(-10, 17), p(-4, 11), p(2, 17), p(12, 10), p(40, 10), p(38, 24), p(-10, 26), p(-34, 22)];
  return [
    { d: `${line(upper)}Z${line(lower)}Z`, ink: "bad" },
    { d: ellipse(cx + 8, cy - 14, 3.4, 3.4), ink: "floor" },
  ];
}

/** A halfling: curls, ears, and a broad smile. */
export function halfling(x: number, y: number): Drawing {
  const [cx, cy] = middle(x, y);
  let curls = "";
  for (let n = 0; n < 9; n++) {
    const turn = Math.PI + (n / 8) * Math.PI;
    curls += ellipse(cx + Math.cos(turn) * 24, cy - 6 + Math.sin(turn) * 22, 9, 9);
  }
  return [
    { d: `${curls}${ellipse(cx, cy + 6, 25, 27)}M${cx - 24} ${cy}l-16 -9l6 22ZM${cx + 24} ${cy}l16 -9l-6 22Z`, ink: "bad" },
    { d: `${ellipse(cx - 9, cy + 2, 3.6, 4.6)}${ellipse(cx + 9, cy + 2, 3.6, 4.6)}`, ink: "floor" },
    { d: `M${cx - 11} ${cy + 17}q11 9 22 0`, ink: "floor", width: 4 },
  ];
}

/** A door of planks, from above, across a way that runs left and right or up and down. */
export function doorway(x: number, y: number, upright: boolean): Drawing {
  const [cx, cy] = middle(x, y);
  const [w, h] = upright ? [34, 86] : [86, 34];
  const box = `M${cx - w / 2} ${cy - h / 2}h${w}v${h}h${-w}Z`;
  const planks = upright
    ? `M${cx - w / 2} ${cy - 14}h${w}M${cx - w / 2} ${cy + 14}h${w}`
    : `M${cx - 14} ${cy - h / 2}v${h}M${cx + 14} ${cy - h / 2}v${h}`;
  return [
    { d: box, ink: "accent" },
    { d: planks, ink: "ink", width: 6 },
    { d: box, ink: "ink", width: 7 },
  ];
}
