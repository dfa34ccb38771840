import { type Hex, mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { type Drawing, type Point, polygon } from '../kit/shapes.ts';

/** A place in the street, in metres: to the right of its middle, above the ground, away from the eye. */
export type Metres = readonly [x: number, y: number, z: number];

/** Where that is on the canvas, the eye 1.6 m above the ground. */
export const seen = ([x, y, z]: Metres): Point => [
  Math.round(770 + (x * 900) / z),
  Math.round(760 + ((1.6 - y) * 900) / z),
];

/** How large a figure of 300 that is 1.72 m tall looks there. */
export const sizeAt = (z: number): number => (1.72 * 900) / z / 300;

/** One house along the street. */
interface StreetHouse {
  from: number;
  to: number;
  high: number;
  wall: Hex;
  balcony?: boolean;
  shutters?: Hex;
}

const half = 2.3;

/** One side of a narrow street of old houses, the farthest first; `side` is -1 on the left, 1 on the right. */
export function streetSide(palette: Palette, side: -1 | 1, houses: readonly StreetHouse[]): Drawing {
  return houses.map((house) => houseSide(palette, side, house)).join('');
}

function houseSide(palette: Palette, side: -1 | 1, house: StreetHouse): Drawing {
  const { from, to, high, wall, balcony, shutters = '#4f7d6d' } = house;
  const depth = Math.min(0.5, from / 60);
  // The sun stands on one side of the street: the right walls are lit, the left ones lie in shade.
  const face =
    side > 0 ? lit(palette, wall, depth) : mix(lit(palette, wall, depth), shaded(palette, wall, depth), 0.55);
  const x = half * side;
  const quad = (
    fill: string,
    { z0, z1, y0, y1, out = 0 }: { z0: number; z1: number; y0: number; y1: number; out?: number },
  ) =>
    polygon(fill, [
      seen([x - out * side, y0, z0]),
      seen([x - out * side, y1, z0]),
      seen([x - out * side, y1, z1]),
      seen([x - out * side, y0, z1]),
    ]);
  const wood = lit(palette, '#8a5a38', depth);
  const dark = shaded(palette, '#5a3b28', depth);
  const lamp = palette.lamps ? '#ffc766' : dark;
  const long = to - from;
  const windows = [3.9, 6.3].filter((y) => y + 1.6 < high);
  const columns = long > 3.5 ? [0.2, 0.62] : [0.36];
  return (
    quad(face, { z0: from, z1: to, y0: 0, y1: high }) +
    quad(mix(face, palette.ink, 0.16), { z0: from, z1: to, y0: 0, y1: 0.5 }) +
    quad(mix(face, palette.rim, side > 0 ? 0.4 : 0.1), { z0: from, z1: to, y0: high, y1: high + 0.22, out: 0.12 }) +
    windows
      .flatMap((y, row) =>
        columns.map((part, column) => {
          const z = from + long * part;
          const wide = Math.min(0.9, long * 0.24);
          return (
            quad(lit(palette, shutters, depth), {
              z0: z - wide * 0.42,
              z1: z + wide * 1.42,
              y0: y - 0.08,
              y1: y + 1.48,
            }) + quad((row + column) % 2 ? lamp : dark, { z0: z, z1: z + wide, y0: y, y1: y + 1.4 })
          );
        }),
      )
      .join('') +
    quad(wood, { z0: from + long * 0.3, z1: from + long * 0.3 + 1.2, y0: 0, y1: 2.5 }) +
    quad(dark, { z0: from + long * 0.3 + 0.2, z1: from + long * 0.3 + 1, y0: 0, y1: 2.3 }) +
    (balcony ? gallery(palette, side, house, depth) : '')
  );
}

/** A wooden balcony that hangs over the street. */
function gallery(
  palette: Palette,
  side: -1 | 1,
  { from, to, high, shutters = '#4f7d6d' }: StreetHouse,
  depth: number,
): Drawing {
  const wood = lit(palette, '#7d5233', depth);
  const pale = mix(wood, palette.rim, 0.3);
  const dark = shaded(palette, '#4a2f1d', depth);
  const [z0, z1] = [from + (to - from) * 0.08, from + (to - from) * 0.9];
  const [wall, edge] = [half * side, (half - 0.85) * side];
  const floor = 3.4;
  const roof = Math.min(high - 0.2, floor + 2.5);
  const face = (fill: string, { z0, z1, y0, y1 }: { z0: number; z1: number; y0: number; y1: number }) =>
    polygon(fill, [seen([edge, y0, z0]), seen([edge, y1, z0]), seen([edge, y1, z1]), seen([edge, y0, z1])]);
  const end = (fill: string, low: number, top: number) =>
    polygon(fill, [seen([wall, low, z0]), seen([wall, top, z0]), seen([edge, top, z0]), seen([edge, low, z0])]);
  const count = Math.max(4, Math.round((z1 - z0) * 3));
  const step = (z1 - z0) / count;
  const lattice = Array.from({ length: count }, (_, index) =>
    face(wood, { z0: z0 + index * step, z1: z0 + (index + 0.55) * step, y0: floor, y1: floor + 1 }),
  );
  const posts = [0, 1, 2, 3, 4, 5, 6].map((index) =>
    face(wood, {
      z0: z0 + ((z1 - z0) / 6) * index - 0.05,
      z1: z0 + ((z1 - z0) / 6) * index + 0.05,
      y0: floor,
      y1: roof,
    }),
  );
  return (
    polygon(dark, [
      seen([wall, floor, z0]),
      seen([edge, floor, z0]),
      seen([edge, floor, z1]),
      seen([wall, floor, z1]),
    ]) +
    // Louvred shutters close it above the rail, one in three stands open.
    Array.from({ length: 6 }, (_, index) => {
      const [a, b] = [z0 + ((z1 - z0) / 6) * index, z0 + ((z1 - z0) / 6) * (index + 1)];
      const open = index % 3 === 1;
      const tone =
        palette.lamps && open
          ? mix(dark, '#ffb44d', 0.5)
          : open
            ? dark
            : mix(lit(palette, shutters, depth), dark, 0.28);
      return face(tone, { z0: a, z1: b, y0: floor + 1, y1: roof });
    }).join('') +
    end(mix(wood, dark, 0.5), floor, floor + 1) +
    end(mix(dark, wood, 0.3), floor + 1.1, roof) +
    face(mix(dark, wood, 0.25), { z0, z1, y0: floor, y1: floor + 1 }) +
    lattice.join('') +
    posts.join('') +
    face(pale, { z0, z1, y0: floor + 1, y1: floor + 1.12 }) +
    face(pale, { z0, z1, y0: floor - 0.16, y1: floor }) +
    polygon(mix(dark, wood, 0.4), [
      seen([wall, roof + 0.5, z0 - 0.1]),
      seen([edge * 0.92, roof, z0 - 0.1]),
      seen([edge * 0.92, roof, z1]),
      seen([wall, roof + 0.5, z1]),
    ]) +
    face(pale, { z0: z0 - 0.1, z1, y0: roof - 0.1, y1: roof + 0.06 })
  );
}
