import { mix } from './colour.ts';
import type { Palette } from './light.ts';
import { between, type Random } from './random.ts';
import { type Drawing, shape } from './shapes.ts';

/** A herd so far away that each animal is a dark mark, about 12 wide, along the ground from `from` to `to`. */
export function farHerd(
  palette: Palette,
  random: Random,
  { from, to, y, count, size = 1 }: { from: number; to: number; y: number; count: number; size?: number },
): Drawing {
  const marks = Array.from({ length: count }, () => {
    const [x, foot] = [between(random, from, to), y + between(random, -9, 9) * size];
    const s = size * between(random, 0.8, 1.2);
    const at = (dx: number, dy: number) => `${(x + dx * s).toFixed(0)} ${(foot + dy * s).toFixed(0)}`;
    return `M${at(-9, -9)}L${at(-4, -12)}L${at(7, -9)}L${at(8, 0)}L${at(6, 0)}L${at(4, -5)}L${at(-3, -5)}L${at(-4, 0)}L${at(-6, 0)}L${at(-7, -5)}L${at(-11, -3)}z`;
  });
  return shape(mix(palette.land[3], palette.ink, 0.35), marks.join(''));
}
