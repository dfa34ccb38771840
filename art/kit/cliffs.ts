import { type Hex, mix } from './colour.ts';
import { lit, type Palette, shaded } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, inside, type Point, polygon, shape } from './shapes.ts';

interface Cliff {
  /** The upper edge from left to right. */
  top: readonly Point[];
  /** Where its foot lies. */
  foot: number;
  own?: Hex;
  /** How wide its columns are, about. */
  column?: number;
  distance?: number;
}

/** A wall of basalt columns, as at Hell's Gate, with a slope of fallen stone at its foot. */
export function cliff(
  palette: Palette,
  random: Random,
  { top, foot, own = '#b06a48', column = 44, distance = 0 }: Cliff,
): Drawing {
  const [face, shade] = [lit(palette, own, distance), shaded(palette, own, distance)];
  const bright = mix(face, palette.rim, 0.35);
  const [first, last] = [top[0]?.[0] ?? 0, top.at(-1)?.[0] ?? 0];
  const [lights, darks]: [string[], string[]] = [[], []];
  for (let x = first; x < last; ) {
    const width = Math.min(column * between(random, 0.6, 1.4), last - x + 1);
    const y = heightAt(top, x + width / 2) + between(random, -8, 8);
    const split = width * between(random, 0.3, 0.62);
    const end = foot - (foot - y) * between(random, 0.06, 0.2);
    lights.push(`M${x.toFixed(0)} ${y.toFixed(0)}h${split.toFixed(0)}V${end.toFixed(0)}h${(-split).toFixed(0)}z`);
    darks.push(
      `M${(x + width * 0.86).toFixed(0)} ${(y + 6).toFixed(0)}h${(width * 0.16).toFixed(0)}V${end.toFixed(0)}h${(-width * 0.2).toFixed(0)}z`,
    );
    x += width;
  }
  const scree = Array.from({ length: 9 }, (_, index): Point => {
    const x = first + ((last - first) * index) / 8;
    return [x, Math.max(foot - between(random, 14, 52), heightAt(top, x))];
  });
  return (
    inside(
      `cliff-${first}-${foot}`,
      `M${[...top, [last, foot + 20], [first, foot + 20]].map(([x, y]) => `${x} ${y}`).join('L')}z`,
      polygon(face, [...top, [last, foot + 20], [first, foot + 20]]) +
        shape(bright, lights.join('')) +
        shape(shade, darks.join('')),
    ) + polygon(mix(face, shade, 0.55), [[first, foot + 24], ...scree, [last, foot + 24]])
  );
}

function heightAt(top: readonly Point[], x: number): number {
  const after = top.findIndex(([px]) => px >= x);
  const [from, to] = [top[Math.max(after - 1, 0)] ?? [0, 0], top[after === -1 ? top.length - 1 : after] ?? [0, 0]];
  return from[0] === to[0] ? to[1] : from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}
