// Short soft sounds, made as they are wanted. Nothing sounds before the first press of a key or a
// finger, and none at all once it was switched off, which is remembered.

import type { Noticed } from "../map/noticing";
import { keep, kept } from "../browser/kept";

export type Sound =
  | "step" | "wall" | "water" | "pit" | "shot" | "scream" | "blast" | "hit" | "treasure" | "potion"
  | "turn" | "end"; // prettier-ignore

export interface Cue extends Noticed {
  /** Empty where it is only seen. */
  sound: Sound | "";
}

const _ = undefined;
/** As zzfx has them: volume, chance, pitch, attack, sustain, release, shape, curve, slide … */
const SOUNDS: Record<Sound, (number | undefined)[]> = {
  step: [0.3, 0.05, 130, 0.005, 0.01, 0.05, 0, 1, -4, _, _, _, _, 2],
  wall: [0.5, 0.05, 85, 0.005, 0.03, 0.14, 1, 0.6, -2, _, _, _, _, 1],
  water: [0.35, 0.1, 420, 0.06, 0.2, 0.3, 0, 1, _, _, _, _, 0.04, 5],
  pit: [0.45, 0.02, 320, 0.01, 0.1, 0.4, 0, 1, -9],
  shot: [0.4, 0.05, 240, 0.002, 0.02, 0.14, 4, 2, -8],
  scream: [0.35, 0.05, 560, 0.03, 0.12, 0.3, 2, 1, 2, _, _, _, 0.07, 0.3],
  blast: [0.6, 0.1, 55, 0.01, 0.14, 0.6, 4, 1.5, _, _, _, _, _, 6],
  hit: [0.5, 0.05, 150, 0.003, 0.02, 0.12, 3, 1.6, -6],
  treasure: [0.35, 0, 880, 0.01, 0.08, 0.3, 0, 1, _, _, 220, 0.06],
  potion: [0.3, 0.02, 300, 0.03, 0.1, 0.2, 0, 1, 5, _, _, _, 0.06],
  turn: [0.3, 0, 523, 0.02, 0.08, 0.35, 0, 1, _, _, 260, 0.12],
  end: [0.35, 0, 392, 0.03, 0.25, 0.7, 0, 1, _, _, 196, 0.15],
};
/** One after another, in milliseconds; more than this of one answer is a noise. */
const APART = 150;
const MOST = 3;

const sounding = $state({ on: kept("sound", true) });
let player: Promise<typeof import("zzfx")> | null = null;

export function soundsOn(): boolean {
  return sounding.on;
}

export function switchSound(): void {
  sounding.on = !sounding.on;
  keep("sound", sounding.on);
  if (sounding.on) play(["turn"]);
}

/** From the first gesture on there may be sound: before it browsers forbid it. */
export function awaitGesture(): () => void {
  const first = (): void => {
    player ??= import("zzfx");
    player.catch(() => (player = null));
    stop();
  };
  const stop = (): void => {
    removeEventListener("pointerdown", first, true);
    removeEventListener("keydown", first, true);
  };
  addEventListener("pointerdown", first, true);
  addEventListener("keydown", first, true);
  return stop;
}

export function play(sounds: readonly (Sound | "")[]): void {
  if (!sounding.on || player === null) return;
  const chosen = [...new Set(sounds)].filter((sound) => sound !== "").slice(0, MOST);
  void player.then(
    ({ zzfx }) =>
      chosen.forEach((sound, n) => setTimeout(() => zzfx(...SOUNDS[sound]), n * APART)),
    () => undefined,
  );
}
