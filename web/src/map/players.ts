// The players: each has a shape and a colour of their own, and the initial of their name.

const around = (corners: number, r: number, turn: number): string => {
  let d = "";
  for (let n = 0; n < corners; n++) {
    const angle = turn + (n / corners) * Math.PI * 2;
    d += `${n ? "L" : "M"}${(50 + Math.cos(angle) * r).toFixed(1)} ${(50 + Math.sin(angle) * r).toFixed(1)}`;
  }
  return `${d}Z`;
};

/** Disc, diamond, hexagon, triangle, square, cross: on a square of 100. */
export const SHAPES: readonly string[] = [
  "M14 50a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z",
  around(4, 44, -Math.PI / 2),
  around(6, 40, -Math.PI / 2),
  "M50 8L92 82H8Z",
  "M17 17H83V83H17Z",
  "M35 12H65V35H88V65H65V88H35V65H12V35H35Z",
];

/** Beyond the sixth they begin again: then it is the initial that tells them apart. */
export const shapeOf = (n: number): string => SHAPES[n % SHAPES.length]!;
export const colourOf = (n: number): string => `var(--player-${(n % SHAPES.length) + 1})`;

/** The letter on a player's piece: the first that can be seen of their name. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? "";
}
