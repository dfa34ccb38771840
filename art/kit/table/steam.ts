import type { Palette } from '../light.ts';
import { type Drawing, faint, place, shape } from '../shapes.ts';

const wisp = 'M0 0C-34-40 30-74 2-122C-18-158 10-186 4-220C26-186 6-156 24-120C48-70-6-42 8 0z';

/** Three soft curls of steam, about 220 high, rising from the origin. */
export const steam = (
  { cloud: [bright] }: Palette,
  { x, y, scale = 1, strength = 0.5 }: { x: number; y: number; scale?: number; strength?: number },
): Drawing =>
  faint(
    strength,
    place({ x: x - 34 * scale, y, scale: scale * 0.8, scaleX: -scale * 0.8 }, shape(bright, wisp)) +
      place({ x, y: y - 14 * scale, scale }, shape(bright, wisp)) +
      place({ x: x + 38 * scale, y: y + 4 * scale, scale: scale * 0.66 }, shape(bright, wisp)),
  );
