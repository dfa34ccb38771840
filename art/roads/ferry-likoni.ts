import { highRise } from '../kit/buildings/high-rise.ts';
import { swahiliHouse } from '../kit/buildings/swahili-house.ts';
import { mix } from '../kit/colour.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { foam, sea } from '../kit/sea.ts';
import { place, shape } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';
import { ferry } from '../kit/vehicles/ferry.ts';

export const ferryLikoni: Scene = {
  alt: {
    en: 'A green and white car ferry crosses the Likoni channel at Mombasa with cars on its deck.',
    sw: 'Feri ya kijani na nyeupe inavuka kivuko cha Likoni, Mombasa, ikiwa na magari.',
  },
  lights: ['day', 'gold', 'dawn', 'dusk'],
  close: { x: 760, y: 780, width: 960 },
  draw: ({ palette, random }) =>
    sky(palette, 620) +
    sun(palette, 330, 360, 84) +
    cloud(palette, 1020, 180, 720) +
    cloud(palette, 620, 330, 360) +
    place(200, 660, 0.62, highRise(palette, random, { width: 130, height: 260, own: '#e6dcc6', distance: 0.5 })) +
    place(
      420,
      660,
      0.62,
      highRise(palette, random, { width: 150, height: 200, own: '#8fa3a0', face: 'bands', distance: 0.52 }),
    ) +
    shape(
      mix(palette.leaf[1], palette.haze, 0.4),
      'M-20 668C60 610 300 620 520 640S900 630 1100 650S1500 600 1640 620V680H-20z',
    ) +
    place(60, 664, 0.8, swahiliHouse(palette, { width: 160, floors: 1, arches: true }, 0.4)) +
    place(560, 664, 0.8, swahiliHouse(palette, { width: 140, floors: 2 }, 0.4)) +
    place(300, 664, 0.7, swahiliHouse(palette, { width: 180, floors: 1, roof: 'makuti' }, 0.4)) +
    place(980, 668, 0.55, palm(palette, random, 70, 0.42)) +
    place(1240, 662, 0.62, palm(palette, random, -60, 0.4)) +
    place(1420, 660, 0.55, palm(palette, random, 50, 0.42)) +
    sea(palette, random, 664, 1200, 56) +
    birds(palette, random, 980, 430, 6, 0.8) +
    foam(
      mix(palette.cloud[0], palette.water[0], 0.4),
      [
        [80, 992],
        [300, 1004],
        [700, 998],
        [1100, 1008],
        [1500, 996],
      ],
      20,
    ) +
    place(790, 980, 1.14, ferry(palette)) +
    foam(
      mix(palette.cloud[0], palette.water[0], 0.3),
      [
        [120, 996],
        [420, 1006],
        [800, 998],
        [1180, 1008],
        [1460, 998],
      ],
      22,
    ) +
    place(1600, 1240, 1.7, palm(palette, random, -50)),
};
