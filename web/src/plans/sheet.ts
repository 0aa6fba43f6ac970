/** Squared paper in a text: posts (+) with walls between them, and what is drawn in each square.
 *
 * Whatever is changed is changed in its place, so that comments and everything else that a picture
 * cannot show stay as they were written.
 */

export interface Squares {
  left: number;
  /** From one post to the next. */
  pitch: number;
  width: number;
  height: number;
  /** The lines of the text, from 0: walls[row] runs above cells[row]. */
  walls: number[];
  cells: number[];
}

/** The squares that these lines of a text draw, or a sentence why they are none. */
export function squaresOf(lines: readonly string[], drawn: readonly number[]): Squares | string {
  if (drawn.length < 3) return "There is no drawing yet.";
  for (const [index, line] of drawn.entries()) {
    if (lines[line]!.includes("+") !== (index % 2 === 0)) {
      const which = `line ${line + 1} does not`;
      return `Lines with posts (+) and lines with cells must take turns; ${which}.`;
    }
  }
  if (drawn.length % 2 === 0) return "The drawing must end with a line of walls.";
  const first = lines[drawn[0]!]!;
  const post = first.indexOf("+");
  const pitch = first.indexOf("+", post + 1) - post;
  if (pitch < 2) return "The first line must show the width of a cell, as +--+.";
  const bare = drawn.map((line) => lines[line]!.trimEnd());
  const left = Math.min(...bare.map((line) => line.length - line.trimStart().length));
  if ((post - left) % pitch !== 0) return `A post (+) must stand every ${pitch} columns.`;
  const right = Math.max(...bare.map((line) => line.length));
  return {
    left,
    pitch,
    width: Math.floor((right - left + pitch - 2) / pitch),
    height: (drawn.length - 1) / 2,
    walls: drawn.filter((_, index) => index % 2 === 0),
    cells: drawn.filter((_, index) => index % 2 === 1),
  };
}

/** What stands in a line from a column on; blanks where the line is shorter. */
export function piece(
  lines: readonly string[], line: number, from: number, length: number,
): string {
  return (lines[line] ?? "").slice(from, from + length).padEnd(length);
}

/** Put these characters there, before a comment that begins with `remark`, if there is one. */
export function put(
  lines: string[], line: number, from: number, characters: string, remark = "",
): void {
  const whole = lines[line] ?? "";
  const end = remark === "" ? -1 : whole.indexOf(remark);
  const drawn = (end < 0 ? whole : whole.slice(0, end)).trimEnd();
  const after = end < 0 ? "" : whole.slice(end);
  const padded = drawn.padEnd(from + characters.length);
  const changed = padded.slice(0, from) + characters + padded.slice(from + characters.length);
  const kept = changed.trimEnd();
  lines[line] = after === "" ? kept : `${kept.padEnd(end)}${after}`;
}

// ---- places on the paper

export const flatFrom = (squares: Squares, column: number): number =>
  squares.left + column * squares.pitch + 1;

export const postFrom = (squares: Squares, column: number): number =>
  squares.left + column * squares.pitch;

/** The mark of the wall above a cell; row may be `height`, for the wall below the last one. */
export function flatMark(
  lines: readonly string[], squares: Squares, column: number, row: number,
): string {
  return piece(lines, squares.walls[row]!, flatFrom(squares, column), 1);
}

/** The mark of the wall left of a cell; column may be `width`. */
export function uprightMark(
  lines: readonly string[], squares: Squares, column: number, row: number,
): string {
  return piece(lines, squares.cells[row]!, postFrom(squares, column), 1);
}

export function content(
  lines: readonly string[], squares: Squares, column: number, row: number,
): string {
  const from = flatFrom(squares, column);
  return piece(lines, squares.cells[row]!, from, squares.pitch - 1).replaceAll(" ", "");
}

export function putFlat(
  lines: string[], squares: Squares, column: number, row: number, mark: string, remark = "",
): void {
  const characters = mark.repeat(squares.pitch - 1);
  put(lines, squares.walls[row]!, flatFrom(squares, column), characters, remark);
}

export function putUpright(
  lines: string[], squares: Squares, column: number, row: number, mark: string, remark = "",
): void {
  put(lines, squares.cells[row]!, postFrom(squares, column), mark, remark);
}

/** Room for longer words: every cell of the drawing becomes wider. */
export function widen(lines: string[], squares: Squares, pitch: number): Squares {
  const more = pitch - squares.pitch;
  if (more <= 0) return squares;
  const stretch = (line: number, fill: (character: string) => string): void => {
    let wider = piece(lines, line, 0, squares.left);
    for (let column = 0; column < squares.width; column += 1) {
      const part = piece(lines, line, postFrom(squares, column), squares.pitch);
      wider += part + fill(part[1] ?? " ").repeat(more);
    }
    wider += piece(lines, line, postFrom(squares, squares.width), 1);
    lines[line] = wider.trimEnd();
  };
  squares.walls.forEach((line) => stretch(line, (character) => character));
  squares.cells.forEach((line) => stretch(line, () => " "));
  return { ...squares, pitch };
}
