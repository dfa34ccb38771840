import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { box, type Drawing, disc, ellipse, faint, gradient, halo, place, stroke } from './shapes.ts';

/** The sky over the whole canvas; `horizon` is where its lowest colour is reached. */
export function sky({ sky: [top, middle, low] }: Palette, horizon = 820): Drawing {
  const reach = horizon / 1200;
  return (
    gradient('sky', [
      [0, top],
      [reach * 0.55, middle],
      [reach, low],
      [1, low],
    ]) + box('url(#sky)', 0, 0, 1600, 1200)
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

/** A cloud of long lens-shaped bands, as a woodcut has them; several at different heights make a sky. */
export function cloud(
  { cloud: [bright, shade], sky: [, middle] }: Palette,
  x: number,
  y: number,
  width: number,
): Drawing {
  const band = (fill: string, dx: number, dy: number, w: number, h: number) =>
    `<path fill="${fill}" d="M${dx - w / 2} ${dy}C${dx - w * 0.3} ${dy - h} ${dx - w * 0.05} ${dy - h * 1.2} ${dx + w * 0.1} ${dy - h * 0.8}S${dx + w * 0.36} ${dy - h * 0.5} ${dx + w / 2} ${dy}C${dx + w * 0.2} ${dy + h * 0.34} ${dx - w * 0.25} ${dy + h * 0.3} ${dx - w / 2} ${dy}z"/>`;
  const h = width * 0.07;
  return place(
    x,
    y,
    1,
    band(mix(shade, middle, 0.35), width * 0.06, h * 0.9, width * 0.86, h * 0.6) +
      band(mix(bright, shade, 0.45), -width * 0.08, h * 0.34, width * 0.78, h * 0.9) +
      band(bright, width * 0.03, 0, width * 0.56, h),
  );
}

/** Thin bands of cloud across the sky, as a woodcut has them. */
export function streaks({ cloud: [bright] }: Palette, random: Random, top: number, bottom: number, count = 6): Drawing {
  const lines = Array.from({ length: count }, () => {
    const [x, y] = [between(random, -100, 1500), between(random, top, bottom)];
    const width = between(random, 180, 620);
    return ellipse(bright, x + width / 2, y, width / 2, between(random, 3, 9));
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
export function birds({ ink, haze }: Palette, random: Random, x: number, y: number, count = 5, size = 1): Drawing {
  return Array.from({ length: count }, (_, index) => {
    const scale = size * between(random, 0.6, 1.1);
    const lift = between(random, 8, 18);
    return place(
      x + index * 46 * size + between(random, -16, 16),
      y + between(random, -30, 30) * size,
      Math.round(scale * 100) / 100,
      stroke(mix(ink, haze, 0.25), 5, `M-26 ${-lift * 0.4}Q-12 ${-lift} 0 0Q12 ${-lift} 26 ${-lift * 0.4}`),
    );
  }).join('');
}
