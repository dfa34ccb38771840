import { mix } from '../kit/colour.ts';
import { glints, ridge } from '../kit/land.ts';
import { lit, type Palette, shaded } from '../kit/light.ts';
import { between } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { type Drawing, ellipse, faint, type Point, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

const shore: readonly Point[] = [
  [-40, 760],
  [240, 730],
  [520, 752],
  [820, 724],
  [1120, 748],
  [1400, 716],
  [1640, 736],
];
const lower = (by: number): Point[] => shore.map(([x, y], index) => [x, y + by * (index % 2 ? 1.3 : 0.8)]);

/** Each hatchling: where, how large, and how far it has turned from straight ahead. */
const brood = [
  [700, 980, 1.5, 8],
  [1010, 1080, 1.9, -14],
  [420, 1090, 1.8, 16],
  [900, 880, 1.05, -6],
  [560, 880, 1, 10],
  [1180, 900, 1.1, -18],
  [760, 812, 0.72, 4],
  [1010, 806, 0.7, -8],
  [380, 830, 0.74, 14],
] as const;

export const turtleHatchlings: Scene = {
  alt: {
    en: 'Turtle hatchlings cross the sand towards the sea at Watamu.',
    sw: 'Watoto wa kasa wanavuka mchanga kuelekea baharini, Watamu.',
  },
  lights: ['dawn', 'day', 'gold'],
  close: { x: 760, y: 900, width: 820 },
  draw: ({ palette, random }) => {
    const sand = lit(palette, '#f3dfb8');
    const dim = mix(sand, shaded(palette, '#c9a870'), 0.5);
    const pits = Array.from({ length: 46 }, () =>
      ellipse(dim, { x: between(random, 0, 1600), y: between(random, 860, 1190), rx: between(random, 4, 12), ry: 3 }),
    ).join('');
    return (
      sky(palette, 520) +
      sun(palette, 860, 440, 110) +
      cloud(palette, 380, 190, 520) +
      cloud(palette, 1340, 260, 380) +
      sea(palette, random, { top: 520, bottom: 860, count: 34 }) +
      glints(palette.water[0], random, { x: 860, top: 534, bottom: 720, spread: 300, count: 14 }) +
      foam(
        palette.cloud[0],
        [
          [-20, 628],
          [260, 622],
          [560, 632],
          [900, 622],
          [1240, 632],
          [1640, 624],
        ],
        10,
      ) +
      faint(0.6, ridge(palette.water[0], lower(-50))) +
      foam(palette.cloud[0], lower(-14), 20) +
      ridge(dim, lower(6)) +
      ridge(sand, lower(40)) +
      pits +
      brood.map(([x, y, size, turn]) => place({ x, y, scale: size }, rotate(turn, tracks(dim)))).join('') +
      [...brood]
        .sort((a, b) => a[1] - b[1])
        .map(([x, y, size, turn]) => place({ x, y, scale: size }, rotate(turn, hatchling(palette))))
        .join('') +
      birds(palette, random, { x: 480, y: 340, count: 4, size: 0.7 })
    );
  },
};

/** The marks of its flippers behind it. */
const tracks = (fill: string): Drawing =>
  stroke(
    fill,
    5,
    Array.from({ length: 7 }, (_, index) => `M-34 ${46 + index * 22}l16 8M34 ${46 + index * 22}l-16 8`).join(''),
  ) + stroke(fill, 3, 'M0 44V200');

/** A hatchling 110 wide seen from behind and above, its head away from the eye. */
function hatchling(palette: Palette): Drawing {
  const shell = lit(palette, '#4a5560');
  const dark = mix(shell, shaded(palette, '#2a3238'), 0.7);
  const skin = lit(palette, '#5d6a70');
  const rim = mix(lit(palette, '#d8d2c0'), shell, 0.25);
  return (
    faint(0.32, ellipse(palette.ink, { x: 4, y: 14, rx: 48, ry: 34 })) +
    shape(dark, 'M-22 26C-40 34-46 44-44 52C-32 52-20 44-12 36zM22 26C40 34 46 44 44 52C32 52 20 44 12 36z') +
    shape(skin, 'M-24-16C-52-34-72-30-86-10C-66-14-50-8-30 6zM24-16C52-36 70-40 88-34C72-18 52-4 30 6z') +
    ellipse(skin, { x: 0, y: -46, rx: 15, ry: 17 }) +
    ellipse(mix(skin, palette.rim, 0.3), { x: -3, y: -51, rx: 8, ry: 7 }) +
    ellipse(rim, { x: 0, y: 2, rx: 37, ry: 43 }) +
    ellipse(shell, { x: 0, y: 0, rx: 33, ry: 39 }) +
    shape(
      mix(shell, palette.rim, 0.22),
      'M-10-30L0-36L10-30L8-14H-8zM-9-10H9L11 8H-11zM-10 12H10L6 30H-6zM-28-10L-14-14L-16 6L-31 6zM28-10L14-14L16 6L31 6z',
    ) +
    shape(dark, 'M14 20L30 14C28 28 20 36 10 38z')
  );
}
