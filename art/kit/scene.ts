import type { Light, Palette } from './light.ts';
import type { Random } from './random.ts';
import type { Drawing } from './shapes.ts';

/** What a drawing is given: the colours of its light, and random numbers that are the same each time. */
export interface Paint {
  palette: Palette;
  random: Random;
}

/** One picture of ours, on a canvas of 1600 by 1200. */
export interface Scene {
  /** What is to be seen, for those who cannot see it: one short sentence without its light. */
  alt: { en: string; sw: string };
  /** The lights it was looked at in, the best first. */
  lights: readonly [Light, ...Light[]];
  /** Where the view `close` looks: its middle and its width (at least 700, so that edges stay crisp). */
  close: { x: number; y: number; width: number };
  /** Set where its sun stands on the right, so that edges catch the light on that side. */
  sunOnRight?: true;
  draw(paint: Paint): Drawing;
}
