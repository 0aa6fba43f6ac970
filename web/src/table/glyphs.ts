// Small drawings for tiles, each on a square of 10 by 10.

export const GLYPHS: Record<string, { fill?: string; line?: string }> = {
  you: { fill: "M5 1.2a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8zM1.7 9a3.3 3.6 0 0 1 6.6 0z" },
  player: { line: "M5 1.7a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2zM2 8.6a3 3.2 0 0 1 6 0z" },
  exit: { line: "M2.3 9V4.2a2.7 2.7 0 0 1 5.4 0V9M1 9h8", fill: "M5.9 6.6a.6.6 0 1 1 0 1.2a.6.6 0 1 1 0-1.2z" },
  coin: { fill: "M5 1.6L8.6 5L5 8.6L1.4 5z", line: "M5 1.6L8.6 5L5 8.6L1.4 5z" },
  flask: { line: "M3.8 1.4h2.4M4.2 1.4v2.4L2 8.6h6L5.8 3.8V1.4", fill: "M3.1 6.3h3.8L8 8.6H2z" },
  sword: { line: "M8.4 1.6L3.6 6.4M2.4 5.2l2.4 2.4M3.4 6.6L1.7 8.3" },
  shield: { line: "M1.9 2.2Q5 1 8.1 2.2V5Q8.1 7.6 5 9Q1.9 7.6 1.9 5z", fill: "M5 1.7V9Q1.9 7.6 1.9 5V2.2z" },
  lantern: { line: "M3.2 3.4h3.6v4.2H3.2zM2.6 8.8h4.8M3.8 3.2a1.2 1.6 0 0 1 2.4 0", fill: "M5 4.3L6 6.1L5 7L4 6.1z" },
  stairs: { line: "M1.2 8.6h2V6.4h2V4.2h2V2h2" },
  door: { line: "M5 1.6v6.8M1.6 5h6.8" },
};
