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
    place(
      { x: 200, y: 660, scale: 0.62 },
      highRise(palette, random, { width: 130, height: 260, own: '#e6dcc6', distance: 0.5 }),
    ) +
    place(
      { x: 420, y: 660, scale: 0.62 },
      highRise(palette, random, { width: 150, height: 200, own: '#8fa3a0', face: 'bands', distance: 0.52 }),
    ) +
    shape(
      mix(palette.leaf[1], palette.haze, 0.4),
      'M-20 668C60 610 300 620 520 640S900 630 1100 650S1500 600 1640 620V680H-20z',
    ) +
    place({ x: 60, y: 664, scale: 0.8 }, swahiliHouse(palette, { width: 160, floors: 1, arches: true }, 0.4)) +
    place({ x: 560, y: 664, scale: 0.8 }, swahiliHouse(palette, { width: 140, floors: 2 }, 0.4)) +
    place({ x: 300, y: 664, scale: 0.7 }, swahiliHouse(palette, { width: 180, floors: 1, roof: 'makuti' }, 0.4)) +
    place({ x: 980, y: 668, scale: 0.55 }, palm(palette, random, 70, 0.42)) +
    place({ x: 1240, y: 662, scale: 0.62 }, palm(palette, random, -60, 0.4)) +
    place({ x: 1420, y: 660, scale: 0.55 }, palm(palette, random, 50, 0.42)) +
    sea(palette, random, { top: 664, count: 56 }) +
    birds(palette, random, { x: 980, y: 430, count: 6, size: 0.8 }) +
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
    place({ x: 790, y: 980, scale: 1.14 }, ferry(palette)) +
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
    place({ x: 1600, y: 1240, scale: 1.7 }, palm(palette, random, -50)),
};
