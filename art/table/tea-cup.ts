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
      layer(palette, random, { depth: 0, y: 420, swell: 50, steps: 6 }) +
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
        { own: '#86b060', gap: 18, distance: 0.45 },
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
        { own: '#6fa54a', distance: 0.2 },
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
        { own: '#5c9a3c', gap: 36 },
      ) +
      tableTop(near, { y: 830, own: '#7a4f33' }) +
      place({ x: 680, y: 1070, scale: 2.5 }, coffeeCup(near, '#f8f2e4', '#b0662c')) +
      steam(palette, { x: 680, y: 740, scale: 1.7 }) +
      place({ x: 1200, y: 1080, scale: 1.4 }, sprig(near, -16)) +
      place({ x: 1370, y: 1010, scale: 1.1 }, sprig(near, 34)) +
      place({ x: 240, y: 1110, scale: 1.2 }, sprig(near, 160))
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
    faint(0.28, ellipse(palette.ink, { x: 70, y: 26, rx: 150, ry: 30 })) +
      stroke(lit(palette, '#6f9a44'), 9, 'M-110 16Q-40 10 0 0') +
      leaf(-42, 170, own) +
      leaf(36, 160, mix(own, palette.ink, 0.14)) +
      leaf(-4, 120, young),
  );
};
