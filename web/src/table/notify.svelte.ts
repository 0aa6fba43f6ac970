// "It is your turn": a mark in the title and a soft sound, both off until they are asked for.

import { keep, kept } from "../lib/kept";

const asked = $state({ on: kept("notify", false) });

export function notifies(): boolean {
  return asked.on;
}

export function askToNotify(on: boolean): void {
  asked.on = on;
  keep("notify", on);
  if (on) ring();
}

let sound: AudioContext | undefined;

/** Two soft notes. A browser that does not want to sound is let be. */
function ring(): void {
  try {
    sound ??= new AudioContext();
    const start = sound.currentTime;
    [523.25, 783.99].forEach((pitch, n) => {
      const [tone, volume] = [sound!.createOscillator(), sound!.createGain()];
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + n * 0.14);
      volume.gain.linearRampToValueAtTime(0.08, start + n * 0.14 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + n * 0.14 + 0.5);
      tone.connect(volume).connect(sound!.destination);
      tone.start(start + n * 0.14);
      tone.stop(start + n * 0.14 + 0.5);
    });
  } catch {
    sound = undefined;
  }
}

/** Called when the turn comes; a person who looks at the page hears nothing. */
export function yourTurn(): void {
  if (asked.on && document.hidden) ring();
}

export function titled(title: string, mine: boolean): string {
  return asked.on && mine ? `● Your turn · ${title}` : title;
}
