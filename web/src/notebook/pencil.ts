/** The hand that draws heard steps: it follows each player over the sheets, in the pencil layer. */

import { setEdges, setStamp, setText, withSheet } from "./marks";
import { isEmpty, layerOf, onPlan, PLAN, sheetOf, STEPS } from "./model";
import type { Certainty, Notebook, Track } from "./model";
import { seen } from "./overlay";
import { discard, newFragment } from "./pieces";
import { longer } from "./trail";
import { beside, cellKey, edgeKey, ORIGIN, placeOf } from "./places";
import type { Place, Way } from "./places";
import { vocabularyOf } from "./vocabulary";

/** How many answers are kept with a mark: the newest ones. */
const MOST_SOURCES = 5;

export class Pencil {
  /** Of whom the stroke tells that is being drawn. */
  about = -1;

  constructor(
    private notebook: Notebook,
    /** The number of the answer that is being drawn. */
    private readonly answer: number,
  ) {}

  finish(): Notebook {
    return { ...this.notebook, steps: { ...this.notebook.steps, heard: this.answer } };
  }

  // ---- where everybody is

  track(seat: number): Track {
    const known = this.notebook.steps.tracks[seat];
    if (known) return known;
    const sheet = this.beginFragment(seat);
    return this.follow(seat, { sheet, at: ORIGIN, outside: null, learned: [] });
  }

  isFollowed(seat: number): boolean {
    return seat in this.notebook.steps.tracks;
  }

  /** `walked`: by a step of their own from where they were, so that the trail goes on. */
  follow(seat: number, track: Track, walked = false): Track {
    const { steps } = this.notebook;
    const left = steps.tracks[seat]?.sheet;
    const tracks = { ...steps.tracks, [seat]: track };
    const trail = longer(steps.trails[seat] ?? [], track, walked);
    const trails = { ...steps.trails, [seat]: trail };
    this.notebook = { ...this.notebook, steps: { ...steps, tracks, trails } };
    if (left !== undefined && left !== track.sheet) this.tidy(left);
    return track;
  }

  /** On this very cell of the plan. */
  place(seat: number, at: Place): void {
    const learned = this.notebook.steps.tracks[seat]?.learned ?? [];
    this.follow(seat, { sheet: PLAN, at, outside: null, learned });
  }

  /** Nobody knows where: a new piece of paper begins. */
  lose(seat: number): void {
    const learned = this.notebook.steps.tracks[seat]?.learned ?? [];
    const sheet = this.beginFragment(seat);
    this.follow(seat, { sheet, at: ORIGIN, outside: null, learned });
  }

  learn(seat: number, what: string): void {
    const track = this.track(seat);
    const learned = track.learned.filter((known) => known !== what);
    this.follow(seat, { ...track, learned: [...learned, what] });
  }

  loseEverybody(): void {
    this.notebook = { ...this.notebook, steps: { ...this.notebook.steps, tracks: {} } };
  }

  /** What everybody began with does not hold: nobody has gone anywhere from there. */
  forgetStarts(): void {
    this.loseEverybody();
    const { steps } = this.notebook;
    const trails = Object.entries(steps.trails).map(([seat, runs]) => {
      const isOnlyBegun = runs.at(-1)?.cells.length === 1;
      return [seat, isOnlyBegun ? runs.slice(0, -1) : runs] as const;
    });
    const walked = trails.filter(([, runs]) => runs.length > 0);
    this.notebook = {
      ...this.notebook, steps: { ...steps, trails: Object.fromEntries(walked) },
    }; // prettier-ignore
  }

  leave(seat: number): void {
    const { [seat]: gone, ...tracks } = this.notebook.steps.tracks;
    this.notebook = { ...this.notebook, steps: { ...this.notebook.steps, tracks } };
    if (gone) this.tidy(gone.sheet);
  }

  private beginFragment(seat: number): string {
    const fragment = newFragment(this.notebook, seat, false);
    this.notebook = { ...this.notebook, fragments: [...this.notebook.fragments, fragment] };
    return fragment.id;
  }

  /** A piece with nobody on it that says only where somebody came out is dropped. */
  private tidy(sheet: string): void {
    const { steps, layers } = this.notebook;
    if (sheet === PLAN || Object.values(steps.tracks).some((track) => track.sheet === sheet)) {
      return;
    }
    const says = layers.filter((layer) => !isEmpty(sheetOf(layer, sheet)));
    const only = says[0];
    if (says.length > 1 || (only && only.id !== STEPS)) return;
    const { cells, edges } = only ? sheetOf(only, sheet) : { cells: {}, edges: {} };
    const leadsOn = Object.keys(steps.leads).some((from) => from.startsWith(`${sheet}|`));
    if (Object.keys(cells).length > 1 || Object.keys(edges).length > 0 || leadsOn) return;
    this.notebook = discard(this.notebook, sheet);
  }

  /**
   * Into a pit or river at `from`: to where one comes out, which is known if anybody went that
   * way before; otherwise on a new piece of paper, of a level that may be told (from 0).
   */
  carry(seat: number, from: Place, level = -1, near = false): Track {
    const track = this.track(seat);
    const source = `${track.sheet}|${cellKey(from)}`;
    const known = this.notebook.steps.leads[source];
    if (known) {
      const [sheet = PLAN, key = ""] = known.split("|");
      return this.follow(seat, { ...track, sheet, at: placeOf(key), outside: null });
    }
    const begun = newFragment(this.notebook, seat, false);
    const fragment = level < 0 ? begun : { ...begun, at: { ...begun.at, level }, levelled: true };
    this.notebook = { ...this.notebook, fragments: [...this.notebook.fragments, fragment] };
    this.text(track.sheet, from, `→ ${fragment.mark}`);
    const { steps } = this.notebook;
    const leads = { ...steps.leads, [source]: `${fragment.id}|${cellKey(ORIGIN)}${near ? "|near" : ""}` };
    this.notebook = { ...this.notebook, steps: { ...steps, leads } };
    return this.follow(seat, { ...track, sheet: fragment.id, at: ORIGIN, outside: null });
  }

  // ---- marks

  /** Keeps of a cell or an edge that this answer has drawn it. */
  private note(sheet: string, key: string): void {
    const { steps } = this.notebook;
    const spot = `${sheet}|${key}`;
    const known = steps.sources[spot] ?? [];
    if (known.some(({ number }) => number === this.answer)) return;
    const source = { number: this.answer, seat: this.about };
    const sources = { ...steps.sources, [spot]: [...known, source].slice(-MOST_SOURCES) };
    this.notebook = { ...this.notebook, steps: { ...steps, sources } };
  }

  stamp(sheet: string, at: Place, stamp: string, as: Certainty = "sure"): void {
    const vocabulary = vocabularyOf(this.notebook.book);
    this.notebook = withSheet(this.notebook, STEPS, sheet, (marks) =>
      setStamp(marks, cellKey(at), stamp, as, vocabulary),
    );
    this.note(sheet, cellKey(at));
  }

  edge(sheet: string, at: Place, way: Way, is: string): void {
    this.notebook = withSheet(this.notebook, STEPS, sheet, (marks) =>
      setEdges(marks, [edgeKey(at, way)], is),
    );
    this.note(sheet, edgeKey(at, way));
  }

  text(sheet: string, at: Place, text: string): void {
    this.notebook = withSheet(this.notebook, STEPS, sheet, (marks) =>
      setText(marks, cellKey(at), text),
    );
  }

  /** What the player sees there now: their own marks over the pencil. */
  edgeAt(sheet: string, at: Place, way: Way): string {
    return seen(this.notebook, sheet).edges[edgeKey(at, way)]?.is ?? "";
  }

  /** The pencil's own word for a cell's stamp. */
  hasStamp(sheet: string, at: Place, stamp: string): boolean {
    const layer = layerOf(this.notebook, STEPS);
    return layer ? stamp in (sheetOf(layer, sheet).cells[cellKey(at)]?.stamps ?? {}) : false;
  }

  /** Whether that side of a cell of the plan is a part of its outline. */
  isOutline(sheet: string, at: Place, way: Way): boolean {
    return sheet === PLAN && !onPlan(this.notebook.shape, beside(at, way));
  }
}
