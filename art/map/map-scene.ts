import { kenyaMap, onKenyaMap } from '#shared/kenya-map.ts';
import { kenyaOutline } from '#shared/kenya-outline.ts';
import { type Hex, mix } from '../kit/colour.ts';
import { palettes } from '../kit/light.ts';
import { acacia, palm } from '../kit/plants.ts';
import { randomFrom } from '../kit/random.ts';
import { box, type Drawing, disc, faint, type Point, place, shape, stroke, through } from '../kit/shapes.ts';
import { type Line, lakes, ocean, rivers } from './waters.ts';

interface MapInks {
  sea: Hex;
  land: Hex;
  around: Hex;
  hill: Hex;
  line: Hex;
}

/** Three printings of the same map. */
const inks: Record<MapPrint, MapInks> = {
  teal: { sea: '#6db8bb', land: '#f0dfae', around: '#d9d9b8', hill: '#5f8a56', line: '#3d4a34' },
  sand: { sea: '#9cc4bd', land: '#f6e3bd', around: '#e6cfa4', hill: '#b0683c', line: '#5a4026' },
  night: { sea: '#17405a', land: '#d7b873', around: '#3a5a5c', hill: '#3c5a4c', line: '#122433' },
};
export type MapPrint = 'teal' | 'sand' | 'night';

const pin: Hex = '#b23c17';

/** Signs are drawn at twice the units of the shared map, whose outline is scaled up to meet them. */
const grown = 2;
const at = ([lng, lat]: readonly [number, number]): Point => {
  const { x, y } = onKenyaMap({ lat, lng });
  return [x * grown, y * grown];
};
const outline = (drawing: Drawing): Drawing => `<g transform="scale(${grown})">${drawing}</g>`;
const curve = (line: Line, { closed = false }: { closed?: boolean } = {}): string => through(line.map(at), { closed });

const mountains: readonly { at: readonly [number, number]; size: number }[] = [
  { at: [37.31, -0.15], size: 46 },
  { at: [37.35, -3.07], size: 52 },
  { at: [36.68, -0.5], size: 26 },
  { at: [34.55, 1.12], size: 34 },
  { at: [35.9, -0.9], size: 18 },
  { at: [36.5, 1.9], size: 20 },
  { at: [37.95, 2.3], size: 22 },
  { at: [38.35, -3.4], size: 18 },
];

/** Where a place lies in Kenya: the country's real outline with its lakes, rivers and mountains, and a pin. */
export function mapDrawing(spot: { lat: number; lon: number }, print: MapPrint): Drawing {
  const { sea, land, around, hill, line } = inks[print];
  const [x, y] = at([spot.lon, spot.lat]);
  const scale = 1.06;
  const shift: Point = [800 - (kenyaMap.width / 2) * grown * scale, 600 - (kenyaMap.height / 2) * grown * scale];
  const country =
    shape(sea, curve(ocean, { closed: true })) +
    outline(faint(0.18, stroke(line, 9, kenyaOutline.kenya)) + shape(land, kenyaOutline.kenya)) +
    valley(hill) +
    rivers.map((river) => stroke(sea, 5, curve(river))).join('') +
    lakes
      .map(
        (lake) =>
          shape(sea, curve(lake, { closed: true })) + faint(0.4, stroke(line, 2, curve(lake, { closed: true }))),
      )
      .join('') +
    mountains.map((mountain) => peakSign(at(mountain.at), mountain.size, hill, land)).join('') +
    signs() +
    outline(stroke(line, 1.8, kenyaOutline.kenya)) +
    waves(mix(sea, '#ffffff', 0.35));
  return (
    box(around, { x: 0, y: 0, width: 1600, height: 1200 }) +
    `<g transform="translate(${shift[0].toFixed(1)} ${shift[1].toFixed(1)}) scale(${scale})">${country}</g>` +
    pinAt(shift[0] + x * scale, shift[1] + y * scale, line)
  );
}

/** The Rift Valley as two rows of short strokes, as old maps draw a scarp. */
function valley(fill: Hex): Drawing {
  const edge: Line = [
    [35.9, 3.6],
    [35.75, 2.2],
    [35.7, 1.0],
    [35.85, 0.2],
    [36.0, -0.6],
    [36.25, -1.3],
    [36.05, -2.1],
  ];
  const ticks = edge.slice(1).flatMap((to, index) => {
    const [from, end] = [at(edge[index] ?? to), at(to)];
    return Array.from({ length: 9 }, (_, step) => {
      const [px, py] = [from[0] + ((end[0] - from[0]) * step) / 9, from[1] + ((end[1] - from[1]) * step) / 9];
      return `M${(px - 10).toFixed(0)} ${py.toFixed(0)}l14 6M${(px + 52).toFixed(0)} ${py.toFixed(0)}l-14 6`;
    });
  });
  return faint(0.45, stroke(fill, 3, ticks.join('')));
}

const peakSign = ([x, y]: Point, size: number, dark: Hex, bright: Hex): Drawing =>
  shape(dark, `M${x - size} ${y + size * 0.5}L${x} ${y - size * 0.7}L${x + size} ${y + size * 0.5}z`) +
  shape(
    mix(bright, '#ffffff', 0.5),
    `M${x - size * 0.34} ${y - size * 0.3}L${x} ${y - size * 0.7}L${x + size * 0.3} ${y - size * 0.34}L${x + size * 0.08} ${y - size * 0.2}L${x - size * 0.08} ${y - size * 0.34}z`,
  );

/** A few trees where they grow, so that plain and coast can be told apart. */
function signs(): Drawing {
  const palette = palettes.day;
  const random = randomFrom(3);
  const trees: readonly (readonly [number, number])[] = [
    [35.2, -1.5],
    [38.7, -2.7],
    [39.6, 1.6],
    [37.6, 0.9],
    [40.6, 2.6],
  ];
  const palms: readonly (readonly [number, number])[] = [
    [39.45, -4.25],
    [39.85, -3.35],
    [40.75, -2.05],
  ];
  return (
    trees
      .map(at)
      .map(([x, y]) => place({ x, y, scale: 0.13 }, acacia(palette, random)))
      .join('') +
    palms
      .map(at)
      .map(([x, y]) => place({ x, y, scale: 0.12 }, palm(palette, random, 60)))
      .join('')
  );
}

/** Small waves, on the open sea only. */
const waves = (fill: Hex): Drawing => {
  const crests: readonly (readonly [number, number])[] = [
    [42.2, -2.2],
    [43.6, -1.2],
    [41.2, -3.4],
    [43.1, -3.9],
    [45.0, -2.8],
    [40.6, -4.9],
    [42.3, -5.4],
    [44.4, -4.9],
    [45.6, 0.3],
    [44.6, -0.6],
  ];
  return faint(
    0.7,
    stroke(
      fill,
      4,
      crests
        .map(at)
        .map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}q14-11 28 0t28 0`)
        .join(''),
    ),
  );
};

function pinAt(x: number, y: number, line: Hex): Drawing {
  return (
    [74, 48].map((radius, index) => faint(0.16 + index * 0.12, disc(pin, x, y, radius))).join('') +
    faint(0.3, shape(line, `M${x} ${y}q34-7 62-34q-25 34-62 38z`)) +
    shape(
      pin,
      `M${x} ${y}C${x - 14} ${y - 40} ${x - 47} ${y - 64} ${x - 47} ${y - 97}A47 47 0 0 1 ${x + 47} ${y - 97}C${x + 47} ${y - 64} ${x + 14} ${y - 40} ${x} ${y}z`,
    ) +
    disc('#fff6e2', x, y - 97, 19)
  );
}
