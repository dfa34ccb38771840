import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { box, type Drawing, faint, gradient, type Point, place, shape, through } from './shapes.ts';

/** Open water from `top` to `bottom`, pale under the sky and deep near the eye, with ripples that widen nearer. */
export function sea(
  palette: Palette,
  random: Random,
  { top, bottom = 1200, count = 46 }: { top: number; bottom?: number; count?: number },
): Drawing {
  const [bright, middle, deep] = palette.water;
  const id = `sea-${Math.round(top)}`;
  const ripples = Array.from({ length: count }, (_, index) => {
    const near = ((index + 0.5) / count) ** 1.5;
    const [x, y] = [between(random, -60, 1600), top + 8 + (bottom - top) * near];
    return { index, d: ripple([x, y], between(random, 50, 150) * (0.3 + near), 2 + near * 7) };
  });
  const of = (odd: number) => ripples.filter(({ index }) => index % 2 === odd).map(({ d }) => d);
  return (
    gradient(id, [
      [0, mix(middle, palette.sky[2], 0.45)],
      [0.25, middle],
      [1, mix(middle, deep, 0.85)],
    ]) +
    box(`url(#${id})`, { x: 0, y: top, width: 1600, height: bottom - top }) +
    faint(0.35, shape(bright, of(0).join(''))) +
    faint(0.4, shape(deep, of(1).join('')))
  );
}

/** One flat lens of light or shade on the water. */
export const ripple = ([x, y]: Point, width: number, height: number): string =>
  `M${x.toFixed(0)} ${y.toFixed(0)}q${(width / 2).toFixed(0)} ${(-height).toFixed(1)} ${width.toFixed(0)} 0q${(-width / 2).toFixed(0)} ${height.toFixed(1)} ${(-width).toFixed(0)} 0z`;

/** What stands at the water's edge, seen again in the water: pressed flat and pale. */
export const mirrored = (
  { x, y, scale = 1, strength = 0.26 }: { x: number; y: number; scale?: number; strength?: number },
  drawing: Drawing,
): Drawing => faint(strength, place({ x, y, scale: -scale * 0.6, scaleX: scale }, drawing));

/** The white line where a wave runs out, along the points, `width` thick in its middle. */
export const foam = (fill: string, points: readonly Point[], width: number): Drawing =>
  shape(
    fill,
    `${through(points)}${through(points.map(([x, y], index): Point => [x, y + width * (index % 2 ? 1 : 0.45)]).reverse()).replace('M', 'L')}z`,
  );
