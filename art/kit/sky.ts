import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { box, type Drawing, disc, ellipse, faint, gradient, halo, place, shape, stroke } from './shapes.ts';

/** The sky over the whole canvas; `horizon` is where its lowest colour is reached. */
export function sky({ sky: [top, middle, low] }: Palette, horizon = 820): Drawing {
  const reach = horizon / 1200;
  return (
    gradient('sky', [
      [0, top],
      [reach * 0.55, middle],
      [reach, low],
      [1, low],
    ]) + box('url(#sky)', { x: 0, y: 0, width: 1600, height: 1200 })
  );
}

/** A poster's sun: a glow, two pale rings and the disc. At night it is the moon. */
export function sun({ sun: fill, glow }: Palette, x: number, y: number, radius: number): Drawing {
  const rings = [3.4, 2.3, 1.55].map((times, index) =>
    faint([0.12, 0.16, 0.24][index] ?? 0, disc(glow, x, y, radius * times)),
  );
  return (
    halo('glow', [
      [0, glow, 0.85],
      [0.4, glow, 0.35],
      [1, glow, 0],
    ]) +
    disc('url(#glow)', x, y, radius * 6) +
    rings.join('') +
    disc(fill, x, y, radius)
  );
}

/**
 * A fair-weather cloud in the manner of a woodcut: low billows over a flat foot that runs out into thin points, its
 * under side in shade. Each place in the sky has a cloud of its own; several at different heights make a sky.
 */
export function cloud(
  { cloud: [bright, shade], sky: [, middle] }: Palette,
  x: number,
  y: number,
  width: number,
): Drawing {
  // From 0 to 1: where the highest billow stands, and which way the cloud trails.
  const chance = ((x * 13 + y * 7 + width * 3) % 29) / 29;
  const way = (x + y) % 40 < 20 ? 1 : -1;
  return place(
    { x, y, scale: width / 100, scaleX: (width / 100) * way },
    shape(mix(shade, middle, 0.4), 'M-34 9.4C-16 7.6 14 7.4 46 9.2C24 10.6-8 10.8-34 9.4z') +
      shape(bright, `${billows(chance)}C26 3.6 14 4.6 0 4.8C-18 5-36 4.6-50 3.4z`) +
      shape(
        mix(bright, shade, 0.6),
        `M-50 3.4C-38 2-30 2.6-24 1.6C-18 0.2-12 3 ${-4 + chance * 6} 1.4C${4 + chance * 6} 0 14 2.8 22 1.6C32 0.8 40 2.6 52 3.6C30 6.6-24 7-50 3.4z`,
      ),
  );
}

/** The upper edge of a cloud 100 wide, as path data from its left point to its right one. */
function billows(chance: number): string {
  const [low, high] = [2.6 + chance * 1.6, 7.6 - chance * 1.6];
  const [a, b, c, d] = [-33 - chance * 5, -19 + chance * 8, 7 + chance * 8, 24 + chance * 5];
  return `M-50 3.4C-44 2.8-38 2.6 ${a} 1.6C${a + 1} ${-low * 0.7} ${b - 5} ${-low - 1.4} ${b} ${-low + 0.6}C${b + 3} ${-high - 0.6} ${c - 5} ${-high - 1} ${c} ${-high * 0.5}C${c + 4} ${-high * 0.74} ${d - 3} ${-high * 0.5} ${d} ${-0.8}C${d + 4} ${-2} ${d + 9} ${-1} ${d + 12} 1.8C${d + 16} 2.4 46 3 52 3.6`;
}

/** Thin bands of cloud across the sky, as a woodcut has them. */
export function streaks(
  { cloud: [bright] }: Palette,
  random: Random,
  { top, bottom, count = 6 }: { top: number; bottom: number; count?: number },
): Drawing {
  const lines = Array.from({ length: count }, () => {
    const [x, y] = [between(random, -100, 1500), between(random, top, bottom)];
    const width = between(random, 180, 620);
    return ellipse(bright, { x: x + width / 2, y, rx: width / 2, ry: between(random, 3, 9) });
  });
  return faint(0.5, lines.join(''));
}

export function stars({ sun: fill }: Palette, random: Random, bottom: number, count = 140): Drawing {
  return Array.from({ length: count }, () =>
    faint(
      Math.round(between(random, 0.35, 1) * 100) / 100,
      disc(fill, between(random, 0, 1600), bottom * random() ** 1.3, between(random, 1, 3.2)),
    ),
  ).join('');
}

/** Birds far away: `count` of them in a loose flock. */
export function birds(
  { ink, haze }: Palette,
  random: Random,
  { x, y, count = 5, size = 1 }: { x: number; y: number; count?: number; size?: number },
): Drawing {
  return Array.from({ length: count }, (_, index) => {
    const scale = size * between(random, 0.6, 1.1);
    const lift = between(random, 8, 18);
    return place(
      {
        x: x + index * 46 * size + between(random, -16, 16),
        y: y + between(random, -30, 30) * size,
        scale: Math.round(scale * 100) / 100,
      },
      stroke(mix(ink, haze, 0.25), 5, `M-26 ${-lift * 0.4}Q-12 ${-lift} 0 0Q12 ${-lift} 26 ${-lift * 0.4}`),
    );
  }).join('');
}
