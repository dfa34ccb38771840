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
    box(face, 0, -high, width, high + 6) +
    box(side, width * 0.86, -high, width * 0.14, high + 6) +
    parapet(face, side, width, high) +
    Array.from({ length: floors - 1 }, (_, floor) => box(side, 0, -(floor + 1) * storey - 2, width * 0.86, 4)).join(
      '',
    ) +
    openings(palette, width, floors, arches, distance) +
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

function openings(palette: Palette, width: number, floors: number, arches: boolean, distance: number): Drawing {
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
    if (floor === 0 && column === 0) return box(frame, x - 19, -62, 38, 64) + box(dark, x - 13, -56, 26, 58);
    const glows = (index * 5 + column) % 3 !== 0;
    return (
      box(frame, x - 13, foot - 66, 26, 42) +
      box(glows ? lamp : dark, x - 9, foot - 62, 18, 34) +
      shape(dark, `M${x - 9} ${foot - 46}h18v2h-18z`)
    );
  }).join('');
}

function veranda(wood: string, width: number, floors: number): Drawing {
  const y = -(floors - 1) * storey;
  const [from, long] = [width * 0.06, width * 0.74];
  const posts = Array.from({ length: 5 }, (_, index) => box(wood, from + (long / 4) * index - 2, y - 78, 4, 80));
  const bars = Array.from({ length: 20 }, (_, index) => box(wood, from + (long / 19) * index - 1, y - 26, 2, 26));
  return (
    faint(0.3, box('#1b1722', from, y - 74, long, 74)) +
    posts.join('') +
    bars.join('') +
    box(wood, from - 4, y - 29, long + 8, 5) +
    box(wood, from - 6, y - 2, long + 12, 7) +
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
    box(under, from + 12, -high - 44, to - from - 24, 46) +
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
    (palette.lamps ? faint(0.5, box('#ffb44d', from + 14, -high - 38, to - from - 28, 24)) : '')
  );
}
