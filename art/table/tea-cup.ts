import { mix } from '../kit/colour.ts';
import { rows } from '../kit/crops.ts';
import { coffeeCup } from '../kit/dishes/coffee.ts';
import { layer } from '../kit/land.ts';
import { lit, type Palette } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { type Drawing, ellipse, faint, place, rotate, shape, stroke } from '../kit/shapes.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { atTable } from '../kit/table/lamplight.ts';
import { steam } from '../kit/table/steam.ts';
import { tableTop } from '../kit/table/table-top.ts';

export const teaCup: Scene = {
  alt: {
    en: 'A cup of tea on a veranda table with fresh tea leaves beside it, overlooking rows of tea on the hills.',
    sw: 'Kikombe cha chai barazani na majani mabichi ya chai kando yake, mbele ya mashamba ya chai vilimani.',
  },
  lights: ['dawn', 'mist', 'day', 'gold'],
  close: { x: 720, y: 800, width: 840 },
  draw: ({ palette, random }) => {
    const near = atTable(palette);
    return (
      sky(palette, 480) +
      sun(palette, 420, 300, 84) +
      cloud(palette, 1050, 170, 560) +
      layer(palette, 0, random, 420, 50, 6) +
      rows(
        palette,
        'far',
        [
          [-40, 520],
          [320, 460],
          [760, 520],
          [1160, 470],
          [1640, 500],
        ],
        '#86b060',
        18,
        0.45,
      ) +
      rows(
        palette,
        'mid',
        [
          [-40, 590],
          [380, 600],
          [840, 560],
          [1240, 600],
          [1640, 560],
        ],
        '#6fa54a',
        26,
        0.2,
      ) +
      rows(
        palette,
        'near',
        [
          [-40, 690],
          [420, 660],
          [860, 700],
          [1300, 670],
          [1640, 700],
        ],
        '#5c9a3c',
        36,
      ) +
      tableTop(near, 830, '#7a4f33') +
      place(680, 1070, 2.5, coffeeCup(near, '#f8f2e4', '#b0662c')) +
      steam(palette, 680, 740, 1.7, 0.5) +
      place(1200, 1080, 1.4, sprig(near, -16)) +
      place(1370, 1010, 1.1, sprig(near, 34)) +
      place(240, 1110, 1.2, sprig(near, 160))
    );
  },
};

/** Two leaves and a bud, 260 long, lying on the table. */
const sprig = (palette: Palette, turn: number): Drawing => {
  const [own, young] = [lit(palette, '#4f8f38'), lit(palette, '#9cc85a')];
  const leaf = (angle: number, long: number, fill: `#${string}`) =>
    rotate(
      angle,
      shape(
        fill,
        `M0 0C${long * 0.2} ${-long * 0.3} ${long * 0.7} ${-long * 0.3} ${long} 0C${long * 0.7} ${long * 0.24} ${long * 0.2} ${long * 0.26} 0 0z`,
      ) +
        shape(
          mix(fill, '#e8f6b8', 0.34),
          `M0 0C${long * 0.2} ${-long * 0.3} ${long * 0.7} ${-long * 0.3} ${long} 0Q${long * 0.5} ${-long * 0.06} 0 0z`,
        ) +
        stroke(mix(fill, '#f4fad0', 0.5), 3.5, `M0 0Q${long * 0.5} ${-long * 0.05} ${long * 0.92} 0`),
    );
  return rotate(
    turn,
    faint(0.28, ellipse(palette.ink, 70, 26, 150, 30)) +
      stroke(lit(palette, '#6f9a44'), 9, 'M-110 16Q-40 10 0 0') +
      leaf(-42, 170, own) +
      leaf(36, 160, mix(own, palette.ink, 0.14)) +
      leaf(-4, 120, young),
  );
};
