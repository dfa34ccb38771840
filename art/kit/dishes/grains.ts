import { type Hex, mix } from '../colour.ts';
import { lit, type Palette } from '../light.ts';
import { between, type Random } from '../random.ts';
import { blob, type Drawing, disc, ellipse, type Point, shape, stroke } from '../shapes.ts';

/** An uneven round about the origin. */
export const uneven = (random: Random, radius: number, wobble = 0.1, count = 11): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach = radius * between(random, 1 - wobble, 1 + wobble);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });

/** A heap of rice from above; its grains are strewn in three tones. */
export function rice(
  palette: Palette,
  random: Random,
  { radius, own = '#f3e6c4', count = 110 }: { radius: number; own?: Hex; count?: number },
): Drawing {
  const base = lit(palette, own);
  const tones = [mix(base, palette.ink, 0.3), mix(base, '#ffffff', 0.5), mix(base, palette.ink, 0.16)];
  const grains = tones.map((_, tone) =>
    Array.from({ length: Math.round(count / 3) }, () => {
      const [angle, far, turn] = [
        between(random, 0, Math.PI * 2),
        radius * 0.97 * Math.sqrt(random()),
        between(random, 0, Math.PI),
      ];
      const [x, y] = [
        Math.cos(angle) * far - (tone === 1 ? radius * 0.08 : 0),
        Math.sin(angle) * far - (tone === 1 ? radius * 0.08 : 0),
      ];
      return `M${x.toFixed(0)} ${y.toFixed(0)}l${(Math.cos(turn) * 13).toFixed(0)} ${(Math.sin(turn) * 13).toFixed(0)}`;
    }).join(''),
  );
  return (
    blob(mix(base, palette.ink, 0.24), uneven(random, radius * 1.02, 0.025, 18)) +
    blob(
      mix(base, palette.ink, 0.08),
      uneven(random, radius * 0.97, 0.03, 18).map(([x, y]): Point => [x - radius * 0.02, y - radius * 0.02]),
    ) +
    blob(
      base,
      uneven(random, radius * 0.72, 0.1).map(([x, y]): Point => [x - radius * 0.12, y - radius * 0.13]),
    ) +
    grains.map((d, tone) => stroke(tones[tone] ?? base, 5, d)).join('')
  );
}

/** Ugali turned out of the pan, from above: a smooth white dome with a wedge cut from it. */
export function ugali(palette: Palette, radius: number): Drawing {
  const base = lit(palette, '#fbf4e2');
  const r = radius;
  return (
    disc(mix(base, palette.ink, 0.3), r * 0.06, r * 0.08, r) +
    disc(mix(base, palette.ink, 0.14), 0, 0, r) +
    disc(mix(base, palette.ink, 0.05), -r * 0.06, -r * 0.07, r * 0.88) +
    disc(base, -r * 0.14, -r * 0.16, r * 0.66) +
    ellipse(mix(base, '#ffffff', 0.7), { x: -r * 0.32, y: -r * 0.36, rx: r * 0.24, ry: r * 0.13, turn: -40 })
  );
}

/** Ugali (or mukimo, in another colour) seen low: a dome, `width` wide; the origin is the middle of its foot. */
export function ugaliDome(palette: Palette, width: number, own: Hex = '#fdf5e0'): Drawing {
  const base = lit(palette, own);
  const w = width / 2;
  return (
    ellipse(mix(base, palette.ink, 0.5), { x: w * 0.14, y: w * 0.16, rx: w * 1.02, ry: w * 0.22 }) +
    shape(
      mix(base, palette.ink, 0.13),
      `M${-w} 0C${-w * 1.02} ${-w * 0.52} ${-w * 0.6} ${-w * 0.84} 0 ${-w * 0.84}S${w * 1.02} ${-w * 0.52} ${w} 0C${w * 0.7} ${w * 0.3} ${-w * 0.7} ${w * 0.3} ${-w} 0z`,
    ) +
    shape(
      mix(base, palette.ink, 0.34),
      `M${w} 0C${w * 1.02} ${-w * 0.44} ${w * 0.78} ${-w * 0.68} ${w * 0.46} ${-w * 0.76}C${w * 0.74} ${-w * 0.4} ${w * 0.6} ${w * 0.06} ${w * 0.1} ${w * 0.22}C${w * 0.5} ${w * 0.2} ${w * 0.86} ${w * 0.12} ${w} 0z`,
    ) +
    shape(
      base,
      `M${-w * 0.9} ${-w * 0.14}C${-w * 0.88} ${-w * 0.5} ${-w * 0.5} ${-w * 0.79} 0 ${-w * 0.8}C${w * 0.16} ${-w * 0.8} ${w * 0.28} ${-w * 0.77} ${w * 0.38} ${-w * 0.73}C${w * 0.06} ${-w * 0.6} ${-w * 0.56} ${-w * 0.56} ${-w * 0.9} ${-w * 0.14}z`,
    )
  );
}
