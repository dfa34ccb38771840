import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, type Point, shape } from './shapes.ts';

/** A loose mass of leaves round (x, y), `width` wide and about a third as high, its upper side lit. */
export function foliage(
  palette: Palette,
  random: Random,
  { x, y, width, distance = 0, count = 26 }: { x: number; y: number; width: number; distance?: number; count?: number },
): Drawing {
  return Array.from({ length: count }, (_, index) => {
    const up = index / count;
    const fill = palette.leaf[up < 0.38 ? 2 : up < 0.76 ? 1 : 0];
    const size = between(random, 0.06, 0.13) * width * Math.sqrt(26 / count);
    return shape(
      mix(fill, palette.haze, distance * 0.7),
      cushion({
        x: x + between(random, -0.5, 0.5) * width * (1 - up * 0.2),
        y: y + between(random, -0.16, 0.14) * width - up * width * 0.05,
        half: size * (up < 0.38 ? 1.7 : 1.45),
        high: size * (up < 0.38 ? 0.8 : 0.6),
        lean: between(random, -1, 1),
      }),
    );
  }).join('');
}

interface Cushion {
  x: number;
  y: number;
  /** Half its width. */
  half: number;
  high: number;
  /** From -1 to 1: leans its billows to one side. */
  lean?: number;
}

/** A tuft of leaves, billowed above and nearly flat below. */
export function cushion({ x, y, half, high, lean = 0 }: Cushion): string {
  const corners = [-1, -0.66, -0.16 + lean * 0.16, 0.42 + lean * 0.14, 0.8, 1].map(
    (part): Point => [x + part * half, y - high * Math.sqrt(Math.max(0, 1 - part * part)) * (1 - lean * part * 0.2)],
  );
  const at = ([px, py]: Point) => `${px.toFixed(0)} ${py.toFixed(0)}`;
  const billows = corners.slice(1).map((to, index) => {
    const from = corners[index] ?? to;
    const radius = (Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.6).toFixed(0);
    return `A${radius} ${radius} 0 0 1 ${at(to)}`;
  });
  const left: Point = [x - half, y];
  return `M${at(left)}${billows.join('')}Q${at([x + half * (0.3 + lean * 0.2), y + high * 0.75])} ${at([x, y + high * 0.3])}Q${at([x - half * 0.6, y + high * 0.6])} ${at(left)}z`;
}
