import { type HouseOptions, swahiliHouse } from '../kit/buildings/swahili-house.ts';
import { mix } from '../kit/colour.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import type { Random } from '../kit/random.ts';
import { box, type Drawing, place, shape } from '../kit/shapes.ts';

const row: readonly (HouseOptions & { x: number })[] = [
  { x: -30, width: 170, floors: 2, wall: '#e6d8ba', roof: 'makuti' },
  { x: 130, width: 210, floors: 3, wall: '#f3ead4', balcony: true },
  { x: 330, width: 150, floors: 2, wall: '#d9c6a2', arches: true },
  { x: 470, width: 230, floors: 3, wall: '#efe2c6', roof: 'makuti', arches: true },
  { x: 690, width: 140, floors: 2, wall: '#f5eddb' },
  { x: 820, width: 200, floors: 2, wall: '#e3d2ae', balcony: true },
  { x: 1010, width: 180, floors: 3, wall: '#f1e6cd' },
  { x: 1180, width: 160, floors: 2, wall: '#dccaa6', roof: 'makuti', arches: true },
  { x: 1330, width: 220, floors: 2, wall: '#f0e5cd', balcony: true },
  { x: 1540, width: 160, floors: 3, wall: '#e6d8ba' },
  { x: 1690, width: 150, floors: 2, wall: '#f3ead4', roof: 'makuti' },
  { x: 1830, width: 170, floors: 2, wall: '#dccaa6', arches: true },
];

/** Lamu's front of coral houses behind its sea wall, right across the canvas; `y` is the foot of the wall. */
export function lamuSeafront(
  palette: Palette,
  random: Random,
  { y, scale, distance = 0.3 }: { y: number; scale: number; distance?: number },
): Drawing {
  const stone = lit(palette, '#cbb68f', distance);
  const palms = [260, 640, 980, 1300].map((x, index) =>
    place(
      { x, y: y - 26, scale: scale * (0.8 + (index % 2) * 0.2) },
      palm(palette, random, index % 2 ? 50 : -60, distance + 0.1),
    ),
  );
  return (
    place({ x: 1060 - 240 * scale, y: y - 150 * scale, scale }, minaret(palette, distance + 0.15)) +
    palms.join('') +
    row
      .map((house) => place({ x: house.x * scale * 1.02, y: y - 22, scale }, swahiliHouse(palette, house, distance)))
      .join('') +
    box(stone, { x: 0, y: y - 24, width: 1600, height: 24 }) +
    box(mix(stone, shaded(palette, '#8d7a58', distance), 0.7), { x: 0, y: y - 8, width: 1600, height: 10 })
  );
}

/** The white minaret of a Friday mosque, about 330 high. */
export function minaret(palette: Palette, distance = 0): Drawing {
  const white = lit(palette, '#f7f1e2', distance);
  const shade = mix(white, shaded(palette, '#e6dcc4', distance), 0.5);
  const green = lit(palette, '#3f7d62', distance);
  return (
    box(white, { x: -24, y: -230, width: 48, height: 232 }) +
    box(shade, { x: 8, y: -230, width: 16, height: 232 }) +
    box(shade, { x: -30, y: -238, width: 60, height: 10 }) +
    box(white, { x: -17, y: -290, width: 34, height: 54 }) +
    box(shade, { x: 6, y: -290, width: 11, height: 54 }) +
    shape(green, 'M-21-288C-20-316-6-322 0-338C6-322 20-316 21-288z')
  );
}
