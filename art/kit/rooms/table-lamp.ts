import { mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { type Drawing, disc, halo, shape } from '../shapes.ts';

/** A lamp with a woven shade, 230 high. `id` is unique in the scene. */
export function tableLamp(palette: Palette, id: string): Drawing {
  const clay = lit(palette, '#8a4a32');
  const cloth = palette.lamps ? '#ffdc9c' : lit(palette, '#f0e2c2');
  return (
    halo(id, [
      [0, '#ffcf7d', palette.lamps ? 0.7 : 0.12],
      [1, '#ffcf7d', 0],
    ]) +
    disc(`url(#${id})`, 0, -160, 330) +
    shape(clay, 'M-34 0H34C40-30 50-60 30-90C16-104 10-112 8-126H-8C-10-112-16-104-30-90C-50-60-40-30-34 0z') +
    shape(mix(clay, palette.ink, 0.25), 'M34 0C40-30 50-60 30-90C16-104 10-112 8-126H2C8-90 16-40 6 0z') +
    shape(cloth, 'M-82-120L-52-230H52L82-120z') +
    shape(mix(cloth, '#b8682f', 0.2), 'M82-120L52-230H26L44-120z')
  );
}
