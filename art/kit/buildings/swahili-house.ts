import { type Hex, lighter, mix } from '../colour.ts';
import { lit, type Palette, shaded } from '../light.ts';
import { box, type Drawing, faint, polygon, shape } from '../shapes.ts';

/** The shape of one house. */
export interface HouseOptions {
  width: number;
  floors: 1 | 2 | 3;
  wall?: Hex;
  /** A flat roof with a parapet, or a terrace under palm thatch. */
  roof?: 'flat' | 'makuti';
  /** An arcade along the ground floor. */
  arches?: boolean;
  balcony?: boolean;
}

const storey = 92;

/** A lime-washed coral house of the Lamu seafront: its left foot at the origin, about 92 high for each floor. */
export function swahiliHouse(palette: Palette, options: HouseOptions, distance = 0): Drawing {
  const { width, floors, wall = '#efe4cc', roof = 'flat', arches = false, balcony = false } = options;
  const high = floors * storey;
  const face = lit(palette, wall, distance);
  const side = mix(face, shaded(palette, wall, distance), 0.5);
  const wood = shaded(palette, '#8a5a34', distance);
  return (
    (roof === 'makuti' ? makuti(palette, width, high, distance) : '') +
    box(face, { x: 0, y: -high, width, height: high + 6 }) +
    box(side, { x: width * 0.86, y: -high, width: width * 0.14, height: high + 6 }) +
    parapet(face, side, width, high) +
    Array.from({ length: floors - 1 }, (_, floor) =>
      box(side, { x: 0, y: -(floor + 1) * storey - 2, width: width * 0.86, height: 4 }),
    ).join('') +
    openings(palette, { width, floors, arches, distance }) +
    (balcony ? veranda(wood, width, floors) : '')
  );
}

function parapet(face: string, side: string, width: number, high: number): Drawing {
  const count = Math.max(3, Math.round(width / 34));
  const gap = width / count;
  return Array.from({ length: count }, (_, index) =>
    shape(
      index === count - 1 ? side : face,
      `M${(index * gap + 2).toFixed(0)} ${-high + 1}v-9l${(gap / 2 - 2).toFixed(0)}-7l${(gap / 2 - 2).toFixed(0)} 7v9z`,
    ),
  ).join('');
}

function openings(
  palette: Palette,
  { width, floors, arches, distance }: { width: number; floors: number; arches: boolean; distance: number },
): Drawing {
  const count = Math.max(2, Math.round(width / 62));
  const gap = (width * 0.86) / count;
  const dark = mix(shaded(palette, '#5b4230', distance), palette.ink, 0.35);
  const lamp = palette.lamps ? '#ffc766' : dark;
  const frame = lit(palette, '#9a6a42', distance);
  return Array.from({ length: floors * count }, (_, index) => {
    const [floor, column] = [Math.floor(index / count), index % count];
    const x = gap * (column + 0.5);
    const foot = -floor * storey;
    if (floor === 0 && arches)
      return shape(
        palette.lamps ? mix(dark, '#ffb44d', 0.45) : dark,
        `M${x - 20} 4V${foot - 42}Q${x - 20} ${foot - 66} ${x} ${foot - 68}Q${x + 20} ${foot - 66} ${x + 20} ${foot - 42}V4z`,
      );
    if (floor === 0 && column === 0)
      return (
        box(frame, { x: x - 19, y: -62, width: 38, height: 64 }) +
        box(dark, { x: x - 13, y: -56, width: 26, height: 58 })
      );
    const glows = (index * 5 + column) % 3 !== 0;
    return (
      box(frame, { x: x - 13, y: foot - 66, width: 26, height: 42 }) +
      box(glows ? lamp : dark, { x: x - 9, y: foot - 62, width: 18, height: 34 }) +
      shape(dark, `M${x - 9} ${foot - 46}h18v2h-18z`)
    );
  }).join('');
}

function veranda(wood: string, width: number, floors: number): Drawing {
  const y = -(floors - 1) * storey;
  const [from, long] = [width * 0.06, width * 0.74];
  const posts = Array.from({ length: 5 }, (_, index) =>
    box(wood, { x: from + (long / 4) * index - 2, y: y - 78, width: 4, height: 80 }),
  );
  const bars = Array.from({ length: 20 }, (_, index) =>
    box(wood, { x: from + (long / 19) * index - 1, y: y - 26, width: 2, height: 26 }),
  );
  return (
    faint(0.3, box('#1b1722', { x: from, y: y - 74, width: long, height: 74 })) +
    posts.join('') +
    bars.join('') +
    box(wood, { x: from - 4, y: y - 29, width: long + 8, height: 5 }) +
    box(wood, { x: from - 6, y: y - 2, width: long + 12, height: 7 }) +
    polygon(lighter(wood as Hex, 0.12), [
      [from - 14, y - 66],
      [from + 6, y - 88],
      [from + long - 6, y - 88],
      [from + long + 14, y - 66],
    ])
  );
}

function makuti(palette: Palette, width: number, high: number, distance: number): Drawing {
  const thatch = lit(palette, '#b08a52', distance);
  const under = shaded(palette, '#7d5c34', distance);
  const [from, to] = [width * 0.1, width * 0.9];
  return (
    box(under, { x: from + 12, y: -high - 44, width: to - from - 24, height: 46 }) +
    polygon(thatch, [
      [from - 12, -high - 40],
      [from + width * 0.2, -high - 104],
      [to - width * 0.2, -high - 104],
      [to + 12, -high - 40],
    ]) +
    polygon(mix(thatch, under as Hex, 0.5), [
      [to - width * 0.2, -high - 104],
      [to + 12, -high - 40],
      [to - width * 0.16, -high - 40],
    ]) +
    (palette.lamps
      ? faint(0.5, box('#ffb44d', { x: from + 14, y: -high - 38, width: to - from - 28, height: 24 }))
      : '')
  );
}
