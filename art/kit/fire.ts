import { lit, type Palette } from './light.ts';
import { type Drawing, disc, halo, shape, stroke } from './shapes.ts';

/** A small camp fire, 80 high; it burns in every light. Once a scene. */
export function campFire(palette: Palette): Drawing {
  return (
    halo('fire', [
      [0, '#ffb45a', palette.lamps ? 0.7 : 0.3],
      [1, '#ffb45a', 0],
    ]) +
    disc('url(#fire)', 0, -20, 190) +
    shape('#e9772a', 'M-32-2C-48-34-18-42-16-84C8-62 38-36 32-2z') +
    shape('#f8a83e', 'M-22-2C-32-26-12-32-8-58C12-42 26-24 22-2z') +
    shape('#ffe08a', 'M-11-2C-16-16-5-22-2-38C9-28 14-14 11-2z') +
    stroke(lit(palette, '#4a3020'), 11, 'M-46 2L40-5M-40-6L46 3')
  );
}
