import { type Hex, mix } from './colour.ts';
import { lit, type Palette, shaded } from './light.ts';
import { between, type Random } from './random.ts';
import { box, type Drawing, ellipse, faint, gradient, type Point, polygon, shape, stroke, through } from './shapes.ts';

/** A tarred road that runs across the picture, its far kerb at `y`. */
export function road(palette: Palette, y: number, height: number, own: Hex = '#565a5c'): Drawing {
  const tar = lit(palette, own);
  const id = `road-${Math.round(y)}`;
  const dashes = Array.from({ length: 9 }, (_, index) => `M${-60 + index * 200} ${y + height * 0.52}h96`).join('');
  return (
    gradient(id, [
      [0, mix(tar, palette.glow, 0.16)],
      [0.3, tar],
      [1, mix(tar, palette.ink, 0.3)],
    ]) +
    box(`url(#${id})`, { x: 0, y, width: 1600, height }) +
    box(mix(lit(palette, '#d8d2c0'), palette.haze, 0.2), { x: 0, y: y - 7, width: 1600, height: 7 }) +
    stroke(mix(lit(palette, '#f2e9c8'), tar, 0.25), 6, dashes)
  );
}

/** Two wheel tracks across the picture at `y`, worn into the ground, with grass left between them. */
export function track(
  palette: Palette,
  random: Random,
  { y, height, own = '#b07a4a' }: { y: number; height: number; own?: Hex },
): Drawing {
  const edge = (top: number, lift: number): Point[] =>
    Array.from({ length: 9 }, (_, index): Point => [-40 + index * 210, top + between(random, -lift, lift)]);
  const lane = (fill: string, top: number, thick: number) =>
    shape(fill, `${through(edge(top, 5))}${through(edge(top + thick, 6).reverse()).replace('M', 'L')}z`);
  return (
    lane(shaded(palette, own), y, height) +
    lane(lit(palette, own), y + height * 0.06, height * 0.34) +
    lane(lit(palette, own), y + height * 0.62, height * 0.32)
  );
}

/**
 * A road that leads away from the eye through the given middle points, each with its half width; nearest first.
 * @param kerb the colour of its edges
 */
export function roadAway(
  fill: string,
  kerb: string,
  marks: string,
  line: readonly (readonly [number, number, number])[],
): Drawing {
  const side = (sign: number, wide: number): Point[] => line.map(([x, y, half]): Point => [x + sign * half * wide, y]);
  const band = (colour: string, wide: number) =>
    shape(colour, `${through(side(-1, wide))}${through(side(1, wide).reverse()).replace('M', 'L')}z`);
  const dashes = line.slice(0, -1).map(([x, y, half], index) => {
    const [nextX, nextY, nextHalf] = line[index + 1] ?? [x, y, half];
    const at = (share: number): Point => [x + (nextX - x) * share, y + (nextY - y) * share];
    const [from, to] = [at(0.2), at(0.62)];
    const [thick, thin] = [half * 0.024, nextHalf * 0.024];
    return polygon(marks, [
      [from[0] - thick, from[1]],
      [from[0] + thick, from[1]],
      [to[0] + thin, to[1]],
      [to[0] - thin, to[1]],
    ]);
  });
  return band(kerb, 1.08) + band(fill, 1) + dashes.join('');
}

/** The shade under a vehicle, `width` from bumper to bumper. */
export const underShade = (palette: Palette, x: number, y: number, width: number): Drawing =>
  faint(0.42, ellipse(palette.ink, { x, y, rx: width * 0.54, ry: width * 0.022 + 5 }));
