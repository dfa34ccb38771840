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
    en: 'Red cherries on coffee bushes in front of a farmhouse with a veranda in the hills of Nyeri.',
    sw: 'Matunda mekundu ya kahawa mbele ya nyumba ya shamba yenye baraza kwenye vilima vya Nyeri.',
  },
  lights: ['dawn', 'day', 'gold', 'mist'],
  close: { x: 420, y: 860, width: 840 },
  sunOnRight: true,
  draw: ({ palette, random }) =>
    sky(palette, 600) +
    sun(palette, 1180, 380, 90) +
    streaks(palette, random, { top: 100, bottom: 300, count: 5 }) +
    cloud(palette, 480, 260, 620) +
    layer(palette, random, { depth: 0, y: 500, swell: 110, steps: 4 }) +
    layer(palette, random, { depth: 1, y: 600, swell: 60, steps: 5 }) +
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
      { own: '#5f8f45', gap: 24, distance: 0.35 },
    ) +
    place({ x: 300, y: 760, scale: 0.7 }, shadeTree(palette, random, { distance: 0.3 })) +
    place({ x: 1500, y: 800, scale: 1.1 }, shadeTree(palette, random, { distance: 0.18 })) +
    layer(palette, random, { depth: 3, y: 810, swell: 14, steps: 6 }) +
    place({ x: 1270, y: 850, scale: 0.85 }, banana(palette, random, 0.05)) +
    place({ x: 880, y: 860, scale: 1.3 }, cottage(palette, { id: 'farm', wall: '#e7c79a', roof: '#8a4a36' })) +
    shape(lit(palette, '#b8754a'), 'M740 870C820 960 700 1080 560 1220H1100C1080 1080 1060 960 960 870z') +
    place({ x: 1330, y: 1010, scale: 0.9 }, coffeeBush(palette, random)) +
    place({ x: 1130, y: 990, scale: 0.6 }, coffeeBush(palette, random)) +
    place({ x: 560, y: 980, scale: 0.62 }, coffeeBush(palette, random)) +
    place({ x: 250, y: 1120, scale: 1.6 }, coffeeBush(palette, random)) +
    place({ x: 1520, y: 1190, scale: 1.5 }, coffeeBush(palette, random)),
};
