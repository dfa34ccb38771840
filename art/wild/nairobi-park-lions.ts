import { lion } from '../kit/animals/lion.ts';
import { nairobiSkyline } from '../kit/buildings/nairobi-skyline.ts';
import { foreground, grass, layer, shadow } from '../kit/land.ts';
import { acacia, bush } from '../kit/plants.ts';
import { boulder } from '../kit/rocks.ts';
import type { Scene } from '../kit/scene.ts';
import { place } from '../kit/shapes.ts';
import { birds, cloud, sky, sun } from '../kit/sky.ts';

export const nairobiParkLions: Scene = {
  alt: {
    en: 'A lion and a lioness rest in the grass of Nairobi’s park, the city’s skyline on the horizon.',
    sw: 'Simba dume na jike wamepumzika nyasini katika Hifadhi ya Nairobi, majengo ya jiji kwenye upeo.',
  },
  lights: ['gold', 'dusk', 'dawn', 'day'],
  close: { x: 500, y: 830, width: 1000 },
  draw: ({ palette, random }) =>
    sky(palette, 740) +
    sun(palette, 480, 470, 104) +
    cloud(palette, 1120, 170, 620) +
    cloud(palette, 300, 240, 380) +
    layer(palette, 0, random, 726, 14, 7) +
    place(1060, 770, 0.98, nairobiSkyline(palette, random, 0.55)) +
    layer(palette, 1, random, 764, 8, 8) +
    [80, 300, 520, 760, 960, 1240, 1500]
      .map((x, index) => place(x, 786, 1, bush(palette, random, 110 + (index % 3) * 40, 0.5)))
      .join('') +
    layer(palette, 2, random, 802, 8, 7) +
    place(180, 850, 0.62, acacia(palette, random, 0.4)) +
    place(1480, 850, 0.44, acacia(palette, random, 0.45)) +
    layer(palette, 3, random, 900, 10, 6) +
    grass(palette, random, 940, 44, 40) +
    boulder(
      palette,
      'ledge',
      [
        [800, 1240],
        [820, 1110],
        [900, 1056],
        [1060, 1034],
        [1300, 1030],
        [1480, 1050],
        [1600, 1100],
        [1640, 1240],
      ],
      '#9c8468',
    ) +
    place(1276, 1040, 0.96, lion(palette, 'lioness'), -0.96) +
    shadow(palette, 600, 1086, 240, 1) +
    place(560, 1090, 1.62, lion(palette, 'lion', { maned: true })) +
    grass(palette, random, 1112, 64, 44) +
    birds(palette, random, 760, 360, 5, 0.7) +
    foreground(palette, random, 1152),
};
