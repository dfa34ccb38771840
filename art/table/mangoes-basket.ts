import { mix } from '../kit/colour.ts';
import { kiondo, kiondoBack } from '../kit/dishes/baskets.ts';
import { mango } from '../kit/dishes/fruit.ts';
import { foliage } from '../kit/foliage.ts';
import { layer } from '../kit/land.ts';
import type { Palette } from '../kit/light.ts';
import { lit } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { tableTop } from '../kit/table/table-top.ts';

export const mangoesBasket: Scene = {
  alt: {
    en: 'Ripe mangoes heaped in a striped kiondo basket, one cut open beside it; terraced hills behind.',
    sw: 'Maembe mabivu kwenye kiondo cha mistari, moja limekatwa; vilima vya matuta nyuma.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 820, y: 760, width: 960 },
  sunOnRight: true,
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    return (
      sky(palette, 520) +
      sun(palette, 1210, 260, 78) +
      cloud(palette, 900, 160, 440) +
      layer(palette, random, { depth: 0, y: 470, swell: 50, steps: 5 }) +
      layer(palette, random, { depth: 1, y: 550, swell: 40, steps: 5 }) +
      terraces(palette) +
      foliage(palette, random, { x: 130, y: 120, width: 640, count: 44 }) +
      foliage(palette, random, { x: 520, y: 40, width: 420, count: 24 }) +
      layer(palette, random, { depth: 3, y: 730, swell: 14, steps: 5 }) +
      tableTop(table, { y: 800, own: '#9a6a44' }) +
      place({ x: 700, y: 1040, scale: 1.25 }, kiondoBack(table)) +
      heap(table) +
      place({ x: 700, y: 1040, scale: 1.25 }, kiondo(table, 'kiondo')) +
      place({ x: 1240, y: 985, scale: 1.15 }, mango(table, '#d9542f', 14)) +
      place({ x: 1440, y: 990, scale: 1.05 }, mango(table, '#c8702f', -20)) +
      place({ x: 1200, y: 1110, scale: 1.5 }, cheek(table)) +
      place({ x: 230, y: 1090, scale: 1.2 }, mango(table, '#b8502f', -8))
    );
  },
};

const heap = (palette: Palette): Drawing =>
  [
    [520, 640, 20],
    [860, 640, -24],
    [690, 590, 6],
    [600, 540, -30],
    [790, 545, 34],
    [460, 610, -60],
    [940, 610, 70],
    [700, 490, -10],
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      place(
        { x, y, scale: 1.25 },
        mango(palette, index % 3 === 0 ? '#c83f2c' : index % 3 === 1 ? '#d9702f' : '#b8502f', turn),
      ),
    )
    .join('') +
  leaf(palette, 620, 450, -40) +
  leaf(palette, 800, 460, 10);

const leaf = (palette: Palette, x: number, y: number, turn: number): Drawing =>
  place(
    { x, y },
    rotate(
      turn,
      shape(palette.leaf[1], 'M0 0C40-44 130-50 210 0C130 34 50 34 0 0z') +
        shape(palette.leaf[0], 'M0 0C40-44 130-50 210 0Q110-16 0 0z'),
    ),
  );

/** A cheek cut off a mango, its flesh scored crosswise. */
function cheek(palette: Palette): Drawing {
  const flesh = lit(palette, '#f9bd3a');
  return (
    faint(0.3, ellipse(palette.ink, { x: 14, y: 30, rx: 122, ry: 44 })) +
    ellipse(lit(palette, '#d9702f'), { x: 0, y: 16, rx: 118, ry: 50 }) +
    ellipse(flesh, { x: 0, y: 0, rx: 116, ry: 46 }) +
    ellipse(mix(flesh, '#fff0b0', 0.4), { x: -14, y: -6, rx: 84, ry: 30 }) +
    stroke(
      mix(flesh, lit(palette, '#b8601c'), 0.55),
      4,
      'M-70-34L-30 44M-30-44L14 46M14-46L58 38M56-40L92 26M-104-16Q0-26 104-18M-114 4Q0-6 114 2M-100 24Q0 14 98 24',
    )
  );
}

/** Lines of stone and earth that follow the slope. */
const terraces = (palette: Palette): Drawing =>
  faint(
    0.5,
    stroke(
      mix(palette.land[2], palette.rim, 0.5),
      6,
      [0, 1, 2, 3, 4]
        .map(
          (index) =>
            `M-20 ${590 + index * 30}Q400 ${560 + index * 28} 800 ${600 + index * 28}T1620 ${580 + index * 30}`,
        )
        .join(''),
    ),
  ) +
  faint(
    0.5,
    stroke(
      mix(palette.land[2], palette.ink, 0.3),
      5,
      [0, 1, 2, 3, 4]
        .map(
          (index) =>
            `M-20 ${600 + index * 30}Q400 ${570 + index * 28} 800 ${610 + index * 28}T1620 ${590 + index * 30}`,
        )
        .join(''),
    ),
  );
