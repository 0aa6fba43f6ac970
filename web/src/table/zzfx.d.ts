declare module "zzfx" {
  /** Plays a sound made of these numbers. */
  export function zzfx(...numbers: (number | undefined)[]): unknown;
  export const ZZFX: { volume: number; audioContext: AudioContext };
}
