import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, ellipse } from './shapes.ts';

/** A loose mass of leaves round (x, y), `width` wide and about a third as high, its upper side lit. */
export function foliage(
  palette: Palette,
  random: Random,
  x: number,
  y: number,
  width: number,
  distance = 0,
  count = 26,
): Drawing {
  return Array.from({ length: count }, (_, index) => {
    const up = index / count;
    const fill = palette.leaf[up < 0.38 ? 2 : up < 0.76 ? 1 : 0];
    const size = between(random, 0.06, 0.13) * width * Math.sqrt(26 / count);
    return ellipse(
      mix(fill, palette.haze, distance * 0.7),
      x + between(random, -0.5, 0.5) * width * (1 - up * 0.2),
      y + between(random, -0.16, 0.14) * width - up * width * 0.05,
      size * 1.7,
      size * 0.62,
      between(random, -14, 14),
    );
  }).join('');
}
