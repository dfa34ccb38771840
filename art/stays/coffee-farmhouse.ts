import { cottage } from '../kit/buildings/cottage.ts';
import { coffeeBush, rows } from '../kit/crops.ts';
import { layer } from '../kit/land.ts';
import { lit } from '../kit/light.ts';
import type { Scene } from '../kit/scene.ts';
import { place, shape } from '../kit/shapes.ts';
import { cloud, sky, streaks, sun } from '../kit/sky.ts';
import { banana, shadeTree } from '../kit/trees.ts';

export const coffeeFarmhouse: Scene = {
  alt: {
    en: 'Red cherries on coffee bushes before a farmhouse with a veranda in the hills of Nyeri.',
    sw: 'Matunda mekundu ya kahawa mbele ya nyumba ya shamba yenye baraza kwenye vilima vya Nyeri.',
  },
  lights: ['dawn', 'day', 'gold', 'mist'],
  close: { x: 420, y: 860, width: 840 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 600) +
    sun(palette, 1180, 380, 90) +
    streaks(palette, random, 100, 300, 5) +
    cloud(palette, 480, 260, 620) +
    layer(palette, 0, random, 500, 110, 4) +
    layer(palette, 1, random, 600, 60, 5) +
    rows(
      palette,
      'rows-a',
      [
        [-40, 700],
        [300, 660],
        [700, 690],
        [1100, 650],
        [1640, 680],
      ],
      '#5f8f45',
      24,
      0.35,
    ) +
    place(300, 760, 0.7, shadeTree(palette, random, undefined, 0.3)) +
    place(1500, 800, 1.1, shadeTree(palette, random, undefined, 0.18)) +
    layer(palette, 3, random, 810, 14, 6) +
    place(1270, 850, 0.85, banana(palette, random, 0.05)) +
    place(880, 860, 1.3, cottage(palette, { id: 'farm', wall: '#e7c79a', roof: '#8a4a36' })) +
    shape(lit(palette, '#b8754a'), 'M740 870C820 960 700 1080 560 1220H1100C1080 1080 1060 960 960 870z') +
    place(1330, 1010, 0.9, coffeeBush(palette, random)) +
    place(1130, 990, 0.6, coffeeBush(palette, random)) +
    place(560, 980, 0.62, coffeeBush(palette, random)) +
    place(250, 1120, 1.6, coffeeBush(palette, random)) +
    place(1520, 1190, 1.5, coffeeBush(palette, random)),
};
