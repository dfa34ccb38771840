import { hippo, hippoHead } from '../kit/animals/hippo.ts';
import { mix } from '../kit/colour.ts';
import { foliage } from '../kit/foliage.ts';
import { layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import { palm } from '../kit/plants.ts';
import { stone } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, disc, faint, gradient, place, polygon, shape, stroke } from '../kit/shapes.ts';
import { birds, cloud, sky } from '../kit/sky.ts';

/** A barbel about 120 long that swims left. */
const fish = (palette: Palette, x: number, y: number, scale: number): Drawing =>
  place(
    { x, y, scale },
    shape(lit(palette, '#c9b98a'), 'M-60 0C-40-22 10-24 40-4L66-22L60 0L66 22L40 4C10 22-40 20-60 0z') +
      shape(lit(palette, '#7a8a6a'), 'M-60 0C-40-22 10-24 40-4L66-22L60 0C20-8-30-8-60 0z') +
      disc(palette.ink, -44, -4, 3),
  );

const weed = (palette: Palette, x: number, y: number): Drawing =>
  stroke(
    palette.leaf[1],
    9,
    [-30, -8, 14, 34]
      .map((dx, index) => `M${x + dx} ${y}q${index % 2 === 0 ? 22 : -22} -40 0 -80t${dx * 0.3} -${70 + index * 12}`)
      .join(''),
  );

export const mzimaSprings: Scene = {
  alt: {
    en: 'Hippos walk on the bottom of a clear spring among fish, palms and black lava along its bank.',
    sw: 'Viboko wanatembea chini ya maji safi ya chemchemi kati ya samaki; mitende na mawe meusi ukingoni.',
  },
  lights: ['day', 'dawn', 'gold'],
  close: { x: 500, y: 860, width: 900 },
  draw: ({ palette, random }) => {
    const clear = mix(palette.water[0], lit(palette, '#8fe0d0'), 0.5);
    const deep = mix(palette.water[2], lit(palette, '#0f6f74'), 0.5);
    const sand = mix(lit(palette, '#cdb98a'), deep, 0.35);
    return (
      sky(palette, 420) +
      cloud(palette, 900, 120, 520) +
      layer(palette, random, { depth: 0, y: 330, swell: 40, steps: 6 }) +
      layer(palette, random, { depth: 1, y: 400, swell: 20 }) +
      [80, 300, 1240, 1490]
        .map((x, index) =>
          place(
            { x, y: 500, scale: 0.7 + (index % 2) * 0.24 },
            palm(palette, random, index % 2 === 0 ? 40 : -50, 0.12),
          ),
        )
        .join('') +
      foliage(palette, random, { x: 700, y: 470, width: 560, distance: 0.3, count: 40 }) +
      foliage(palette, random, { x: 1120, y: 470, width: 420, distance: 0.2, count: 40 }) +
      foliage(palette, random, { x: 170, y: 480, width: 460, distance: 0.14, count: 40 }) +
      foliage(palette, random, { x: 1450, y: 480, width: 420, distance: 0.1, count: 40 }) +
      [120, 380, 620, 930, 1180, 1420]
        .map((x, index) =>
          place(
            { x, y: 520 },
            stone(palette, `lava-${index}`, {
              width: 200 + (index % 3) * 50,
              height: 66 + (index % 2) * 24,
              colour: '#4a4644',
            }),
          ),
        )
        .join('') +
      gradient('clear', [
        [0, clear],
        [0.3, mix(clear, deep, 0.5)],
        [1, deep],
      ]) +
      shape('url(#clear)', 'M-20 512C200 504 420 518 640 512S1100 504 1640 512V1220H-20z') +
      faint(
        0.14,
        polygon(palette.sun, [
          [300, 516],
          [420, 516],
          [260, 1220],
          [60, 1220],
        ]) +
          polygon(palette.sun, [
            [760, 516],
            [960, 516],
            [880, 1220],
            [600, 1220],
          ]) +
          polygon(palette.sun, [
            [1220, 516],
            [1330, 516],
            [1400, 1220],
            [1180, 1220],
          ]),
      ) +
      stroke(mix(clear, palette.sun, 0.6), 6, 'M-20 514C200 506 420 520 640 514S1100 506 1640 514') +
      place({ x: 1180, y: 516, scale: 0.9 }, hippoHead(palette, 'head')) +
      shape(mix(sand, deep, 0.4), 'M-20 1010C300 980 700 1000 1000 980S1400 990 1640 970V1220H-20z') +
      place({ x: 1130, y: 1010, scale: 0.92 }, hippo(palette, 'far-hippo', 0.1)) +
      shape(sand, 'M-20 1090C300 1050 760 1086 1100 1070S1460 1080 1640 1060V1220H-20z') +
      place({ x: 600, y: 1100, scale: 1.36 }, hippo(palette, 'near-hippo')) +
      [
        [250, 640, 0.9],
        [360, 700, 0.7],
        [170, 730, 0.6],
        [820, 640, 0.6],
        [930, 690, 0.8],
        [1430, 760, 1],
        [1330, 830, 0.7],
        [130, 850, 0.8],
      ]
        .map(([x, y, scale]) => fish(palette, x ?? 0, y ?? 0, scale ?? 1))
        .join('') +
      faint(
        0.6,
        [
          [180, 900],
          [196, 860],
          [176, 820],
          [1380, 620],
          [1392, 590],
          [960, 800],
          [950, 770],
        ]
          .map(([x, y]) => disc(palette.sun, x ?? 0, y ?? 0, 7))
          .join(''),
      ) +
      [60, 1510, 1370, 930].map((x, index) => weed(palette, x, 1130 + (index % 2) * 30)).join('') +
      place({ x: 1500, y: 1180 }, stone(palette, 'bed-a', { width: 260, height: 110, colour: '#4a4644' })) +
      place({ x: 150, y: 1200 }, stone(palette, 'bed-b', { width: 220, height: 90, colour: '#4a4644' })) +
      birds(palette, random, { x: 520, y: 220, count: 4, size: 0.7 })
    );
  },
};
