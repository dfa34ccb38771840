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
    en: 'Ripe mangoes heaped in a striped kiondo basket, one cut into cubes beside it; terraced hills behind.',
    sw: 'Maembe mabivu kwenye kiondo cha mistari, moja limekatwa vipande; vilima vya matuta nyuma.',
  },
  lights: ['day', 'gold', 'dawn'],
  close: { x: 720, y: 700, width: 840 },
  draw: ({ palette, random }) => {
    const table = atTable(palette);
    return (
      sky(palette, 520) +
      sun(palette, 1210, 260, 78) +
      cloud(palette, 900, 160, 440) +
      layer(palette, 0, random, 470, 50, 5) +
      layer(palette, 1, random, 550, 40, 5) +
      terraces(palette) +
      foliage(palette, random, 130, 120, 640, 0, 44) +
      foliage(palette, random, 520, 40, 420, 0, 24) +
      layer(palette, 3, random, 730, 14, 5) +
      tableTop(table, 800, '#9a6a44') +
      place(700, 1040, 1.25, kiondoBack(table)) +
      heap(table) +
      place(700, 1040, 1.25, kiondo(table, 'kiondo')) +
      place(1240, 985, 1.15, mango(table, '#d9542f', 14)) +
      place(1440, 990, 1.05, mango(table, '#c8702f', -20)) +
      place(1200, 1110, 1.5, cheek(table)) +
      place(230, 1090, 1.2, mango(table, '#b8502f', -8))
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
      place(x, y, 1.25, mango(palette, index % 3 === 0 ? '#c83f2c' : index % 3 === 1 ? '#d9702f' : '#b8502f', turn)),
    )
    .join('') +
  leaf(palette, 620, 450, -40) +
  leaf(palette, 800, 460, 10);

const leaf = (palette: Palette, x: number, y: number, turn: number): Drawing =>
  place(
    x,
    y,
    1,
    rotate(
      turn,
      shape(palette.leaf[1], 'M0 0C40-44 130-50 210 0C130 34 50 34 0 0z') +
        shape(palette.leaf[0], 'M0 0C40-44 130-50 210 0Q110-16 0 0z'),
    ),
  );

/** A cheek of mango scored into cubes and turned out. */
function cheek(palette: Palette): Drawing {
  const flesh = lit(palette, '#f7b733');
  const cubes = [-66, -22, 22, 66].flatMap((cx) =>
    [-18, 12].map(
      (cy) =>
        shape(mix(flesh, palette.ink, 0.2), `M${cx - 18} ${cy + 6}h38l6 22h-44z`) +
        shape(mix(flesh, '#fff0b0', 0.4), `M${cx - 16} ${cy - 16 - Math.abs(cx) * -0.1}h34l4 24h-40z`),
    ),
  );
  return (
    faint(0.3, ellipse(palette.ink, 14, 44, 118, 22)) +
    shape(lit(palette, '#d9702f'), 'M-116 0C-110 60 110 60 116 0C60-34-60-34-116 0z') +
    shape(flesh, 'M-110-2C-96 38 96 38 110-2C60-40-60-40-110-2z') +
    cubes.join('')
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
